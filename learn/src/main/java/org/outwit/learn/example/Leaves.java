package org.outwit.learn.example;

import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Position;

/** Reads off leaves what an {@link Outlook} says of them, however they were found. */
public final class Leaves<P extends Position> {

    private final Feature<P>[] features;
    private final Phases<P> phases;
    private final double unit;

    @SuppressWarnings({"unchecked", "rawtypes"}) // generic arrays do not exist; the array never leaves this class
    public Leaves(Game<P> game, List<Feature<P>> features) {
        this.features = features.toArray(new Feature[0]);
        this.phases = game.phases();
        this.unit = game.scale().unit();
    }

    /** An outlook that is to be filled. */
    public Outlook empty(int chosen, int alternatives) {
        return new Outlook(
                chosen,
                new int[alternatives],
                new int[alternatives][features.length],
                new double[alternatives],
                new boolean[alternatives]);
    }

    /** Alternative i leads to this leaf, as the player sees it. */
    public void fill(Outlook outlook, int i, P leaf, int player) {
        outlook.phase()[i] = phases.of(leaf);
        if (leaf.isOver()) {
            outlook.over()[i] = true;
            outlook.payoff()[i] = leaf.payoff(player) / unit;
            return;
        }
        int[] row = outlook.features()[i];
        for (int f = 0; f < row.length; f++) row[f] = features[f].value(leaf, player);
    }
}
