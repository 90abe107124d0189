package org.outwit.lab.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.model.MStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.games.draughts.DraughtsPosition;

class FixedDepthPlayerTest {

    private static final int DEPTH = 4;

    @Test
    void choosesWhatMinimaxChooses() {
        for (DraughtsPosition position : positions(40)) {
            for (Evaluator<DraughtsPosition> function : List.of(SamuelTerms.F2, BlurredPlayers.quality(50, 4))) {
                int move = new Minimax<>(function)
                        .search(position, Limits.depth(DEPTH))
                        .move();
                assertThat(FixedDepthPlayer.minimax(function, DEPTH).move(position))
                        .isEqualTo(move);
            }
        }
    }

    @Test
    void deepMinimaxChoosesTheSameWithItsTable() {
        FixedDepthPlayer player = FixedDepthPlayer.minimax(SamuelTerms.F1, 7);
        assertThat(player.search()).isNotInstanceOf(AlphaBeta.class);
        for (DraughtsPosition position : positions(20)) {
            int move = new AlphaBeta<>(SamuelTerms.F1)
                    .search(position, Limits.depth(7))
                    .move();
            assertThat(player.move(position)).isEqualTo(move);
        }
    }

    @Test
    void choosesWhatTheDefinitionOfMStarChooses() {
        List<Evaluator<DraughtsPosition>> theirs =
                List.of(SamuelTerms.F1, SamuelTerms.F3, BlurredPlayers.quality(25, 4));
        for (Evaluator<DraughtsPosition> function : theirs) {
            for (int theirDepth = 1; theirDepth <= DEPTH; theirDepth++) {
                FixedDepthPlayer player = FixedDepthPlayer.mStar(SamuelTerms.F1, DEPTH, function, theirDepth);
                MStar<DraughtsPosition> definition = new MStar<>(
                        Player.of(SamuelTerms.F1).facing(Player.of(function).lookingAhead(theirDepth)));
                for (DraughtsPosition position : positions(10)) {
                    int move = definition.search(position, Limits.depth(DEPTH)).move();
                    assertThat(player.move(position)).isEqualTo(move);
                }
            }
        }
    }

    /** From random games, early and late. */
    private static List<DraughtsPosition> positions(int count) {
        Random random = new Random(1);
        List<DraughtsPosition> positions = new ArrayList<>();
        while (positions.size() < count) {
            DraughtsPosition position = new CheckersTournament(positions.size(), 2).opening(0);
            int[] moves = new int[position.mostMoves()];
            for (int ply = random.nextInt(50); ply > 0 && !position.isOver(); ply--) {
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            if (!position.isOver()) positions.add(position);
        }
        return positions;
    }
}
