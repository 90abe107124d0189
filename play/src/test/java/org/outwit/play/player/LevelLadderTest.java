package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.Populations;

class LevelLadderTest {

    private static List<String> levels(Game<?> game) {
        return Level.all(game, Populations.SHIPPED.of(game)).stream()
                .map(Level::toString)
                .toList();
    }

    @Test
    void aGameThatWasMeasuredHasAllStepsAndNoneIsTooSmallOrTooBig() {
        for (Game<?> game : Games.all()) {
            List<String> levels = levels(game);
            List<LevelLadder.Step> steps = LevelLadder.of(game);
            if (steps.stream().noneMatch(each -> levels.contains(each.player()))) continue; // nothing is claimed of it
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
    void whoeverWasMeasuredIsThereAndPlayedALevelThatIs() {
        for (Game<?> game : Games.all()) {
            List<String> names =
                    GameCharacter.all(game).stream().map(GameCharacter::name).toList();
            for (LevelLadder.Step step : LevelLadder.of(game)) {
                assertThat(levels(game)).as(game.name()).contains(step.against());
                assertThat(levels(game).contains(step.player()) || names.contains(step.player()))
                        .as(game.name() + " " + step.player())
                        .isTrue();
                assertThat(step.elo()).isBetween(step.low(), step.high());
            }
        }
    }

    @Test
    void gamesThatPeopleKnowAreMeasured() {
        for (String name : List.of("othello", "checkers", "chess")) {
            assertThat(LevelLadder.of(Games.named(name))).as(name).hasSizeGreaterThanOrEqualTo(9);
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
