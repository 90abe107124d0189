package org.outwit.games.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.outwit.core.game.NotationException;

/**
 * Finds the legal move that a text means. The text need not be tidy, only clear: all that it says (piece, file, rank,
 * target, promotion) must be true of exactly one legal move.
 */
final class SanReader {

    private static final Pattern CASTLING = Pattern.compile("([O0o])-?\\1(-?\\1)?");

    private static final Pattern MOVE =
            Pattern.compile("(?<piece>[PNBRQK])?(?<file>[a-h])?(?<rank>[1-8])?[-x:]?(?<to>[a-h][1-8])"
                    + "(?:=?\\(?(?<promotion>[NBRQnbrq])\\)?)?");

    private static final Pattern MARKS = Pattern.compile("\\s*(?:e\\.p\\.|ep)?[+#!?]*$");

    private final ChessPosition position;
    private final String text;
    private final int[] moves;
    private final int end;

    SanReader(ChessPosition position, String text) {
        this.position = position;
        this.text = text;
        this.moves = new int[position.mostMoves()];
        this.end = position.moves(moves, 0);
    }

    int move() {
        List<Integer> meant = meant(MARKS.matcher(text.strip()).replaceFirst(""));
        if (meant.size() == 1) return meant.get(0);
        if (end == 0) throw refusal("The game is over, so '" + text + "' cannot be played.");
        if (meant.isEmpty()) {
            List<Integer> legal = new ArrayList<>();
            for (int i = 0; i < end; i++) legal.add(moves[i]);
            throw refusal("'" + text + "' is not a legal move here; expected one of " + list(legal) + ".");
        }
        throw refusal("'" + text + "' is ambiguous here; expected one of " + list(meant) + ".");
    }

    private static NotationException refusal(String message) {
        return new NotationException(message, 0);
    }

    private String list(List<Integer> candidates) {
        San san = new San(position);
        return candidates.stream().map(san::format).collect(Collectors.joining(", "));
    }

    private List<Integer> meant(String bare) {
        Matcher castling = CASTLING.matcher(bare);
        if (castling.matches()) return castling(castling.group(2) == null);
        Matcher move = MOVE.matcher(bare);
        if (!move.matches()) return List.of();
        List<Integer> meant = new ArrayList<>();
        for (int i = 0; i < end; i++) {
            if (isMeant(move, moves[i])) meant.add(moves[i]);
        }
        return meant.isEmpty() ? castlingAsStep(move) : meant;
    }

    private List<Integer> castling(boolean shortSide) {
        List<Integer> meant = new ArrayList<>();
        for (int i = 0; i < end; i++) {
            boolean right = ChessMove.to(moves[i]) > ChessMove.from(moves[i]);
            if (ChessMove.isCastling(moves[i]) && right == shortSide) meant.add(moves[i]);
        }
        return meant;
    }

    /** Castling is coded as the king taking its rook, so a text that says so is met here as well. */
    private static boolean isMeant(Matcher text, int move) {
        String from = Squares.name(ChessMove.from(move));
        return isPieceMeant(text, move)
                && text.group("to").equals(Squares.name(ChessMove.to(move)))
                && agrees(text.group("file"), from.charAt(0))
                && agrees(text.group("rank"), from.charAt(1))
                && isPromotionMeant(text.group("promotion"), ChessMove.promotion(move));
    }

    /** No letter means a pawn, but for moves from square to square, which name no piece at all. */
    private static boolean isPieceMeant(Matcher text, int move) {
        if (text.group("piece") == null) {
            return fromSquare(text) || ChessMove.piece(move) == Board.PAWN;
        }
        if (ChessMove.isCastling(move) && !fromSquare(text)) return false;
        return agrees(text.group("piece"), San.LETTERS.charAt(ChessMove.piece(move)));
    }

    private static boolean fromSquare(Matcher text) {
        return text.group("file") != null && text.group("rank") != null;
    }

    private static boolean agrees(String said, char fact) {
        return said == null || said.charAt(0) == fact;
    }

    private static boolean isPromotionMeant(String said, int promotion) {
        if (said == null) return true;
        return promotion != Board.ALL && Character.toUpperCase(said.charAt(0)) == San.LETTERS.charAt(promotion);
    }

    /** Castling written as the king's own step, looked for only where no other move fits. */
    private List<Integer> castlingAsStep(Matcher text) {
        List<Integer> meant = new ArrayList<>();
        for (int i = 0; i < end; i++) {
            if (!ChessMove.isCastling(moves[i]) || !fromSquare(text)) continue;
            String step = Squares.name(ChessMove.from(moves[i])) + Squares.name(Castling.kingTo(moves[i]));
            String said = text.group("file") + text.group("rank") + text.group("to");
            if (said.equals(step) && agrees(text.group("piece"), 'K') && text.group("promotion") == null) {
                meant.add(moves[i]);
            }
        }
        return meant;
    }
}
