package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Perft;

/** The plays that are listed against those that {@link NaiveBackgammon} finds by trying everything. */
class BackgammonOracleTest {

    private final int[] plays = new int[PlayLister.MOST_PLAYS];

    /** Compares what comes of every so manieth roll. */
    private void compare(BackgammonPosition position, int step, int first) {
        int[] rolls = new int[Roll.COUNT];
        position.moves(rolls, 0);
        int player = position.turn();
        NaiveBackgammon naive = NaiveBackgammon.of(position, player);
        for (int i = first % step; i < rolls.length; i += step) {
            int roll = rolls[i];
            position.make(roll);
            Set<NaiveBackgammon> found = new HashSet<>();
            int end = position.moves(plays, 0);
            assertThat(end).isLessThanOrEqualTo(position.mostMoves());
            for (int k = 0; k < end; k++) {
                position.make(plays[k]);
                found.add(NaiveBackgammon.of(position, player));
                position.undo();
            }
            String where = PositionText.of(position);
            assertThat(found).as(where).isEqualTo(naive.after(Roll.larger(roll), Roll.smaller(roll)));
            assertThat(end).as("each once: " + where).isEqualTo(found.size());
            position.undo();
        }
    }

    @Test
    void boardsByChance() {
        RandomBoards boards = new RandomBoards(14);
        for (int i = 0; i < Thoroughness.of(3000); i++) compare(boards.next(), 5, i);
    }

    @Test
    void positionsOfGames() {
        Random random = new Random(7);
        for (int game = 0; game < Thoroughness.of(5, 2); game++) {
            BackgammonPosition position = new Backgammon().start();
            while (!position.isOver()) {
                if (position.stage() == Stage.ROLLING)
                    compare(position, 3, position.board().pips(0));
                int end = position.moves(plays, 0);
                position.make(plays[random.nextInt(end)]);
            }
        }
    }

    @Test
    void perftOfBoardsByChance() {
        RandomBoards boards = new RandomBoards(3);
        for (int i = 0; i < Thoroughness.of(20); i++) {
            BackgammonPosition position = boards.next();
            long wanted = NaiveBackgammon.of(position, position.turn()).perft(3);
            assertThat(Perft.count(position, 3)).as(PositionText.of(position)).isEqualTo(wanted);
        }
    }

    @Test
    void perftOfTheStart() {
        BackgammonPosition start = new Backgammon().start();
        assertThat(NaiveBackgammon.of(start, 0).perft(4)).isEqualTo(202_782);
        assertThat(Perft.count(start, 4)).isEqualTo(202_782);
    }
}
