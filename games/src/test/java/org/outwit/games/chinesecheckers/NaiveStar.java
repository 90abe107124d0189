package org.outwit.games.chinesecheckers;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The star a second time, without tables: holes are triples of whole numbers that add up to nothing (cube coordinates), the star is two big
 * triangles on top of each other, and chains of jumps are followed by trying again and again until nothing new is reached.
 */
final class NaiveStar {

    record Cube(int x, int y, int z) {

        Cube plus(Cube step, int times) {
            return new Cube(x + times * step.x, y + times * step.y, z + times * step.z);
        }

        boolean isOnBoard() {
            boolean up = x >= -4 && y >= -4 && z >= -4;
            boolean down = x <= 4 && y <= 4 && z <= 4;
            return up || down;
        }

        /** Rows count from the bottom, and numbers from the left of those holes of the row that exist. */
        String name() {
            int left = 0;
            for (int other = -8; other < x; other++) if (new Cube(other, -other - z, z).isOnBoard()) left++;
            return (char) ('a' + z + 8) + String.valueOf(left + 1);
        }
    }

    private static final List<Cube> STEPS = List.of(
            new Cube(1, -1, 0),
            new Cube(-1, 1, 0),
            new Cube(1, 0, -1),
            new Cube(-1, 0, 1),
            new Cube(0, 1, -1),
            new Cube(0, -1, 1));

    final Map<Cube, Character> pieces = new HashMap<>();

    static List<Cube> holes() {
        List<Cube> holes = new ArrayList<>();
        for (int z = -8; z <= 8; z++) {
            for (int x = -8; x <= 8; x++) {
                Cube hole = new Cube(x, -x - z, z);
                if (hole.isOnBoard()) holes.add(hole);
            }
        }
        return holes;
    }

    /** Reads the first word of a position's text. */
    static NaiveStar read(String text) {
        NaiveStar star = new NaiveStar();
        String[] rows = text.split(" ")[0].split("/");
        for (int row = 0; row < rows.length; row++) {
            int z = 8 - row;
            List<Cube> inRow = holes().stream().filter(hole -> hole.z() == z).toList();
            StringBuilder signs = new StringBuilder();
            for (String part : rows[row].split("(?<=[A-F])|(?=[A-F])")) {
                signs.append(Character.isDigit(part.charAt(0)) ? ".".repeat(Integer.parseInt(part)) : part);
            }
            for (int i = 0; i < inRow.size(); i++) {
                if (signs.charAt(i) != '.') star.pieces.put(inRow.get(i), signs.charAt(i));
            }
        }
        return star;
    }

    private boolean isOpen(Cube hole) {
        return hole.isOnBoard() && !pieces.containsKey(hole);
    }

    /** The moves of a side as they are written; only {@code pass} where there are none. */
    Set<String> moves(char side) {
        Set<String> moves = new TreeSet<>();
        for (Cube from : List.copyOf(pieces.keySet())) {
            if (pieces.get(from) != side) continue;
            for (Cube to : targets(from)) moves.add(from.name() + "-" + to.name());
        }
        if (moves.isEmpty()) moves.add("pass");
        return moves;
    }

    Set<Cube> targets(Cube from) {
        char side = pieces.remove(from);
        Set<Cube> landed = new HashSet<>(Set.of(from));
        int before;
        do {
            before = landed.size();
            for (Cube hole : List.copyOf(landed)) {
                for (Cube step : STEPS) {
                    if (pieces.containsKey(hole.plus(step, 1)) && isOpen(hole.plus(step, 2)))
                        landed.add(hole.plus(step, 2));
                }
            }
        } while (landed.size() > before);
        for (Cube step : STEPS) if (isOpen(from.plus(step, 1))) landed.add(from.plus(step, 1));
        landed.remove(from);
        pieces.put(from, side);
        return landed;
    }

    /** Ways to play on from here while nobody comes home, which takes longer than these counts go. */
    long count(String sides, int mover, int depth) {
        if (depth == 0) return 1;
        long sum = 0;
        char side = sides.charAt(mover);
        for (Cube from : List.copyOf(pieces.keySet())) {
            if (pieces.get(from) != side) continue;
            for (Cube to : targets(from)) {
                pieces.remove(from);
                pieces.put(to, side);
                sum += count(sides, (mover + 1) % sides.length(), depth - 1);
                pieces.remove(to);
                pieces.put(from, side);
            }
        }
        return sum;
    }
}
