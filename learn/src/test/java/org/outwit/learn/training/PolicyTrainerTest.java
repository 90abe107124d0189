package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.mnk.MnkPosition;
import org.outwit.games.mnk.TicTacToe;
import org.outwit.learn.people.DecisionView;
import org.outwit.learn.people.HashedWeights;
import org.outwit.learn.people.LookaheadPlan;
import org.outwit.learn.people.Looks;
import org.outwit.learn.people.PatternPolicy;
import org.outwit.learn.people.PoolScale;
import org.outwit.learn.people.StrengthScale;
import org.outwit.learn.prediction.Softmax;

class PolicyTrainerTest {

    private static final TicTacToe TIC_TAC_TOE = new TicTacToe();

    /** Games of people who take the centre as soon as they may, and move at random otherwise. */
    private static List<ArchivedGame<MnkPosition>> games(int count) {
        List<ArchivedGame<MnkPosition>> games = new ArrayList<>();
        Random random = new Random(1);
        for (int i = 0; i < count; i++) {
            MnkPosition position = TIC_TAC_TOE.start();
            int centre = TIC_TAC_TOE.notation().parse(position, "b2");
            int[] moves = new int[position.mostMoves()];
            List<Integer> line = new ArrayList<>();
            // Half of them begin elsewhere, so that there is something to take.
            if (i % 2 == 0) line.add(TIC_TAC_TOE.notation().parse(position, i % 4 == 0 ? "a1" : "c2"));
            if (i % 2 == 0) position.make(line.get(0));
            while (!position.isOver()) {
                int size = position.moves(moves, 0);
                int move = moves[random.nextInt(size)];
                for (int k = 0; k < size; k++) if (moves[k] == centre) move = centre;
                line.add(move);
                position.make(move);
            }
            int[] all = line.stream().mapToInt(Integer::intValue).toArray();
            int given = i % 2 == 0 ? 1 : 0; // the first move of half of them was nobody's
            games.add(new ArchivedGame<>(
                    TIC_TAC_TOE.start(), given, all, new String[] {"", ""}, new double[] {Double.NaN, Double.NaN}, 0));
        }
        return games;
    }

    private static PolicyTrainer<MnkPosition> trained(List<ArchivedGame<MnkPosition>> games, Parallel parallel) {
        PolicyTrainer<MnkPosition> trainer = new PolicyTrainer<>(TIC_TAC_TOE, 0, StrengthScale.UNKNOWN, PoolScale.NONE);
        trainer.learn(games, games.size(), parallel, ProgressMonitor.NONE, () -> {});
        return trainer;
    }

    @Test
    void whoeverAlwaysTakesTheCentreIsExpectedTo() {
        PolicyTrainer<MnkPosition> trainer = trained(games(600), Parallel.ALONE);
        assertThat(trainer.games()).isEqualTo(600);
        assertThat(trainer.decisions()).isGreaterThan(3000);
        PatternPolicy<MnkPosition> policy = new PatternPolicy<>(TIC_TAC_TOE, trainer.looks());
        for (String opening : List.of("", "a1", "a3", "c2")) {
            MnkPosition position = TIC_TAC_TOE.start();
            int centre = TIC_TAC_TOE.notation().parse(position, "b2");
            if (!opening.isEmpty()) position.make(TIC_TAC_TOE.notation().parse(position, opening));
            double[] row = new double[position.mostMoves()];
            int count = policy.logits(position, row);
            Softmax.normalise(row, count);
            for (int i = 0; i < count; i++) {
                if (policy.moves()[i] == centre) assertThat(row[i]).as(opening).isGreaterThan(0.8);
            }
        }
        PatternPolicy<MnkPosition> nobody = new PatternPolicy<>(TIC_TAC_TOE, Looks.of(HashedWeights.none()));
        double[] row = new double[9];
        assertThat(nobody.logits(TIC_TAC_TOE.start(), row)).isEqualTo(9);
        assertThat(row).containsOnly(0);
    }

    /** Strong people take the centre and weak ones avoid it: everybody together does neither, and strength tells. */
    @Test
    void whatStrongPeopleSeeIsNotWhatWeakOnesSee() {
        List<ArchivedGame<MnkPosition>> games = new ArrayList<>();
        int centre = TIC_TAC_TOE.notation().parse(TIC_TAC_TOE.start(), "b2");
        Random random = new Random(3);
        for (int i = 0; i < 3000; i++) {
            double rating = i % 2 == 0 ? 2000 : 1600;
            int[] moves = new int[TIC_TAC_TOE.start().mostMoves()];
            int size = TIC_TAC_TOE.start().moves(moves, 0);
            int move = centre;
            while (rating < 1800 && move == centre) move = moves[random.nextInt(size)];
            games.add(new ArchivedGame<>(
                    TIC_TAC_TOE.start(), 0, new int[] {move}, new String[] {"", ""}, new double[] {rating, rating}, 0));
        }
        PolicyTrainer<MnkPosition> trainer =
                new PolicyTrainer<>(TIC_TAC_TOE, 0, new StrengthScale(1800, 200), PoolScale.NONE);
        trainer.learn(games, games.size(), Parallel.ALONE, ProgressMonitor.NONE, () -> {});
        LookaheadPlan plan = new LookaheadPlan(new int[] {0}, 4, 1);
        DecisionView<MnkPosition> view = new DecisionView<>(TIC_TAC_TOE, trainer.looks(), plan);
        int count = view.look(TIC_TAC_TOE.start(), 0);
        for (double strength : new double[] {-1, 1}) {
            double[] row = new double[count];
            for (int i = 0; i < count; i++) row[i] = view.looks(i) + strength * view.lean(0, i);
            Softmax.normalise(row, count);
            for (int i = 0; i < count; i++) {
                if (view.moves()[i] == centre && strength > 0)
                    assertThat(row[i]).isGreaterThan(0.7);
                if (view.moves()[i] == centre && strength < 0)
                    assertThat(row[i]).isLessThan(0.1);
            }
        }
    }

    /** What was learned before a decision predicts it better than chance. */
    @Test
    void itsLossFalls() {
        double few = trained(games(60), Parallel.ALONE).loss();
        double many = trained(games(1200), Parallel.ALONE).loss();
        assertThat(many).isLessThan(few).isLessThan(Math.log(5));
    }

    @Test
    void itIsTheSameOnAnyNumberOfThreads() throws IOException {
        List<ArchivedGame<MnkPosition>> games = games(600);
        byte[] alone = written(trained(games, Parallel.ALONE));
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            assertThat(written(trained(games, new Parallel(pool, 4)))).isEqualTo(alone);
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void itGoesOnWhereItStopped() throws IOException {
        List<ArchivedGame<MnkPosition>> games = games(600);
        byte[] whole = written(trained(games, Parallel.ALONE));
        PolicyTrainer<MnkPosition> first = new PolicyTrainer<>(TIC_TAC_TOE, 0, StrengthScale.UNKNOWN, PoolScale.NONE);
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> first.learn(
                        games,
                        games.size(),
                        Parallel.ALONE,
                        ProgressMonitor.stoppedBy(() -> first.games() > 0),
                        () -> {}));
        assertThat(first.games()).isBetween(1, 599);
        PolicyTrainer<MnkPosition> second = new PolicyTrainer<>(TIC_TAC_TOE, 0, StrengthScale.UNKNOWN, PoolScale.NONE);
        second.read(new DataInputStream(new ByteArrayInputStream(written(first))));
        second.learn(games, 500, Parallel.ALONE, ProgressMonitor.NONE, () -> {});
        assertThat(second.games()).isEqualTo(500);
        second.learn(games, 600, Parallel.ALONE, ProgressMonitor.NONE, () -> {});
        second.learn(games, 600, Parallel.ALONE, ProgressMonitor.NONE, () -> {});
        assertThat(written(second)).isEqualTo(whole);
    }

    private static byte[] written(PolicyTrainer<?> trainer) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        trainer.write(new DataOutputStream(bytes));
        return bytes.toByteArray();
    }

    @Test
    void earlyPliesAndThoseDrawnByLotTeachNothing() {
        List<ArchivedGame<MnkPosition>> games = games(40);
        long all = trained(games, Parallel.ALONE).decisions();
        long chosen = games.stream()
                .mapToLong(each -> each.moves().length - each.balloted() - (each.moves().length == 9 ? 1 : 0))
                .sum();
        assertThat(all).isEqualTo(chosen); // the ninth move is the only one
        PolicyTrainer<MnkPosition> later = new PolicyTrainer<>(TIC_TAC_TOE, 4, StrengthScale.UNKNOWN, PoolScale.NONE);
        later.learn(games, games.size(), Parallel.ALONE, ProgressMonitor.NONE, () -> {});
        assertThat(later.decisions()).isEqualTo(all - 4 * 40 + 20);
    }
}
