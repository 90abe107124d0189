package org.outwit.core.catalogue;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SharedSum;
import org.outwit.core.multi.MultiPlayer;
import org.outwit.core.player.MultiPlayerSpec;
import org.outwit.core.player.PlayerSpec;

/**
 * What engines among many are made of.
 *
 * @param functions what each player values
 * @param shared what all values sum to, or null where the game does not say
 * @param players who searches, by the seat that they view from
 */
public record Seats<P extends Position>(
        Capabilities game, List<Evaluator<P>> functions, SharedSum shared, IntFunction<MultiPlayer<P>> players) {

    /** The player as M* for many needs one; {@code functions} finds what somebody values. */
    public static <P extends Position> MultiPlayer<P> player(
            MultiPlayerSpec written, Function<PlayerSpec.Strategy, Evaluator<P>> functions) {
        MultiPlayer<P> player = MultiPlayer.of(functions.apply(written.strategy()));
        OptionalInt depth = written.strategy().depth();
        if (depth.isPresent()) player = player.lookingAhead(depth.getAsInt());
        for (Map.Entry<Integer, MultiPlayerSpec> model : written.models().entrySet()) {
            player = player.facing(model.getKey(), player(model.getValue(), functions));
        }
        return player;
    }
}
