package org.outwit.games.bridge.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.ClairvoyantValues;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Notation;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Worlds;

/**
 * The play of the cards in bridge: a declarer with two hands against two defenders who do not see each other's. A payoff is what the contract
 * scores, not vulnerable; each defender loses what the declarer gets. Of the evaluators, {@code cards} also counts on high cards and
 * trumps, {@code ruffs} keeps trumps for later, and {@code tricks} counts only what was won.
 */
public final class Bridge implements HiddenGame<BridgePosition> {

    private static final int OVERTRICK = 30;

    private final Notation<BridgePosition> notation = new BridgeNotation();
    private final Map<String, Evaluator<BridgePosition>> evaluators;

    public Bridge() {
        Map<String, Evaluator<BridgePosition>> styles = new LinkedHashMap<>();
        styles.put(
                "cards",
                LinearEvaluator.of(this, Map.of("tricks", 50.0, "theirs", -50.0, "masters", 25.0, "trumps", 10.0)));
        styles.put(
                "ruffs",
                LinearEvaluator.of(this, Map.of("tricks", 50.0, "theirs", -50.0, "masters", 20.0, "trumps", 35.0)));
        styles.put("tricks", LinearEvaluator.of(this, Map.of("tricks", 50.0, "theirs", -50.0)));
        this.evaluators = Collections.unmodifiableMap(styles);
    }

    @Override
    public String name() {
        return "bridge";
    }

    @Override
    public String title() {
        return "Bridge, the play of the cards";
    }

    @Override
    public BridgePosition start() {
        return BridgePosition.undealt(new long[4]);
    }

    @Override
    public Capabilities capabilities() {
        return new Capabilities(BridgePosition.PLAYERS, false, true, true, false);
    }

    @Override
    public Scale scale() {
        return new Scale(1, "point");
    }

    /** An overtrick in a major suit. */
    @Override
    public double errorSize() {
        return OVERTRICK;
    }

    @Override
    public Notation<BridgePosition> notation() {
        return notation;
    }

    @Override
    public long sightKey(BridgePosition position, int seat) {
        return position.sightKey(seat);
    }

    @Override
    public Worlds<BridgePosition> worlds(BridgePosition position, int seat) {
        return BridgeWorlds.of(position, seat);
    }

    /** The two defenders. */
    @Override
    public boolean arePartners(int player, int other) {
        return player == 0 == (other == 0);
    }

    @Override
    public Optional<ClairvoyantValues<BridgePosition>> clairvoyant() {
        return Optional.of(new DoubleDummyValues());
    }

    @Override
    public Diagram diagram(BridgePosition position) {
        return BridgeDiagram.of(position, -1);
    }

    @Override
    public Diagram diagram(BridgePosition position, int seat) {
        return BridgeDiagram.of(position, seat);
    }

    /** The card. */
    @Override
    public List<List<Diagram.Place>> touches(BridgePosition position, int move) {
        return position.isDealing() ? List.of() : List.of(List.of(BridgeDiagram.place(position, move)));
    }

    @Override
    public List<Feature<BridgePosition>> features() {
        return BridgeFeatures.ALL;
    }

    @Override
    public Map<String, Evaluator<BridgePosition>> evaluators() {
        return evaluators;
    }
}
