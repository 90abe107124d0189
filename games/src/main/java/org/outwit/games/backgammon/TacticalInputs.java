package org.outwit.games.backgammon;

/**
 * What a network sees of a position with contact beside where the checkers are, for each side: how many of the 36 rolls hit, how many pips
 * they cost the other, by how many rolls the last checker gets away, and by how many the other's checkers would from where they are worst
 * held. All are looked up by which points are made; they are what a player at the board counts, and not the rules to the letter.
 *
 * <p>After the inputs of GNU Backgammon of these kinds (its file eval.c: hits, pip loss, escapes, containment).
 */
final class TacticalInputs {

    /** How many there are for each side. */
    static final int COUNT = 4;

    /** Each is a whole number from 0 to this, as numbers of checkers are. */
    static final int MOST = Board.CHECKERS;

    private static final int ROLLS = 36;
    private static final int FAR = 12;
    private static final int NEAR_POINTS = (1 << FAR) - 1;
    private static final int PIPS = 2;

    /** Checkers are held on the points up to this one, as the other counts them. */
    private static final int HELD = 9;

    /** By the made points 1 to 12 pips ahead: by how many rolls a checker can move with both dice. */
    private static final byte[] ESCAPES = new byte[1 << FAR];

    /** By distance and the made points in between: the rolls that hit. The row of distance d begins at 2 to the power of d - 1. */
    private static final long[] HITS = new long[1 << FAR];

    static {
        for (int made = 0; made < ESCAPES.length; made++) ESCAPES[made] = (byte) escapes(made);
        for (int distance = 1; distance <= FAR; distance++) {
            int from = 1 << distance - 1;
            for (int made = 0; made < from; made++) HITS[from + made] = hits(distance, made);
        }
    }

    private TacticalInputs() {}

    private static boolean isOpen(int made, int distance) {
        return distance > FAR || (made >> distance - 1 & 1) == 0;
    }

    private static int escapes(int made) {
        int rolls = 0;
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= 6; other++) {
                boolean passes = isOpen(made, one) || isOpen(made, other);
                if (passes && isOpen(made, one + other)) rolls++;
            }
        }
        return rolls;
    }

    private static long hits(int distance, int made) {
        long rolls = 0;
        for (int roll = 0; roll < ROLLS; roll++) {
            int one = roll / 6 + 1;
            int other = roll % 6 + 1;
            boolean hits = one == distance
                    || other == distance
                    || one + other == distance && (isOpen(made, one) || isOpen(made, other));
            if (one == other && distance % one == 0 && distance / one <= Play.MOST_STEPS) {
                hits = true;
                for (int way = one; way < distance; way += one) hits &= isOpen(made, way);
            }
            if (hits) rolls |= 1L << roll;
        }
        return rolls;
    }

    /** Writes the numbers of the side that rolls next, then those of the other. */
    static void write(Board board, int roller, int[] into, int from) {
        write(board, roller, 1 - roller, into, from);
        write(board, 1 - roller, roller, into, from + COUNT);
    }

    private static void write(Board board, int player, int other, int[] into, int from) {
        int made = board.made(other);
        int own = Board.turned(board.occupied(player));
        long all = 0;
        int loss = 0;
        // From the bar alone, as long as a checker is there. Point 0 is the bar, as the other counts points.
        int hitters = (own & 1) != 0 ? 1 : own;
        for (int blots = board.blots(other); blots != 0; blots &= blots - 1) {
            int blot = Integer.numberOfTrailingZeros(blots);
            long rolls = 0;
            int behind = hitters & (1 << blot) - 1 & ~((1 << Math.max(0, blot - FAR)) - 1);
            for (; behind != 0; behind &= behind - 1) {
                int hitter = Integer.numberOfTrailingZeros(behind);
                int between = (1 << blot - hitter - 1);
                rolls |= HITS[between | made >> hitter + 1 & between - 1];
            }
            all |= rolls;
            loss += Long.bitCount(rolls) * (Board.BAR - blot);
        }
        into[from] = part(Long.bitCount(all));
        into[from + 1] = Math.min(MOST, (loss / PIPS + ROLLS - 1) / ROLLS);
        into[from + 2] = own == 0 ? 0 : part(escapes(made, Integer.numberOfTrailingZeros(own)));
        int least = ROLLS;
        int walls = board.made(player);
        for (int point = 0; point <= HELD; point++) least = Math.min(least, escapes(walls, point));
        into[from + 3] = part(ROLLS - least);
    }

    private static int escapes(int made, int point) {
        return ESCAPES[made >> point + 1 & NEAR_POINTS];
    }

    /** Upwards, so that a single roll is seen. */
    private static int part(int rolls) {
        return (rolls * MOST + ROLLS - 1) / ROLLS;
    }
}
