package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/** A position of a random game, the player who has to move there with a model of the opponent, and how deep to search. */
record ModelledPosition<P extends Position>(Game<P> game, P position, Player<P> player, int depth) {

    static <P extends Position> ModelledPosition<P> random(Game<P> game, Random random, int leastDepth, int lessDeep) {
        List<Evaluator<P>> evaluators = new ArrayList<>(game.evaluators().values());
        P position = game.withoutDrawRules(EngineAgreementTest.wander(game, random));
        Evaluator<P> own = evaluators.get(random.nextInt(evaluators.size()));
        Evaluator<P> theirs = evaluators.get(random.nextInt(evaluators.size()));
        int depth = Math.max(leastDepth, EngineAgreementTest.affordable(position) - lessDeep);
        int theirDepth = 1 + random.nextInt(depth);
        Player<P> player = new Player<>(own, Player.AS_DEEP_AS_WE, 0, new Player<>(theirs, theirDepth, 0, null));
        return new ModelledPosition<>(game, position, player, depth);
    }

    /** The same against an opponent who looks as deep as we do. */
    ModelledPosition<P> againstAsDeep() {
        Player<P> opponent = new Player<>(player.model().evaluator(), Player.AS_DEEP_AS_WE, 0, null);
        return new ModelledPosition<>(
                game, position, new Player<>(player.evaluator(), player.depth(), 0, opponent), depth);
    }

    /** Both find the same value and the same move. */
    void agree(Search<P> definition, Search<P> engine) {
        Result expected = definition.search(position, Limits.depth(depth));
        Result found = engine.search(position, Limits.depth(depth));
        String what = game.name() + ", depth " + depth + " against "
                + player.model().depth() + ", " + game.notation().format(position);
        assertThat(found.value()).as(what).isEqualTo(expected.value());
        assertThat(found.move()).as(what).isEqualTo(expected.move());
    }
}
