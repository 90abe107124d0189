package org.outwit.core.catalogue;

import java.util.Collections;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.Position;
import org.outwit.core.game.SightKey;
import org.outwit.core.hidden.AlphaMu;
import org.outwit.core.hidden.HiddenSearch;
import org.outwit.core.hidden.HiddenSetup;
import org.outwit.core.hidden.IsMcts;
import org.outwit.core.hidden.Pimc;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.multi.Paranoid;
import org.outwit.core.search.Search;
import org.outwit.core.search.Setup;

/** Makes the searches over hidden cards. */
public final class HiddenListings {

    private HiddenListings() {}

    /** With the game's own values of worlds, where it has any, and its partners. */
    public static <P extends Position> HiddenSearch<P> of(
            Algorithm algorithm, HiddenGame<P> game, Evaluator<P> evaluator, long seed) {
        int players = game.capabilities().players();
        int worlds = HiddenSetup.USUAL_WORLDS;
        HiddenSetup<P> setup = game.clairvoyant()
                .map(values -> HiddenSetup.valued(game, values, evaluator, worlds, seed))
                .orElseGet(
                        () -> new HiddenSetup<>(game, game, clairvoyant(evaluator, players), evaluator, worlds, seed));
        return of(algorithm, setup, players);
    }

    /** {@code players} take part in the game, each for themselves, and worlds are valued by a search. */
    public static <P extends Position> HiddenSearch<P> of(
            Algorithm algorithm, SightKey<P> eyes, Evaluator<P> evaluator, int players, long seed) {
        Search<P> search = clairvoyant(evaluator, players);
        return of(algorithm, new HiddenSetup<>(eyes, search, evaluator, HiddenSetup.USUAL_WORLDS, seed), players);
    }

    private static <P extends Position> HiddenSearch<P> of(Algorithm algorithm, HiddenSetup<P> setup, int players) {
        return switch (algorithm) {
            case PIMC -> new Pimc<>(setup);
            case IS_MCTS -> new IsMcts<>(setup, players);
            case ALPHA_MU -> new AlphaMu<>(setup, AlphaMu.USUAL_OWN_MOVES, AlphaMu.USUAL_FRONT);
            default -> throw new IllegalArgumentException(algorithm + " sees everything.");
        };
    }

    /** With all cards seen: alpha-beta, and among more than two the same against all others, which is paranoid. */
    private static <P extends Position> Search<P> clairvoyant(Evaluator<P> evaluator, int players) {
        if (players <= 2) return new AlphaBeta<>(Setup.of(evaluator));
        return new Paranoid<>(Collections.nCopies(players, evaluator), null);
    }
}
