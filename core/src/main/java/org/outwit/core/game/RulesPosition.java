package org.outwit.core.game;

import java.util.ArrayList;
import java.util.List;

/**
 * {@link Rules} seen as a {@link Position}: a stack of immutable states. A move's code is its index in the list of
 * moves. Keys are those of {@link Rules#key}; no state outlives the positions that hold it.
 */
public final class RulesPosition<S, M> implements Position {

    private final Rules<S, M> rules;
    private final List<S> states = new ArrayList<>();
    private List<M> moves;

    RulesPosition(Rules<S, M> rules, S state) {
        this.rules = rules;
        states.add(state);
    }

    /** The state that the rules see. */
    public S state() {
        return states.get(states.size() - 1);
    }

    /** The legal moves as the rules write them. */
    public List<M> choices() {
        if (moves == null) moves = isOver() ? List.of() : List.copyOf(rules.moves(state()));
        return moves;
    }

    @Override
    public int mover() {
        return rules.mover(state());
    }

    @Override
    public int moves(int[] buffer, int from) {
        int end = from;
        for (int i = 0; i < choices().size(); i++) buffer[end++] = i;
        return end;
    }

    @Override
    public int mostMoves() {
        return choices().size();
    }

    @Override
    public void make(int move) {
        states.add(rules.next(state(), choices().get(move)));
        moves = null;
    }

    @Override
    public void undo() {
        if (states.size() == 1) throw new IllegalStateException("There is no move to take back.");
        states.remove(states.size() - 1);
        moves = null;
    }

    @Override
    public long key() {
        return rules.key(state());
    }

    @Override
    public boolean isOver() {
        return rules.winner(state()) != Rules.NOBODY_YET;
    }

    @Override
    public int payoff(int player) {
        int winner = rules.winner(state());
        if (winner == Rules.NOBODY_YET) throw new IllegalStateException("The game is not over: nobody is paid yet.");
        if (winner == Rules.DRAW) return 0;
        return winner == player ? RulesGame.WIN : -RulesGame.WIN;
    }

    @Override
    public RulesPosition<S, M> copy() {
        RulesPosition<S, M> copy = new RulesPosition<>(rules, states.get(0));
        copy.states.addAll(states.subList(1, states.size()));
        return copy;
    }
}
