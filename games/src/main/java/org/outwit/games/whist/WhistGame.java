package org.outwit.games.whist;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.Scale;
import org.outwit.core.game.Worlds;
import org.outwit.games.DescribedGame;
import org.outwit.games.Description;
import org.outwit.games.cards.Cards;

/**
 * Whist for the number of players that a subclass says, each for themselves. A payoff is how many tricks more a player has won than the others on average. Of the
 * evaluators, {@code cards} also counts on high cards and trumps, {@code hoarder} keeps them for later, and {@code tricks} counts only
 * what was won.
 */
public abstract class WhistGame extends DescribedGame<WhistPosition> implements HiddenGame<WhistPosition> {

    private final int players;
    private final int handSize;
    private final long pack;

    /** {@code ranks} of each suit, the highest, are in the pack; what is left when everybody has {@code handSize} cards stays face down. */
    WhistGame(String name, String title, int players, int ranks, int handSize) {
        super(new Description<>(
                name,
                title,
                new Capabilities(players, true, true, true, false),
                new Scale(WhistPosition.TRICK, "trick"),
                new WhistNotation(players, handSize, pack(ranks)),
                WhistFeatures.of(handSize)));
        this.players = players;
        this.handSize = handSize;
        this.pack = pack(ranks);
        double theirs = -1.0 / (players - 1);
        style("cards", Map.of("tricks", 1.0, "theirs", theirs, "masters", 0.5, "trumps", 0.2));
        style("hoarder", Map.of("tricks", 1.0, "theirs", theirs, "masters", 0.8, "trumps", 0.7));
        style("tricks", Map.of("tricks", 1.0, "theirs", theirs));
    }

    private static long pack(int ranks) {
        long pack = 0;
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            for (int rank = Cards.RANKS.length() - ranks; rank < Cards.RANKS.length(); rank++) {
                pack |= Cards.card(suit, rank);
            }
        }
        return pack;
    }

    @Override
    public final WhistPosition start() {
        return WhistPosition.undealt(players, handSize, pack);
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

    /** In whole tricks. */
    @Override
    public final Optional<String> ending(WhistPosition position, int seat) {
        StringJoiner told = new StringJoiner(", ");
        if (seat >= 0) told.add("you took " + position.won(seat) + (position.won(seat) == 1 ? " trick" : " tricks"));
        for (int each = 0; each < players; each++) {
            if (each != seat) told.add("player " + (each + 1) + " took " + position.won(each));
        }
        return Optional.of(told.toString());
    }

    /** The card. */
    @Override
    public final List<List<Diagram.Place>> touches(WhistPosition position, int move) {
        return position.isDealing() ? List.of() : List.of(List.of(WhistDiagram.place(position, move)));
    }
}
