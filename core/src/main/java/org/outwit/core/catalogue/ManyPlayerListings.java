package org.outwit.core.catalogue;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.multi.BestReply;
import org.outwit.core.multi.ImmediatePruning;
import org.outwit.core.multi.MStarMulti;
import org.outwit.core.multi.MaxN;
import org.outwit.core.multi.MultiPlayer;
import org.outwit.core.multi.Paranoid;
import org.outwit.core.multi.ShallowPruning;
import org.outwit.core.multi.VectorSearch;
import org.outwit.core.player.MultiPlayerSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/** Makes the searches in which everybody maximises a value of their own; function j is that of player j. */
public final class ManyPlayerListings {

    private ManyPlayerListings() {}

    /** Whether it finds what a position is worth to everybody, so that {@link #vector} makes it. */
    public static boolean isVector(Algorithm algorithm) {
        return algorithm.family() == Family.MANY_PLAYERS && algorithm.can(Trait.SUMS);
    }

    /** No values sum to more than {@code sum}, and none is less than {@code least}. */
    public static <P extends Position> VectorSearch<P> vector(
            Algorithm algorithm, List<Evaluator<P>> functions, int sum, int least, SearchListener<P> listener) {
        return switch (algorithm) {
            case MAX_N -> new MaxN<>(functions, listener);
            case IMMEDIATE_PRUNING -> new ImmediatePruning<>(functions, sum, least, listener);
            case SHALLOW_PRUNING -> new ShallowPruning<>(functions, sum, least, listener);
            default -> throw new IllegalArgumentException(algorithm + " does not find what it is worth to everybody.");
        };
    }

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

    /** Finds what a position is worth to one viewer. For M* everybody knows what everybody values. */
    public static <P extends Position> Search<P> viewed(
            Algorithm algorithm, List<Evaluator<P>> functions, int viewer, SearchListener<P> listener) {
        return switch (algorithm) {
            case PARANOID -> new Paranoid<>(functions, listener);
            case BEST_REPLY -> new BestReply<>(functions, null, listener);
            case M_STAR_MULTI -> new MStarMulti<>(MultiPlayer.knowingAll(functions, viewer), listener);
            case MAX_N -> new MaxN<>(functions, listener).seen();
            default -> throw new IllegalArgumentException(algorithm + " is no search for many players and one viewer.");
        };
    }
}
