package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.online.PeopleTeacher;
import org.outwit.learn.people.Populations;

class ExpectingMakerTest {

    private static final Checkers GAME = new Checkers();

    /** Decisions of a player of random moves. */
    private static List<Example<DraughtsPosition>> decisions() {
        Random random = new Random(2);
        List<Example<DraughtsPosition>> decisions = new ArrayList<>();
        DraughtsPosition position = GAME.start();
        int[] moves = new int[position.mostMoves()];
        for (int ply = 0; ply < 30 && !position.isOver(); ply++) {
            int count = position.moves(moves, 0);
            int move = moves[random.nextInt(count)];
            if (count > 1) decisions.add(new Example<>(Position.copyOf(position), move, 0, ply));
            position.make(move);
        }
        return decisions;
    }

    @Test
    void peopleAreAskedWhatTheyPlayAtAGlance() {
        OnlineLesson<DraughtsPosition> lesson = PeopleTeacher.of(GAME, Populations.SHIPPED, Parallel.ALONE)
                .orElseThrow()
                .learn(decisions(), ProgressMonitor.NONE)
                .orElseThrow();
        ModelPredictor<DraughtsPosition> person = lesson.predictor();
        assertThat(person.depth()).isGreaterThan(2);
        MovePredictor<DraughtsPosition> asked = ExpectingMaker.glancing(person);
        DraughtsPosition position = decisions().get(20).position();
        assertThat(asked.probabilities(position))
                .isEqualTo(person.lookingAhead(person.depth() / 2).probabilities(position))
                .isNotEqualTo(person.probabilities(position));
        ModelPredictor<DraughtsPosition> quick = person.lookingAhead(1);
        assertThat(ExpectingMaker.glancing(quick)).isSameAs(quick);
        assertThat(IntStream.of(0, 1, 2, 4, 7, 8, 12).map(ExpectingMaker::glance))
                .containsExactly(0, 1, 2, 2, 3, 4, 4);
    }
}
