package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.training.OthelloBoard;

class SeenDecisionTest {

    /** The most that a search for large features of chess has come to: more than half of what two bytes hold. */
    private static final String QUEENS = "5R2/4Q1Q1/3Q3Q/2NB1k1N/3Q3Q/R5Q1/3BQQ2/1K6 b - - 0 1";

    private static <P extends Position> void check(Game<P> game, P position) {
        LookaheadPlan plan = new LookaheadPlan(new int[game.phases().names().size()], 1, 1);
        DecisionView<P> view = new DecisionView<>(game, Looks.of(HashedWeights.none()), plan);
        int count = view.look(position, 0);
        SeenDecision seen = SeenDecision.of(view, plan, 0, 1, 0, Standing.of(0));
        for (int i = 0; i < count; i++) {
            for (int f = 0; f < view.features(); f++)
                assertThat(seen.feature(f, i)).isEqualTo(view.feature(f, i));
        }
        assertThat(seen.bits()).isEqualTo(view.bits());
    }

    private static <P extends Position> void check(Game<P> game) {
        check(game, game.start());
        check(game, game.notation().position(QUEENS));
    }

    @Test
    void featuresAreKeptAsTheyAre() {
        check(Games.named("chess"));
    }

    /** Othello, with one feature as large as chess says that its own may be. */
    private record LargeFeature() implements OthelloBoard, Feature<OthelloPosition> {

        @Override
        public String name() {
            return "large";
        }

        @Override
        public String title() {
            return name();
        }

        @Override
        public String meaning() {
            return "how many moves there are, less 400,000";
        }

        @Override
        public int least() {
            return -400_000;
        }

        @Override
        public int most() {
            return 400_000;
        }

        @Override
        public Sides sides() {
            return Sides.COMMON;
        }

        @Override
        public int value(OthelloPosition position, int player) {
            return position.countMoves(new int[position.mostMoves()], 0) - 400_000;
        }

        @Override
        public List<Feature<OthelloPosition>> features() {
            return List.of(this);
        }
    }

    @Test
    void largeFeaturesAreKeptAsTheyAre() {
        LargeFeature game = new LargeFeature();
        check(game, game.start());
    }

    /** Chess says that a feature may come to 400,000, and games of others may have any. Where all fit into two bytes they take no more. */
    @Test
    void featuresMayBeLarge() {
        assertThat(FeatureRows.of(2, 2, (i, f) -> Short.MAX_VALUE - i - f).isNarrow())
                .isTrue();
        FeatureRows wide = FeatureRows.of(2, 3, (i, f) -> i == 1 && f == 2 ? -400_000 : 3 * i + f);
        assertThat(wide.isNarrow()).isFalse();
        assertThat(new int[] {wide.value(0, 0), wide.value(0, 2), wide.value(1, 0), wide.value(1, 2)})
                .containsExactly(0, 2, 3, -400_000);
    }
}
