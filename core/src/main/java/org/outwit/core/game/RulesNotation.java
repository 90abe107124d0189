package org.outwit.core.game;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Moves and states as their toString; states are read back by {@link Rules#parse}. */
final class RulesNotation<S, M> implements Notation<RulesPosition<S, M>> {

    private final RulesGame<S, M> game;
    private final Rules<S, M> rules;

    RulesNotation(RulesGame<S, M> game, Rules<S, M> rules) {
        this.game = game;
        this.rules = rules;
    }

    @Override
    public String format(RulesPosition<S, M> position, int move) {
        return position.choices().get(move).toString();
    }

    @Override
    public int parse(RulesPosition<S, M> position, String text) {
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < position.choices().size(); i++) {
            if (format(position, i).equals(text.strip())) found.add(i);
        }
        if (found.size() == 1) return found.get(0);
        String legal = position.choices().stream().map(Object::toString).collect(Collectors.joining(", "));
        throw new NotationException(
                "'" + text + "' is " + (found.isEmpty() ? "not a legal move" : "ambiguous") + " here; legal: " + legal
                        + ".",
                0);
    }

    @Override
    public String format(RulesPosition<S, M> position) {
        return position.state().toString();
    }

    @Override
    public RulesPosition<S, M> position(String text) {
        return game.position(rules.parse(text.strip()));
    }
}
