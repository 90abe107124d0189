package org.outwit.learn.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.person.Person;

class OpeningCountsTest {

    private static final Checkers CHECKERS = new Checkers();

    private static PlayedGame<DraughtsPosition> game(String... moves) {
        DraughtsPosition position = CHECKERS.start();
        int[] played = new int[moves.length];
        for (int i = 0; i < moves.length; i++) {
            played[i] = CHECKERS.notation().parse(position, moves[i]);
            position.make(played[i]);
        }
        return new PlayedGame<>(
                1, new Place(1, 1), Map.of(), List.of("Ann", "Bob"), CHECKERS.start(), played, Outcome.DRAW);
    }

    /** The first three plies of English checkers are drawn by lot: Ann chose the second move of that side, and not the first. */
    @Test
    void whatIsDrawnByLotIsNobodysChoice() {
        PlayedGame<DraughtsPosition> game = game("11-15", "23-19", "8-11", "22-17", "9-13");
        Person<DraughtsPosition> ann = new Person<>(CHECKERS, "Ann", Set.of("Ann"), List.of(game, game, game));
        OpeningCounts<DraughtsPosition> counts = new OpeningCounts<>(CHECKERS);
        PersonGames.of(ann).games().forEach(counts::add);
        Repertoire repertoire = counts.repertoire(List.of("Black", "White"));
        assertThat(repertoire.drawnPlies()).isEqualTo(3);
        Repertoire.Branch at = repertoire.sides().get(0).branches().get(0);
        for (boolean theirs : new boolean[] {false, false, false, false, true}) {
            assertThat(at.theirs()).as(at.move()).isEqualTo(theirs);
            assertThat(at.results().games()).isEqualTo(3);
            at = at.next().isEmpty() ? null : at.next().get(0);
        }
        assertThat(at).isNull();
    }
}
