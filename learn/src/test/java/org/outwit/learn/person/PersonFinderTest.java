package org.outwit.learn.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;

class PersonFinderTest {

    private static final Game<DraughtsPosition> CHECKERS = new Checkers();

    private static PlayedGame<DraughtsPosition> game(int seed, String black, String white) {
        Random random = new Random(seed);
        DraughtsPosition position = CHECKERS.start();
        int[] legal = new int[position.mostMoves()];
        int[] moves = new int[30];
        for (int ply = 0; ply < moves.length; ply++) {
            moves[ply] = legal[random.nextInt(position.moves(legal, 0))];
            position.make(moves[ply]);
        }
        return new PlayedGame<>(
                1,
                new Place(1, 1),
                Map.of("Date", "1955.01.02"),
                List.of(black, white),
                CHECKERS.start(),
                moves,
                Outcome.DRAW);
    }

    /** The same game in two archives is one. */
    @Test
    void eachGameOfAPersonIsKeptOnce() {
        PersonFinder<DraughtsPosition> finder = new PersonFinder<>(List.of("Ann Lee"));
        finder.game(game(1, "Ann Lee", "Ben"));
        finder.game(game(2, "Ben", "Ann Lee"));
        finder.game(game(1, "Ann Lee", "Ben"));
        finder.game(game(3, "Cid", "Ben"));
        assertThat(finder.games()).isEqualTo(4);
        Person<DraughtsPosition> ann = finder.person(CHECKERS);
        assertThat(ann.games()).hasSize(2);
        assertThat(ann.games().get(1).players()).containsExactly("Ben", "Ann Lee");
    }

    /** Readers need not replay the games of others; their names are counted all the same, for whoever mistypes one. */
    @Test
    void gamesOfOthersAreDoneWithUnread() {
        PersonFinder<OthelloPosition> finder = new PersonFinder<>(List.of("Smith"));
        assertThat(finder.isDoneWith(List.of("Smith, Anna", "Bob"))).isFalse();
        assertThat(finder.games()).isZero(); // it will be handed on
        assertThat(finder.isDoneWith(List.of("Bob", "Carl"))).isTrue();
        assertThat(finder.games()).isOne();
        assertThat(finder.names().list("")).extracting(each -> each.name()).containsExactly("Bob", "Carl");
        PersonFinder<OthelloPosition> everybody = new PersonFinder<>(List.of());
        assertThat(everybody.isDoneWith(List.of("Bob", "Carl"))).isFalse();
    }
}
