package org.outwit.learn.foresight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.outwit.learn.foresight.Programs.GAME;
import static org.outwit.learn.foresight.Programs.OURS;
import static org.outwit.learn.foresight.Programs.STRANGER;
import static org.outwit.learn.foresight.Programs.THEIRS;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.outwit.core.model.Ties;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;

class ForesightTest {

    private static final ForesightPlan PLAIN = ForesightPlan.USUAL.withoutLessons();

    private static Foresight<DraughtsPosition> foresight(int depth, ForesightPlan plan) {
        return new Foresight<>(GAME, OURS, depth, plan, Runnable::run);
    }

    /** What the score of one candidate must be by the rule, worked out from the beginning. */
    private static double[] naive(Program<DraughtsPosition> program, List<Example<DraughtsPosition>> decisions) {
        MoveCheck<DraughtsPosition> check = new MoveCheck<>();
        double hits = 0;
        double n = 0;
        for (int i = 0; i < decisions.size(); i++) {
            Example<DraughtsPosition> each = decisions.get(i);
            double counts = Math.pow(0.98, decisions.size() - 1 - i);
            n += counts;
            if (check.plays(each.position(), each.move(), program)) hits += counts;
        }
        double p = (hits + 0.5) / (n + 2);
        return new double[] {p, p - Math.sqrt(p * (1 - p) / (n + 2))};
    }

    @Test
    void theBestCandidateIsTheOneThatWouldHaveForeseenMost() {
        List<Example<DraughtsPosition>> all = Programs.decisions(Programs.searching(THEIRS, 2), 60, 4);
        try (Foresight<DraughtsPosition> foresight = foresight(3, PLAIN)) {
            List<Example<DraughtsPosition>> seen = new ArrayList<>();
            int foreseen = 0;
            for (Example<DraughtsPosition> each : all) {
                ForesightScore before = foresight.score();
                Program<DraughtsPosition> best = new Program<>(OURS, before.depth(), before.ties());
                if (seen.size() >= 20 && new MoveCheck<DraughtsPosition>().plays(each.position(), each.move(), best)) {
                    foreseen++;
                }
                foresight.saw(each);
                seen.add(each);
                double most = 0;
                double rate = 0;
                for (int depth = 1; depth <= 4; depth++) {
                    for (Ties ties : Ties.values()) {
                        double[] score = naive(new Program<>(OURS, depth, ties), seen);
                        if (score[1] > most) rate = score[0];
                        most = Math.max(most, score[1]);
                    }
                }
                ForesightScore score = foresight.score();
                assertThat(score.lowerEnd()).isCloseTo(most, within(1e-9));
                assertThat(foresight.trusted().isPresent()).isEqualTo(most >= 0.6);
                if (most >= 0.6) {
                    assertThat(foresight.trusted().orElseThrow().trust()).isCloseTo(Math.min(0.95, rate), within(1e-9));
                }
            }
            ForesightScore score = foresight.score();
            assertThat(score.depth()).isEqualTo(2);
            assertThat(score.origin()).isEqualTo("our own function");
            assertThat(score.seen()).isEqualTo(ForesightScore.LATEST);
            assertThat(score.foreseen()).isEqualTo(foreseen);
            assertThat(score.decisions()).isEqualTo(60);
            assertThat(score.lessons()).isZero();
            assertThat(foresight.evaluations()).isPositive();
            assertThat(foresight.lessonSeconds()).isZero();
        }
    }

    @Test
    void lessonsForeseeWhomOurOwnFunctionDoesNot() {
        List<Example<DraughtsPosition>> all = Programs.decisions(Programs.searching(STRANGER, 2), 119, 5);
        try (Foresight<DraughtsPosition> plain = foresight(2, PLAIN);
                Foresight<DraughtsPosition> learning = foresight(2, new ForesightPlan(40, true, 1))) {
            for (Example<DraughtsPosition> each : all) {
                plain.saw(each);
                learning.saw(each);
            }
            assertThat(learning.score().lessons()).isPositive();
            assertThat(learning.lessonSeconds()).isPositive();
            assertThat(learning.score().foreseen()).isGreaterThan(plain.score().foreseen() + 4);
            Expectation<DraughtsPosition> expected = learning.trusted().orElseThrow();
            assertThat(expected.origin()).isNotEqualTo("our own function");
            assertThat(expected.depth()).isEqualTo(2);
            assertThat(expected.trust()).isBetween(0.7, 0.95);
        }
    }

    @Test
    void whoPlaysAnythingIsNeverTrusted() {
        try (Foresight<DraughtsPosition> foresight = foresight(1, new ForesightPlan(20, true, 1))) {
            for (Example<DraughtsPosition> each : Programs.decisions(Programs.AT_RANDOM, 60, 6)) {
                foresight.saw(each);
                assertThat(foresight.trusted()).isEmpty();
            }
            assertThat(foresight.score().lessons()).isPositive();
        }
    }

    @Test
    void trustFallsWhenTheOpponentChangesAndComesBack() {
        try (Foresight<DraughtsPosition> foresight = foresight(3, PLAIN)) {
            for (Example<DraughtsPosition> each : Programs.decisions(Programs.searching(OURS, 2), 40, 7)) {
                foresight.saw(each);
            }
            assertThat(foresight.trusted().orElseThrow().depth()).isEqualTo(2);
            for (Example<DraughtsPosition> each : Programs.decisions(Programs.AT_RANDOM, 40, 8)) foresight.saw(each);
            assertThat(foresight.trusted()).isEmpty();
            for (Example<DraughtsPosition> each : Programs.decisions(Programs.searching(OURS, 4), 80, 9)) {
                foresight.saw(each);
            }
            assertThat(foresight.trusted().orElseThrow().depth()).isEqualTo(4);
        }
    }

    @Test
    void whatIsTakenBackWasNeverSeen() {
        List<Example<DraughtsPosition>> all = Programs.decisions(Programs.searching(THEIRS, 2), 60, 4);
        Example<DraughtsPosition> from = all.get(50);
        try (Foresight<DraughtsPosition> foresight = foresight(2, PLAIN);
                Foresight<DraughtsPosition> other = foresight(2, PLAIN)) {
            all.forEach(foresight::saw);
            for (int game = from.game() + 1; game <= all.get(59).game(); game++) foresight.forget(game, 0);
            foresight.forget(from.game(), from.ply());
            all.subList(0, 50).forEach(other::saw);
            assertThat(foresight.score()).isEqualTo(other.score());
            assertThat(foresight.examples()).hasSize(50);
        }
    }

    @Test
    void whereThereIsOneMoveNothingIsDecided() {
        try (Foresight<DraughtsPosition> foresight = foresight(2, PLAIN)) {
            DraughtsPosition forced = GAME.notation().position("B:W22:B18");
            int[] moves = new int[forced.mostMoves()];
            assertThat(forced.moves(moves, 0)).isEqualTo(1);
            foresight.saw(new Example<>(forced, moves[0]));
            assertThat(foresight.score().decisions()).isZero();
            assertThat(foresight.trusted()).isEmpty();
        }
    }

    /** The wish is asked for at every decision that is checked; after it only loops are left that look once more. */
    @Test
    void aLessonIsGivenUpWhereverTheWishComes() {
        int[] looks = {0};
        lessonStoppedAfter(Integer.MAX_VALUE, looks);
        int whole = looks[0];
        assertThat(whole).isGreaterThan(10_000);
        for (int most = 1; most < whole; most *= 4) {
            assertThat(lessonStoppedAfter(most, looks))
                    .as("stopped after " + most)
                    .isZero();
            assertThat(looks[0]).as("looks of " + most).isLessThan(most + 100);
        }
    }

    /** How many candidates a lesson brings that is asked to stop after {@code most} looks; the first of {@code looks} counts them. */
    private static int lessonStoppedAfter(int most, int[] looks) {
        List<Decision<DraughtsPosition>> decisions = new ArrayList<>();
        for (Example<DraughtsPosition> each : Programs.decisions(Programs.searching(THEIRS, 1), 30, 6)) {
            decisions.add(new Decision<>(decisions.size(), each, false));
        }
        looks[0] = 0;
        return new Lessons<>(GAME, OURS, 1)
                .learn(decisions, 1, () -> ++looks[0] > most)
                .size();
    }

    /** A lesson that takes seconds of a processor is given up, so that it brings nothing; how soon is said above. */
    @Test
    @Timeout(300)
    void closingEndsALesson() throws InterruptedException {
        ExecutorService thread = Executors.newSingleThreadExecutor();
        CountDownLatch started = new CountDownLatch(1);
        Executor executor = lesson -> thread.execute(() -> {
            started.countDown();
            lesson.run();
        });
        Foresight<DraughtsPosition> foresight =
                new Foresight<>(GAME, OURS, 6, new ForesightPlan(40, true, 1), executor);
        Programs.decisions(Programs.AT_RANDOM, 40, 6).forEach(foresight::saw);
        started.await();
        TimeUnit.MILLISECONDS.sleep(50); // so that it is in the middle of the lesson, as a rule
        assertThat(foresight.isLearning()).isTrue();
        foresight.close();
        assertThat(foresight.score().lessons()).isZero();
        foresight.saw(Programs.decisions(Programs.AT_RANDOM, 1, 6).get(0));
        thread.shutdown();
        assertThat(thread.awaitTermination(2, TimeUnit.MINUTES)).isTrue();
        assertThat(foresight.isLearning()).isFalse();
    }
}
