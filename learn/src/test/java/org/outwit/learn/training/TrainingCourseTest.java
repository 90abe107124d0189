package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.OthelloPosition;

class TrainingCourseTest {

    private static final int[] MOVES = Crowd.games(1).get(0).moves();

    /** {@code count} games of {@code people} people; nobody has a name where there are none. */
    private static List<ArchivedGame<OthelloPosition>> games(int count, int people) {
        Random random = new Random(1);
        List<ArchivedGame<OthelloPosition>> games = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String[] players = {"", ""};
            for (int side = 0; people > 0 && side < 2; side++) players[side] = "player " + random.nextInt(people);
            games.add(new ArchivedGame<>(Crowd.OTHELLO.start(), 0, MOVES, players, new double[2], i));
        }
        return games;
    }

    private static TrainingCourse<OthelloPosition> course(int games, int people) {
        TrainingCourse<OthelloPosition> course = TrainingCourse.of(games(games, people), 8, new Random(2));
        assertThat(course.teaching().size() + course.settling().size()).isEqualTo(games);
        for (List<ArchivedGame<OthelloPosition>> part : List.of(course.teaching(), course.settling())) {
            assertThat(part).extracting(ArchivedGame::year).isSorted();
        }
        return course;
    }

    @Test
    void strangersTeachNothing() {
        TrainingCourse<OthelloPosition> course = course(2000, 800);
        assertThat(course.settling().size()).isBetween(220, 280);
        Set<String> teachers = new HashSet<>();
        course.teaching().forEach(each -> teachers.addAll(List.of(each.players())));
        assertThat(teachers).doesNotContainAnyElementsOf(course.strangers());
        for (ArchivedGame<OthelloPosition> each : course.settling()) {
            boolean[] stranger = {course.isStranger(each, 0), course.isStranger(each, 1)};
            assertThat(stranger).contains(true);
            for (int side = 0; side < 2; side++) {
                assertThat(stranger[side]).isEqualTo(course.strangers().contains(each.players()[side]));
            }
        }
    }

    @Test
    void whereNobodyHasANameGamesAreDrawnByLot() {
        TrainingCourse<OthelloPosition> course = course(2000, 0);
        assertThat(course.settling().size()).isBetween(200, 300);
        assertThat(course.isStranger(course.settling().get(0), 1)).isTrue();
    }

    /** In a club of twenty everybody plays too much to be missed. */
    @Test
    void inASmallClubGamesAreDrawnByLotToo() {
        TrainingCourse<OthelloPosition> course = course(500, 20);
        assertThat(course.strangers()).isEmpty();
        assertThat(course.settling().size()).isBetween(40, 85);
        assertThat(course.isStranger(course.settling().get(0), 0)).isTrue();
    }
}
