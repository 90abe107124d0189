package org.outwit.learn.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Feature;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;

class StrategyTeacherTest {

    private static final Checkers GAME = new Checkers();
    private static final List<String> NAMES = List.of("men", "kings", "advance", "runaway", "back");

    private static List<Feature<DraughtsPosition>> features() {
        return GAME.features().stream()
                .filter(feature -> NAMES.contains(feature.name()))
                .toList();
    }

    /** What racer, who looks three plies ahead, or a player of random moves chooses in games against chance. */
    private static List<Example<DraughtsPosition>> examples(int count, boolean anything) {
        Random random = new Random(5);
        List<Example<DraughtsPosition>> examples = new ArrayList<>();
        while (examples.size() < count) {
            DraughtsPosition position = GAME.start();
            for (int ply = 0; ply < 80 && !position.isOver() && examples.size() < count; ply++) {
                int[] moves = new int[position.mostMoves()];
                int end = position.moves(moves, 0);
                int move = moves[random.nextInt(end)];
                boolean theirs = ply % 2 == 0 && ply > 6;
                if (theirs && !anything) {
                    move = new AlphaBeta<>(GAME.evaluator("racer"))
                            .search(position, Limits.depth(3))
                            .move();
                }
                if (theirs && end > 1) examples.add(new Example<>(position.copy(), move));
                position.make(move);
            }
        }
        return examples;
    }

    @Test
    void findsOutWhoLooksThreePliesAhead() {
        Teacher<DraughtsPosition> teacher = new StrategyTeacher<>(GAME, features(), 4, Parallel.ALONE);
        OnlineLesson<DraughtsPosition> lesson =
                teacher.learn(examples(60, false), ProgressMonitor.NONE).orElseThrow();
        assertThat(lesson.depth()).isEqualTo(3);
        assertThat(lesson.examples()).isEqualTo(60);
        assertThat(lesson.holdOut().examples()).isEqualTo(20);
        assertThat(lesson.holdOut().chance()).isBetween(0.05, 0.4);
        assertThat(lesson.holdOut().isBetterThanChance()).isTrue();
    }

    @Test
    void somebodyWhoPlaysAnythingIsNotTrusted() {
        Teacher<DraughtsPosition> teacher = new StrategyTeacher<>(GAME, features(), 2, Parallel.ALONE);
        OnlineLesson<DraughtsPosition> lesson =
                teacher.learn(examples(60, true), ProgressMonitor.NONE).orElseThrow();
        assertThat(lesson.holdOut().isBetterThanChance()).isFalse();
    }

    @Test
    void saysNothingOfTooFewExamplesOrWhenStopped() {
        Teacher<DraughtsPosition> teacher = new StrategyTeacher<>(GAME, features(), 2, Parallel.ALONE);
        assertThat(teacher.learn(examples(19, false), ProgressMonitor.NONE)).isEmpty();
        assertThat(teacher.learn(examples(30, false), ProgressMonitor.stoppedBy(() -> true)))
                .isEmpty();
    }
}
