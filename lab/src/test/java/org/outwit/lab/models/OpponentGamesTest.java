package org.outwit.lab.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.strategy.LearnedStrategy;

class OpponentGamesTest {

    private static final FixedDepthPlayer HIDDEN = FixedDepthPlayer.minimax(SamuelTerms.F2, 2);

    @Test
    void examplesAreChoicesOfTheOpponent() {
        List<Example<DraughtsPosition>> examples =
                new OpponentGames(1, HIDDEN).against(FixedDepthPlayer.minimax(SamuelTerms.F1, 2), 120);
        assertThat(examples).hasSize(120);
        for (Example<DraughtsPosition> example : examples) {
            DraughtsPosition position = example.position();
            assertThat(position.mover()).isEqualTo(example.game() % 2);
            assertThat(position.moves(new int[position.mostMoves()], 0)).isGreaterThan(1);
            assertThat(HIDDEN.move(position)).isEqualTo(example.move());
        }
    }

    @Test
    void aSessionFindsThemOut() {
        OlsySession session = new OlsySession(2, ProgressMonitor.NONE);
        session.player(new OpponentGames(1, HIDDEN).against(session::player, 60));
        assertThat(session.after(0).model()).isEmpty();
        assertThat(session.after(9)).isSameAs(session.after(0));
        LearnedStrategy<DraughtsPosition> model = session.after(60).model().orElseThrow();
        assertThat(model.depth()).isEqualTo(2);
        assertThat(model.agreement().share()).isGreaterThan(0.9);
    }
}
