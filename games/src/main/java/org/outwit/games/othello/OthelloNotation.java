package org.outwit.games.othello;

import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.games.record.reading.Replay;
import org.outwit.games.record.transcript.Transcript;

/**
 * A move is its square, {@code f5}, or {@code pass}; {@code PA}, {@code PS} and {@code --} are read as passes too, and
 * either case. A position is what {@link OthelloBoardText} reads and writes, or, to be read only, the moves that lead to it
 * from the start: {@code f5d6c3}.
 */
final class OthelloNotation implements Notation<OthelloPosition> {

    static final List<String> NAMES = List.of("Black", "White");

    private static final String COLUMNS = "abcdefgh";
    private static final String[] SQUARE_NAMES = squareNames();

    /** The bit number of a square that is named properly. */
    static int square(String name) {
        return Board.SIDE * (name.charAt(1) - '1') + COLUMNS.indexOf(name.charAt(0));
    }

    static String name(int square) {
        return SQUARE_NAMES[square];
    }

    private static String[] squareNames() {
        String[] names = new String[Board.SQUARES];
        for (int square = 0; square < names.length; square++) {
            names[square] = "" + COLUMNS.charAt(square % Board.SIDE) + (square / Board.SIDE + 1);
        }
        return names;
    }

    @Override
    public String format(OthelloPosition position, int move) {
        return move == OthelloPosition.PASS ? Replay.PASS : name(move);
    }

    @Override
    public int parse(OthelloPosition position, String text) {
        String wanted = Replay.isPass(text) ? Replay.PASS : text.strip().toLowerCase(Locale.ROOT);
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        for (int i = 0; i < end; i++) {
            if (wanted.equals(format(position, moves[i]))) return moves[i];
        }
        throw refusal(position, text, moves, end);
    }

    private NotationException refusal(OthelloPosition position, String text, int[] moves, int end) {
        if (end == 0) return new NotationException("The game is over, so '" + text + "' cannot be played.", 0);
        String mover = NAMES.get(position.mover());
        if (moves[0] == OthelloPosition.PASS) {
            return new NotationException(mover + " cannot turn a disc; expected 'pass', found '" + text + "'.", 0);
        }
        StringBuilder legal = new StringBuilder();
        for (int i = 0; i < end; i++) legal.append(i == 0 ? "" : ", ").append(name(moves[i]));
        return new NotationException(
                "'" + text + "' is not a legal move for " + mover + "; expected one of " + legal + ".", 0);
    }

    @Override
    public String format(OthelloPosition position) {
        return OthelloBoardText.write(position);
    }

    @Override
    public OthelloPosition position(String text) {
        if (!Transcript.looksLike(text)) return new OthelloBoardText(text).read();
        Replay<OthelloPosition> replay = new Replay<>(this, new OthelloPosition());
        Transcript.play(text, replay);
        return replay.position();
    }
}
