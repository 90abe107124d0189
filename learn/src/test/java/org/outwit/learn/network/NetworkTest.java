package org.outwit.learn.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.outwit.games.chess.ChessMove;
import org.outwit.games.chess.ChessPosition;

/** Networks against their definition, which is written in plain loops, on positions of games by chance. */
class NetworkTest {

    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String ENDING = "8/PPk5/8/8/3q4/8/4Kppp/8 b - - 7 60";
    private static final String CASTLING = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 3 9";

    private static final List<String> STARTS = List.of(START, ENDING, CASTLING);

    @Test
    void tinyNetworksSayWhatTheirDefinitionSays() {
        assertThat(compared(WrittenNetwork.of(4, 2, 2, 1), 40, 8)).isGreaterThan(300);
    }

    /** Channels that are no multiple of what is added at a time. */
    @Test
    void channelsNeedNotBeEven() {
        assertThat(compared(WrittenNetwork.of(7, 3, 3, 2), 20, 2)).isGreaterThan(50);
        assertThat(compared(WrittenNetwork.of(1, 1, 1, 3), 20, 2)).isGreaterThan(50);
    }

    @Test
    void blocksNeedNoExcitationAndNetworksNoBlocks() {
        assertThat(compared(WrittenNetwork.of(5, 2, 0, 4), 20, 2)).isGreaterThan(50);
        assertThat(compared(WrittenNetwork.of(6, 0, 0, 5), 20, 2)).isGreaterThan(50);
    }

    @Test
    void theOlderHeadIsReadToo() {
        assertThat(compared(WrittenNetwork.dense(4, 1, 3, 6), 10, 2)).isGreaterThan(25);
    }

    @Test
    void aNetworkOfUsualSizeSaysWhatItsDefinitionSays() {
        assertThat(compared(WrittenNetwork.of(64, 6, 8, 7), 1, 1)).isEqualTo(3);
    }

    /** How many positions were compared, of {@code games} games from each start, of at most {@code plies} plies. */
    private static int compared(WrittenNetwork written, int plies, int games) {
        NaiveNetwork naive = new NaiveNetwork(written);
        NetworkEvaluator evaluator = written.read().evaluator();
        AtomicInteger compared = new AtomicInteger();
        for (int game = 0; game < 3 * games; game++) {
            RandomGames.play(STARTS.get(game % 3), plies, game, (position, fens) -> {
                int[] moves = new int[position.mostMoves()];
                int count = position.moves(moves, 0);
                double[] found = new double[count];
                String before = RandomGames.CHESS.notation().format(position);
                evaluator.logProbabilities(position, moves, count, found);
                assertThat(RandomGames.CHESS.notation().format(position)).isEqualTo(before);
                compare(naive.logits(NaivePlanes.of(fens)), position.mover(), moves, found);
                evaluator.logProbabilitiesWithoutHistory(position, moves, count, found);
                compare(naive.logits(NaivePlanes.of(List.of(before))), position.mover(), moves, found);
                compared.incrementAndGet();
            });
        }
        return compared.get();
    }

    private static void compare(NaiveNetwork.Logits naive, int mover, int[] moves, double[] found) {
        double[] expected = new double[found.length];
        double sum = 0;
        for (int i = 0; i < found.length; i++) {
            int turn = mover == 0 ? 0 : 56;
            char piece = " .nbrq".charAt(ChessMove.promotion(moves[i]));
            int index = PolicyMap.index(moves[i], mover);
            expected[i] = naive.of(ChessMove.from(moves[i]) ^ turn, ChessMove.to(moves[i]) ^ turn, piece, index);
            sum += Math.exp(expected[i]);
        }
        for (int i = 0; i < found.length; i++) {
            assertThat(found[i]).isCloseTo(expected[i] - Math.log(sum), within(2e-3));
        }
        assertThat(Arrays.stream(found).map(Math::exp).sum()).isCloseTo(1, within(1e-9));
    }

    @Test
    void probabilitiesAreThoseOfTheVoice() {
        Network network = WrittenNetwork.of(8, 2, 2, 8).read();
        NetworkVoice voice = NetworkVoice.of(network);
        NetworkEvaluator evaluator = network.evaluator();
        RandomGames.play(START, 60, 8, (position, fens) -> {
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            double[] found = new double[count];
            evaluator.probabilities(position, moves, count, found);
            assertThat(voice.probabilities(position)).containsExactly(found);
            assertThat(voice.forAnotherThread().probabilities(position)).containsExactly(found);
            ChessPosition alone = RandomGames.CHESS.notation().position(fens.get(fens.size() - 1));
            assertThat(voice.withoutHistory().probabilities(position)).containsExactly(voice.probabilities(alone));
        });
    }

    /** Batches that are full and that are not, one after the other in the same rows. */
    @Test
    void severalPositionsAtATimeGetWhatEachGetsAlone() {
        for (WrittenNetwork written : List.of(
                WrittenNetwork.of(6, 2, 3, 10), WrittenNetwork.of(5, 1, 0, 11), WrittenNetwork.dense(4, 1, 2, 12))) {
            Network network = written.read();
            NetworkEvaluator one = network.evaluator();
            NetworkEvaluator several = network.evaluator(5);
            assertThat(several.boards()).isEqualTo(5);
            List<ChessPosition> positions = new ArrayList<>();
            RandomGames.play(CASTLING, 37, 10, (position, fens) -> positions.add(position.copy()));
            for (int first = 0; first < positions.size(); first += 5) {
                int boards = Math.min(5, positions.size() - first);
                for (int b = 0; b < boards; b++) several.look(b, positions.get(first + b));
                several.run(boards);
                for (int b = 0; b < boards; b++) {
                    ChessPosition position = positions.get(first + b);
                    int[] moves = new int[position.mostMoves()];
                    double[] expected = new double[position.moves(moves, 0)];
                    double[] found = new double[expected.length];
                    one.logProbabilities(position, moves, found.length, expected);
                    several.give(b, position.mover(), moves, found.length, found);
                    assertThat(found).containsExactly(expected);
                }
            }
        }
    }

    /** Weights so large that sums overflow are no reason to fail in the middle of a game. */
    @Test
    void whereNothingIsKnownAllMovesAreEquallyLikely() {
        WrittenNetwork.Weights huge = new WrittenNetwork.Weights(-1e38f, 1e38f, new int[112 * 9]);
        WrittenNetwork.Weights kernel = new WrittenNetwork.Weights(-1e38f, 1e38f, new int[9]);
        WrittenNetwork.Weights planes = new WrittenNetwork.Weights(-1e38f, 1e38f, new int[80 * 9]);
        Arrays.fill(huge.steps(), 65535);
        Arrays.fill(kernel.steps(), 65535);
        WrittenNetwork.Fields weights = new WrittenNetwork.Fields();
        weights.bytes(1, new WrittenNetwork.Convolved(new WrittenNetwork.Weights[] {huge}).bytes());
        weights.bytes(11, new WrittenNetwork.Convolved(new WrittenNetwork.Weights[] {kernel}).bytes());
        weights.bytes(3, new WrittenNetwork.Convolved(new WrittenNetwork.Weights[] {planes}).bytes());
        byte[] file = WrittenNetwork.packed(WrittenNetwork.message(1, 1, 2, weights.toByteArray()));
        ChessPosition start = RandomGames.CHESS.start();
        double[] found = NetworkVoice.of(WrittenNetwork.read(file)).probabilities(start);
        assertThat(found).hasSize(20);
        for (double each : found) assertThat(each).isCloseTo(0.05, within(1e-9));
    }

    @Test
    void anEvaluationAllocatesNothing() {
        NetworkVoice voice = NetworkVoice.of(WrittenNetwork.of(8, 2, 2, 9).read());
        List<ChessPosition> positions = new ArrayList<>();
        RandomGames.play(START, 40, 9, (position, fens) -> positions.add(position.copy()));
        double[] row = new double[positions.get(0).mostMoves()];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < positions.size(); i++) voice.predict(positions.get(i), row);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        assertThat(least).isZero();
    }
}
