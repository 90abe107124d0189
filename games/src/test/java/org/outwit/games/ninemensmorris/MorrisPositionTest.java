package org.outwit.games.ninemensmorris;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Perft;

class MorrisPositionTest {

    private final NineMensMorris game = new NineMensMorris();

    /** Both play the same random games, which meet mills, flying, both draws and both ways to lose. */
    @ParameterizedTest
    @CsvSource({"9, true, 50", "9, false, 50", "6, true, 4", "5, false, 20", "3, true, 30"})
    void randomGamesAgreeWithTheOracle(int men, boolean flying, int quietMoves) {
        MorrisRules rules = new MorrisRules(men, flying, quietMoves);
        NineMensMorris any = new NineMensMorris(rules);
        for (int seed = 0; seed < Thoroughness.of(12, 4); seed++) {
            Random random = new Random(seed);
            MorrisPosition position = any.start();
            NaiveMorris naive = new NaiveMorris(rules);
            while (true) {
                Map<String, Integer> moves = moves(any, position);
                assertThat(any.notation().format(position)).isEqualTo(naive.text());
                assertThat(moves.keySet()).as(naive.text()).isEqualTo(naive.moves());
                assertThat(position.isOver()).isEqualTo(moves.isEmpty());
                compareFeatures(any, position, naive);
                if (moves.isEmpty()) break;
                String move = new ArrayList<>(moves.keySet()).get(random.nextInt(moves.size()));
                position.make(moves.get(move));
                naive = naive.play(move);
            }
            assertThat(position.payoff(position.mover())).isEqualTo(naive.isLost() ? -NineMensMorris.WIN : 0);
        }
    }

    private static void compareFeatures(NineMensMorris any, MorrisPosition position, NaiveMorris naive) {
        Map<String, Integer> values = new HashMap<>();
        any.features().forEach(feature -> values.put(feature.name(), feature.value(position, 0)));
        List<Integer> first = naive.steps('W');
        List<Integer> second = naive.steps('B');
        assertThat(values)
                .isEqualTo(Map.of(
                        "men", naive.men('W') - naive.men('B'),
                        "mills", naive.rows('W', 3) - naive.rows('B', 3),
                        "twos", naive.rows('W', 2) - naive.rows('B', 2),
                        "steps", sum(first) - sum(second),
                        "stuck", zeros(first) - zeros(second),
                        "attack", naive.rows('W', 3) + naive.rows('W', 2)));
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }

    private static int zeros(List<Integer> numbers) {
        return (int) numbers.stream().filter(number -> number == 0).count();
    }

    @Test
    void perftAgreesWithTheOracle() {
        for (int depth = 1; depth <= 3; depth++) {
            long naive = new NaiveMorris(MorrisRules.STANDARD).perft(depth);
            assertThat(Perft.count(game.start(), depth)).isEqualTo(naive);
        }
    }

    @Test
    @Tag("long")
    void perftAgreesWithTheOracleWhereMillsAreClosed() {
        assertThat(Perft.count(game.start(), 5)).isEqualTo(new NaiveMorris(MorrisRules.STANDARD).perft(5));
    }

    @Test
    void theBoardHasSixteenMills() {
        assertThat(MorrisBoard.MILLS).hasSize(16).doesNotHaveDuplicates();
        int steps = 0;
        for (int neighbours : MorrisBoard.NEIGHBOURS) steps += Integer.bitCount(neighbours);
        assertThat(steps).isEqualTo(2 * 32);
    }

    /** One odd rule each. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            WW./BB./.../....../.../.../... W 7 7 0   | g7 | g7xb6 g7xd6              | a mill removes a man
            WW./BBB/B../....../.../.../... W 5 5 0   | g7 | g7xc5                    | men in mills are safe
            WW./BBB/.../....../.../.../... W 6 6 0   | g7 | g7xb6 g7xd6 g7xf6        | unless all are in mills
            W.W/.../.../B..W../B../.../BW. W 0 0 3   | d1 | d1-d2 d1-g1              | four men walk
            W.W/.../.../B...../B../.../BW. W 0 0 3   | d1-d7 | d1-d7xa4 d1-d7xc3 d1-d7xa1 | three men fly
            W.W/.W./.../B..W.W/B../.../B.. W 0 0 3   | d6-d7 | d6-d7xa4 d6-d7xc3 d6-d7xa1 | a step closes a mill
            WW./.../.../B..WWW/BB./.../B.. W 0 0 3   | g4 | g4-g1 g4-g7xa4 g4-g7xc3 g4-g7xd3 g4-g7xa1 | from one mill to another
            """)
    void oddRules(String text, String start, String expected, String rule) {
        MorrisPosition position = game.notation().position(text);
        Set<String> moves = moves(game, position).keySet();
        assertThat(moves.stream().filter(move -> move.startsWith(start)))
                .as(rule)
                .containsExactlyInAnyOrder(expected.split(" "));
    }

    @Test
    void twoMillsAtOnceRemoveOneMan() {
        MorrisPosition position = game.notation().position(".WW/..B/..B/W...../.B./.../WB. W 5 5 0");
        position.play(game.notation().parse(position, "a7xd3"));
        assertThat(game.notation().format(position)).isEqualTo("WWW/..B/..B/W...../.../.../WB. B 4 5 0");
    }

    @Test
    void withTwoMenLeftTheGameIsLost() {
        MorrisPosition position = game.notation().position("WW./..W/.../....../.../.../BBB W 0 0 7");
        assertThat(position.isOver()).isFalse();
        position.play(game.notation().parse(position, "f6-g7xa1"));
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(0)).isEqualTo(NineMensMorris.WIN);
        assertThat(position.payoff(1)).isEqualTo(-NineMensMorris.WIN);
    }

    @Test
    void withoutMovesTheGameIsLost() {
        String text = "WBW/.../.../B....B/.../.../WB. W 0 0 7";
        NineMensMorris walking = new NineMensMorris(new MorrisRules(9, false, 50));
        assertThat(walking.notation().position(text).payoff(0)).isEqualTo(-NineMensMorris.WIN);
        assertThat(walking.notation().position(text).isOver()).isTrue();
        assertThat(game.notation().position(text).isOver()).as("three men fly").isFalse();
    }

    @Test
    void theThirdTimeIsADraw() {
        MorrisPosition position = game.notation().position("W.W/.W./.../....../.../..B/B.B B 0 0 0");
        String[] toAndFro = {"a1-d1", "d6-d5", "d1-a1", "d5-d6"};
        for (int ply = 0; ply < 8; ply++) {
            assertThat(position.isOver()).as("ply " + ply).isFalse();
            position.play(game.notation().parse(position, toAndFro[ply % 4]));
        }
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(0)).isZero();
        assertThat(game.withoutDrawRules(position).isOver()).isFalse();
        position.undo();
        assertThat(position.isOver()).isFalse();
    }

    @Test
    void fiftyMovesOfEachSideAreADraw() {
        MorrisPosition position = game.notation().position("W.W/.W./.../....../.../..B/B.B B 0 0 98");
        position.play(game.notation().parse(position, "a1-d1"));
        assertThat(position.isOver()).isFalse();
        position.play(game.notation().parse(position, "d6-d5"));
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(1)).isZero();
        position.undo();
        position.play(game.notation().parse(position, "d6-d7xf2"));
        assertThat(position.quiet()).isZero();
    }

    @Test
    void isDrawnWithItsLines() {
        Diagram diagram = game.diagram(game.notation().position("W../.../.../....../.../.../..B W 8 8 0"));
        assertThat(diagram.rows().get(0).get(0).piece())
                .isEqualTo(new Diagram.Piece(0, Diagram.Shape.DISC, "○", Diagram.Shade.LIGHT));
        assertThat(diagram.rows().get(6).get(6).piece())
                .isEqualTo(new Diagram.Piece(1, Diagram.Shape.DISC, "●", Diagram.Shade.DARK));
        assertThat(diagram.rows().get(3).get(3).ground()).isEqualTo(Diagram.Ground.NONE);
        long points = diagram.rows().stream()
                .flatMap(List::stream)
                .filter(cell -> cell.ground() == Diagram.Ground.POINT)
                .count();
        assertThat(points).isEqualTo(24);
        assertThat(diagram.joins()).hasSize(32).contains(new Diagram.Join(0, 0, 0, 3), new Diagram.Join(3, 0, 6, 0));
        assertThat(diagram.caption()).isEqualTo("○ White to move; in hand: ○ 8, ● 8");
    }

    @Test
    void rulesThatMakeNoSenseAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MorrisRules(12, true, 50))
                .withMessage("The number of men (12) must be between 3 and 9.");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new MorrisRules(9, true, 0))
                .withMessage("The number of quiet moves (0) must be between 1 and 1000.");
    }

    /** The legal moves by their text. */
    private static Map<String, Integer> moves(NineMensMorris any, MorrisPosition position) {
        int[] buffer = new int[position.mostMoves()];
        int end = position.moves(buffer, 0);
        Map<String, Integer> moves = new TreeMap<>();
        for (int i = 0; i < end; i++) moves.put(any.notation().format(position, buffer[i]), buffer[i]);
        return moves;
    }
}
