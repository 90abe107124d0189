package org.outwit.lab.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.checkers.UnbalancedOpening;

class NoisyMovesTest {

    private static final int RANGE = 3 * SamuelTerms.GAME.scale().unit();

    @Test
    void withoutNoiseItIsThePlainPlayer() {
        FixedDepthPlayer plain = FixedDepthPlayer.minimax(SamuelTerms.F1, 3);
        FixedDepthPlayer noisy = NoisyMoves.player(3, 7, random -> 0, RANGE);
        for (int seed = 1; seed <= 20; seed++) {
            DraughtsPosition position = UnbalancedOpening.of(seed);
            assertThat(noisy.move(position)).isEqualTo(plain.move(position));
        }
    }

    /** Noise is drawn anew for each decision, so that the same position is decided otherwise; equal seeds decide alike. */
    @Test
    void decisionsDiffer() {
        DraughtsPosition position = UnbalancedOpening.of(1);
        for (int seed = 2; position.moves(new int[position.mostMoves()], 0) < 5; seed++)
            position = UnbalancedOpening.of(seed);
        FixedDepthPlayer first = NoisyMoves.player(3, 7, random -> 100, RANGE);
        FixedDepthPlayer second = NoisyMoves.player(3, 7, random -> 100, RANGE);
        int[] moves = new int[20];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = first.move(position);
            assertThat(second.move(position)).isEqualTo(moves[i]);
        }
        assertThat(Arrays.stream(moves).distinct().count()).isGreaterThan(1);
    }
}
