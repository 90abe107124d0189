package org.outwit.learn.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.Rejection;

class DecisionsTest {

    private final Othello othello = new Othello();

    private PlayedGame<OthelloPosition> game(String first, String second, long seed) {
        Random random = new Random(seed);
        OthelloPosition position = othello.start();
        List<Integer> moves = new ArrayList<>();
        int[] buffer = new int[position.mostMoves()];
        while (!position.isOver()) {
            int move = buffer[random.nextInt(position.moves(buffer, 0))];
            moves.add(move);
            position.make(move);
        }
        int[] all = moves.stream().mapToInt(Integer::intValue).toArray();
        return new PlayedGame<>(
                1, new Place(1, 1), Map.of(), List.of(first, second), othello.start(), all, Outcome.UNKNOWN);
    }

    @Test
    void onlyTheirOwnChoicesCount() {
        List<Example<OthelloPosition>> found = new ArrayList<>();
        Decisions<OthelloPosition> decisions = Decisions.of(othello, "Anna"::equals, found::add);
        List<PlayedGame<OthelloPosition>> games =
                List.of(game("Anna", "Bob", 1), game("Bob", "Carl", 2), game("Bob", "Anna", 3));
        games.forEach(decisions::game);
        assertThat(decisions.games()).isEqualTo(2);
        assertThat(decisions.examples()).isEqualTo(found.size()).isGreaterThan(40);
        int expected = 0;
        int forced = 0;
        int[] buffer = new int[othello.start().mostMoves()];
        for (int number : new int[] {0, 2}) {
            OthelloPosition position = othello.start();
            for (int move : games.get(number).moves()) {
                if (games.get(number).players().get(position.mover()).equals("Anna")) {
                    if (position.moves(buffer, 0) > 1) expected++;
                    else forced++;
                }
                position.make(move);
            }
        }
        assertThat(found).hasSize(expected);
        assertThat(decisions.forced()).isEqualTo(forced).isPositive();
        assertThat(decisions.repeated()).isZero();
        for (Example<OthelloPosition> example : found) {
            PlayedGame<OthelloPosition> game = games.get(example.game() == 0 ? 0 : 2);
            OthelloPosition position = othello.start();
            for (int i = 0; i < example.ply(); i++) position.make(game.moves()[i]);
            assertThat(example.position().key()).isEqualTo(position.key());
            assertThat(example.move()).isEqualTo(game.moves()[example.ply()]);
        }
    }

    @Test
    void aHabitCountsOnceUnlessRepeatsAreAskedFor() {
        List<Example<OthelloPosition>> once = new ArrayList<>();
        List<Example<OthelloPosition>> always = new ArrayList<>();
        Decisions<OthelloPosition> decisions = Decisions.of(othello, "Anna"::equals, once::add);
        Decisions<OthelloPosition> repeats = Decisions.withRepeats(othello, "Anna"::equals, always::add);
        for (int i = 0; i < 3; i++) {
            decisions.game(game("Anna", "Bob", 7));
            repeats.game(game("Anna", "Bob", 7));
        }
        assertThat(always).hasSize(3 * once.size());
        assertThat(decisions.repeated()).isEqualTo(2L * once.size());
        assertThat(repeats.repeated()).isZero();
    }

    @Test
    void whoPlaysThemselvesDecidesForBothSides() {
        List<Example<OthelloPosition>> both = new ArrayList<>();
        Decisions<OthelloPosition> decisions = Decisions.of(othello, "Anna"::equals, both::add);
        decisions.game(game("Anna", "Anna", 7));
        assertThat(decisions.examples() + decisions.forced())
                .isEqualTo(game("Anna", "Anna", 7).moves().length);
        assertThat(both).extracting(example -> example.position().mover()).contains(0, 1);
    }

    @Test
    void recordsAreLeftAsTheyWere() {
        PlayedGame<OthelloPosition> game = game("Anna", "Bob", 5);
        long before = game.start().key();
        Decisions<OthelloPosition> decisions = Decisions.of(othello, "Anna"::equals, example -> {
            int[] moves = new int[example.position().mostMoves()];
            example.position().moves(moves, 0);
            example.position().make(moves[0]); // it belongs to us
        });
        decisions.game(game);
        decisions.rejected(new Rejection(1, new Place(3, 4), "an illegal move"));
        assertThat(decisions.rejected()).isOne();
        assertThat(game.start().key()).isEqualTo(before);
        assertThat(Position.copyOf(game.end()).isOver()).isTrue();
    }

    /** Each of the four first moves is an image of the others, and so is what may follow. */
    @Test
    void mirrorImagesAreOneDecision() {
        List<Example<OthelloPosition>> once = new ArrayList<>();
        Decisions<OthelloPosition> anna = Decisions.of(othello, "Anna"::equals, once::add);
        for (String line : List.of("f5 d6 c3", "d3 c5 f6", "c4 e3 f6", "e6 f4 c3")) {
            OthelloPosition position = othello.start();
            List<Integer> moves = new ArrayList<>();
            for (String name : line.split(" ")) {
                moves.add(othello.notation().parse(position, name));
                position.make(moves.get(moves.size() - 1));
            }
            int[] all = moves.stream().mapToInt(Integer::intValue).toArray();
            anna.game(new PlayedGame<>(
                    1, new Place(1, 1), Map.of(), List.of("Anna", "Bob"), othello.start(), all, Outcome.UNKNOWN));
        }
        assertThat(once).hasSize(2);
        assertThat(anna.repeated()).isEqualTo(6);
    }

    /** The same 20 moves from the start and from a position that is not the start, of checkers. */
    private static PlayedGame<DraughtsPosition> checkers(Checkers game, DraughtsPosition start) {
        Random random = new Random(5);
        DraughtsPosition position = start.copy();
        int[] moves = new int[20];
        int[] buffer = new int[position.mostMoves()];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = buffer[random.nextInt(position.moves(buffer, 0))];
            position.make(moves[i]);
        }
        return new PlayedGame<>(1, new Place(1, 1), Map.of(), List.of("Anna", "Bob"), start, moves, Outcome.UNKNOWN);
    }

    /** Nobody chose the three moves that were drawn by lot; who plays here, or sets up a position, chooses all. */
    @Test
    void movesDrawnByLotAreNobodysDecisions() {
        Checkers game = new Checkers();
        assertThat(game.ballotedPlies()).isEqualTo(3);
        assertThat(othello.ballotedPlies()).isZero();
        List<Integer> plies = new ArrayList<>();
        Decisions.of(game, "Anna"::equals, example -> plies.add(example.ply())).game(checkers(game, game.start()));
        assertThat(plies).isNotEmpty().allMatch(ply -> ply >= 4 && ply % 2 == 0);
        plies.clear();
        Decisions.<DraughtsPosition>all(
                        game, "Anna"::equals, true, (example, theirs, key, again, count) -> plies.add(example.ply()))
                .game(checkers(game, game.start()));
        assertThat(plies).contains(3, 4).allMatch(ply -> ply >= 3);
        plies.clear();
        Decisions.withRepeats(game, "Anna"::equals, example -> plies.add(example.ply()))
                .game(checkers(game, game.start()));
        assertThat(plies).as("played here").contains(0, 2);
        plies.clear();
        DraughtsPosition later = game.start();
        int[] buffer = new int[later.mostMoves()];
        for (int i = 0; i < 2; i++) {
            later.moves(buffer, 0);
            later.make(buffer[0]);
        }
        Decisions.of(game, "Anna"::equals, example -> plies.add(example.ply())).game(checkers(game, later));
        assertThat(plies).as("set up").contains(0, 2);
    }
}
