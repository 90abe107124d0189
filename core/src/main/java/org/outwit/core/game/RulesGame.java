package org.outwit.core.game;

import java.util.List;
import java.util.Map;

/** A game made from {@link Rules}: payoffs of 1000, 0 and -1000, moves and states written by their toString. */
public final class RulesGame<S, M> implements Game<RulesPosition<S, M>> {

    static final int WIN = 1000;

    private final String name;
    private final Rules<S, M> rules;
    private final Map<String, Evaluator<RulesPosition<S, M>>> evaluators;

    public RulesGame(String name, Rules<S, M> rules) {
        this.name = name;
        this.rules = rules;
        this.evaluators = Map.of("guess", this::value);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String title() {
        return name + ", written as rules over immutable states";
    }

    @Override
    public RulesPosition<S, M> start() {
        return position(rules.initial());
    }

    RulesPosition<S, M> position(S state) {
        return new RulesPosition<>(rules, state);
    }

    @Override
    public Capabilities capabilities() {
        return new Capabilities(rules.players(), rules.players() == 2, false, false, rules.loops());
    }

    @Override
    public Scale scale() {
        return new Scale(WIN, "win");
    }

    @Override
    public Notation<RulesPosition<S, M>> notation() {
        return new RulesNotation<>(this, rules);
    }

    @Override
    public List<Feature<RulesPosition<S, M>>> features() {
        return List.of();
    }

    @Override
    public Map<String, Evaluator<RulesPosition<S, M>>> evaluators() {
        return evaluators;
    }

    private int value(RulesPosition<S, M> position, int player) {
        return position.isOver() ? position.payoff(player) : rules.guess(position.state(), player);
    }
}
