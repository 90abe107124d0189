package org.outwit.learn.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;

class GameCopiesTest {

    private final Game<DraughtsPosition> checkers = new Checkers();
    private final GameCopies<DraughtsPosition> copies = new GameCopies<>();

    /** A game of random moves, of the given number of plies unless it ends sooner. */
    private int[] moves(int seed, int plies) {
        Random random = new Random(seed);
        DraughtsPosition position = checkers.start();
        int[] legal = new int[position.mostMoves()];
        int[] moves = new int[plies];
        for (int ply = 0; ply < plies; ply++) {
            int count = position.moves(legal, 0);
            if (count == 0) return Arrays.copyOf(moves, ply); // it was lost sooner
            moves[ply] = legal[random.nextInt(count)];
            position.make(moves[ply]);
        }
        return moves;
    }

    private PlayedGame<DraughtsPosition> game(int[] moves, String black, String white, String date) {
        return from(checkers.start(), moves, black, white, date);
    }

    private static PlayedGame<DraughtsPosition> from(
            DraughtsPosition start, int[] moves, String black, String white, String date) {
        Map<String, String> tags = new LinkedHashMap<>();
        if (!date.isEmpty()) tags.put("Date", date);
        return new PlayedGame<>(1, new Place(1, 1), tags, List.of(black, white), start, moves, Outcome.DRAW);
    }

    @Test
    void namesMayBeMissingOrSpeltInAnotherWay() {
        int[] moves = moves(1, 40);
        assertThat(copies.add(game(moves, "Tinsley, M.", "Hellman, W.", "1955.??.??")))
                .isEmpty();
        assertThat(copies.add(game(moves, "", "", ""))).isEqualTo(OptionalInt.of(0));
        assertThat(copies.add(game(moves, "Marion Tinsley", "W Hellman", "1955")))
                .isEqualTo(OptionalInt.of(0));
        assertThat(copies.add(game(moves, "Long", "Hellman", "1955")))
                .as("somebody else's, but like the second")
                .isEqualTo(OptionalInt.of(1));
    }

    @Test
    void whatContradictsIsAnotherGame() {
        int[] moves = moves(2, 40);
        assertThat(copies.add(game(moves, "Ann", "Ben", "1955"))).isEmpty();
        assertThat(copies.add(game(moves, "Ann", "Cid", "1955"))).isEmpty();
        assertThat(copies.add(game(moves, "Ben", "Ann", "1955")))
                .as("sides changed")
                .isEmpty();
        assertThat(copies.add(game(moves, "Ann", "Ben", "1958")))
                .as("played again")
                .isEmpty();
        assertThat(copies.add(game(moves, "Ann", "Ben", "1959"))).isEqualTo(OptionalInt.of(3));
    }

    @Test
    void oneRecordMayBreakOffEarlier() {
        int[] moves = moves(3, 44);
        int[] other = moves.clone();
        other[40] = -1; // never played here: only compared
        assertThat(copies.add(game(moves, "Ann", "Ben", ""))).isEmpty();
        assertThat(copies.add(game(Arrays.copyOf(moves, 30), "Ann", "Ben", ""))).isEqualTo(OptionalInt.of(0));
        assertThat(copies.add(game(other, "Ann", "Ben", "")))
                .as("like the one that broke off")
                .isEqualTo(OptionalInt.of(1));
    }

    @Test
    void oneRecordMayBeginBehindTheBallot() {
        int[] moves = moves(4, 40);
        DraughtsPosition balloted = checkers.start();
        for (int ply = 0; ply < 3; ply++) balloted.make(moves[ply]);
        assertThat(copies.add(game(moves, "Ann", "Ben", ""))).isEmpty();
        assertThat(copies.add(from(balloted, Arrays.copyOfRange(moves, 3, 40), "Ann", "Ben", "")))
                .isEqualTo(OptionalInt.of(0));
        DraughtsPosition untouched = Position.copyOf(balloted);
        assertThat(balloted.key()).isEqualTo(untouched.key());
    }

    @Test
    void shortGamesNeedTheDay() {
        int[] moves = moves(5, 12);
        assertThat(copies.add(game(moves, "Ann", "Ben", "1955.02.03"))).isEmpty();
        assertThat(copies.add(game(moves, "Ann", "Ben", "1955"))).isEmpty();
        assertThat(copies.add(game(moves, "", "", "1955.02.03"))).isEmpty();
        assertThat(copies.add(game(Arrays.copyOf(moves, 11), "Ann", "Ben", "1955.02.03")))
                .isEmpty();
        assertThat(copies.add(game(moves, "Ann", "Ben", "1955.02.03"))).isEqualTo(OptionalInt.of(0));
    }

    /** Against the definition: every pair is compared, at every shift. */
    @Test
    void aThousandGamesAgreeWithComparingAllPairs() {
        List<int[]> all = new ArrayList<>();
        Random random = new Random(7);
        for (int i = 0; i < 1000; i++) {
            int[] moves = moves(random.nextInt(300), 24 + random.nextInt(20));
            all.add(moves);
            OptionalInt expected = OptionalInt.empty();
            for (int j = 0; j < i && expected.isEmpty(); j++) {
                int shorter = Math.min(all.get(j).length, moves.length);
                if (Arrays.equals(all.get(j), 0, shorter, moves, 0, shorter)) expected = OptionalInt.of(j);
            }
            assertThat(copies.add(game(moves, "", "", ""))).as("game %d", i).isEqualTo(expected);
        }
    }
}
