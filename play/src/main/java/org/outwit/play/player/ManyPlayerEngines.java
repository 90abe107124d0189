package org.outwit.play.player;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import org.outwit.core.bounds.SharedSums;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.ManyPlayerListings;
import org.outwit.core.engine.ManyPlayerEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.game.SharedSum;
import org.outwit.core.multi.MultiPlayer;
import org.outwit.core.player.MultiPlayerSpec;
import org.outwit.core.player.PlayerSpec;

/** The engines of one player among many, by the name of the listing whose values they find. */
final class ManyPlayerEngines<P extends Position> {

    private final Game<P> game;
    private final Map<Integer, MultiPlayer<P>> players = new HashMap<>();
    private final IntFunction<MultiPlayer<P>> searchers;

    ManyPlayerEngines(Game<P> game, PlayerSpec player, Functions<P> functions) {
        this.game = game;
        int seats = game.capabilities().players();
        // The same object for a seat in every turn, by which the table knows that it is the same player.
        this.searchers = viewer -> players.computeIfAbsent(
                viewer, seat -> ManyPlayerListings.player(MultiPlayerSpec.of(player, seat, seats), functions::of));
    }

    /** Throws a sentence where the game does not say what this algorithm has to know. */
    void check(Algorithm algorithm, Evaluator<P> own) {
        boolean prunes = algorithm == Algorithm.IMMEDIATE_PRUNING || algorithm == Algorithm.SHALLOW_PRUNING;
        if (prunes) shared(algorithm, own);
    }

    ManyPlayerEngine<P> engine(Algorithm algorithm, Evaluator<P> own, TranspositionTable table) {
        Capabilities can = game.capabilities();
        List<Evaluator<P>> all = Collections.nCopies(can.players(), own);
        return switch (algorithm) {
            case MAX_N -> ManyPlayerEngine.maxn(can, all, table);
            case IMMEDIATE_PRUNING -> ManyPlayerEngine.immediate(can, all, shared(algorithm, own), table);
            case SHALLOW_PRUNING -> ManyPlayerEngine.shallow(can, all, shared(algorithm, own), table);
            case PARANOID -> ManyPlayerEngine.paranoid(can, own, table);
            case BEST_REPLY -> ManyPlayerEngine.bestReply(can, own, table);
            case M_STAR_MULTI -> ManyPlayerEngine.models(can, searchers, table);
            default -> throw new IllegalArgumentException(algorithm + " is no search for many players.");
        };
    }

    private SharedSum shared(Algorithm algorithm, Evaluator<P> own) {
        Optional<SharedSum> shared = SharedSums.of(game, own);
        return shared.orElseThrow(() -> new InputException(algorithm + " needs to know what all values sum to, which "
                + game.name() + (game.payoffs().isEmpty() ? " does not state" : " states of weighted sums only")
                + "; use maxn or paranoid."));
    }
}
