package org.outwit.learn.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Symmetries;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.StopReason;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.training.ArchivedGame;
import org.outwit.learn.training.Crowd;

class PopulationPredictorTest {

    private static PopulationPredictor<OthelloPosition> anybody() {
        return PopulationPredictor.of(Crowd.OTHELLO, Crowd.population(), Double.NaN);
    }

    @Test
    void itPredictsAsEverybodyHasTo() {
        MovePredictorContract.check(anybody());
        MovePredictorContract.check(anybody().lookingAhead(0));
        MovePredictorContract.check(anybody().lookingAhead(anybody().mostDepth()));
    }

    @Test
    void copiesOnOtherThreadsSayTheSame() {
        List<OthelloPosition> positions = Crowd.positions(60, 2);
        PopulationPredictor<OthelloPosition> one = PopulationPredictor.of(Crowd.OTHELLO, Crowd.population(), 1900);
        List<double[]> expected = positions.stream().map(one::probabilities).toList();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            List<double[]> found = new Parallel(pool, 4)
                    .map(
                            positions,
                            ProgressMonitor.NONE,
                            one::forAnotherThread,
                            (own, position) -> own.probabilities(position.copy()));
            for (int i = 0; i < expected.size(); i++) assertThat(found.get(i)).isEqualTo(expected.get(i));
        } finally {
            pool.shutdown();
        }
    }

    /** Turning the board changes nothing about what people play, neither here nor on the way here. */
    @Test
    void imagesOfAPositionGetTheImagesOfItsProbabilities() {
        Symmetries<OthelloPosition> symmetries = Crowd.OTHELLO.symmetries();
        PopulationPredictor<OthelloPosition> people = anybody();
        long start = Crowd.OTHELLO.start().key();
        int compared = 0;
        for (int symmetry = 1; symmetry < symmetries.count(); symmetry++) {
            if (symmetries.key(Crowd.OTHELLO.start(), symmetry) != start) continue;
            for (ArchivedGame<OthelloPosition> game : Crowd.games(3)) {
                OthelloPosition position = Crowd.OTHELLO.start();
                OthelloPosition image = Crowd.OTHELLO.start();
                for (int move : game.moves()) {
                    // Where a position is its own image, a book knows one move of two.
                    if (!isOwnImage(position)) compared += compare(people, position, image, symmetry);
                    position.make(move);
                    image.make(symmetries.move(move, symmetry));
                }
            }
        }
        assertThat(compared).isGreaterThan(1000);
    }

    private static boolean isOwnImage(OthelloPosition position) {
        Symmetries<OthelloPosition> symmetries = Crowd.OTHELLO.symmetries();
        for (int symmetry = 1; symmetry < symmetries.count(); symmetry++) {
            if (symmetries.key(position, symmetry) == position.key()) return true;
        }
        return false;
    }

    private static int compare(
            PopulationPredictor<OthelloPosition> people,
            OthelloPosition position,
            OthelloPosition image,
            int symmetry) {
        int[] moves = new int[position.mostMoves()];
        int[] images = new int[moves.length];
        int count = position.moves(moves, 0);
        image.moves(images, 0);
        double[] expected = people.probabilities(position);
        double[] found = people.probabilities(image);
        for (int i = 0; i < count; i++) {
            int turned = Crowd.OTHELLO.symmetries().move(moves[i], symmetry);
            int at = ChosenMove.indexOf(turned, images, count);
            assertThat(found[at]).isEqualTo(expected[i], within(1e-9));
        }
        return count;
    }

    /** The stronger half of the crowd chooses less freely. */
    @Test
    void strongPeopleAreMorePredictable() {
        double strong = 0;
        double weak = 0;
        PopulationModel population = Crowd.population();
        for (OthelloPosition position : Crowd.positions(100, 4)) {
            strong += most(PopulationPredictor.of(Crowd.OTHELLO, population, Crowd.STRONG), position);
            weak += most(PopulationPredictor.of(Crowd.OTHELLO, population, Crowd.WEAK), position);
        }
        assertThat(strong).isGreaterThan(weak + 5);
    }

    private static double most(PopulationPredictor<OthelloPosition> predictor, OthelloPosition position) {
        double most = 0;
        for (double each : predictor.probabilities(position)) most = Math.max(most, each);
        return most;
    }

    @Test
    void anybodyOfThatStrengthIsSomebodyWithoutAPerson() {
        PopulationPredictor<OthelloPosition> people = anybody();
        double[] row = new double[64];
        for (OthelloPosition position : Crowd.positions(20, 5)) {
            double[] expected = people.probabilities(position);
            int count = people.anybody(row);
            assertThat(Arrays.copyOf(row, count)).isEqualTo(expected);
        }
    }

    /** A search makes room for itself once; what it allocates does not depend on how much it looks at. */
    @Test
    void whatAPredictionAllocatesIsBounded() {
        PopulationPredictor<OthelloPosition> people = anybody();
        long shallow = allocated(people.lookingAhead(2));
        long deep = allocated(people.lookingAhead(3));
        assertThat(deep).isLessThan(300_000).isLessThan(shallow + 1000);
        assertThat(allocated(people.lookingAhead(0))).as("without a search").isLessThan(100);
    }

    /** Bytes a prediction; the least of some rounds, since classes are loaded and lambdas linked in the first. */
    private static long allocated(PopulationPredictor<OthelloPosition> people) {
        List<OthelloPosition> positions = Crowd.positions(40, 6);
        double[] row = new double[64];
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 6; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (OthelloPosition position : positions) people.predict(position, row);
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least / positions.size();
    }

    @Test
    void itIsStoppedByTheMeterOfWhoeverAsks() {
        PopulationPredictor<OthelloPosition> people =
                anybody().lookingAhead(anybody().mostDepth());
        StopReason reason = Meter.run(
                Limits.NONE.withEvaluations(20),
                meter -> {
                    meter.levels(2);
                    people.spendFrom(meter, 1);
                    people.predict(Crowd.positions(1, 7).get(0), new double[64]);
                    return StopReason.FINISHED;
                },
                (why, counts) -> why);
        assertThat(reason).isEqualTo(StopReason.EVALUATIONS);
    }

    @Test
    void nobodyLooksFurtherThanTheLayersGo() {
        assertThat(anybody().depth()).isEqualTo(1);
        assertThat(anybody().mostDepth()).isEqualTo(3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> anybody().lookingAhead(4))
                .withMessage("The plies (4) must be from 0 to 3.");
        assertThatIllegalArgumentException().isThrownBy(() -> anybody().lookingAhead(-1));
    }
}
