package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
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
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.Populations;
import org.outwit.play.match.Dice;

class LevelTest {

    /** Some plies of a game of the player against itself, as text. */
    private static <P extends Position> String game(Game<P> game, String written, int plies) {
        GameHistory<P> history = GameHistory.from(game.start());
        try (SearchingChooser<P> player = Players.of(game, PlayerSpec.parse(written), PlayerSettings.USUAL)) {
            Dice dice = Dice.seeded(3);
            for (int ply = 0; ply < plies && !history.end().isOver(); ply++) {
                boolean rolls = history.end().mover() == Position.CHANCE;
                history = history.then(
                        rolls
                                ? dice.roll(history.end())
                                : player.choose(Turn.of(history, Limits.depth(3)))
                                        .move());
            }
        }
        return java.util.Arrays.toString(history.moves());
    }

    private static List<Level> levels(Game<?> game) {
        return Level.all(game, Populations.SHIPPED.of(game));
    }

    private static boolean hasLevels(Game<?> game) {
        return game.capabilities().players() == 2
                && game.capabilities().zeroSum()
                && !game.capabilities().chance();
    }

    @Test
    void everyGameOfTwoOpponentsHasLevelsThatPlayLegalMoves() {
        for (Game<?> game : Games.all()) {
            if (!hasLevels(game)) continue;
            List<Level> levels = levels(game);
            assertThat(levels).as(game.name()).isNotEmpty();
            assertThat(game(game, "level:1", 8)).as(game.name()).isNotEmpty();
            assertThat(game(game, levels.get(levels.size() / 2).toString(), 4))
                    .as(game.name())
                    .isNotEmpty();
        }
    }

    /** A level with dice names what it judges by, so that what was measured does not change with the game's best function. */
    @Test
    void levelsAtTheDiceTableNameTheirFunction() {
        Game<?> backgammon = Games.named("backgammon");
        assertThat(levels(backgammon))
                .hasSize(6)
                .allSatisfy(level -> assertThat(((Manner.OfSearch) level.manner())
                                .player()
                                .strategy()
                                .function())
                        .isEqualTo("balanced"));
        assertThat(game(backgammon, "level:1", 20)).isNotEqualTo(game(backgammon, "level:6", 20));
        assertThat(levels(Games.named("backgammon-cube"))).isEmpty();
    }

    @Test
    void levelsCountFromOneAndEachDiffersFromTheOneBelow() {
        for (Game<?> game : Games.all()) {
            List<Level> levels = levels(game);
            for (int i = 0; i < levels.size(); i++) {
                assertThat(levels.get(i).number()).as(game.name()).isEqualTo(i + 1);
                if (i > 0) {
                    assertThat(levels.get(i).manner())
                            .isNotEqualTo(levels.get(i - 1).manner());
                }
            }
        }
    }

    @Test
    void equalSeedsGiveEqualGames() {
        assertThat(game(new Othello(), "level:4", 20)).isEqualTo(game(new Othello(), "level:4", 20));
    }

    @Test
    void higherLevelsPlayLikeStrongerPeopleAndLookFurtherAhead() {
        for (String name : List.of("othello", "checkers", "chess")) {
            PopulationModel people = Populations.SHIPPED.of(Games.named(name)).orElseThrow();
            List<Level> levels = levels(Games.named(name));
            for (int i = 1; i < levels.size(); i++) {
                Manner.OfPeople lower = (Manner.OfPeople) levels.get(i - 1).manner();
                Manner.OfPeople higher = (Manner.OfPeople) levels.get(i).manner();
                assertThat(higher.rating(people).orElseThrow())
                        .isGreaterThan(lower.rating(people).orElseThrow());
                assertThat(higher.plies(people)).isGreaterThanOrEqualTo(lower.plies(people));
            }
        }
    }

    @Test
    void peopleOfTheUsersOwnBringLevelsToAnyGame() {
        Optional<PopulationModel> people = Populations.SHIPPED.of(new Othello());
        List<Level> levels = Level.all(Games.named("kalah"), people);
        assertThat(levels).hasSize(10).allMatch(level -> level.manner() instanceof Manner.OfPeople);
    }

    @Test
    void aLevelThatIsNotThereIsASentence() {
        assertThatThrownBy(() -> game(new Othello(), "level:11", 1))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no level '11' in othello; expected level:1 to level:10.");
        assertThatThrownBy(() -> game(new Othello(), "level:x", 1))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no level 'x' in othello; expected level:1 to level:10.");
        assertThatThrownBy(() -> game(Games.named("tictactoe"), "level:7", 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("in tictactoe; expected level:1 to level:");
    }

    @Test
    void aLevelTakesNoDepthAndIsNoModel() {
        assertThatThrownBy(() -> game(new Othello(), "level:3@2", 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'level:3' plays as it is");
        assertThatThrownBy(() -> game(new Othello(), "(mobility@2,level:3)", 1))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("can neither be a model nor have one");
    }
}
