package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.LinearEvaluator;

class ChessFeaturesTest {

    private final Chess game = new Chess();

    @Test
    void featuresAreWhatTheOracleCounts() {
        for (int seed = 0; seed < 300; seed++) {
            RandomChess random = new RandomChess(seed);
            compare(random.played(seed % 120));
            compare(game.notation().position(random.setUp()));
        }
    }

    private void compare(ChessPosition position) {
        String fen = game.notation().format(position);
        NaiveChess naive = new NaiveChess(fen);
        NaiveFeatures[] sides = {new NaiveFeatures(naive, true), new NaiveFeatures(naive, false)};
        for (Feature<ChessPosition> feature : game.features()) {
            if (List.of("castling", "total", "tempo").contains(feature.name())) continue;
            if (feature instanceof TaperedFeature) {
                int white = tapered(naive, feature.name());
                assertThat(feature.value(position, 0))
                        .as("%s in %s", feature.name(), fen)
                        .isEqualTo(white);
                assertThat(feature.value(position, 1))
                        .as("%s in %s", feature.name(), fen)
                        .isEqualTo(-white);
                continue;
            }
            for (int player = 0; player < 2; player++) {
                int own = sides[player].value(feature.name());
                int other = sides[1 - player].value(feature.name());
                assertThat(feature.value(position, player))
                        .as("%s of player %d in %s", feature.name(), player, fen)
                        .isEqualTo(feature.sides() == Feature.Sides.OWN ? own : own - other);
            }
        }
    }

    /** White's lead, the opening's and the ending's mixed by what is left on the board. */
    private static int tapered(NaiveChess board, String feature) {
        int[] white = new NaiveJudgement(board, true).of(feature);
        int[] black = new NaiveJudgement(board, false).of(feature);
        int stage = 0;
        for (int square = 0; square < 64; square++) {
            stage += switch (Character.toUpperCase(board.at(square % 8, square / 8))) {
                case 'N', 'B' -> 1;
                case 'R' -> 2;
                case 'Q' -> 4;
                default -> 0;
            };
        }
        stage = Math.min(24, stage);
        return (stage * (white[0] - black[0]) + (24 - stage) * (white[1] - black[1])) / 24;
    }

    /** Of all that a side can have, and of all that the other can lack. */
    @Test
    void taperedFeaturesCannotLeaveTheirBounds() {
        int pieces = 15;
        int pawns = 8;
        int placement = (pieces + 1) * most(PlacementTables.OPENING, PlacementTables.ENDING);
        int reach = pieces
                * most(
                        ActivityTables.KNIGHT_OPENING,
                        ActivityTables.KNIGHT_ENDING,
                        ActivityTables.BISHOP_OPENING,
                        ActivityTables.BISHOP_ENDING,
                        ActivityTables.ROOK_OPENING,
                        ActivityTables.ROOK_ENDING,
                        ActivityTables.QUEEN_OPENING,
                        ActivityTables.QUEEN_ENDING);
        // A piece stands on a file and a post, is attacked by pawns, and attacks up to eight others or squares at the
        // king.
        int other = (4 + 8) * pieces * most(ActivityTables.OTHER_OPENING, ActivityTables.OTHER_ENDING);
        int pressure = 12 * pieces * most(ActivityTables.PRESSURE);
        int shape = pawns * most(PawnTables.TOGETHER_OPENING, PawnTables.TOGETHER_ENDING)
                + (4 * pawns + 15) * most(PawnTables.SHAPE_OPENING, PawnTables.SHAPE_ENDING);
        int runners = pawns
                * (most(PawnTables.PASSED_OPENING, PawnTables.PASSED_ENDING)
                        + most(PawnTables.FREE_OPENING, PawnTables.FREE_ENDING)
                        + 2 * 7 * 5 * most(PawnTables.KINGS_ENDING));
        assertThat(2 * placement).isLessThanOrEqualTo(feature("placement").most());
        assertThat(2 * (reach + other + pressure))
                .isLessThanOrEqualTo(feature("activity").most());
        assertThat(2 * shape).isLessThanOrEqualTo(feature("pawn-shape").most());
        assertThat(2 * runners).isLessThanOrEqualTo(feature("runners").most());
    }

    private static int most(int[]... rows) {
        return Arrays.stream(rows)
                .flatMapToInt(Arrays::stream)
                .map(Math::abs)
                .max()
                .orElseThrow();
    }

    private static int most(int[][] some, int[][] others) {
        return Math.max(most(some), most(others));
    }

    @Test
    void rightsAndTotals() {
        ChessPosition position = game.notation().position("r3k2r/p7/8/8/8/8/P7/R3K2R w KQk - 0 1");
        assertThat(value("castling", position)).isEqualTo(1);
        assertThat(value("total", position)).isEqualTo(6);
        assertThat(value("total", game.start())).isEqualTo(16);
        assertThat(value("tempo", position)).isEqualTo(1);
    }

    /** Otherwise a search might prefer a fine position to a won one. */
    @Test
    void noJudgementComesNearAWin() {
        for (Evaluator<ChessPosition> evaluator : game.evaluators().values()) {
            LinearEvaluator<ChessPosition> linear = (LinearEvaluator<ChessPosition>) evaluator;
            int most = 0;
            for (int i = 0; i < linear.features().size(); i++) {
                most += Math.abs(linear.weight(i)) * linear.features().get(i).most();
            }
            assertThat(most).isPositive().isLessThan(Chess.WIN / 10);
        }
    }

    @Test
    void stylesDisagree() {
        assertThat(game.evaluators().keySet())
                .containsExactly("classic", "material", "attacker", "positional", "trader");
        // Equal material, but White's pawns are broken and its queen stands before Black's king.
        ChessPosition position = game.notation().position("r4rk1/pp3ppp/8/7Q/q7/P1P5/P1P3P1/R4RK1 w - - 0 1");
        assertThat(evaluate("material", position)).isZero();
        assertThat(evaluate("attacker", position)).isPositive();
        assertThat(evaluate("positional", position)).isNegative();
        // The trader alone sees something in a swap of queens.
        ChessPosition traded = game.notation().position("r4rk1/pp3ppp/8/8/8/P1P5/P1P3P1/R4RK1 w - - 0 1");
        assertThat(evaluate("trader", traded)).isGreaterThan(evaluate("trader", position));
    }

    private int evaluate(String name, ChessPosition position) {
        return game.evaluator(name).value(position, 0);
    }

    private int value(String name, ChessPosition position) {
        return feature(name).value(position, 0);
    }

    private Feature<ChessPosition> feature(String name) {
        for (Feature<ChessPosition> feature : game.features())
            if (feature.name().equals(name)) return feature;
        throw new AssertionError(name);
    }
}
