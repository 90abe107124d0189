package org.outwit.core.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.game.InputException;

/**
 * A player among several with the place of everybody known: what {@code (f0,1:f1,2:(f2,0:g0))} means for player 0 of three.
 * Between two it need not be said who the other is, so that {@code (f1,f0)} is what it is for M*.
 *
 * @param models by player; who is not there is believed to want the exact opposite
 */
public record MultiPlayerSpec(PlayerSpec.Strategy strategy, Map<Integer, MultiPlayerSpec> models) {

    /** The written player as {@code player} of {@code players}; an {@link InputException} says what does not fit. */
    public static MultiPlayerSpec of(PlayerSpec written, int player, int players) {
        Map<Integer, MultiPlayerSpec> models = new TreeMap<>();
        if (written instanceof PlayerSpec.Modelling modelling) {
            others(modelling, player, players).forEach((other, model) -> models.put(other, of(model, other, players)));
        }
        return new MultiPlayerSpec(written.strategy(), models);
    }

    private static Map<Integer, PlayerSpec> others(PlayerSpec.Modelling written, int player, int players) {
        if (written.model() instanceof MixtureSpec) {
            throw new InputException(
                    "Among several players each model is one player, not a mixture; found '" + written.model() + "'.");
        }
        if (written.model() instanceof PlayerSpec model) {
            if (players == 2) return Map.of(1 - player, model);
            throw new InputException("Among " + players + " players a model says of whom it is, such as "
                    + (player == 0 ? 1 : 0) + ":" + model + "; found '" + written + "'.");
        }
        Map<Integer, PlayerSpec> others = ((OpponentsSpec) written.model()).opponents();
        for (int other : others.keySet()) {
            if (other != player && other < players) continue;
            throw new InputException("In '" + written + "' player " + player + " has a model of player " + other
                    + "; expected the index of one of the others, from 0 to " + (players - 1) + ".");
        }
        return others;
    }

    /** This and all players below it, those of one depth of nesting together, as searches number them. */
    public List<MultiPlayerSpec> all() {
        List<MultiPlayerSpec> all = new ArrayList<>(List.of(this));
        for (int i = 0; i < all.size(); i++) all.addAll(all.get(i).models.values());
        return all;
    }
}
