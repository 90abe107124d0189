package org.outwit.learn.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.ModelReader;
import org.outwit.learn.model.ModelText;
import org.outwit.learn.model.OpponentModel;

class OnlineLearnerTest {

    private final ExecutorService pool = Executors.newSingleThreadExecutor();

    @AfterEach
    void close() {
        pool.shutdownNow();
    }

    private static final ConnectFour GAME = new ConnectFour();
    private static final Example<ConnectFourPosition> SOME = new Example<>(GAME.start(), 3);

    private static OnlineLesson<ConnectFourPosition> lesson(int examples, double agreement) {
        return OnlineLesson.of(
                GAME,
                (LinearEvaluator<ConnectFourPosition>)
                        GAME.evaluators().values().iterator().next(),
                2,
                new HoldOut(examples, agreement, 0.15, Double.NaN),
                Collections.nCopies(examples, SOME));
    }

    @Test
    void learnsFromAllExamplesAfterEveryTenth() {
        List<Integer> sizes = new ArrayList<>();
        Teacher<ConnectFourPosition> teacher = (examples, stop) -> {
            sizes.add(examples.size());
            return Optional.of(lesson(examples.size(), 0.9));
        };
        try (OnlineLearner<ConnectFourPosition> learner = OnlineLearner.atOnce(teacher, OnlineLearner.USUAL)) {
            for (int i = 0; i < 35; i++) learner.saw(SOME);
            assertThat(sizes).containsExactly(10, 20, 30);
            assertThat(learner.last().orElseThrow().examples()).isEqualTo(30);
            assertThat(learner.seen()).isEqualTo(35);
            assertThat(learner.examples()).hasSize(35);
        }
    }

    private static Example<ConnectFourPosition> decision(int game, int ply) {
        return new Example<>(GAME.start(), 3, game, ply);
    }

    @Test
    void whatIsTakenBackIsForgottenAndALessonFromItLearnedAgain() {
        List<Integer> sizes = new ArrayList<>();
        Teacher<ConnectFourPosition> teacher = (examples, stop) -> {
            sizes.add(examples.size());
            return Optional.of(lesson(examples.size(), 0.9));
        };
        try (OnlineLearner<ConnectFourPosition> learner = OnlineLearner.atOnce(teacher, 10)) {
            for (int ply = 0; ply < 8; ply++) learner.saw(decision(0, ply));
            for (int ply = 0; ply < 5; ply++) learner.saw(decision(1, ply));
            assertThat(sizes).containsExactly(10);
            learner.forget(1, 4); // which no lesson knows
            learner.forget(1, 9);
            learner.saw(decision(1, 4));
            assertThat(learner.seen()).isEqualTo(13);
            assertThat(sizes).containsExactly(10);
            learner.forget(1, 1);
            assertThat(learner.examples())
                    .hasSize(9)
                    .extracting(Example::game, Example::ply)
                    .endsWith(tuple(1, 0));
            learner.saw(decision(1, 1));
            assertThat(sizes).containsExactly(10, 10);
            for (int ply = 2; ply < 11; ply++) learner.saw(decision(1, ply));
            assertThat(sizes).containsExactly(10, 10);
            learner.saw(decision(1, 11));
            assertThat(sizes).containsExactly(10, 10, 20);
        }
    }

    @Test
    @Timeout(300)
    void whatIsTakenBackDuringALessonIsNotInTheNext() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        List<Integer> sizes = Collections.synchronizedList(new ArrayList<>());
        Teacher<ConnectFourPosition> slow = (examples, stop) -> {
            begun.countDown();
            await(go);
            sizes.add(examples.size());
            return Optional.of(lesson(examples.size(), 0.9));
        };
        try (OnlineLearner<ConnectFourPosition> learner = new OnlineLearner<>(slow, 10, pool)) {
            for (int ply = 0; ply < 10; ply++) learner.saw(decision(0, ply));
            begun.await();
            learner.forget(0, 9);
            go.countDown();
            while (learner.isLearning()) TimeUnit.MILLISECONDS.sleep(1);
            learner.saw(decision(0, 9));
            while (learner.isLearning()) TimeUnit.MILLISECONDS.sleep(1);
            assertThat(sizes).containsExactly(10, 10);
        }
    }

    /** How much to believe it says the lesson itself. */
    @Test
    void aLessonThatPredictsLittleIsGivenOutLikeAnyOther() {
        Teacher<ConnectFourPosition> teacher = (examples, stop) -> Optional.of(lesson(examples.size(), 0.2));
        try (OnlineLearner<ConnectFourPosition> learner = OnlineLearner.atOnce(teacher, 10)) {
            for (int i = 0; i < 10; i++) learner.saw(SOME);
            assertThat(learner.last().orElseThrow().holdOut().agreement()).isEqualTo(0.2);
        }
    }

    @Test
    @Timeout(300)
    void neverKeepsTheGameWaiting() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch go = new CountDownLatch(1);
        Teacher<ConnectFourPosition> slow = (examples, stop) -> {
            begun.countDown();
            await(go);
            return Optional.of(lesson(examples.size(), 0.9));
        };
        try (OnlineLearner<ConnectFourPosition> learner = new OnlineLearner<>(slow, 10, pool)) {
            for (int i = 0; i < 10; i++) learner.saw(SOME);
            begun.await();
            for (int i = 0; i < 5; i++) learner.saw(SOME);
            assertThat(learner.last()).as("while it is learning").isEmpty();
            go.countDown();
            while (learner.last().isEmpty()) TimeUnit.MILLISECONDS.sleep(1);
            assertThat(learner.last().orElseThrow().examples()).isEqualTo(10);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    @Timeout(300)
    void closingStopsALesson() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        Teacher<ConnectFourPosition> endless = (examples, stop) -> {
            begun.countDown();
            while (!asked(stop)) Thread.onSpinWait();
            ended.countDown();
            return Optional.empty();
        };
        try (OnlineLearner<ConnectFourPosition> learner = new OnlineLearner<>(endless, 1, pool)) {
            learner.saw(SOME);
            begun.await();
        }
        assertThat(ended.getCount()).as("lessons that run after closing").isZero();
    }

    private static boolean asked(ProgressMonitor monitor) {
        return monitor.isStopped();
    }

    @Test
    void aFailingTeacherIsAskedAgain() {
        int[] asked = {0};
        Teacher<ConnectFourPosition> failing = (examples, stop) -> {
            if (asked[0]++ == 0) throw new IllegalStateException("not today");
            return Optional.of(lesson(examples.size(), 0.9));
        };
        try (OnlineLearner<ConnectFourPosition> learner = OnlineLearner.atOnce(failing, 1)) {
            assertThatThrownBy(() -> learner.saw(SOME)).hasMessage("not today");
            learner.saw(SOME);
            assertThat(learner.last()).isPresent();
        }
    }

    @Test
    void refusesToLearnNever() {
        assertThatThrownBy(() -> OnlineLearner.atOnce((examples, stop) -> Optional.empty(), 0))
                .hasMessageContaining("must be positive");
    }

    @Test
    void goesOnFromAnEarlierSession() {
        List<Integer> sizes = new ArrayList<>();
        Teacher<ConnectFourPosition> teacher = (examples, monitor) -> {
            sizes.add(examples.size());
            return Optional.of(lesson(examples.size(), 0.8));
        };
        // What was learned is a model like any other, written and read again.
        OpponentModel kept = ModelReader.read(GAME, ModelText.of(lesson(40, 0.9).model()));
        OnlineLesson<ConnectFourPosition> known = new OnlineLesson<>(GAME, kept);
        assertThat(known.examples()).isEqualTo(40);
        assertThat(known.predictor().probabilities(GAME.start()))
                .isEqualTo(lesson(40, 0.9).predictor().probabilities(GAME.start()));
        OnlineLearner<ConnectFourPosition> learner =
                OnlineLearner.atOnce(teacher, 10).resume(known, Collections.nCopies(45, SOME));
        assertThat(sizes).as("nothing is learned again").isEmpty();
        assertThat(learner.last()).contains(known);
        assertThat(learner.seen()).isEqualTo(45);
        for (int i = 0; i < 5; i++) learner.saw(SOME);
        assertThat(sizes).containsExactly(50);
        assertThat(learner.last().orElseThrow().holdOut().agreement()).isEqualTo(0.8);
        assertThatThrownBy(() -> learner.resume(known, List.of())).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void aLessonOfOtherGamesIsNotUsed() {
        List<Integer> sizes = new ArrayList<>();
        Teacher<ConnectFourPosition> teacher = (examples, monitor) -> {
            sizes.add(examples.size());
            return Optional.empty();
        };
        OnlineLearner<ConnectFourPosition> learner =
                OnlineLearner.atOnce(teacher, 10).resume(lesson(40, 0.9), Collections.nCopies(20, SOME));
        assertThat(learner.last()).isEmpty();
        assertThat(sizes).containsExactly(20);
    }

    /** On the thread that learned, when the lesson is there to be asked for; and not any more where nobody listens. */
    @Test
    @Timeout(300)
    void tellsWhenALessonHasEnded() throws InterruptedException {
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch heard = new CountDownLatch(1);
        OnlineLearner<ConnectFourPosition> learner =
                new OnlineLearner<>((examples, stop) -> Optional.of(lesson(examples.size(), 0.9)), 1, pool);
        Thread[] learnedBy = {null};
        pool.execute(() -> learnedBy[0] = Thread.currentThread());
        Runnable end = learner.onLesson(() -> {
            boolean there = Thread.currentThread() == learnedBy[0];
            told.add(there + " " + learner.last().orElseThrow().examples() + " " + learner.isLearning());
            heard.countDown();
        });
        learner.saw(SOME);
        heard.await();
        learner.close(); // waits for those who are told
        assertThat(told).containsExactly("true 1 false");
        end.run();
        OnlineLearner<ConnectFourPosition> other = OnlineLearner.atOnce((examples, stop) -> Optional.empty(), 1);
        other.onLesson(() -> told.add("nothing was learned")).run();
        other.saw(SOME);
        assertThat(told).hasSize(1);
    }
}
