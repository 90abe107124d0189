package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TacticalInputsTest {

    private static final int FAR = 12;

    private final RandomBoards boards = new RandomBoards(31);

    /** The class comment by counting on the board, without any table. */
    private static int[] naive(Board board, int player) {
        int hitting = 0;
        double pips = 0;
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= 6; other++) {
                boolean hits = false;
                for (int blot = 1; blot <= Board.POINTS; blot++) {
                    if (board.count(1 - player, blot) != 1 || !hits(board, player, blot, one, other)) continue;
                    hits = true;
                    pips += Board.BAR - blot;
                }
                if (hits) hitting++;
            }
        }
        int last = 0;
        for (int point = 1; point <= Board.BAR; point++) if (board.count(player, point) > 0) last = point;
        int held = 36;
        for (int point = 0; point <= 9; point++) held = Math.min(held, passing(board, 1 - player, Board.BAR - point));
        return new int[] {
            up(hitting * 15 / 36.0),
            Math.min(15, up(Math.floor(pips / 2) / 36)),
            last == 0 ? 0 : up(passing(board, player, last) * 15 / 36.0),
            up((36 - held) * 15 / 36.0)
        };
    }

    private static int up(double number) {
        return (int) Math.ceil(number - 1e-9);
    }

    /** @param blot where it is as its owner counts points */
    private static boolean hits(Board board, int player, int blot, int one, int other) {
        boolean onBar = board.count(player, Board.BAR) > 0;
        for (int from = onBar ? Board.BAR : 1; from <= Board.BAR; from++) {
            int distance = from - (Board.BAR - blot);
            if (board.count(player, from) == 0 || distance < 1 || distance > FAR) continue;
            if (distance == one || distance == other) return true;
            boolean way = isOpen(board, player, from - one) || isOpen(board, player, from - other);
            if (distance == one + other && way) return true;
            if (one != other || distance % one != 0 || distance / one > 4) continue;
            boolean open = true;
            for (int to = from - one; to > from - distance; to -= one) open &= isOpen(board, player, to);
            if (open) return true;
        }
        return false;
    }

    private static int passing(Board board, int player, int from) {
        int rolls = 0;
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= 6; other++) {
                boolean way = isOpen(board, player, from - one) || isOpen(board, player, from - other);
                if (way && isOpen(board, player, from - one - other)) rolls++;
            }
        }
        return rolls;
    }

    private static boolean isOpen(Board board, int player, int to) {
        return to < 1 || board.count(1 - player, Board.BAR - to) < 2;
    }

    @Test
    void areWhatIsCountedOnTheBoard() {
        int[] found = new int[2 * TacticalInputs.COUNT];
        for (int i = 0; i < 3000; i++) {
            Board board = boards.next().board();
            int roller = i & 1;
            TacticalInputs.write(board, roller, found, 0);
            assertThat(Arrays.copyOf(found, TacticalInputs.COUNT)).isEqualTo(naive(board, roller));
            assertThat(Arrays.copyOfRange(found, TacticalInputs.COUNT, found.length))
                    .isEqualTo(naive(board, 1 - roller));
            for (int each : found) assertThat(each).isBetween(0, TacticalInputs.MOST);
        }
    }

    /** A blot six away is hit by 17 rolls where nothing is between: 11 with a six, 5 and 1, 4 and 2, 3 and 3, 2 and 2. */
    @Test
    void aBlotSixAwayIsHitBySeventeenRolls() {
        int[] own = new int[Board.BAR + 1];
        int[] other = new int[Board.BAR + 1];
        own[20] = 1;
        other[11] = 1; // point 14 as the first player counts
        int[] found = new int[2 * TacticalInputs.COUNT];
        TacticalInputs.write(Board.of(own, other), 0, found, 0);
        assertThat(found[0]).isEqualTo(up(17 * 15 / 36.0));
        assertThat(found[1]).isEqualTo(up(Math.floor(17 * 14 / 2.0) / 36));
    }
}
