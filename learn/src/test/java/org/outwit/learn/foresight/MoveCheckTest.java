package org.outwit.learn.foresight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.engine.SimulatedProgram;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Ties;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.draughts.Checkers;

class MoveCheckTest {

    private int cases;

    /** By definition: what a position is worth to the player some plies deep. */
    private static <P extends Position> int minimax(P position, int player, Evaluator<P> function, int depth) {
        if (depth == 0 || position.isOver()) return function.value(position, player);
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        boolean max = position.mover() == player;
        int best = 0;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            int value = minimax(position, player, function, depth - 1);
            position.undo();
            if (i == 0 || (max ? value > best : value < best)) best = value;
        }
        return best;
    }

    /** Every move of this position, with both habits, alone and together. */
    private <P extends Position> void check(
            MoveCheck<P> check, P position, int[] moves, int end, Evaluator<P> function, int depth) {
        int[] values = new int[end];
        int first = 0;
        int last = 0;
        for (int i = 0; i < end; i++) {
            int player = position.mover();
            position.make(moves[i]);
            values[i] = minimax(position, player, function, depth - 1);
            position.undo();
            if (values[i] > values[first]) first = i;
            if (values[i] >= values[last]) last = i;
        }
        long key = position.key();
        for (int i = 0; i < end; i++) {
            int expected = (i == first ? MoveCheck.bit(Ties.FIRST) : 0) | (i == last ? MoveCheck.bit(Ties.LAST) : 0);
            for (int wanted = 1; wanted <= MoveCheck.BOTH; wanted++) {
                assertThat(check.habits(position, moves[i], function, depth, wanted))
                        .as("move %d of %d, depth %d", i, end, depth)
                        .isEqualTo(expected & wanted);
                cases++;
            }
        }
        assertThat(position.key()).isEqualTo(key);
    }

    private <P extends Position> void everywhere(Game<P> game, int games, int mostDepth, long seed) {
        Random random = new Random(seed);
        MoveCheck<P> check = new MoveCheck<>();
        int[] moves = new int[256];
        for (int i = 0; i < games; i++) {
            P position = game.start();
            while (!position.isOver()) {
                int end = position.moves(moves, 0);
                for (Evaluator<P> function : game.evaluators().values()) {
                    if (random.nextInt(24) == 0) {
                        check(check, position, moves, end, function, 1 + random.nextInt(mostDepth));
                    }
                }
                position.make(moves[random.nextInt(end)]);
            }
        }
    }

    @Test
    void saysWhetherAMoveIsTheFirstOrLastBestByDefinition() {
        everywhere(new Checkers(), 10, 4, 1);
        everywhere(new ConnectFour(), 40, 4, 2);
        assertThat(cases).isGreaterThan(5_000);
    }

    @Test
    void agreesWithTheSimulatedProgram() {
        Checkers game = Programs.GAME;
        MoveCheck<org.outwit.games.draughts.DraughtsPosition> check = new MoveCheck<>();
        for (Ties ties : Ties.values()) {
            var program = new SimulatedProgram<>(game, Programs.THEIRS, 4, ties, TranspositionTable.ofMegabytes(1));
            for (var each : Programs.decisions(Programs.AT_RANDOM, 60, 3)) {
                int move = program.move(each.position());
                assertThat(check.plays(each.position(), move, new Program<>(Programs.THEIRS, 4, ties)))
                        .isTrue();
            }
        }
        assertThat(check.evaluations()).isPositive();
    }
}
