package org.outwit.games.record.pdn;

import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Rules;
import org.outwit.core.game.RulesPosition;

/** Not draughts, but written like it: the same five moves are legal all the time, and a position is who moves and when. */
final class March implements Rules<March.State, String> {

    record State(int ply) {
        @Override
        public String toString() {
            return (ply % 2 == 0 ? "B" : "W") + ply;
        }
    }

    private static final List<String> MOVES = List.of("11-15", "22x15", "9x14x21", "1-7", "4x11");

    static Game<RulesPosition<State, String>> game() {
        return new March().asGame("march");
    }

    @Override
    public State initial() {
        return new State(0);
    }

    @Override
    public int mover(State state) {
        return state.ply() % 2;
    }

    @Override
    public List<String> moves(State state) {
        return MOVES;
    }

    @Override
    public State next(State state, String move) {
        return new State(state.ply() + 1);
    }

    @Override
    public int winner(State state) {
        return NOBODY_YET;
    }

    @Override
    public State parse(String text) {
        if (!text.matches("[BW][0-9]{1,3}"))
            throw new NotationException("Found '" + text + "'; expected one like B0.", 0);
        return new State(Integer.parseInt(text.substring(1)));
    }
}
