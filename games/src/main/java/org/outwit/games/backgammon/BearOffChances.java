package org.outwit.games.backgammon;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a table knows of a position in which both players bear off and the dice are about to be thrown.
 *
 * @param player who rolls next
 * @param win how likely that player wins; likewise to win and to lose a gammon
 * @param rolls how many rolls each player needs, from player 0 on
 */
public record BearOffChances(int player, double win, double winGammon, double loseGammon, List<Rolls> rolls) {

    public BearOffChances {
        rolls = List.copyOf(rolls);
    }

    /**
     * How many rolls one player needs.
     *
     * @param probabilities to need 1 roll, 2, and so on
     */
    public record Rolls(double mean, List<Double> probabilities) {

        public Rolls {
            probabilities = List.copyOf(probabilities);
        }

        private static Rolls of(BearOffTable table, int rank) {
            List<Double> probabilities = new ArrayList<>();
            for (int rolls = 1; rolls <= table.most(rank); rolls++) {
                probabilities.add(table.atLeast(rank, rolls) - table.atLeast(rank, rolls + 1));
            }
            return new Rolls(table.mean(rank), probabilities);
        }
    }

    /** What the table knows; nothing where the game is over, some checker is not at home, or there are more of them than it has. */
    public static Optional<BearOffChances> of(BackgammonPosition position, BearOffTable table) {
        Board board = position.board();
        boolean isIn = !position.isOver() && BearOff.isIn(board);
        if (!isIn || left(board, 0) > table.checkers() || left(board, 1) > table.checkers()) return Optional.empty();
        int roller = position.turn();
        int own = BearOffTable.rank(board, roller);
        int other = BearOffTable.rank(board, 1 - roller);
        float[] gammons = new float[EquityNetwork.OUTPUTS];
        if (left(board, 0) == Board.CHECKERS || left(board, 1) == Board.CHECKERS) {
            BearOff.predict(board, roller, gammons);
        }
        Rolls rollers = Rolls.of(table, own);
        Rolls others = Rolls.of(table, other);
        return Optional.of(new BearOffChances(
                roller,
                table.isDoneFirst(own, table, other),
                gammons[1],
                gammons[3],
                roller == 0 ? List.of(rollers, others) : List.of(others, rollers)));
    }

    private static int left(Board board, int player) {
        return Board.CHECKERS - board.count(player, Board.OFF);
    }
}
