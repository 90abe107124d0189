package org.outwit.learn.study;

import java.util.List;

/** What they open with: a tree of first moves for each side they had. */
public record Repertoire(List<Side> sides, int otherStarts) {

    /** @param branches first moves, the most frequent first */
    public record Side(String name, PersonResults results, List<Branch> branches) {

        public Side {
            branches = List.copyOf(branches);
        }
    }

    /**
     * @param move in the notation of the game
     * @param theirs whether it is a move of the person, not of the opponent
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
