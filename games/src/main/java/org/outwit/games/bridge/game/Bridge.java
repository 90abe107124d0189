package org.outwit.games.bridge.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.ClairvoyantValues;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Worlds;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;

/**
 * The play of the cards in bridge: a declarer with two hands against two defenders who do not see each other's. A payoff is what the contract
 * scores, not vulnerable; each defender loses what the declarer gets. Of the evaluators, {@code cards} also counts on high cards and
 * trumps, {@code ruffs} keeps trumps for later, and {@code tricks} counts only what was won.
 */
public final class Bridge extends DescribedGame<BridgePosition> implements HiddenGame<BridgePosition> {

    private static final int OVERTRICK = 30;

    public Bridge() {
        super(new Description<>(
                "bridge",
                "Bridge, the play of the cards",
                new Capabilities(BridgePosition.PLAYERS, false, true, true, false),
                new Scale(1, "point"),
                new BridgeNotation(),
                BridgeFeatures.ALL));
        style("cards", Map.of("tricks", 50.0, "theirs", -50.0, "masters", 25.0, "trumps", 10.0));
        style("ruffs", Map.of("tricks", 50.0, "theirs", -50.0, "masters", 20.0, "trumps", 35.0));
        style("tricks", Map.of("tricks", 50.0, "theirs", -50.0));
    }

    @Override
    public BridgePosition start() {
        return BridgePosition.undealt(new long[4]);
    }

    /** An overtrick in a major suit. */
    @Override
    public double errorSize() {
        return OVERTRICK;
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

    @Override
    public Optional<String> ending(BridgePosition position, int seat) {
        int needed = position.contract().needed();
        int over = position.declarerWon() - needed;
        String result = over < 0 ? "down " + -over : over == 0 ? "made" : "made with " + over + " more";
        return Optional.of((seat == 0 ? "you" : "declarer") + " made " + position.declarerWon()
                + ", the contract needed " + needed + ": " + result);
    }

    /** The card. */
    @Override
    public List<List<Diagram.Place>> touches(BridgePosition position, int move) {
        return position.isDealing() ? List.of() : List.of(List.of(BridgeDiagram.place(position, move)));
    }
}
