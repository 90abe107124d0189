package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Capabilities;
import org.outwit.games.othello.OthelloPosition;

class TrainingMarkTest {

    private static String mark(TrainingPlan plan, List<ArchivedGame<OthelloPosition>> games) {
        return TrainingMark.of(Crowd.OTHELLO, plan, games);
    }

    @Test
    void equalTrainingsShareAMark() {
        assertThat(mark(Crowd.PLAN, Crowd.games(20)))
                .isEqualTo(mark(Crowd.PLAN, Crowd.games(20)))
                .hasSize(16);
    }

    @Test
    void whateverChangesTheResultChangesTheMark() {
        TrainingPlan plan = Crowd.PLAN;
        List<ArchivedGame<OthelloPosition>> games = Crowd.games(20);
        Set<String> marks = new HashSet<>();
        marks.add(mark(plan, games));
        marks.add(mark(plan.withSeed(2), games));
        marks.add(mark(plan.withDecisions(1), games));
        marks.add(mark(plan.withDepths(1, 0, 2), games));
        marks.add(mark(plan, games.subList(0, 19)));
        ArchivedGame<OthelloPosition> last = games.get(19);
        int[] moves = last.moves().clone();
        moves[moves.length - 1]++;
        marks.add(mark(plan, with(games, moves, 0, last.strengths())));
        marks.add(mark(plan, with(games, last.moves(), 1, last.strengths())));
        marks.add(mark(plan, with(games, last.moves(), 0, new double[] {1, 2})));
        List<ArchivedGame<OthelloPosition>> named = new ArrayList<>(games);
        named.set(
                19,
                new ArchivedGame<>(
                        last.start(), 0, last.moves(), new String[] {"Ann", ""}, last.strengths(), last.year()));
        marks.add(mark(plan, named));
        List<ArchivedGame<OthelloPosition>> turned = new ArrayList<>(games);
        Collections.swap(turned, 18, 19);
        marks.add(mark(plan, turned));
        // Another program might see other things in the same moves.
        GameOfKind other = new GameOfKind(Capabilities.TWO_PLAYER);
        marks.add(TrainingMark.of(other, plan, games));
        assertThat(marks).hasSize(11);
    }

    private static List<ArchivedGame<OthelloPosition>> with(
            List<ArchivedGame<OthelloPosition>> games, int[] moves, int balloted, double[] strengths) {
        List<ArchivedGame<OthelloPosition>> changed = new ArrayList<>(games);
        ArchivedGame<OthelloPosition> last = games.get(games.size() - 1);
        changed.set(
                games.size() - 1,
                new ArchivedGame<>(last.start(), balloted, moves, last.players(), strengths, last.year()));
        return changed;
    }
}
