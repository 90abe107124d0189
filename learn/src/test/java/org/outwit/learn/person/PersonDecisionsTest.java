package org.outwit.learn.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;

class PersonDecisionsTest {

    private final Checkers checkers = new Checkers();

    /** A game in which everybody always plays the first move of the list. */
    private PlayedGame<DraughtsPosition> game() {
        DraughtsPosition position = checkers.start();
        int[] moves = new int[8];
        int[] buffer = new int[position.mostMoves()];
        for (int ply = 0; ply < moves.length; ply++) {
            position.moves(buffer, 0);
            moves[ply] = buffer[0];
            position.make(moves[ply]);
        }
        return new PlayedGame<>(
                1, new Place(1, 1), Map.of(), List.of("Anna", "Bob"), checkers.start(), moves, Outcome.UNKNOWN);
    }

    /** Anna's first two moves were drawn by lot, and Bob's first, however often they came up. */
    @Test
    void aBookHasNoMovesThatWereDrawnByLot() {
        DraughtsPosition position = checkers.start();
        List<String> balloted = new ArrayList<>();
        for (int ply = 0; ply < 3; ply++) {
            balloted.add(checkers.notation().format(position));
            position.make(game().moves()[ply]);
        }
        for (String who : List.of("Anna", "Bob")) {
            Person<DraughtsPosition> person = new Person<>(checkers, who, Set.of(who), List.of(game(), game(), game()));
            PersonDecisions<DraughtsPosition> decisions = PersonDecisions.of(person);
            assertThat(decisions.made()).allMatch(each -> each.example().ply() >= 3);
            assertThat(decisions.forced()).isZero();
            assertThat(decisions.book(3).habits())
                    .isNotEmpty()
                    .extracting(habit -> checkers.notation().format(habit.position()))
                    .doesNotContainAnyElementsOf(balloted);
        }
    }
}
