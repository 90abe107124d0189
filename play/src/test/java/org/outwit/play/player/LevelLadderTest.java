package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.learn.population.PopulationModel;
import org.outwit.learn.population.Populations;

class LevelLadderTest {

    private static List<String> levels(Game<?> game) {
        return Level.all(game, Populations.SHIPPED.of(game)).stream()
                .map(Level::toString)
                .toList();
    }

    @Test
    void everyStepOfEveryInstalledGameIsMeasuredAndNeitherTooSmallNorTooBig() {
        for (Game<?> game : Games.all()) {
            List<String> levels = levels(game);
            List<LevelLadder.Step> steps = LevelLadder.of(game);
            if (steps.isEmpty()) continue; // games that tests bring along
            for (int i = 1; i < levels.size(); i++) {
                String upper = levels.get(i);
                LevelLadder.Step step = steps.stream()
                        .filter(each -> each.player().equals(upper))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError(game.name() + " " + upper));
                assertThat(step.against()).as(game.name() + " " + upper).isEqualTo(levels.get(i - 1));
                assertThat(step.games()).isGreaterThanOrEqualTo(200);
                assertThat(step.elo())
                        .as(game.name() + " " + upper)
                        .isBetween(80.0, 250.0)
                        .isBetween(step.low(), step.high());
                assertThat(step.low()).as(game.name() + " " + upper).isPositive();
            }
        }
    }

    @Test
    void charactersAreMeasuredAgainstALevelThatIsThere() {
        for (Game<?> game : Games.all()) {
            List<LevelLadder.Step> steps = LevelLadder.of(game);
            for (GameCharacter each : GameCharacter.all(game)) {
                assertThat(steps).as(game.name() + " " + each).anySatisfy(step -> {
                    assertThat(step.player()).isEqualTo(each.name());
                    assertThat(levels(game)).contains(step.against());
                });
            }
        }
    }

    @Test
    void nothingIsClaimedOfOtherPeople() {
        Game<?> othello = Games.named("othello");
        Optional<PopulationModel> shipped = Populations.SHIPPED.of(othello);
        assertThat(LevelLadder.of(othello, shipped)).isNotEmpty();
        assertThat(LevelLadder.of(othello, Populations.SHIPPED.of(Games.named("chess"))))
                .isEmpty();
        assertThat(LevelLadder.of(Games.named("kalah"), shipped)).isEmpty();
    }
}
