package org.outwit.learn.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.Example;

class SplitTest {

    @Test
    void theLastGamesAreHeldOut() {
        assertThat(Split.of(1)).isEqualTo(new Split(1, 1, 1));
        assertThat(Split.of(2)).isEqualTo(new Split(1, 1, 2));
        assertThat(Split.of(3)).isEqualTo(new Split(1, 2, 3));
        assertThat(Split.of(100)).isEqualTo(new Split(49, 70, 100));
    }

    @Test
    void samplesAreSeededAndInOrder() {
        List<Example<OthelloPosition>> all =
                PersonDecisions.of(Club.anna(3, "greedy", 1)).once();
        List<Example<OthelloPosition>> some = Person.sample(all, 20, 1);
        assertThat(some).hasSize(20).isEqualTo(Person.sample(all, 20, 1)).isNotEqualTo(Person.sample(all, 20, 2));
        assertThat(some).isEqualTo(all.stream().filter(some::contains).toList());
        assertThat(Person.sample(all, 10_000, 1)).isEqualTo(all);
        assertThat(Split.between(all, 1, 2)).isNotEmpty().allMatch(example -> example.game() == 1);
    }

    @Test
    void aBookHoldsWhatWasDoneTwice() {
        Person<OthelloPosition> one = Club.anna(1, "greedy", 1);
        assertThat(PersonDecisions.of(one).book(1).habits()).isEmpty();
        Person<OthelloPosition> twice =
                Club.person(List.of(one.games().get(0), one.games().get(0)));
        assertThat(PersonDecisions.of(twice).book(2).habits()).isNotEmpty().allMatch(habit -> habit.times() == 2);
        assertThat(PersonDecisions.of(twice).book(1).habits()).isEmpty();
        assertThat(PersonDecisions.of(twice).repeated())
                .isEqualTo(PersonDecisions.of(twice).once().size());
    }
}
