package org.outwit.learn.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;

class StyleTeacherTest {

    private static final Checkers GAME = new Checkers();

    private static List<Example<DraughtsPosition>> examples(Evaluator<DraughtsPosition> theirs, int depth, int count) {
        Random random = new Random(3);
        List<Example<DraughtsPosition>> examples = new ArrayList<>();
        while (examples.size() < count) {
            DraughtsPosition position = GAME.start();
            for (int ply = 0; ply < 60 && !position.isOver() && examples.size() < count; ply++) {
                int[] moves = new int[position.mostMoves()];
                int end = position.moves(moves, 0);
                int move = moves[random.nextInt(end)];
                if (ply > 5 && ply % 2 == 1) {
                    move = new AlphaBeta<>(theirs)
                            .search(position, Limits.depth(depth))
                            .move();
                    if (end > 1) examples.add(new Example<>(position.copy(), move));
                }
                position.make(move);
            }
        }
        return examples;
    }

    @Test
    void knowsAStyleAndItsDepthFromThirtyMoves() {
        Teacher<DraughtsPosition> teacher = new StyleTeacher<>(GAME, 4, Parallel.ALONE);
        for (String name : List.of("samuel", "cautious")) {
            for (int depth = 2; depth <= 3; depth++) {
                Evaluator<DraughtsPosition> theirs = GAME.evaluator(name);
                OnlineLesson<DraughtsPosition> lesson = teacher.learn(examples(theirs, depth, 30), ProgressMonitor.NONE)
                        .orElseThrow();
                assertThat(weights(lesson.evaluator())).as(name + "@" + depth).isEqualTo(weights(theirs));
                assertThat(lesson.depth()).as(name + "@" + depth).isEqualTo(depth);
                assertThat(lesson.holdOut().agreement()).isGreaterThan(0.9);
            }
        }
    }

    /** Of 14 candidates one always suits a random player; that must not pass for knowledge. */
    @Test
    void whoPlaysAtRandomIsNotPredicted() {
        Random random = new Random(5);
        List<Example<DraughtsPosition>> any = examples(GAME.evaluator("material"), 1, 600).stream()
                .map(each -> {
                    int[] moves = new int[each.position().mostMoves()];
                    return new Example<>(
                            each.position(),
                            moves[random.nextInt(each.position().moves(moves, 0))]);
                })
                .toList();
        Teacher<DraughtsPosition> teacher = new StyleTeacher<>(GAME, 2, Parallel.ALONE);
        double above = 0;
        for (int part = 0; part < 24; part++) {
            HoldOut held = teacher.learn(any.subList(25 * part, 25 * part + 25), ProgressMonitor.NONE)
                    .orElseThrow()
                    .holdOut();
            assertThat(held.examples()).isEqualTo(8);
            above += (held.agreement() - held.chance()) / 24;
        }
        assertThat(above).isLessThan(0.1);
    }

    @Test
    void saysNothingOfTooFewExamplesOrWhenStopped() {
        Teacher<DraughtsPosition> teacher = new StyleTeacher<>(GAME, 2, Parallel.ALONE);
        List<Example<DraughtsPosition>> some = examples(GAME.evaluator("material"), 1, 25);
        assertThat(teacher.learn(some.subList(0, 19), ProgressMonitor.NONE)).isEmpty();
        assertThat(teacher.learn(some, ProgressMonitor.stoppedBy(() -> true))).isEmpty();
    }

    @Test
    void theBetterOfTwoLessonsIsBelieved() {
        OnlineLesson<DraughtsPosition> poor = lesson("material", 2, new HoldOut(30, 0.4, 0.2, Double.NaN));
        OnlineLesson<DraughtsPosition> good = lesson("samuel", 3, new HoldOut(30, 0.8, 0.2, Double.NaN));
        Teacher<DraughtsPosition> silent = (examples, stop) -> Optional.empty();
        for (List<OnlineLesson<DraughtsPosition>> order : List.of(List.of(poor, good), List.of(good, poor))) {
            Teacher<DraughtsPosition> both = new BestTeacher<>(
                    List.of(
                            silent,
                            (examples, stop) -> Optional.of(order.get(0)),
                            (examples, stop) -> Optional.of(order.get(1))),
                    Parallel.ALONE);
            assertThat(both.learn(List.of(), ProgressMonitor.NONE)).contains(good);
        }
    }

    /** A belief says how sure it is, and a player who often errs is taken for one who often errs. */
    @Test
    void aLessonSaysHowSureItIs() {
        List<Example<DraughtsPosition>> never = examples(GAME.evaluator("samuel"), 2, 40);
        Random random = new Random(4);
        List<Example<DraughtsPosition>> often = never.stream()
                .map(each -> {
                    int[] moves = new int[each.position().mostMoves()];
                    int any = moves[random.nextInt(each.position().moves(moves, 0))];
                    return new Example<>(each.position(), random.nextInt(2) == 0 ? each.move() : any);
                })
                .toList();
        double sure = temperature(never);
        double unsure = temperature(often);
        assertThat(sure).isLessThan(0.1);
        assertThat(unsure).isGreaterThan(2 * sure);
    }

    private static double temperature(List<Example<DraughtsPosition>> examples) {
        OnlineLesson<DraughtsPosition> lesson = BestTeacher.of(GAME, 2, Parallel.ALONE)
                .learn(examples, ProgressMonitor.NONE)
                .orElseThrow();
        assertThat(lesson.isCalibrated()).isTrue();
        assertThat(lesson.holdOut().logLoss()).isPositive();
        return lesson.model().temperature().getAsDouble();
    }

    private static Map<String, Integer> weights(Evaluator<DraughtsPosition> evaluator) {
        LinearEvaluator<DraughtsPosition> linear = (LinearEvaluator<DraughtsPosition>) evaluator;
        Map<String, Integer> weights = new TreeMap<>();
        for (int i = 0; i < linear.features().size(); i++) {
            weights.put(linear.features().get(i).name(), linear.weight(i));
        }
        return weights;
    }

    private static OnlineLesson<DraughtsPosition> lesson(String style, int depth, HoldOut holdOut) {
        return OnlineLesson.of(
                GAME, (LinearEvaluator<DraughtsPosition>) GAME.evaluator(style), depth, holdOut, List.of());
    }
}
