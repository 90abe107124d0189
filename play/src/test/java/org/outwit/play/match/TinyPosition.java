package org.outwit.play.match;

import java.util.ArrayDeque;
import java.util.Deque;
import org.outwit.core.game.Position;

/** See {@link TinyGame}. */
public final class TinyPosition implements Position {

    private record State(int stones, int seat, int rolled) {}

    private final int players;
    private final boolean dice;
    private final Deque<State> before = new ArrayDeque<>();
    private State state;

    TinyPosition(int players, boolean dice, int stones) {
        this.players = players;
        this.dice = dice;
        this.state = new State(stones, 0, 0);
    }

    int stones() {
        return state.stones;
    }

    @Override
    public int mover() {
        return dice && state.rolled == 0 ? CHANCE : state.seat;
    }

    /** Chance rolls 1 or 2; a player takes what was rolled or one, without dice one or two, as far as stones are left. */
    @Override
    public int moves(int[] buffer, int from) {
        int most = mover() == CHANCE || !dice ? 2 : state.rolled;
        int end = from;
        for (int take = 1; take <= Math.min(most, mover() == CHANCE ? 2 : state.stones); take++) buffer[end++] = take;
        return end;
    }

    @Override
    public int mostMoves() {
        return 2;
    }

    @Override
    public void make(int move) {
        before.push(state);
        state = mover() == CHANCE
                ? new State(state.stones, state.seat, move)
                : new State(state.stones - move, (state.seat + 1) % players, 0);
    }

    @Override
    public void undo() {
        state = before.pop();
    }

    @Override
    public long key() {
        return state.hashCode();
    }

    @Override
    public boolean isOver() {
        return state.stones == 0;
    }

    @Override
    public int payoff(int player) {
        int last = Math.floorMod(state.seat - 1, players);
        return player == last ? 2 : player == state.seat ? -2 : 0;
    }

    @Override
    public double probability(int move) {
        return move == 1 ? 0.75 : 0.25;
    }

    @Override
    public Position copy() {
        TinyPosition copy = new TinyPosition(players, dice, state.stones);
        copy.before.addAll(before);
        copy.state = state;
        return copy;
    }
}
