package org.outwit.core.catalogue;

import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Position;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.M;
import org.outwit.core.model.MStar;
import org.outwit.core.model.NextReply;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.OnePassDepths;
import org.outwit.core.model.Oracle;
import org.outwit.core.model.Player;
import org.outwit.core.model.SimplePruning;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * Makes the searches with one model of the opponent that answer with a value. {@code m*-epsilon} answers with a range, {@code
 * m*-quantal}, {@code prom}, {@code expected-reply} and {@code foreseen-lines} with an average and from other input, so whoever asks
 * them makes them.
 */
public final class ModelListings {

    private ModelListings() {}

    /** {@code sums} matters to those that prune by them, and {@code listener} may be null. */
    public static <P extends Position> Search<P> of(
            Algorithm algorithm, Player<P> player, SumBounds sums, SearchListener<P> listener) {
        return switch (algorithm) {
            case M_STAR -> new MStar<>(player, listener);
            case ONE_PASS ->
                looksLess(player) ? new OnePassDepths<>(player, listener) : new OnePass<>(player, listener);
            case SIMPLE_PRUNING -> new SimplePruning<>(player, listener);
            case ALPHA_BETA_STAR -> new AlphaBetaStar<>(player, sums, listener);
            case ONE_PASS_ALPHA_BETA_STAR -> new OnePassAlphaBetaStar<>(player, sums, listener);
            case NEXT_REPLY -> new NextReply<>(player, listener);
            default -> throw new IllegalArgumentException(algorithm + " is no search for one model and a value.");
        };
    }

    /** M, which asks an oracle instead of a model. */
    public static <P extends Position> Search<P> of(Player<P> player, Oracle<P> oracle, SearchListener<P> listener) {
        return new M<>(player.evaluator(), oracle, listener);
    }

    private static boolean looksLess(Player<?> player) {
        return player.depth() != Player.AS_DEEP_AS_WE || player.model() != null && looksLess(player.model());
    }
}
