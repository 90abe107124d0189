package org.outwit.learn.prediction;

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
    void pagesCanBeRead() {
        assertThat(habits().pages(1)).hasSize(2);
        HabitBook.Page first = habits().pages(2).get(0);
        assertThat(first.position()).isEqualTo(GAME.notation().format(GAME.start()));
        ConnectFourPosition start = GAME.start();
        assertThat(first.moves())
                .containsExactly(
                        Map.entry(GAME.notation().format(start, 3), 2.0),
                        Map.entry(GAME.notation().format(start, 2), 1.0));
    }

    @Test
    void pagesGiveTheBookBack() {
        HabitBook<ConnectFourPosition> again = new HabitBook<>(GAME);
        habits().pages(0).forEach(again::add);
        assertThat(again.pages(0)).isEqualTo(habits().pages(0));
        assertThat(again.book().count(GAME.start(), 3)).isEqualTo(2);
    }

    @Test
    void mirrorImagesAreOnePage() {
        HabitBook<ConnectFourPosition> habits = new HabitBook<>(GAME);
        ConnectFourPosition position = GAME.start();
        position.make(1);
        habits.add(new Example<>(position, 2));
        ConnectFourPosition mirrored = GAME.start();
        mirrored.make(5);
        habits.add(new Example<>(mirrored, 4));
        habits.add(new Example<>(mirrored, 1));
        assertThat(habits.pages(1)).hasSize(1);
        HabitBook.Page page = habits.pages(1).get(0);
        assertThat(page.position()).isEqualTo(GAME.notation().format(position));
        assertThat(page.moves())
                .containsExactly(
                        Map.entry(GAME.notation().format(position, 2), 2.0),
                        Map.entry(GAME.notation().format(position, 5), 1.0));
    }
}
