package org.outwit.games.ninemensmorris;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Nine men's morris as a beginner would write it, with the mills written out and a map from points to men: the oracle of
 * {@link MorrisPosition}, which it shares no line of code with.
 */
final class NaiveMorris {

    private static final List<List<String>> MILLS = List.of(
            List.of("a1", "a4", "a7"),
            List.of("a7", "d7", "g7"),
            List.of("g7", "g4", "g1"),
            List.of("g1", "d1", "a1"),
            List.of("b2", "b4", "b6"),
            List.of("b6", "d6", "f6"),
            List.of("f6", "f4", "f2"),
            List.of("f2", "d2", "b2"),
            List.of("c3", "c4", "c5"),
            List.of("c5", "d5", "e5"),
            List.of("e5", "e4", "e3"),
            List.of("e3", "d3", "c3"),
            List.of("a4", "b4", "c4"),
            List.of("d7", "d6", "d5"),
            List.of("g4", "f4", "e4"),
            List.of("d1", "d2", "d3"));

    private static final Set<String> POINTS =
            MILLS.stream().flatMap(List::stream).collect(Collectors.toCollection(TreeSet::new));

    private final MorrisRules rules;
    private final Map<String, Character> men = new HashMap<>();
    private final Map<Character, Integer> hands = new TreeMap<>();
    private char mover = 'W';
    private int quiet;
    private List<String> past = new ArrayList<>();

    NaiveMorris(MorrisRules rules) {
        this.rules = rules;
        hands.put('W', rules.men());
        hands.put('B', rules.men());
    }

    private NaiveMorris(NaiveMorris other) {
        rules = other.rules;
        men.putAll(other.men);
        hands.putAll(other.hands);
        mover = other.mover;
        quiet = other.quiet;
        past = new ArrayList<>(other.past);
    }

    private char other() {
        return mover == 'W' ? 'B' : 'W';
    }

    private boolean areNeighbours(String one, String two) {
        return MILLS.stream()
                .anyMatch(mill -> mill.contains(one)
                        && mill.contains(two)
                        && Math.abs(mill.indexOf(one) - mill.indexOf(two)) == 1);
    }

    private boolean inMill(String point) {
        return MILLS.stream()
                .anyMatch(mill -> mill.contains(point)
                        && mill.stream()
                                .allMatch(p -> men.get(p) != null && men.get(p).equals(men.get(point))));
    }

    private List<String> menOf(char side) {
        return POINTS.stream()
                .filter(point -> men.containsKey(point) && men.get(point) == side)
                .toList();
    }

    /** All legal moves as they are written; none where the game is over. */
    Set<String> moves() {
        return isDrawn() ? Set.of() : movesIgnoringDraws();
    }

    private Set<String> movesIgnoringDraws() {
        Set<String> moves = new TreeSet<>();
        int all = menOf(mover).size() + hands.get(mover);
        if (all < 3) return moves;
        for (String to : POINTS) {
            if (men.containsKey(to)) continue;
            if (hands.get(mover) > 0) addMoves(null, to, moves);
            else {
                for (String from : menOf(mover)) {
                    if (areNeighbours(from, to) || all == 3 && rules.flying()) addMoves(from, to, moves);
                }
            }
        }
        return moves;
    }

    private void addMoves(String from, String to, Set<String> moves) {
        String text = (from == null ? "" : from + "-") + to;
        men.put(to, mover);
        if (from != null) men.remove(from);
        List<String> hostile = menOf(other());
        if (inMill(to) && !hostile.isEmpty()) {
            boolean allSafe = hostile.stream().allMatch(this::inMill);
            for (String point : hostile) if (allSafe || !inMill(point)) moves.add(text + "x" + point);
        } else {
            moves.add(text);
        }
        men.remove(to);
        if (from != null) men.put(from, mover);
    }

    boolean isLost() {
        return movesIgnoringDraws().isEmpty();
    }

    boolean isDrawn() {
        if (isLost()) return false;
        long before = past.stream().filter(board()::equals).count();
        return before >= 2 || quiet >= 2 * rules.quietMoves();
    }

    NaiveMorris play(String move) {
        NaiveMorris next = new NaiveMorris(this);
        next.past.add(board());
        String[] parts = move.split("x");
        String[] way = parts[0].split("-");
        if (way.length == 1) next.hands.merge(mover, -1, Integer::sum);
        else next.men.remove(way[0]);
        next.men.put(way[way.length - 1], mover);
        if (parts.length == 2) next.men.remove(parts[1]);
        next.quiet = way.length == 1 || parts.length == 2 ? 0 : quiet + 1;
        next.mover = other();
        return next;
    }

    /** How many ways there are to play {@code depth} plies. */
    long perft(int depth) {
        if (depth == 0) return 1;
        long count = 0;
        for (String move : moves()) count += play(move).perft(depth - 1);
        return count;
    }

    private String board() {
        StringBuilder text = new StringBuilder();
        for (char rank = '7'; rank >= '1'; rank--) {
            for (char file = 'a'; file <= 'g'; file++) {
                String point = "" + file + rank;
                if (POINTS.contains(point)) text.append(men.getOrDefault(point, '.'));
            }
            text.append(rank == '1' ? ' ' : '/');
        }
        return text.toString() + mover + " " + hands.get('W') + " " + hands.get('B');
    }

    String text() {
        return board() + " " + quiet;
    }

    /** How many rows hold {@code count} men of a side and for the rest empty points. */
    int rows(char side, int count) {
        int rows = 0;
        for (List<String> mill : MILLS) {
            long own = mill.stream()
                    .filter(point -> men.getOrDefault(point, '.') == side)
                    .count();
            long empty = mill.stream().filter(point -> !men.containsKey(point)).count();
            if (own == count && own + empty == 3) rows++;
        }
        return rows;
    }

    /** Steps from each man of a side to empty points. */
    List<Integer> steps(char side) {
        List<Integer> steps = new ArrayList<>();
        for (String man : menOf(side)) {
            steps.add((int) POINTS.stream()
                    .filter(point -> !men.containsKey(point) && areNeighbours(man, point))
                    .count());
        }
        return steps;
    }

    int men(char side) {
        return menOf(side).size() + hands.get(side);
    }
}
