package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.player.PlayerSpec;

/** What the two sentences about a character say is seen in its moves, at the look-ahead that it really has. */
class CharacterTasteTest {

    private static final double CLEARLY = 0.2;
    private static final int GAMES = 12;
    private static final int DRAWS = 8;

    /**
     * The feature that the sentences are about, whether more or less of it is liked, and how many moves are drawn from somebody
     * who searches: two in every build where that takes long and the taste is clear, and always eight with {@code -Plong}.
     */
    @ParameterizedTest
    @CsvSource({
        "othello, gustav, discs, 1, 8",
        "othello, cora, corners, 1, 8",
        "othello, quentin, discs, -1, 8",
        "checkers, rosa, advance, 1, 8",
        "checkers, rosa, back, -1, 8",
        "checkers, olga, edge, 1, 8",
        "checkers, walt, back, 1, 8",
        "chess, fiona, attack, 1, 8",
        "chess, greta, space, 1, 8",
        "kalah, ravi, raid, 1, 8",
        "kalah, hana, home, 1, 8",
        "connect4, cleo, centre, 1, 8",
        "draughts-russian, rita, advance, 1, 8",
        "draughts-russian, karl, back, 1, 2",
        "morris, mila, mills, 1, 2",
        "morris, bert, steps, 1, 2",
        "qubic, dina, diagonals, 1, 2",
        "backgammon, rex, back, -1, 2",
        "backgammon, bianca, bar, -1, 2",
        "backgammon, pia, row, 1, 2",
        "backgammon, tim, blots, -1, 2",
        "tictactoe, mia, centre, 1, 8",
        "tictactoe, anton, attack, 1, 8"
    })
    void isSeen(String name, String character, String feature, int sign, int draws) {
        Game<?> game = Games.named(name);
        Manner manner = GameCharacter.named(game, character).orElseThrow().manner();
        ShownTaste shown =
                ShownTaste.of(game, manner, plain(game, manner), feature, GAMES, Thoroughness.of(DRAWS, draws));
        assertThat(sign * shown.mean()).as(character + " " + shown).isGreaterThan(CLEARLY);
        assertThat(sign * shown.mean() - shown.error())
                .as(character + " " + shown)
                .isPositive();
    }

    /** Others of these games are asked about in every build. */
    @Tag("long")
    @ParameterizedTest
    @CsvSource({
        "chess, boris, total, -1, 8",
        "chess, greta, total, 1, 8",
        "connect4, theo, threats, 1, 8",
        "qubic, alex, attack, 1, 8"
    })
    void isSeenWhereThatTakesLong(String name, String character, String feature, int sign, int draws) {
        isSeen(name, character, feature, sign, draws);
    }

    private static String usual(Game<?> game) {
        return game.name().equals("backgammon") ? "balanced" : game.defaultEvaluatorName();
    }

    /** The same without a taste; a manner that is written as a player then has the usual function of the game. */
    private static Manner plain(Game<?> game, Manner manner) {
        if (manner instanceof Manner.OfPeople people) {
            return new Manner.OfPeople(people.strength(), people.plies(), people.sharpness(), Taste.NONE);
        }
        String player = ((Manner.OfSearch) manner).player().toString();
        String usual = usual(game) + player.substring(player.indexOf('@'));
        return new Manner.OfSearch(PlayerSpec.parse(usual), Taste.NONE);
    }
}
