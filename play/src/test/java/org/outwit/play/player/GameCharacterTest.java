package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
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
import org.outwit.learn.people.Populations;
import org.outwit.play.match.Dice;

class GameCharacterTest {

    private static <P extends Position> int move(Game<P> game, String player, P position) {
        try (SearchingChooser<P> chooser = Players.of(game, PlayerSpec.parse(player), PlayerSettings.USUAL)) {
            return chooser.choose(Turn.of(GameHistory.from(position), Limits.NONE))
                    .move();
        }
    }

    @Test
    void everyInstalledGameOfTwoHasSomeAndTheyPlayLegalMoves() {
        for (Game<?> game : Games.all()) {
            List<GameCharacter> all = GameCharacter.all(game);
            if (all.isEmpty()) continue; // games that tests bring along
            int fewest = Populations.SHIPPED.of(game).isPresent() ? 3 : 2;
            assertThat(all).as(game.name()).hasSizeGreaterThanOrEqualTo(fewest);
            for (GameCharacter each : all) assertLegal(game, each);
        }
    }

    private static <P extends Position> void assertLegal(Game<P> game, GameCharacter character) {
        P start = game.start();
        if (start.mover() == Position.CHANCE) start.make(Dice.seeded(1).roll(start));
        int[] moves = new int[start.mostMoves()];
        int count = start.moves(moves, 0);
        assertThat(java.util.Arrays.stream(moves, 0, count))
                .as(game.name() + " " + character)
                .contains(move(game, character.name(), start));
        assertThat(move(game, "character:" + character.name(), start)).isEqualTo(move(game, character.name(), start));
        assertThat(character.about().split("[.] |[.]$"))
                .as("two sentences about " + character)
                .hasSize(2);
        assertThat(game.evaluators()).doesNotContainKey(character.name());
    }

    @Test
    void oneThatIsNotThereIsASentenceWithThoseThatAre() {
        assertThatThrownBy(() -> move(new Othello(), "character:nobody", new Othello().start()))
                .isInstanceOf(InputException.class)
                .hasMessage("There is no character 'nobody' in othello; there are gustav, cora, quentin.");
        assertThatThrownBy(() -> move(new Othello(), "nobody", new Othello().start()))
                .isInstanceOf(InputException.class)
                .hasMessageEndingWith("greedy, and the characters gustav, cora, quentin.");
        assertThatThrownBy(() -> move(new Othello(), "cora@3", new Othello().start()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'cora' plays as it is");
    }

    @Test
    void aNameIsReadInAnyCase() {
        assertThat(move(new Othello(), "Cora", new Othello().start()))
                .isEqualTo(move(new Othello(), "cora", new Othello().start()));
    }
}
