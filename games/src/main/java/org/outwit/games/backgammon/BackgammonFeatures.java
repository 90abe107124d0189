package org.outwit.games.backgammon;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.games.CountFeature;

/** What evaluators of backgammon are made of. What is about points and blots counts only while there is contact. */
final class BackgammonFeatures {

    private static final int HOME = points(1, 6);
    private static final int OUTSIDE = points(7, 18);
    private static final int THEIR_HOME = points(19, 24);

    /** Where points in a row hold checkers of the other that have yet to come round. */
    private static final int BLOCK = points(2, 12);

    /** A row of this length can be passed by few rolls. */
    private static final int LONG_ROW = 4;

    /** More checkers on a point are not needed there. */
    private static final int ENOUGH = 3;

    private static final int DIRECT_SHOTS = 63;
    private static final int MOST_ROW = 7;
    private static final int MOST_LOSS = 100;

    private BackgammonFeatures() {}

    static List<Feature<BackgammonPosition>> all() {
        return List.of(
                new PipLead("pips", "lead in pips, up to 100", false),
                new PipLead("race", "lead in pips, up to 100, when all contact is over", true),
                CountFeature.lead(
                        "off",
                        "lead in checkers borne off",
                        Board.CHECKERS,
                        (position, player) -> position.board().count(player, Board.OFF)),
                CountFeature.lead(
                        "bar",
                        "how many more checkers are on the bar than of the other",
                        Board.CHECKERS,
                        (position, player) -> position.board().count(player, Board.BAR)),
                lead("blots", "lead in blots that the other can hit with one die", 10, BackgammonFeatures::shots),
                lead(
                        "loss",
                        "lead in pips that these blots would lose, up to 100",
                        MOST_LOSS,
                        BackgammonFeatures::loss),
                lead("home", "lead in points made at home", 6, (board, player) -> made(board, player, HOME)),
                lead("outside", "lead in points made outside", 7, (board, player) -> made(board, player, OUTSIDE)),
                lead(
                        "anchors",
                        "lead in points made in the other's home",
                        6,
                        (board, player) -> made(board, player, THEIR_HOME)),
                lead("row", "lead in the longest row of points from 2 to 12", MOST_ROW, BackgammonFeatures::longestRow),
                lead(
                        "trapped",
                        "lead in checkers of the other behind a row of four or more",
                        Board.CHECKERS,
                        BackgammonFeatures::trapped),
                lead(
                        "back",
                        "lead in checkers in the other's home or on the bar",
                        Board.CHECKERS,
                        BackgammonFeatures::back),
                lead("spare", "lead in checkers beyond three on a point", 12, BackgammonFeatures::spare),
                CountFeature.lead(
                        "turn",
                        "1 for the player whose turn it is, -1 for the other",
                        1,
                        (position, player) -> position.turn() == player ? 1 : 0));
    }

    @FunctionalInterface
    private interface BoardCount {
        int of(Board board, int player);
    }

    private static Feature<BackgammonPosition> lead(String name, String meaning, int most, BoardCount count) {
        return CountFeature.lead(
                name,
                meaning + ", while there is contact",
                most,
                (position, player) -> Contact.isIn(position.board()) ? count.of(position.board(), player) : 0);
    }

    private static int points(int from, int to) {
        return (2 << to) - (1 << from);
    }

    private static int made(Board board, int player, int where) {
        return Integer.bitCount(board.made(player) & where);
    }

    /** The player's blots with a checker of the other up to six points behind them, as the other counts points. */
    private static int shotAt(Board board, int player) {
        int theirs = board.occupied(1 - player);
        int shot = 0;
        for (int left = Board.turned(board.blots(player)); left != 0; left &= left - 1) {
            int point = Integer.numberOfTrailingZeros(left);
            if ((theirs >> point + 1 & DIRECT_SHOTS) != 0) shot |= 1 << point;
        }
        return shot;
    }

    private static int shots(Board board, int player) {
        return Math.min(10, Integer.bitCount(shotAt(board, player)));
    }

    /** A checker that is hit has the way from the start to its point to go again, which is where the other counts it. */
    private static int loss(Board board, int player) {
        int loss = 0;
        for (int left = shotAt(board, player); left != 0; left &= left - 1) {
            loss += Integer.numberOfTrailingZeros(left);
        }
        return Math.min(MOST_LOSS, loss);
    }

    private static int longestRow(Board board, int player) {
        int rows = board.made(player) & BLOCK;
        int length = 0;
        for (; rows != 0; rows &= rows >> 1) length++;
        return length;
    }

    /** The other's checkers that have the highest long row of the player's points before them. */
    private static int trapped(Board board, int player) {
        int row = board.made(player) & BLOCK;
        for (int i = 1; i < LONG_ROW; i++) row &= row >> 1;
        if (row == 0) return 0;
        int lowest = 31 - Integer.numberOfLeadingZeros(row);
        int count = board.count(1 - player, Board.BAR);
        for (int point = 1; point < lowest; point++) count += board.count(1 - player, Board.BAR - point);
        return count;
    }

    private static int back(Board board, int player) {
        int count = 0;
        for (int point = 19; point <= Board.BAR; point++) count += board.count(player, point);
        return count;
    }

    private static int spare(Board board, int player) {
        int count = 0;
        for (int left = board.made(player); left != 0; left &= left - 1) {
            count += Math.max(0, board.count(player, Integer.numberOfTrailingZeros(left)) - ENOUGH);
        }
        return count;
    }
}
