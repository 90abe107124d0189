package org.outwit.web.browser;

import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;

/** Files of games that nobody played: legal, seeded, and no two alike. */
final class MadeRecords {

    private static final int PLIES = 30;

    private MadeRecords() {}

    /** Games of checkers between members of two teams, as PDN that says which game it is. */
    static String checkers(int count, int team, long seed) {
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        for (int round = 1; round <= count; round++) {
            text.append("[Event \"Made\"]\n[GameType \"21\"]\n[Round \"%d\"]\n[Black \"Ann %d\"]\n[White \"Bob %d\"]\n"
                    .formatted(round, round % team, round / team % team));
            text.append("[Result \"*\"]\n\n")
                    .append(line(Games.named("checkers"), random))
                    .append("*\n\n");
        }
        return text.toString();
    }

    private static <P extends Position> String line(Game<P> game, Random random) {
        P position = game.start();
        int[] moves = new int[position.mostMoves()];
        StringBuilder line = new StringBuilder();
        for (int ply = 0; ply < PLIES && !position.isOver(); ply++) {
            int end = position.moves(moves, 0);
            int move = moves[random.nextInt(end)];
            if (ply % 2 == 0) line.append(ply / 2 + 1).append(". ");
            line.append(game.notation().format(position, move)).append(' ');
            position.make(move);
        }
        return line.toString();
    }
}
