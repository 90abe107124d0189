package org.outwit.games.draughts;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.draughts.DraughtsRules.Majority;

/**
 * Moves as in PDN: {@code 11-15} for a step, {@code 15x24} for a capture, with all squares on the way,
 * {@code 15x22x31}, only where start and end do not tell which capture is meant. Russian captures are written with a
 * colon.
 *
 * <p>Reading is more generous, as records of games need it: a capture may name none, some or all of the squares on its
 * way, any of {@code - x : *} separates squares, spaces are ignored. Text that is the whole way of one move means that
 * move, even if it could be the short form of another. Positions are read and written by {@link DraughtsFen}.
 */
final class DraughtsNotation implements Notation<DraughtsPosition> {

    private static final Pattern SQUARE = Pattern.compile("\\s*([a-z]?[0-9]+)\\s*");
    private static final String SEPARATORS = "-xX:*×";

    private final DraughtsRules rules;
    private final Board board;
    private final Squares squares;
    private final DraughtsFen fen;

    DraughtsNotation(DraughtsRules rules, Board board) {
        this.rules = rules;
        this.board = board;
        this.squares = new Squares(rules, board);
        this.fen = new DraughtsFen(rules, board, squares);
    }

    @Override
    public String format(DraughtsPosition position) {
        return fen.format(position.setup());
    }

    @Override
    public DraughtsPosition position(String text) {
        return DraughtsGame.position(rules, board, fen.parse(text));
    }

    @Override
    public String format(DraughtsPosition position, int move) {
        int from = DraughtsPosition.from(move);
        int to = DraughtsPosition.to(move);
        if (!DraughtsPosition.isCapture(move)) return squares.name(from) + "-" + squares.name(to);
        boolean alone = between(moves(position), from, to).size() == 1;
        return written(
                alone ? List.of(from, to) : CapturePath.all(position, move).get(0));
    }

    private String written(List<Integer> path) {
        String separator = rules.equals(DraughtsRules.RUSSIAN) ? ":" : "x";
        return path.stream().map(squares::name).collect(Collectors.joining(separator));
    }

    private static List<Integer> moves(DraughtsPosition position) {
        int[] buffer = new int[position.mostMoves()];
        int end = position.moves(buffer, 0);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < end; i++) moves.add(buffer[i]);
        return moves;
    }

    private static List<Integer> between(List<Integer> moves, int from, int to) {
        return moves.stream()
                .filter(move -> DraughtsPosition.from(move) == from && DraughtsPosition.to(move) == to)
                .toList();
    }

    @Override
    public int parse(DraughtsPosition position, String text) {
        List<Integer> path = path(text);
        List<Integer> legal = moves(position);
        if (legal.isEmpty()) {
            throw new NotationException("The game is over, so '" + text + "' cannot be played.", 0);
        }
        List<Integer> fitting = new ArrayList<>();
        for (int move : between(legal, path.get(0), path.get(path.size() - 1))) {
            if (!DraughtsPosition.isCapture(move)) {
                if (path.size() == 2) return move;
                continue;
            }
            List<List<Integer>> ways = CapturePath.all(position, move);
            if (ways.contains(path)) return move;
            if (ways.stream().anyMatch(way -> touches(way, path))) fitting.add(move);
        }
        if (fitting.size() == 1) return fitting.get(0);
        if (fitting.isEmpty()) throw illegal(position, text, legal);
        throw new NotationException(
                "'" + text.strip() + "' can mean " + written(position, fitting) + "; name the squares on the way.", 0);
    }

    /** Whether a way goes through these squares in this order. */
    private static boolean touches(List<Integer> way, List<Integer> wanted) {
        int next = 0;
        for (int square : way) {
            if (next < wanted.size() && wanted.get(next) == square) next++;
        }
        return next == wanted.size();
    }

    private List<Integer> path(String text) {
        List<Integer> path = new ArrayList<>();
        Matcher matcher = SQUARE.matcher(text);
        int at = 0;
        while (true) {
            matcher.region(at, text.length());
            if (!matcher.lookingAt()) throw expected("a square", text, at);
            int bit = squares.bit(matcher.group(1));
            if (bit == Squares.NONE) throw expected(squares.range(), text, matcher.start(1));
            path.add(bit);
            at = matcher.end();
            if (at == text.length()) break;
            if (SEPARATORS.indexOf(text.charAt(at)) < 0) throw expected("'-' or 'x'", text, at);
            at++;
        }
        if (path.size() < 2) throw expected("'-' or 'x' and another square", text, at);
        return path;
    }

    private static NotationException expected(String what, String text, int at) {
        String found = at == text.length() ? "the end" : "'" + text.charAt(at) + "'";
        return new NotationException("Expected " + what + " at column " + at + " of a move, found " + found + ".", at);
    }

    private NotationException illegal(DraughtsPosition position, String text, List<Integer> legal) {
        String candidates = written(position, legal);
        String reason;
        if (!DraughtsPosition.isCapture(legal.get(0))) {
            reason = "expected one of " + candidates;
        } else if (rules.majority() == Majority.FREE) {
            reason = "a jump is compulsory: " + candidates;
        } else {
            reason = "the largest capture is compulsory: " + candidates;
        }
        return new NotationException("'" + text.strip() + "' is not legal here; " + reason + ".", 0);
    }

    private String written(DraughtsPosition position, List<Integer> moves) {
        return moves.stream().map(move -> format(position, move)).collect(Collectors.joining(", "));
    }
}
