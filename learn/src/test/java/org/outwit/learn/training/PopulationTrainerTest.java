package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.InputException;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.people.PopulationFile;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.StrengthScale;
import org.outwit.learn.progress.TrainingFile;
import org.outwit.learn.training.PopulationTrainer.Trained;

class PopulationTrainerTest {

    private static final int GAMES = Thoroughness.of(120, 60);

    private static final TrainingPlan PLAN = Crowd.PLAN.withDecisions(400);

    @TempDir
    private Path folder;

    private static byte[] bytes(Trained trained) throws IOException {
        return PopulationFile.bytes(trained.model());
    }

    private static Trained whole;

    /** Trained at once, by one thread. */
    private static synchronized Trained whole() {
        if (whole == null) whole = train(Parallel.ALONE);
        return whole;
    }

    private static Trained train(Parallel parallel) {
        return Crowd.trainer(PLAN, parallel, ProgressMonitor.NONE).train(Crowd.games(GAMES));
    }

    @Test
    void peopleAreExpectedToPlayAsTheyDo() {
        Trained trained = Crowd.trained();
        assertThat(trained.decisions()).isGreaterThan(7000);
        assertThat(trained.all().decisions()).isBetween(50L, 200L);
        assertThat(trained.model().strengths().mean()).isBetween(1700.0, 1900.0);
        assertThat(trained.model().strengths().deviation()).isBetween(190.0, 201.0);
        assertThat(trained.model().about()).isEqualTo("160 games");
        // Chance expects the played one of some eight moves.
        assertThat(trained.looks().logLoss()).isLessThan(1.7);
        assertThat(trained.layer().logLoss()).isLessThan(trained.looks().logLoss());
    }

    @Test
    void theResultIsTheSameOnAnyNumberOfThreads() throws IOException {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            Trained four = train(new Parallel(pool, 4));
            assertThat(bytes(four)).isEqualTo(bytes(whole()));
            assertThat(four.all()).isEqualTo(whole().all());
        } finally {
            pool.shutdown();
        }
    }

    /** Stops somebody's training when it has told so often how far it is. */
    private static ProgressMonitor stoppingAfter(int times) {
        AtomicInteger told = new AtomicInteger();
        return new ProgressMonitor() {
            @Override
            public void progress(String activity, long done, long total) {
                told.incrementAndGet();
            }

            @Override
            public boolean isStopped() {
                return told.get() >= times;
            }
        };
    }

    /** It is stopped again and again, wherever it can be, and goes on each time from the file. */
    @Test
    void whatIsInterruptedAndGoesOnComesToTheSame() throws IOException {
        Path file = folder.resolve("othello.people.progress");
        List<ArchivedGame<OthelloPosition>> games = Crowd.games(GAMES);
        Trained found = null;
        int stops = 0;
        while (found == null) {
            assertThat(stops).isLessThan(50);
            TrainingFile kept = TrainingFile.at(file, false);
            try {
                found = Crowd.trainer(PLAN, Parallel.ALONE, stoppingAfter(1)).train(games, kept);
                kept.delete();
            } catch (CancellationException e) {
                stops++;
                assertThat(file).exists();
            }
        }
        assertThat(stops)
                .as("policy, four batches of looking ahead, layers, policy")
                .isGreaterThan(6);
        assertThat(bytes(found)).isEqualTo(bytes(whole()));
        assertThat(found.looks()).isEqualTo(whole().looks());
        assertThat(found.layer()).isEqualTo(whole().layer());
        assertThat(found.all()).isEqualTo(whole().all());
        assertThat(found.decisions()).isEqualTo(whole().decisions());
        assertThat(file).doesNotExist();
    }

    /** A kill leaves what was kept last; here that is every time something was done. */
    @Test
    void whatIsKilledGoesOnFromWhatWasKeptLast() throws IOException {
        Path file = folder.resolve("othello.people.progress");
        List<ArchivedGame<OthelloPosition>> games = Crowd.games(GAMES);
        for (int lives : List.of(9, 2).subList(0, Thoroughness.of(2, 1))) {
            ProgressMonitor mortal = new ProgressMonitor() {
                private int told;

                @Override
                public void progress(String activity, long done, long total) {
                    if (told++ == lives) throw new IllegalStateException("killed");
                }

                @Override
                public boolean isStopped() {
                    return false;
                }
            };
            assertThatExceptionOfType(IllegalStateException.class)
                    .isThrownBy(() -> Crowd.trainer(PLAN, Parallel.ALONE, mortal)
                            .train(games, TrainingFile.at(file, false).every(0)))
                    .withMessage("killed");
            TrainingFile last = TrainingFile.at(file, false);
            assertThat(bytes(Crowd.trainer(PLAN, Parallel.ALONE, ProgressMonitor.NONE)
                            .train(games, last)))
                    .as("killed after " + lives)
                    .isEqualTo(bytes(whole()));
            assertThat(last.isResumed()).isTrue();
            last.delete();
        }
    }

    @Test
    void otherSamplesGiveOtherPeople() throws IOException {
        List<ArchivedGame<OthelloPosition>> games = Crowd.games(GAMES);
        Trained other = Crowd.trainer(PLAN.withSeed(2), Parallel.ALONE, ProgressMonitor.NONE)
                .train(games);
        assertThat(other.model().mark()).isNotEqualTo(whole().model().mark());
    }

    @Test
    void tooLittleToLearnFromIsASentence() {
        refused(List.of(), "There is too little to learn from: 0 games with 0 decisions after ply 4.");
        refused(Crowd.games(1), "There is too little to learn from: 1 games with ");
        ArchivedGame<OthelloPosition> game = Crowd.games(1).get(0);
        int[] short3 = Arrays.copyOf(game.moves(), 3);
        ArchivedGame<OthelloPosition> shorter =
                new ArchivedGame<>(game.start(), 0, short3, game.players(), game.strengths(), 0);
        refused(
                Collections.nCopies(200, shorter),
                "There is too little to learn from: 200 games with 0 decisions after ply 4.");
    }

    private void refused(List<ArchivedGame<OthelloPosition>> games, String sentence) {
        Path file = folder.resolve("nothing.progress");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Crowd.trainer(PLAN, Parallel.ALONE, ProgressMonitor.NONE)
                        .train(games, TrainingFile.at(file, false)))
                .withMessageStartingWith(sentence);
        assertThat(file).doesNotExist();
    }

    /** Moves that were drawn by lot are in no book. */
    @Test
    void ballotedMovesAreInNoBook() {
        Checkers checkers = new Checkers();
        List<ArchivedGame<DraughtsPosition>> games = new ArrayList<>();
        Random random = new Random(1);
        for (int i = 0; i < 150; i++) {
            DraughtsPosition position = checkers.start();
            int[] line = new int[30];
            int[] moves = new int[position.mostMoves()];
            for (int ply = 0; ply < line.length; ply++) {
                int count = position.moves(moves, 0);
                line[ply] = moves[ply < 4 ? 0 : random.nextInt(count)];
                position.make(line[ply]);
                if (position.isOver()) line = Arrays.copyOf(line, ply + 1);
            }
            double[] unknown = {Double.NaN, Double.NaN};
            games.add(new ArchivedGame<>(
                    checkers.start(), checkers.ballotedPlies(), line, new String[] {"", ""}, unknown, 0));
        }
        TrainingPlan plan = TrainingPlan.usual(checkers).withDecisions(200).withDepths(0, 0, 0);
        PopulationModel model = new PopulationTrainer<>(checkers, plan, Parallel.ALONE, ProgressMonitor.NONE)
                .train(games)
                .model();
        assertThat(model.strengths()).isEqualTo(StrengthScale.UNKNOWN);
        DraughtsPosition position = checkers.start();
        for (int ply = 0; ply < 5; ply++) {
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            double played = model.book().counts(checkers.symmetries(), position, moves, count, new double[count]);
            if (ply < 3) assertThat(played).as("ply " + ply).isZero();
            else assertThat(played).as("ply " + ply).isGreaterThan(100);
            position.make(games.get(0).moves()[ply]);
        }
    }

    @Test
    void gamesThatNobodyCanLookAheadInAreRefused() {
        for (Capabilities other : List.of(
                new Capabilities(2, true, true, false, false),
                new Capabilities(2, true, false, true, false),
                new Capabilities(3, true, false, false, false))) {
            assertThatExceptionOfType(InputException.class)
                    .isThrownBy(() -> PopulationTrainer.check(new GameOfKind(other)))
                    .withMessageStartingWith(
                            "People can be trained for games of two players with nothing hidden and no" + " chance; ")
                    .withMessageEndingWith(".");
        }
        PopulationTrainer.check(Crowd.OTHELLO);
    }

    @Test
    void aSecondTrainingDoesNotTouchTheProgressOfAnother() throws IOException {
        Path file = folder.resolve("othello.people.progress");
        List<ArchivedGame<OthelloPosition>> games = Crowd.games(GAMES);
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> Crowd.trainer(PLAN, Parallel.ALONE, stoppingAfter(1))
                        .train(games, TrainingFile.at(file, false)));
        byte[] before = Files.readAllBytes(file);
        TrainingPlan other = PLAN.withSeed(7);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Crowd.trainer(other, Parallel.ALONE, ProgressMonitor.NONE)
                        .train(games, TrainingFile.at(file, false)))
                .withMessage(file + " is the progress of an interrupted training with other games or options, or"
                        + " something else. Take the same games and options, another --out, or --force to throw it"
                        + " away.");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Crowd.trainer(PLAN, Parallel.ALONE, ProgressMonitor.NONE)
                        .train(Crowd.games(GAMES - 1), TrainingFile.at(file, false)));
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
        TrainingFile forced = TrainingFile.at(file, true);
        Crowd.trainer(other, Parallel.ALONE, ProgressMonitor.NONE).train(games, forced);
        assertThat(forced.isResumed()).isFalse();

        byte[] cut = Arrays.copyOf(before, before.length / 2);
        Files.write(file, cut);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Crowd.trainer(PLAN, Parallel.ALONE, ProgressMonitor.NONE)
                        .train(games, TrainingFile.at(file, false)))
                .withMessage(file + " is the progress of this training, but it is damaged. Delete it to begin anew.");
    }
}
