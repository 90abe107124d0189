package org.outwit.games.record.obf;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;

/**
 * One line: the position, then moves with scores, each after a semicolon. A second form that lists of solved end games
 * have is read as well: the squares, {@code Black} or {@code White}, the best move as the number of its square from 0,
 * and its score, which there is always Black's. The number is -1 where all is lost.
 */
record ObfLine<P extends Position>(P position, Map<String, String> tags) {

    private static final Pattern SOLVED =
            Pattern.compile("\\s*(\\S{64}\\s+(?:Black|White))\\s+(-1|\\d{1,3})\\s+([+-]?\\d{1,3})\\s*");
    private static final Pattern SCORED = Pattern.compile("\\s*([^\\s:]+)\\s*:\\s*([+-]?\\d{1,3})\\s*");
    private static final int SIDE = 8;
    private static final int SQUARES = SIDE * SIDE;

    static <P extends Position> ObfLine<P> of(String line, Notation<P> notation) {
        Matcher solved = SOLVED.matcher(line);
        return solved.matches() ? solved(solved, notation) : scored(line, notation);
    }

    private static <P extends Position> ObfLine<P> scored(String line, Notation<P> notation) {
        int percent = line.indexOf('%');
        int end = percent < 0 ? line.length() : percent;
        int semicolon = line.indexOf(';');
        int board = semicolon < 0 || semicolon > end ? end : semicolon;
        P position = notation.position(line.substring(0, board));

        Map<String, String> tags = new LinkedHashMap<>();
        int from = board + 1;
        while (from < end) {
            int next = line.indexOf(';', from);
            int to = next < 0 || next > end ? end : next;
            String part = line.substring(from, to);
            if (!part.isBlank()) addScore(part, from, position, notation, tags);
            from = to + 1;
        }
        String comment = percent < 0 ? "" : line.substring(percent + 1).strip();
        if (!comment.isEmpty()) tags.put(ObfFormat.COMMENT, comment);
        return new ObfLine<>(position, tags);
    }

    private static <P extends Position> void addScore(
            String part, int column, P position, Notation<P> notation, Map<String, String> tags) {
        Matcher scored = SCORED.matcher(part);
        if (!scored.matches()) {
            throw new NotationException(
                    "Expected a move and its score such as G8:+18, found '" + part.strip() + "'.", column);
        }
        String move = move(scored.group(1), column + scored.start(1), position, notation);
        int score = score(scored.group(2), column + scored.start(2));
        if (tags.put(move, signed(score)) != null) {
            throw new NotationException("Move " + move + " is scored twice.", column + scored.start(1));
        }
    }

    private static <P extends Position> ObfLine<P> solved(Matcher line, Notation<P> notation) {
        P position = notation.position(line.group(1));
        int black = score(line.group(3), line.start(3));
        int score = position.mover() == 0 ? black : -black;
        int square = Integer.parseInt(line.group(2));
        if (square < 0) return allLost(position, score, notation, line.start(2));
        if (square >= SQUARES) {
            throw new NotationException(
                    "Square " + square + " is not on the board; expected a number from 0 to 63.", line.start(2));
        }
        String name = "" + (char) ('a' + square % SIDE) + (square / SIDE + 1);
        return new ObfLine<>(position, Map.of(move(name, line.start(2), position, notation), signed(score)));
    }

    /** No move is best where even the best loses all discs, so then every move does. */
    private static <P extends Position> ObfLine<P> allLost(P position, int score, Notation<P> notation, int column) {
        if (score != -SQUARES) {
            throw new NotationException("No move is given for the score; expected a square from 0 to 63.", column);
        }
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        Map<String, String> tags = new LinkedHashMap<>();
        for (int i = 0; i < end; i++) tags.put(notation.format(position, moves[i]), signed(score));
        return new ObfLine<>(position, tags);
    }

    /** The move as the game writes it, after the check that it is one. */
    private static <P extends Position> String move(String text, int column, P position, Notation<P> notation) {
        try {
            return notation.format(position, notation.parse(position, text));
        } catch (NotationException refusal) {
            throw new NotationException(refusal.getMessage(), column);
        }
    }

    private static int score(String text, int column) {
        int score = Integer.parseInt(text);
        if (Math.abs(score) <= SQUARES) return score;
        throw new NotationException("The score is " + text + "; expected discs from -64 to +64.", column);
    }

    private static String signed(int score) {
        return score < 0 ? String.valueOf(score) : "+" + score;
    }
}
