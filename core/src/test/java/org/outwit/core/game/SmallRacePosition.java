package org.outwit.core.game;

/** A position of {@link SmallRace}, all in one long: four bits a square, then whose turn it is and the die, 0 while it is not thrown. */
final class SmallRacePosition implements Position {

    static final int GOAL = 5;

    private static final int TURN = 16;
    private static final int DIE = 20;
    private static final int SIDES = 3;
    private static final int MOST_PLIES = 64;

    private final int players;
    private final boolean dice;
    private final TableFlaw flaw;
    private final long[] past = new long[MOST_PLIES];
    private int plies;
    private long state;
    private int asked;

    SmallRacePosition(int players, boolean dice, TableFlaw flaw, long state) {
        this.players = players;
        this.dice = dice;
        this.flaw = flaw;
        this.state = state;
    }

    static long at(int player, int square) {
        return (long) square << 4 * player;
    }

    static long turn(int player, int die) {
        return (long) player << TURN | (long) die << DIE;
    }

    int square(int player) {
        return (int) (state >> 4 * player) & 15;
    }

    int turn() {
        return (int) (state >> TURN) & 15;
    }

    int die() {
        return (int) (state >> DIE) & 15;
    }

    /** Who is at the goal, or -1. */
    int first() {
        for (int player = 0; player < players; player++) if (square(player) == GOAL) return player;
        return -1;
    }

    @Override
    public int mover() {
        return dice && die() == 0 ? CHANCE : turn();
    }

    @Override
    public int moves(int[] buffer, int from) {
        if (isOver()) return from;
        int end = from;
        if (mover() == CHANCE) {
            int sides = flaw == TableFlaw.ROLL_MISSING ? SIDES - 1 : SIDES;
            for (int side = 1; side <= sides; side++) buffer[end++] = side;
            return end;
        }
        int steps = dice ? die() : 2;
        buffer[end++] = steps;
        if (steps > 1) buffer[end++] = 1;
        return end;
    }

    @Override
    public int mostMoves() {
        return SIDES;
    }

    @Override
    public double probability(int move) {
        if (mover() != CHANCE && flaw != TableFlaw.PLAYERS_MOVE_BY_CHANCE) return Position.super.probability(move);
        double usual = move == 1 ? 1.0 / 2 : move == 2 ? 1.0 / 3 : 1.0 / 6;
        if (flaw == null) return usual;
        return switch (flaw) {
            case PROBABILITIES_TOO_LARGE -> usual * 1.1;
            case PROBABILITY_NEGATIVE -> move == 1 ? 1 : move == 2 ? 0.5 : -0.5;
            case ROLL_IMPOSSIBLE -> move == 1 ? 1 : 0;
            case ROLLS_DRIFT -> usual + (move == 1 ? 1e-3 : move == 2 ? -1e-3 : 0) * (asked++ % 7);
            default -> usual;
        };
    }

    @Override
    public void make(int move) {
        past[plies++] = state;
        if (mover() == CHANCE) {
            int shown = flaw == TableFlaw.ROLLS_ALIKE && move == 3 ? 2 : move;
            state += turn(0, shown);
            return;
        }
        int mover = turn();
        int square = Math.min(GOAL, square(mover) + move);
        state += at(mover, square - square(mover)) + turn((mover + 1) % players, 0) - turn(mover, die());
    }

    @Override
    public void undo() {
        long dice = turn(0, die());
        long turn = turn(turn(), 0);
        state = past[--plies];
        if (flaw == TableFlaw.UNDO_KEEPS_THE_DICE && die() == 0) state += dice;
        if (flaw == TableFlaw.UNDO_FORGETS_WHOSE_TURN && plies == 3) state += turn - turn(turn(), 0);
    }

    @Override
    public long key() {
        long kept = state;
        if (flaw == TableFlaw.KEY_IGNORES_DICE) kept -= turn(0, die());
        if (flaw == TableFlaw.KEY_IGNORES_WHOSE_TURN) kept -= turn(turn(), 0);
        return kept * SplitMix64.GOLDEN_GAMMA;
    }

    @Override
    public boolean isOver() {
        return first() >= 0;
    }

    @Override
    public int payoff(int player) {
        boolean other = flaw == TableFlaw.PAYOFF_OF_ANOTHER_SEAT || flaw == TableFlaw.PAYOFF_OF_ANOTHER_SEAT_WITH_DICE;
        boolean won = first() == (other ? (player + 1) % players : player);
        if (flaw == TableFlaw.PAYOFFS_DO_NOT_SUM) return won ? 1000 : -1000;
        return won ? 1000 * (players - 1) : -1000;
    }

    @Override
    public SmallRacePosition copy() {
        long copied = flaw == TableFlaw.COPY_FORGETS_THE_DICE ? state - turn(0, die()) : state;
        SmallRacePosition copy = new SmallRacePosition(players, dice, flaw, copied);
        System.arraycopy(past, 0, copy.past, 0, plies);
        copy.plies = plies;
        return copy;
    }
}
