package org.outwit.draw.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;

class MoveTargetsTest {

    /** After the beginning of a game every fifth position, so that all seats come up, or all of them with {@code -Plong}. */
    private static final int EVERY = Boolean.getBoolean("outwit.thorough") ? 1 : 5;

    private static <P extends Position> MoveTarget target(Game<P> game, String position, String move) {
        P at = position.isEmpty() ? game.start() : game.notation().position(position);
        return MoveTargets.of(game, at).stream()
                .filter(each -> each.notation().equals(move))
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "checkers | '' | 11-15 | 11 to 15",
                "checkers | W:W22:B18 | 22x15 | 22 to 15, takes 18",
                "checkers | W:W22:B18,11 | 22x8 | 22 to 15 to 8, takes two",
                "checkers | B:W12:B25 | 25-29 | 25 to 29, becomes a king",
                "othello | '' | d3 | d3, turns one",
                "chess | '' | e4 | e2 to e4",
                "chess | 4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1 | exd5 | e4 takes d5",
                "chess | 4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1 | exd6 | e5 to d6, takes d5",
                "chess | 4k3/8/8/8/8/8/8/4K2R w K - 0 1 | O-O | castles to g1",
                "chess | 4k3/P7/8/8/8/8/8/4K3 w - - 0 1 | a8=N | a7 to a8, becomes a knight",
                "chess | 1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1 | axb8=Q+ | a7 takes b8, becomes a queen",
                "morris | WW./B../B../....../.../.../... W 7 7 0 | g7xb6 | g7, takes b6",
                "morris | WW./..W/B../....../.../.B./B.. W 0 0 0 | f6-g7xc5 | f6 to g7, takes c5",
                "connect4 | '' | 3 | column 3, row 1",
                "kalah | '' | 2 | S2",
                "nim | '' | c4 | c4, takes four",
                "chinese-checkers | '' | d1-e5 | d1 to e5",
                "staghunt | '' | stay | stay",
                "staghunt | a2 e3 a3,e1 A 8 | a3 | a2 takes a3",
                "foursquares | '' | 2 | 1 to 2",
                "qubic | '' | a4.2 | a4.2",
                "whist-3 | 0 A..K9./T...AQ/.J.Q.K CK - 4/3/2 -/H/- | SA | ace of spades",
                "bridge | N:AQ... .AK.. 3... K... 3N S S S2,SJ 7/4 -/-/-/- | SQ | queen of spades",
                "backgammon-cube | '' | double | double"
            })
    void movesAreSaid(String game, String position, String move, String spoken) {
        assertThat(target(Games.named(game), position.equals("''") ? "" : position, move)
                        .spoken())
                .isEqualTo(spoken);
    }

    @Test
    void stepsOfDiceAreSaidOneByOne() {
        assertThat(afterRoll("31", "8/5 6/5").spoken()).isEqualTo("8 to 5, 6 to 5");
        assertThat(afterRoll("65", "24/13").spoken()).isEqualTo("24 to 18, 18 to 13");
        assertThat(afterRoll("11", "24/22 6/5(2)").spoken()).isEqualTo("24 to 23, 23 to 22, 6 to 5, 6 to 5");
    }

    private static MoveTarget afterRoll(String roll, String play) {
        return afterRoll(Games.named("backgammon"), roll, play);
    }

    private static <P extends Position> MoveTarget afterRoll(Game<P> game, String roll, String play) {
        P position = game.start();
        position.make(game.notation().parse(position, roll));
        return target(game, game.notation().format(position), play);
    }

    @Test
    void takenPiecesAreNamedWhereTheyStand() {
        assertThat(target(Games.named("checkers"), "W:W22:B18,11", "22x8").taken())
                .containsExactly(new Place(2, 5), new Place(4, 3));
        assertThat(target(Games.named("chess"), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6")
                        .taken())
                .containsExactly(new Place(3, 3));
        assertThat(target(Games.named("othello"), "", "d3").taken()).containsExactly(new Place(3, 3));
        assertThat(target(Games.named("morris"), "", "d6").taken()).isEmpty();
    }

    static List<Game<?>> games() {
        return Games.all();
    }

    /** Sentences must tell moves apart as the notation does, or who only hears them would have to guess. */
    @ParameterizedTest
    @MethodSource("games")
    void everyMoveIsSaidDifferently(Game<?> game) {
        playOut(game, new Random(7));
    }

    private static <P extends Position> void playOut(Game<P> game, Random random) {
        P position = game.start();
        for (int ply = 0; ply < 150 && !position.isOver(); ply++) {
            if (ply < 10 || ply % EVERY == 0) check(game, position);
            int[] moves = new int[position.mostMoves()];
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
    }

    private static <P extends Position> void check(Game<P> game, P position) {
        List<MoveTarget> targets = MoveTargets.of(game, position);
        String text = game.notation().format(position);
        assertThat(targets.stream().map(MoveTarget::spoken).collect(Collectors.toSet()))
                .as(text)
                .hasSameSizeAs(targets);
        assertThat(MoveTargets.of(game, position, position.mover() + 1)).isEmpty();
    }
}
