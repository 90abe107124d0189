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
        assertThat(habits().habits()).hasSize(2);
        assertThat(habits().atLeast(2).size()).isOne();
        Habit<ConnectFourPosition> first = habits().atLeast(2).habits().get(0);
        assertThat(GAME.notation().format(first.position()))
                .isEqualTo(GAME.notation().format(GAME.start()));
        assertThat(first.moves()).containsExactly(Map.entry(3, 2), Map.entry(2, 1));
    }

    @Test
    void habitsGiveTheBookBack() {
        HabitBook<ConnectFourPosition> again = habits().atLeast(1);
        assertThat(again.habits()).usingRecursiveComparison().isEqualTo(habits().habits());
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
        assertThat(habits.habits()).hasSize(1);
        Habit<ConnectFourPosition> habit = habits.habits().get(0);
        assertThat(GAME.notation().format(habit.position()))
                .isEqualTo(GAME.notation().format(position));
        assertThat(habit.moves()).containsExactly(Map.entry(2, 2), Map.entry(5, 1));
    }
}
