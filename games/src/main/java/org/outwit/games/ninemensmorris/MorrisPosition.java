package org.outwit.games.ninemensmorris;

import java.util.Arrays;
import org.outwit.core.game.Position;

/**
 * A position of nine men's morris. A move is coded by {@link MorrisMove}: placing or moving a man, with the removal if
 * it closes a mill. Moves are listed by the point they come from, where they go and what they remove. Player 0 begins.
 *
 * <p>A side has lost when it is to move with fewer than three men, those in hand included, or without a move.
 */
public final class MorrisPosition implements Position {

    private static final int LEAST_MEN = 3;
    private static final int FIRST_PLIES = 64;

    /** No more than 9 men with 4 steps each, or 3 that fly to 12 points, each time with 9 men to remove. */
    private static final int MOST_MOVES = 324;

    private final MorrisRules rules;
    private final boolean drawRules;

    private int mover;
    private int own;
    private int others;
    private int ownHand;
    private int othersHand;
    private int quiet;
    private boolean lost;
    private boolean drawn;

    /** The key before each move made, how many quiet plies there had been, and the move. */
    private long[] keys = new long[FIRST_PLIES];

    private int[] quiets = new int[FIRST_PLIES];
    private int[] moves = new int[FIRST_PLIES];
    private int made;

    MorrisPosition(MorrisRules rules, boolean drawRules, long key, int quiet) {
        this.rules = rules;
        this.drawRules = drawRules;
        this.quiet = drawRules ? quiet : 0;
        setUp(key);
        judge();
    }

    static MorrisPosition start(MorrisRules rules) {
        return new MorrisPosition(rules, true, key(0, 0, 0, rules.men(), rules.men()), 0);
    }

    static long key(int mover, int first, int second, int firstHand, int secondHand) {
        return first | (long) second << 24 | (long) firstHand << 48 | (long) secondHand << 52 | (long) mover << 56;
    }

    private void setUp(long key) {
        int first = (int) key & MorrisBoard.ALL;
        int second = (int) (key >>> 24) & MorrisBoard.ALL;
        int firstHand = (int) (key >>> 48) & 15;
        int secondHand = (int) (key >>> 52) & 15;
        mover = (int) (key >>> 56);
        own = mover == 0 ? first : second;
        others = mover == 0 ? second : first;
        ownHand = mover == 0 ? firstHand : secondHand;
        othersHand = mover == 0 ? secondHand : firstHand;
    }

    /** The player's men on the board, as bits. */
    int men(int player) {
        return player == mover ? own : others;
    }

    int hand(int player) {
        return player == mover ? ownHand : othersHand;
    }

    int empty() {
        return MorrisBoard.ALL & ~(own | others);
    }

    /** Plies since a man was last placed or removed; always 0 where draw rules are switched off. */
    int quiet() {
        return quiet;
    }

    @Override
    public int mover() {
        return mover;
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (isOver()) return from;
        int empty = empty();
        if (ownHand > 0) return addMoves(MorrisMove.NOWHERE, empty, buffer, from);
        boolean flies = flies();
        int end = from;
        for (int left = own; left != 0; left &= left - 1) {
            int point = Integer.numberOfTrailingZeros(left);
            end = addMoves(point, flies ? empty : empty & MorrisBoard.NEIGHBOURS[point], buffer, end);
        }
        return end;
    }

    private boolean flies() {
        return rules.flying() && ownHand == 0 && Integer.bitCount(own) == LEAST_MEN;
    }

    private int addMoves(int from, int targets, int[] buffer, int start) {
        int end = start;
        int staying = own & ~MorrisMove.bit(from);
        for (int left = targets; left != 0; left &= left - 1) {
            int to = Integer.numberOfTrailingZeros(left);
            boolean closes = MorrisBoard.isMill(staying | 1 << to, to);
            int removable = closes ? MorrisBoard.removable(others) : 0;
            if (removable == 0) buffer[end++] = MorrisMove.of(from, to, MorrisMove.NOWHERE);
            for (int men = removable; men != 0; men &= men - 1) {
                buffer[end++] = MorrisMove.of(from, to, Integer.numberOfTrailingZeros(men));
            }
        }
        return end;
    }

    @Override
    public int mostMoves() {
        return MOST_MOVES;
    }

    @Override
    public void make(int move) {
        assert !isOver() : "The game is over.";
        remember(move);
        int from = MorrisMove.from(move);
        int removed = MorrisMove.removed(move);
        int movedOwn = own & ~MorrisMove.bit(from) | 1 << MorrisMove.to(move);
        int movedHand = from == MorrisMove.NOWHERE ? ownHand - 1 : ownHand;
        boolean progress = from == MorrisMove.NOWHERE || removed != MorrisMove.NOWHERE;
        own = others & ~MorrisMove.bit(removed);
        ownHand = othersHand;
        others = movedOwn;
        othersHand = movedHand;
        mover = 1 - mover;
        quiet = progress || !drawRules ? 0 : quiet + 1;
        judge();
    }

    private void remember(int move) {
        if (made == keys.length) {
            keys = Arrays.copyOf(keys, 2 * made);
            quiets = Arrays.copyOf(quiets, 2 * made);
            moves = Arrays.copyOf(moves, 2 * made);
        }
        keys[made] = key();
        moves[made] = move;
        quiets[made++] = quiet;
    }

    private void judge() {
        lost = Integer.bitCount(own) + ownHand < LEAST_MEN || isBlocked();
        drawn = !lost && drawRules && (quiet >= rules.quietPlies() || isThirdTime());
    }

    /** Placing and flying always find an empty point, since the board has more points than there are men. */
    private boolean isBlocked() {
        return ownHand == 0 && !flies() && MorrisBoard.steps(own, empty()) == 0;
    }

    /** Only quiet moves can be taken back over the board, and only every second ply has the same mover. */
    private boolean isThirdTime() {
        int earliest = Math.max(0, made - quiet);
        long key = key();
        int times = 1;
        for (int ply = made - 2; ply >= earliest; ply -= 2) {
            if (keys[ply] == key) times++;
        }
        return times >= 3;
    }

    @Override
    public void undo() {
        assert made > 0 : "There is no move to take back.";
        setUp(keys[--made]);
        quiet = quiets[made];
        lost = false;
        drawn = false;
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < made ? moves[made - 1 - pliesAgo] : NO_MOVE;
    }

    /** The position itself: men, hands and mover. */
    @Override
    public long key() {
        return mover == 0 ? key(mover, own, others, ownHand, othersHand) : key(mover, others, own, othersHand, ownHand);
    }

    @Override
    public boolean isOver() {
        return lost || drawn;
    }

    @Override
    public int payoff(int player) {
        if (!lost) return 0;
        return player == mover ? -NineMensMorris.WIN : NineMensMorris.WIN;
    }

    @Override
    public MorrisPosition copy() {
        MorrisPosition copy = new MorrisPosition(rules, drawRules, key(), quiet);
        copy.keys = keys.clone();
        copy.quiets = quiets.clone();
        copy.moves = moves.clone();
        copy.made = made;
        copy.drawn = drawn;
        return copy;
    }

    /** A position without a past in which the men of each side stand elsewhere; hands, clock and mover stay. */
    MorrisPosition standing(int first, int second) {
        return new MorrisPosition(rules, drawRules, key(mover, first, second, hand(0), hand(1)), quiet);
    }

    /** These men without a past, for which no draw rule holds. */
    MorrisPosition withoutDrawRules() {
        return new MorrisPosition(rules, false, key(), 0);
    }
}
