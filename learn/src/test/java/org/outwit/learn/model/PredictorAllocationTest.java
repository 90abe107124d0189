package org.outwit.learn.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.learn.people.PersonalBias;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.Populations;

/** What {@link ModelPredictor} allocates for a person: room for one search, however many nodes that looks at. */
class PredictorAllocationTest {

    private static final int POSITIONS = 40;

    /** The first rounds load classes and link lambdas. */
    private static final int ROUNDS = Thoroughness.of(5, 2);

    /** Bytes for the tables of one search, which are made anew so that equal questions get equal answers. */
    private static final long MOST = 300_000;

    /** Bytes that one more ply may take for its rows; a node that took any would take them a thousand times. */
    private static final long PLY = 3_000;

    @ParameterizedTest
    @CsvSource({"othello, 2, 4", "checkers, 3, 6", "chess, 2, 3"})
    void nothingIsAllocatedForANode(String name, int shallow, int deep) {
        check(Games.named(name), shallow, deep);
    }

    private static <P extends Position> void check(Game<P> game, int shallow, int deep) {
        ModelPredictor<P> somebody = ModelPredictor.of(game, somebody(game));
        ModelPredictor<P> quick = somebody.lookingAhead(shallow);
        List<P> positions = positions(game).stream()
                .filter(position -> quick.depth(position) > 0)
                .toList();
        assertThat(positions).hasSizeGreaterThan(POSITIONS / 4);
        long little = allocated(quick, positions);
        long much = allocated(somebody.lookingAhead(deep), positions);
        assertThat(much).as("with many nodes").isLessThan(MOST).isLessThan(little + (deep - shallow) * PLY);
    }

    /** Bytes a prediction: the least of some rounds. */
    private static <P extends Position> long allocated(ModelPredictor<P> predictor, List<P> positions) {
        double[] row = new double[positions.get(0).mostMoves()];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < ROUNDS; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (P position : positions) predictor.predict(position, row);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least / positions.size();
    }

    /** A person who plays as the people of the game do, with a bias and a book of their own. */
    private static <P extends Position> OpponentModel somebody(Game<P> game) {
        PopulationModel people = Populations.SHIPPED.of(game).orElseThrow();
        int depth = people.plan().depth();
        PersonalDifference difference = new PersonalDifference(
                people.mark(), Double.NaN, depth, people.layers().get(depth), 0.1, new PersonalBias(0.1));
        OpponentModel values = new OpponentModel(
                "Somebody",
                new Judgement(Map.of("game", Map.of(game.features().get(0).name(), Weight.of(1))), 1)
                        .withTemperature(OptionalDouble.of(1)),
                Evidence.NONE,
                new HabitBook<>(game));
        return values.with(difference.rounded(), values.holdOut(), values.book());
    }

    /** Every fourth one of games by chance, from different phases. */
    private static <P extends Position> List<P> positions(Game<P> game) {
        Random random = new Random(7);
        List<P> found = new ArrayList<>();
        while (found.size() < POSITIONS) {
            P position = game.start();
            int[] moves = new int[position.mostMoves()];
            for (int ply = 0; ply < 40 && !position.isOver() && found.size() < POSITIONS; ply++) {
                if (ply % 4 == 3) found.add(Position.copyOf(position));
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
        }
        return found;
    }
}
