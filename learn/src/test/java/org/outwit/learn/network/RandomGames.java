package org.outwit.learn.network;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;

/** Games by chance in which some moves are taken back and forth, so that positions come again. */
final class RandomGames {

    static final Chess CHESS = new Chess();

    interface Visitor {
        /** A position that is not over, and all positions of its game so far, with it. */
        void visit(ChessPosition position, List<String> fens);
    }

    private RandomGames() {}

    static void play(String start, int plies, long seed, Visitor visitor) {
        Random random = new Random(seed);
        ChessPosition position = CHESS.notation().position(start);
        List<String> fens = new ArrayList<>(List.of(CHESS.notation().format(position)));
        int[] moves = new int[position.mostMoves()];
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            visitor.visit(position, fens);
            int count = position.moves(moves, 0);
            int move = moves[random.nextInt(count)];
            int before = position.made(1);
            if (before >= 0 && random.nextInt(3) > 0) {
                for (int i = 0; i < count; i++) {
                    boolean back = (moves[i] & 63) == (before >> 6 & 63) && (moves[i] >> 6 & 63) == (before & 63);
                    if (back) move = moves[i];
                }
            }
            position.make(move);
            fens.add(CHESS.notation().format(position));
        }
    }
}
