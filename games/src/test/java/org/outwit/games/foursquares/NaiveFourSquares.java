package org.outwit.games.foursquares;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The four-square game on the texts of its positions, and its solution by working backwards from the ends: the oracle
 * of {@link FourSquaresPosition}, which it shares no line of code with.
 */
final class NaiveFourSquares {

    private NaiveFourSquares() {}

    /** Every way to put both tokens on the line, with either side to move, but for those after the end of a game. */
    static List<String> allPositions(int squares) {
        List<String> all = new ArrayList<>();
        for (int a = 0; a < squares; a++) {
            for (int b = 0; b < squares; b++) {
                if (a == b) continue;
                StringBuilder line = new StringBuilder(".".repeat(squares));
                line.setCharAt(a, 'A');
                line.setCharAt(b, 'B');
                if (a < squares - 1) all.add(line + " A");
                if (b > 0) all.add(line + " B");
            }
        }
        return all;
    }

    /** The side whose token has arrived, or a blank. */
    static char winner(String position) {
        if (position.startsWith("B")) return 'B';
        return position.charAt(position.length() - 3) == 'A' ? 'A' : ' ';
    }

    /** The positions after each move, by the number of the square that it leads to. */
    static Map<Integer, String> next(String position) {
        Map<Integer, String> next = new HashMap<>();
        if (winner(position) != ' ') return next;
        char mover = position.charAt(position.length() - 1);
        String line = position.substring(0, position.length() - 2);
        int from = line.indexOf(mover);
        for (int to = 0; to < line.length(); to++) {
            boolean step = Math.abs(to - from) == 1;
            boolean jump = Math.abs(to - from) == 2 && line.charAt((to + from) / 2) != '.';
            if (line.charAt(to) != '.' || !(step || jump)) continue;
            StringBuilder moved = new StringBuilder(line);
            moved.setCharAt(from, '.');
            moved.setCharAt(to, mover);
            next.put(to + 1, moved + (mover == 'A' ? " B" : " A"));
        }
        return next;
    }

    /** Who wins with best play, by position; those that nobody can force to end are left out. */
    static Map<String, Character> solve(int squares) {
        List<String> all = allPositions(squares);
        Map<String, Character> winners = new HashMap<>();
        for (String position : all) {
            if (winner(position) != ' ') winners.put(position, winner(position));
        }
        for (boolean changed = true; changed; ) {
            changed = false;
            for (String position : all) {
                if (winners.containsKey(position)) continue;
                char mover = position.charAt(position.length() - 1);
                char other = mover == 'A' ? 'B' : 'A';
                List<Character> outcomes =
                        next(position).values().stream().map(winners::get).toList();
                if (outcomes.contains(mover)) winners.put(position, mover);
                else if (outcomes.stream().allMatch(outcome -> outcome != null && outcome == other))
                    winners.put(position, other);
                changed |= winners.containsKey(position);
            }
        }
        return winners;
    }
}
