package org.outwit.lab.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;

class PatternLookaheadTest {

    private static final int DEPTH = 4;
    private static final float WORST = -4000;

    /** Random games, which teach nothing but numbers that differ. */
    private static List<Archive.Game> games() {
        Random random = new Random(1);
        List<Archive.Game> games = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            OthelloPosition position = new Othello().start();
            List<Integer> played = new ArrayList<>();
            int[] moves = new int[position.mostMoves()];
            while (!position.isOver()) {
                played.add(moves[random.nextInt(position.moves(moves, 0))]);
                position.make(played.get(played.size() - 1));
            }
            byte[] row = new byte[played.size()];
            for (int m = 0; m < row.length; m++) row[m] = played.get(m).byteValue();
            games.add(new Archive.Game(row, new int[] {0, 1}, 2000, position.payoff(0) / 1000));
        }
        return games;
    }

    private static int naive(OthelloPosition position, PatternEvaluator appraisal, int player, int left) {
        if (left == 0 || position.isOver()) return appraisal.value(position, player);
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        boolean max = position.mover() == player;
        int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            int value = naive(position, appraisal, player, left - 1);
            position.undo();
            best = max ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Test
    void valuesAreThoseOfMinimaxAsFarAsTheyMatter() {
        check(new int[0]);
    }

    /** No two values are farther from each other than all discs that a game can be won and lost by. */
    @Test
    void whatIsNeverHopelessIsNeverGivenUp() {
        check(new int[] {1_000_000, 1_000_000, 1_000_000});
    }

    private static void check(int[] hopeless) {
        List<Archive.Game> games = games();
        PatternEvaluator appraisal = PatternEvaluator.learn(games);
        PatternLookahead lookahead = new PatternLookahead(appraisal.again(), DEPTH, hopeless);
        float[][] found = new float[DEPTH][OthelloPosition.PASS];
        OthelloPosition position = new Othello().start();
        for (byte move : games.get(0).moves()) {
            lookahead.values(position, DEPTH, found);
            int player = position.mover();
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            for (int depth = 1; depth <= DEPTH; depth++) {
                int best = naive(position, appraisal, player, depth);
                for (int i = 0; i < count; i++) {
                    position.make(moves[i]);
                    float less = naive(position, appraisal, player, depth - 1) - best;
                    position.undo();
                    assertThat(found[depth - 1][i]).isEqualTo(Math.max(WORST, less));
                }
            }
            position.make(move);
        }
    }

    /** A bad move is as bad by less as by more: what is given up must not be the best. */
    @Test
    void givingUpLeavesTheBestAtZero() {
        List<Archive.Game> games = games();
        PatternLookahead lookahead = new PatternLookahead(PatternEvaluator.learn(games), DEPTH);
        float[][] found = new float[DEPTH][OthelloPosition.PASS];
        OthelloPosition position = new Othello().start();
        for (byte move : games.get(1).moves()) {
            lookahead.values(position, DEPTH, found);
            int count = position.countMoves(new int[position.mostMoves()], 0);
            for (float[] row : found) {
                float best = WORST;
                for (int i = 0; i < count; i++) best = Math.max(best, row[i]);
                assertThat(best).isZero();
            }
            position.make(move);
        }
    }
}
