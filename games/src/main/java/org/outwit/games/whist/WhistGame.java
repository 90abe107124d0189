package org.outwit.games.whist;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Worlds;
import org.outwit.games.bridge.Cards;

/**
 * Whist for so many players as a subclass says, each for themselves. A payoff is how many tricks more somebody has won than the others on average. Of the
 * evaluators, {@code cards} also counts on high cards and trumps, {@code hoarder} keeps them for later, and {@code tricks} counts only
 * what was won.
 */
public abstract class WhistGame implements HiddenGame<WhistPosition> {

    private final String name;
    private final String title;
    private final int players;
    private final int handSize;
    private final long pack;
    private final Notation<WhistPosition> notation;
    private final List<Feature<WhistPosition>> features;
    private final Map<String, Evaluator<WhistPosition>> evaluators;

    /** {@code ranks} of each suit, the highest, are in the pack; what is left when everybody has {@code handSize} cards stays face down. */
    WhistGame(String name, String title, int players, int ranks, int handSize) {
        this.name = name;
        this.title = title;
        this.players = players;
        this.handSize = handSize;
        long all = 0;
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            for (int rank = Cards.RANKS.length() - ranks; rank < Cards.RANKS.length(); rank++) {
                all |= Cards.card(suit, rank);
            }
        }
        this.pack = all;
        this.notation = new WhistNotation(players, handSize, pack);
        this.features = WhistFeatures.of(handSize);
        Map<String, Evaluator<WhistPosition>> styles = new LinkedHashMap<>();
        double theirs = -1.0 / (players - 1);
        styles.put(
                "cards",
                LinearEvaluator.of(this, Map.of("tricks", 1.0, "theirs", theirs, "masters", 0.5, "trumps", 0.2)));
        styles.put(
                "hoarder",
                LinearEvaluator.of(this, Map.of("tricks", 1.0, "theirs", theirs, "masters", 0.8, "trumps", 0.7)));
        styles.put("tricks", LinearEvaluator.of(this, Map.of("tricks", 1.0, "theirs", theirs)));
        this.evaluators = Collections.unmodifiableMap(styles);
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final WhistPosition start() {
        return WhistPosition.undealt(players, handSize, pack);
    }

    @Override
    public final Capabilities capabilities() {
        return new Capabilities(players, true, true, true, false);
    }

    @Override
    public final Scale scale() {
        return new Scale(WhistPosition.TRICK, "trick");
    }

    @Override
    public final Notation<WhistPosition> notation() {
        return notation;
    }

    @Override
    public final long sightKey(WhistPosition position, int seat) {
        return position.sightKey(seat);
    }

    @Override
    public final Worlds<WhistPosition> worlds(WhistPosition position, int seat) {
        return WhistWorlds.of(position, seat);
    }

    @Override
    public final Diagram diagram(WhistPosition position) {
        return WhistDiagram.of(position, -1);
    }

    @Override
    public final Diagram diagram(WhistPosition position, int seat) {
        return WhistDiagram.of(position, seat);
    }

    /** The card. */
    @Override
    public final List<List<Diagram.Place>> touches(WhistPosition position, int move) {
        return position.isDealing() ? List.of() : List.of(List.of(WhistDiagram.place(position, move)));
    }

    @Override
    public final List<Feature<WhistPosition>> features() {
        return features;
    }

    @Override
    public final Map<String, Evaluator<WhistPosition>> evaluators() {
        return evaluators;
    }
}
