package org.outwit.learn.identity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.training.ArchivedGame;

class UnknownPlayerTest {

    private static final UnknownPlayer.Hints HINTS =
            new UnknownPlayer.Hints("--unknown NAME", "--side first or --side second");
    private static final Othello GAME = new Othello();

    private static PlayedGame<OthelloPosition> played(String first, String second, String... moves) {
        OthelloPosition position = GAME.start();
        int[] made = new int[moves.length];
        for (int i = 0; i < made.length; i++) {
            made[i] = GAME.notation().parse(position, moves[i]);
            position.make(made[i]);
        }
        return new PlayedGame<>(
                1, new Place(1, 1), Map.of(), List.of(first, second), GAME.start(), made, Outcome.UNKNOWN);
    }

    private static UnknownPlayer<OthelloPosition> player(String name, Integer side) {
        UnknownPlayer<OthelloPosition> player =
                new UnknownPlayer<>(GAME, Optional.ofNullable(name), Optional.ofNullable(side), HINTS);
        player.game(played("X", "Anna", "f5", "d6", "c3"));
        player.game(played("Bob", "X", "f5", "f6", "e6", "f4"));
        return player;
    }

    @Test
    void isTheOneNameThatIsInEveryGame() {
        UnknownPlayer<OthelloPosition> player = player(null, null);
        assertThat(player.games()).extracting(List::size).containsExactly(2, 2);
        assertThat(player.name()).isEqualTo("X");
    }

    @Test
    void isWhoeverIsNamedOrSitsThere() {
        assertThat(player("anna", null).games()).extracting(List::size).containsExactly(1);
        assertThat(player(null, 0).games()).extracting(List::size).containsExactly(2, 2);
        assertThat(player(null, 1).games().get(0).get(0).move())
                .isEqualTo(played("", "", "f5", "d6").moves()[1]);
    }

    @Test
    void complainsWhereNobodyIsMeant() {
        UnknownPlayer<OthelloPosition> two = new UnknownPlayer<>(GAME, Optional.empty(), Optional.empty(), HINTS);
        assertThatThrownBy(two::games).isInstanceOf(InputException.class).hasMessageContaining("no legal game");
        two.game(played("Anna", "Bob", "f5", "d6"));
        assertThatThrownBy(two::games)
                .isInstanceOf(InputException.class)
                .hasMessage("Say who of the players is meant: --unknown NAME. The games name Anna (1), Bob (1).");
        UnknownPlayer<OthelloPosition> nameless = new UnknownPlayer<>(GAME, Optional.empty(), Optional.empty(), HINTS);
        nameless.game(played("", "", "f5", "d6"));
        assertThatThrownBy(nameless::games).hasMessageContaining("--side first");
        assertThatThrownBy(player("Zoe", null)::games).hasMessageContaining("Nobody in these records");
    }

    @Test
    void knowsItsGamesInAnArchive() {
        UnknownPlayer<OthelloPosition> player = player(null, null);
        player.games();
        PlayedGame<OthelloPosition> same = played("someone", "else", "f5", "d6", "c3");
        PlayedGame<OthelloPosition> other = played("someone", "else", "f5", "d6", "c4");
        assertThat(player.isOneOf(archived(same))).isTrue();
        assertThat(player.isOneOf(archived(other))).isFalse();
    }

    private static ArchivedGame<OthelloPosition> archived(PlayedGame<OthelloPosition> game) {
        return new ArchivedGame<>(game.start(), 0, game.moves(), new String[] {"", ""}, new double[2], 0);
    }
}
