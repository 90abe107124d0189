package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.othello.Othello;
import org.outwit.learn.population.PopulationModel;
import org.outwit.learn.population.Populations;

class LevelTest {

    /** Some plies of a game of the level against itself, as text. */
    private static <P extends Position> String game(Game<P> game, String level, int plies) {
        GameHistory<P> history = GameHistory.from(game.start());
        try (SearchingChooser<P> player = Players.of(game, PlayerSpec.parse(level), PlayerSettings.USUAL)) {
            for (int ply = 0; ply < plies && !history.end().isOver(); ply++) {
                history = history.then(
                        player.choose(Turn.of(history, Limits.depth(3))).move());
            }
        }
        return java.util.Arrays.toString(history.moves());
    }

    @Test
    void everyGameOfTwoHasLevelsThatPlayLegalMoves() {
        for (Game<?> game : Games.all()) {
            if (game.capabilities().players() != 2 || game.capabilities().chance()) continue;
            assertThat(game(game, "level:1", 8)).as(game.name()).isNotEmpty();
            assertThat(game(game, "level:5", 4)).as(game.name()).isNotEmpty();
        }
    }

    @Test
    void equalSeedsGiveEqualGames() {
        assertThat(game(new Othello(), "level:4", 20)).isEqualTo(game(new Othello(), "level:4", 20));
    }

    @Test
    void higherLevelsPlayLikeStrongerPeopleAndLookFurtherAhead() {
        PopulationModel people = Populations.SHIPPED.of(new Othello()).orElseThrow();
        for (int number = 2; number <= Level.all().size(); number++) {
            Level lower = Level.of(number - 1);
            Level higher = Level.of(number);
            assertThat(higher.rating(people).orElseThrow())
                    .isGreaterThan(lower.rating(people).orElseThrow());
            assertThat(higher.plies(people)).isGreaterThanOrEqualTo(lower.plies(people));
            assertThat(higher.sharpness()).isGreaterThanOrEqualTo(lower.sharpness());
        }
    }

    @Test
    void aLevelThatIsNotThereIsASentence() {
        assertThatThrownBy(() -> Level.of(11))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no level 11; expected 1 to 10.");
        assertThatThrownBy(() -> Players.of(new Othello(), PlayerSpec.parse("level:x"), PlayerSettings.USUAL))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("names no level");
    }

    @Test
    void theLadderOfAGameGoesUp() {
        for (LevelLadder.Step step : LevelLadder.of(new Othello())) {
            assertThat(step.games()).isGreaterThanOrEqualTo(200);
            assertThat(step.elo()).isPositive().isBetween(step.low(), step.high());
        }
    }
}
