package org.outwit.games.chinesecheckers;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/**
 * A position of Chinese checkers. A move is the hole it comes from and the one it leads to; moves are listed by these two. Who cannot move
 * passes. The order in which players came home is part of the position, because the board does not tell it.
 */
public final class ChineseCheckersPosition implements Position {

    static final byte NOBODY = -1;
    static final int NOT_HOME = -1;

    /** From a hole to itself, which no piece does. */
    static final int PASS = 0;

    /** How many times everybody moves, if nobody comes home before. */
    static final int ROUNDS = 100;

    private static final int HOLE_BITS = 7;
    private static final int MOVE_BITS = 2 * HOLE_BITS;
    private static final int PLAYER_BITS = 3;
    private static final int MOST_MOVES = StarBoard.PIECES * (StarBoard.HOLES - StarBoard.PIECES);
    private static final int WORD = 64;
    private static final int FIRST_PLIES = 64;

    private static final int MOST_PLAYERS = 6;
    private static final int MOVER_KEYS = MOST_PLAYERS * StarBoard.HOLES;
    private static final int PLACE_KEYS = MOVER_KEYS + MOST_PLAYERS;
    private static final long[] KEYS = new long[PLACE_KEYS + MOST_PLAYERS * MOST_PLAYERS];

    static {
        for (int i = 0; i < KEYS.length; i++) KEYS[i] = SplitMix64.bits(i);
    }

    private final StarSeats seats;
    private final int players;
    private final boolean limited;
    private final byte[] owners;

    /** The pieces of each player as bits, two words each. */
    private final long[] pieces;

    private final int[] places;
    private final StarWalks walks = new StarWalks();
    private int home;
    private int mover;
    private int plies;

    /** The pieces and the places; who moves is added when somebody asks. */
    private long boardKey;

    /** For each ply the move, who made it, and 1 more than who came home by it. */
    private int[] history = new int[FIRST_PLIES];

    private int made;

    /** The caller has checked that everybody has ten pieces, and that {@code places} has nothing that cannot be. */
    ChineseCheckersPosition(StarSeats seats, byte[] owners, int[] places, int mover, int plies, boolean limited) {
        this.seats = seats;
        this.players = seats.players();
        this.owners = owners.clone();
        this.places = places.clone();
        this.mover = mover;
        this.limited = limited;
        this.plies = limited ? plies : 0;
        this.pieces = new long[2 * players];
        for (int hole = 0; hole < StarBoard.HOLES; hole++) if (owners[hole] != NOBODY) flip(owners[hole], hole);
        for (int player = 0; player < players; player++)
            if (places[player] != NOT_HOME) flipPlace(player, places[player]);
        for (int place : places) if (place != NOT_HOME) home++;
    }

    static ChineseCheckersPosition start(StarSeats seats) {
        byte[] owners = new byte[StarBoard.HOLES];
        Arrays.fill(owners, NOBODY);
        for (int player = 0; player < seats.players(); player++) {
            for (int i = 0; i < StarBoard.PIECES; i++)
                owners[StarBoard.cornerHole(seats.home(player), i)] = (byte) player;
        }
        int[] places = new int[seats.players()];
        Arrays.fill(places, NOT_HOME);
        return new ChineseCheckersPosition(seats, owners, places, 0, 0, true);
    }

    static int move(int from, int to) {
        return from << HOLE_BITS | to;
    }

    static int from(int move) {
        return move >>> HOLE_BITS;
    }

    static int to(int move) {
        return move & (1 << HOLE_BITS) - 1;
    }

    StarSeats seats() {
        return seats;
    }

    /** Whose piece is in a hole, or {@link #NOBODY}. */
    int owner(int hole) {
        return owners[hole];
    }

    /** The first hole from this one on with a piece of the player, or {@link StarBoard#NOWHERE}. */
    int next(int player, int from) {
        if (from < WORD) {
            long low = pieces[2 * player] >>> from;
            if (low != 0) return from + Long.numberOfTrailingZeros(low);
        }
        int after = Math.max(0, from - WORD);
        long high = pieces[2 * player + 1] >>> after;
        return high == 0 ? StarBoard.NOWHERE : WORD + after + Long.numberOfTrailingZeros(high);
    }

    /** The place in which a player came home, 0 for the first, or {@link #NOT_HOME}. */
    int place(int player) {
        return places[player];
    }

    /** How many players are home. */
    int home() {
        return home;
    }

    /** How many plies were played, always 0 where nothing limits them. */
    int plies() {
        return plies;
    }

    static int mostPlies(StarSeats seats) {
        return ROUNDS * seats.players();
    }

    /** Whether a player's goal is full with at least one piece of the player's own in it. */
    boolean fillsGoal(int player) {
        int goal = seats.goal(player);
        boolean own = false;
        for (int i = 0; i < StarBoard.PIECES; i++) {
            int owner = owners[StarBoard.cornerHole(goal, i)];
            if (owner == NOBODY) return false;
            if (owner == player) own = true;
        }
        return own;
    }

    @Override
    public int mover() {
        return mover;
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (isOver()) return from;
        int end = from;
        for (int hole = next(mover, 0); hole != StarBoard.NOWHERE; hole = next(mover, hole + 1)) {
            end = walks.write(owners, hole, buffer, end);
        }
        if (end == from) buffer[end++] = PASS;
        return end;
    }

    @Override
    public int mostMoves() {
        return MOST_MOVES;
    }

    @Override
    public void make(int move) {
        assert !isOver() : "The game is over.";
        if (made == history.length) history = Arrays.copyOf(history, 2 * made);
        int arrived = NOBODY;
        if (move != PASS) {
            carry(mover, from(move), to(move));
            arrived = arriving(to(move));
        }
        if (arrived != NOBODY) {
            flipPlace(arrived, home);
            places[arrived] = home++;
        }
        history[made++] = move | mover << MOVE_BITS | arrived + 1 << MOVE_BITS + PLAYER_BITS;
        if (limited) plies++;
        do mover = mover + 1 == players ? 0 : mover + 1;
        while (places[mover] != NOT_HOME);
    }

    /** A goal becomes full where a piece comes to rest, whosever it is; so one player at most comes home by a move. */
    private int arriving(int to) {
        int corner = StarBoard.cornerOf(to);
        if (corner == StarBoard.NO_CORNER) return NOBODY;
        int player = seats.heading(corner);
        return player != NOBODY && places[player] == NOT_HOME && fillsGoal(player) ? player : NOBODY;
    }

    private void carry(int player, int from, int to) {
        owners[from] = NOBODY;
        owners[to] = (byte) player;
        flip(player, from);
        flip(player, to);
    }

    private void flip(int player, int hole) {
        pieces[2 * player + hole / WORD] ^= 1L << hole;
        boardKey ^= KEYS[player * StarBoard.HOLES + hole];
    }

    private void flipPlace(int player, int place) {
        boardKey ^= KEYS[PLACE_KEYS + player * MOST_PLAYERS + place];
    }

    @Override
    public void undo() {
        assert made > 0 : "There is no move to take back.";
        int entry = history[--made];
        int move = entry & (1 << MOVE_BITS) - 1;
        int arrived = (entry >>> MOVE_BITS + PLAYER_BITS) - 1;
        mover = entry >>> MOVE_BITS & (1 << PLAYER_BITS) - 1;
        if (limited) plies--;
        if (arrived != NOBODY) {
            places[arrived] = NOT_HOME;
            flipPlace(arrived, --home);
        }
        if (move != PASS) carry(mover, to(move), from(move));
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < made ? history[made - 1 - pliesAgo] & (1 << MOVE_BITS) - 1 : NO_MOVE;
    }

    @Override
    public long key() {
        return boardKey ^ KEYS[MOVER_KEYS + mover];
    }

    @Override
    public boolean isOver() {
        return home >= players - 1 || limited && plies >= ROUNDS * players;
    }

    /** From a whole win for the first down to a whole loss for the last in equal steps; who is not home shares what is left. */
    @Override
    public int payoff(int player) {
        return ChineseCheckers.WIN / (players - 1) * standing(player);
    }

    /** What a player has if nobody else comes home, in steps from one place to the middle between it and the next. */
    int standing(int player) {
        return places[player] == NOT_HOME ? -home : players - 1 - 2 * places[player];
    }

    @Override
    public ChineseCheckersPosition copy() {
        ChineseCheckersPosition copy = new ChineseCheckersPosition(seats, owners, places, mover, plies, limited);
        copy.history = history.clone();
        copy.made = made;
        return copy;
    }

    /** This board without a past, on which players may wander as long as they like. */
    ChineseCheckersPosition withoutLimit() {
        return new ChineseCheckersPosition(seats, owners, places, mover, 0, false);
    }
}
