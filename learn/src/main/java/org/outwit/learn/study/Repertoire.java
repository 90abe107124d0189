package org.outwit.learn.study;

import java.util.List;

/**
 * What they open with: a tree of first moves for each side they had.
 *
 * @param otherStarts how many games began elsewhere
 * @param drawnPlies how many of the first plies were drawn by lot, so that they are nobody's habit
 */
public record Repertoire(List<Side> sides, int otherStarts, int drawnPlies) {

    /** @param branches first moves, the most frequent first */
    public record Side(String name, PersonResults results, List<Branch> branches) {

        public Side {
            branches = List.copyOf(branches);
        }
    }

    /**
     * @param move in the notation of the game
     * @param theirs whether the person chose it, not the opponent and not the lot
     * @param results how the games with this beginning ended for the person
     * @param next how they went on; rare ones are left out
     */
    public record Branch(String move, boolean theirs, PersonResults results, List<Branch> next) {

        public Branch {
            next = List.copyOf(next);
        }
    }

    /** A beginning with how it went. */
    public record Line(String side, List<String> moves, PersonResults results) {}

    public Repertoire {
        sides = List.copyOf(sides);
    }
}
