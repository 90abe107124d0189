package org.outwit.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PhasedEvaluatorTest {

    private final FlawedGame game = new FlawedGame(Flaw.NONE);

    /** Early while few squares are taken. */
    private final Phases<FlawedPosition> phases = new Phases<>() {
        @Override
        public List<String> names() {
            return List.of("early", "late");
        }

        @Override
        public int of(FlawedPosition position) {
            String squares = game.notation().format(position);
            return squares.chars().filter(c -> c == '.').count() > 4 ? 0 : 1;
        }
    };

    private final LinearEvaluator<FlawedPosition> early = LinearEvaluator.of(game, Map.of("middle", 0.25));
    private final LinearEvaluator<FlawedPosition> late = LinearEvaluator.of(game, Map.of("middle", -1.0));
    private final PhasedEvaluator<FlawedPosition> both = new PhasedEvaluator<>(phases, List.of(early, late));

    @Test
    void eachPhaseIsJudgedByItsOwnPart() {
        assertThat(both.value(game.position("....X...."), 0)).isEqualTo(250);
        assertThat(both.value(game.position("OX..X.O.."), 0)).isEqualTo(250);
        assertThat(both.value(game.position("OX.OX.X.."), 0)).isEqualTo(-1000);
        assertThat(both.part(0)).isSameAs(early);
        assertThat(both.part(1)).isSameAs(late);
        assertThat(both.phases()).isSameAs(phases);
    }

    @Test
    void theEndCountsAsItIsPaid() {
        assertThat(both.value(game.position("XXXOO...."), 0)).isEqualTo(1000);
        assertThat(both.value(game.position("XXXOO...."), 1)).isEqualTo(-1000);
    }

    @Test
    void everyPhaseNeedsAPart() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new PhasedEvaluator<>(phases, List.of(early)))
                .withMessage("There are 1 evaluators for 2 phases (early, late).");
    }

    @Test
    void aGameMayBeAllOfAPiece() {
        assertThat(game.phases().names()).containsExactly("game");
        assertThat(game.phases().of(game.start())).isZero();
    }
}
