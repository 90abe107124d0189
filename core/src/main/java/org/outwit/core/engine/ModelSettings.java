package org.outwit.core.engine;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Consumer;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/**
 * What engines with a model are told: who they are and whom they face, how both search, and how much worse than a plain
 * engine's best move a choice may be.
 *
 * @param predictor says what they will answer, or null where their search is simulated
 * @param techniques ours
 * @param theirs the techniques that the opponent searches with
 * @param progress is told the answer of every depth
 */
record ModelSettings<P extends Position>(
        Game<P> game,
        Player<P> player,
        MovePredictor<P> predictor,
        TranspositionTable table,
        Set<Technique> techniques,
        Set<Technique> theirs,
        int margin,
        Consumer<Result> progress) {

    ModelSettings {
        if (predictor == null && player.level() != 1) {
            throw new IllegalArgumentException("This engine is for one level of modelling, and the player has "
                    + player.level() + "; use a plain engine for none and m* for more.");
        }
        if (margin < 0) throw new IllegalArgumentException("The margin (" + margin + ") must not be negative.");
        techniques = copy(techniques);
        theirs = copy(theirs);
    }

    /** Settings without a margin, against an opponent who searches without techniques. */
    ModelSettings(Game<P> game, Player<P> player, TranspositionTable table, Set<Technique> techniques) {
        this(game, player, null, table, techniques, Technique.NONE, MarginFilter.NO_MARGIN, result -> {});
    }

    /** Settings without a margin, against an opponent whose moves are predicted. */
    ModelSettings(
            Game<P> game,
            Evaluator<P> ours,
            MovePredictor<P> predictor,
            TranspositionTable table,
            Set<Technique> techniques) {
        this(game, Player.of(ours), predictor, table, techniques, Technique.NONE, MarginFilter.NO_MARGIN, result -> {});
    }

    private static Set<Technique> copy(Set<Technique> techniques) {
        Set<Technique> copy = EnumSet.noneOf(Technique.class);
        copy.addAll(techniques);
        return copy;
    }

    ModelSettings<P> with(Set<Technique> techniques) {
        return new ModelSettings<>(game, player, predictor, table, techniques, theirs, margin, progress);
    }

    ModelSettings<P> facing(Set<Technique> theirs) {
        return new ModelSettings<>(game, player, predictor, table, techniques, theirs, margin, progress);
    }

    ModelSettings<P> margin(int margin) {
        return new ModelSettings<>(game, player, predictor, table, techniques, theirs, margin, progress);
    }

    ModelSettings<P> onProgress(Consumer<Result> progress) {
        return new ModelSettings<>(game, player, predictor, table, techniques, theirs, margin, progress);
    }

    /** Their choice at positions of this object, where the viewer is we. */
    OpponentReply<P> choice(P position, int viewer, SearchPath path) {
        return new OpponentReply<>(game, position, 1 - viewer, player.model().evaluator(), table, theirs, path);
    }

    /** Our plain search of positions of this object. */
    NodeSearch<P> plainSearch(P position, int viewer, SearchPath path) {
        return new NodeSearch<>(
                game, position, viewer, player.evaluator(), table, techniques, path, new HistoryHeuristic());
    }

    /** What a model search answers where it is our turn, within the margin if there is one. */
    Result cautiously(P root, int viewer, Limits limits, MarginFilter.Question model) {
        if (margin == MarginFilter.NO_MARGIN) return model.ask(limits, null);
        return new MarginFilter<>(game, player.evaluator(), table, techniques, margin)
                .choose(root, viewer, limits, model);
    }
}
