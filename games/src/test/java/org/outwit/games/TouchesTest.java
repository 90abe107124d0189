package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.games.Touched.way;
import static org.outwit.games.Touched.ways;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.bridge.game.Bridge;
import org.outwit.games.bridge.game.BridgePosition;
import org.outwit.games.chinesecheckers.ChineseCheckers;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.foursquares.FourSquares;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.mnk.TicTacToe;
import org.outwit.games.nim.Nim;
import org.outwit.games.ninemensmorris.NineMensMorris;
import org.outwit.games.othello.Othello;
import org.outwit.games.qubic.Qubic;
import org.outwit.games.staghunt.StagHunt;

/** What is touched in each of the small games, by hand; draughts, chess and backgammon have tests of their own. */
class TouchesTest {

    private static <P extends Position> String start(Game<P> game) {
        return game.notation().format(game.start());
    }

    @Test
    void piecesAreSetWhereTheyStand() {
        assertThat(ways(new TicTacToe(), start(new TicTacToe()), "b3")).containsExactly(way(0, 1));
        assertThat(ways(new Qubic(), start(new Qubic()), "a4.2")).containsExactly(way(0, 5));
        assertThat(ways(new Othello(), start(new Othello()), "d3")).containsExactly(way(2, 3));
    }

    @Test
    void aPassHasNoCells() {
        String whitePasses = "XO------" + "-".repeat(16) + "---XX---".repeat(2) + "-".repeat(24) + " O";
        assertThat(ways(new Othello(), whitePasses, "pass")).isEmpty();
    }

    /** Two discs are in the third column: the next lands on the third row from below. */
    @Test
    void everyCellOfAColumnDropsTheDisc() {
        List<List<Diagram.Place>> ways =
                ways(new ConnectFour(), "......./......./......./......./..O..../..X.... X", "3");
        assertThat(ways).containsExactly(way(3, 2), way(0, 2), way(1, 2), way(2, 2), way(4, 2), way(5, 2));
    }

    @Test
    void seedsAreSownFromTheirPit() {
        assertThat(ways(new Kalah(), start(new Kalah()), "2")).containsExactly(way(1, 2));
        assertThat(ways(new Kalah(), "4,4,4,4,4,4;0;4,4,4,4,4,4;0;N", "2")).containsExactly(way(0, 5));
    }

    @Test
    void stonesGoWithAllAtTheirRight() {
        assertThat(ways(new Nim(), "3,5,7;A", "c7")).containsExactly(way(2, 0));
        assertThat(ways(new Nim(), "3,5,4;A", "c1")).containsExactly(way(2, 3));
    }

    /** From the standard start a man is set; a mill then takes one, which is touched last. */
    @Test
    void millsEndWithTheManRemoved() {
        NineMensMorris morris = new NineMensMorris();
        assertThat(ways(morris, start(morris), "d6")).containsExactly(way(1, 3));
        assertThat(ways(morris, "WW./B../B../....../.../.../... W 7 7 0", "g7xb6"))
                .containsExactly(way(0, 6, 1, 1));
        assertThat(ways(morris, "WW./..W/B../....../.../.B./B.. W 0 0 0", "f6-g7xc5"))
                .containsExactly(way(1, 5, 0, 6, 2, 2));
    }

    @Test
    void routesOfJumpsDoNotMatter() {
        ChineseCheckers game = new ChineseCheckers();
        assertThat(ways(game, start(game), "d1-e5")).containsExactly(way(13, 9, 12, 8));
    }

    @Test
    void huntersStepOrStay() {
        StagHunt game = new StagHunt();
        assertThat(ways(game, start(game), "a2")).containsExactly(way(2, 0, 1, 0), way(1, 0));
        assertThat(ways(game, start(game), "stay")).isEmpty();
        assertThat(ways(game, "a2 e3 a3,e1 A 8", "a3")).startsWith(way(1, 0, 0, 0));
    }

    @Test
    void tokensWalkAndJump() {
        assertThat(ways(new FourSquares(), "A..B A", "2")).containsExactly(way(0, 0, 0, 1));
    }

    /** The declarer plays dummy's ace of spades: North, above, in the row of spades. */
    @Test
    void cardsAreTouchedInTheHandThatPlays() {
        Bridge bridge = new Bridge();
        String ending = "N:AQ... .AK.. 3... K... 3N S S S2,SJ 7/4 -/-/-/-";
        BridgePosition position = bridge.notation().position(ending);
        for (String card : List.of("SA", "SQ")) {
            List<List<Diagram.Place>> ways = ways(bridge, ending, card);
            assertThat(ways).hasSize(1);
            Diagram seen = bridge.diagram(position, position.mover());
            assertThat(seen.cell(ways.get(0).get(0)).piece().symbol()).isEqualTo(card.substring(1));
            assertThat(ways.get(0).get(0).row()).isEqualTo(1);
        }
    }

    @Test
    void whistShowsEveryCardOfTheOwnHand() {
        Game<?> whist = Games.named("whist-3");
        String position = "0 A..K9./T...AQ/.J.Q.K CK - 4/3/2 -/H/-";
        assertThat(ways(whist, position, "SA")).containsExactly(way(0, 2));
        assertThat(ways(whist, position, "D9")).containsExactly(way(0, 4));
    }
}
