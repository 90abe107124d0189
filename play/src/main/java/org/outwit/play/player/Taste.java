package org.outwit.play.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;

/**
 * What somebody likes, beyond what is good: a weight for features of the game. A move that adds one to a feature is played
 * exp(weight) times as often as without the taste.
 */
public record Taste(Map<String, Double> weights) {

    /** Likes nothing in particular. */
    public static final Taste NONE = new Taste(Map.of());

    public Taste {
        weights = Map.copyOf(weights);
    }

    /** Reads words such as {@code attack:0.3}. */
    static Taste parse(List<String> words) {
        Map<String, Double> weights = new TreeMap<>();
        for (String word : words) {
            int colon = word.indexOf(':');
            if (colon < 0) {
                throw new IllegalArgumentException("Expected a feature with its weight, attack:0.3; found " + word);
            }
            weights.put(word.substring(0, colon), Double.valueOf(word.substring(colon + 1)));
        }
        return weights.isEmpty() ? NONE : new Taste(weights);
    }

    /** The taste in this game, or null for none. */
    <P extends Position> TasteTerm<P> in(Game<P> game) {
        if (weights.isEmpty()) return null;
        List<Feature<P>> features = new ArrayList<>();
        for (Feature<P> each : game.features()) if (weights.containsKey(each.name())) features.add(each);
        if (features.size() < weights.size()) {
            throw new IllegalArgumentException(game.name() + " has not all features of " + this + ".");
        }
        return new TasteTerm<>(
                features,
                features.stream().mapToDouble(each -> weights.get(each.name())).toArray());
    }

    @Override
    public String toString() {
        List<String> words = new ArrayList<>();
        new TreeMap<>(weights).forEach((name, weight) -> words.add(name + ":" + weight));
        return String.join(" ", words);
    }
}
