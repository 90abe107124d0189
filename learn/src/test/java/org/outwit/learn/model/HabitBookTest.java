package org.outwit.learn.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.learn.example.Example;

class HabitBookTest {

    private static final ConnectFour GAME = new ConnectFour();

    private static HabitBook<ConnectFourPosition> habits() {
        HabitBook<ConnectFourPosition> habits = new HabitBook<>(GAME);
        ConnectFourPosition position = GAME.start();
        habits.add(new Example<>(position, 2));
        habits.add(new Example<>(position, 3));
        habits.add(new Example<>(position, 3));
        position.make(3);
        habits.add(new Example<>(position, 3));
        return habits;
    }

    @Test
    void habitsCanBeRead() {
        assertThat(habits().habits(1)).hasSize(2);
        Habit first = habits().habits(2).get(0);
        assertThat(first.position()).isEqualTo(GAME.notation().format(GAME.start()));
        ConnectFourPosition start = GAME.start();
        assertThat(first.moves())
                .containsExactly(
                        Map.entry(GAME.notation().format(start, 3), 2),
                        Map.entry(GAME.notation().format(start, 2), 1));
    }

    @Test
    void habitsGiveTheBookBack() {
        HabitBook<ConnectFourPosition> again = new HabitBook<>(GAME);
        habits().habits(1).forEach(again::add);
        assertThat(again.habits(1)).isEqualTo(habits().habits(1));
        assertThat(again.book().count(GAME.start(), 3)).isEqualTo(2);
    }

    @Test
    void mirrorImagesAreOneHabit() {
        HabitBook<ConnectFourPosition> habits = new HabitBook<>(GAME);
        ConnectFourPosition position = GAME.start();
        position.make(1);
        habits.add(new Example<>(position, 2));
        ConnectFourPosition mirrored = GAME.start();
        mirrored.make(5);
        habits.add(new Example<>(mirrored, 4));
        habits.add(new Example<>(mirrored, 1));
        assertThat(habits.habits(1)).hasSize(1);
        Habit habit = habits.habits(1).get(0);
        assertThat(habit.position()).isEqualTo(GAME.notation().format(position));
        assertThat(habit.moves())
                .containsExactly(
                        Map.entry(GAME.notation().format(position, 2), 2),
                        Map.entry(GAME.notation().format(position, 5), 1));
    }
}
