package org.outwit.lab.worth;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.Player;
import org.outwit.core.model.Prom;
import org.outwit.core.model.QuantalMStar;
import org.outwit.core.model.SafetyMargin;
import org.outwit.core.search.Deepening;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

/** The players that are compared: one function, and different uses of what is known of an opponent. */
record Contender(Evaluator<DraughtsPosition> own) {

    /** For players who trust their model in everything. */
    static final int NO_MARGIN = Integer.MAX_VALUE;

    private static final Checkers GAME = CheckersPair.GAME;
    private static final int ENTRIES = 1 << 20;

    /** A reply counts as no more than this number of margins better or worse, where there is a margin. */
    private static final int SWINGS = 10;

    Supplier<Search<DraughtsPosition>> plain() {
        return () -> new Engine<>(GAME, own, new TranspositionTable(ENTRIES));
    }

    Supplier<Search<DraughtsPosition>> deeper() {
        return () -> new DeeperSearch<>(plain().get());
    }

    /** The listing of alpha-beta, which the listings of model searches have to be compared with. */
    Supplier<Search<DraughtsPosition>> listing() {
        return () -> new Deepening<>(new AlphaBeta<>(own));
    }

    Supplier<Search<DraughtsPosition>> nextReply(Evaluator<DraughtsPosition> theirs, int depth, int margin) {
        return () ->
                new NextReplyEngine<>(GAME, searcher(theirs, depth), new TranspositionTable(ENTRIES)).margin(margin);
    }

    /** The engine that exploits, with a predictor that is sure of what they play. */
    Supplier<Search<DraughtsPosition>> expecting(Evaluator<DraughtsPosition> theirs, int depth, int margin) {
        return () -> {
            ExpectedReplyEngine<DraughtsPosition> engine = new ExpectedReplyEngine<>(
                    GAME, own, new MinimaxPredictor<>(GAME, theirs, depth), margin, new TranspositionTable(ENTRIES));
            return margin == NO_MARGIN ? engine : engine.swing(SWINGS * margin);
        };
    }

    /** M* as it is defined: the model is believed down to every leaf. */
    Supplier<Search<DraughtsPosition>> mStarToTheLeaves(Evaluator<DraughtsPosition> theirs, int depth) {
        return () -> new ModelEngine<>(GAME, searcher(theirs, depth), new TranspositionTable(ENTRIES));
    }

    /** M* as far as the opponent can be simulated to their full depth, and a plain search below. */
    Supplier<Search<DraughtsPosition>> mStar(Evaluator<DraughtsPosition> theirs, int depth, int margin) {
        return () -> new ModelEngine<>(GAME, searcher(theirs, depth), new TranspositionTable(ENTRIES))
                .with(Technique.ALL)
                .margin(margin);
    }

    /** M* that believes in errors: the worse a reply is for them, in thousandths of a man, the less likely it is. */
    Supplier<Search<DraughtsPosition>> quantal(
            Evaluator<DraughtsPosition> theirs, int depth, int temperature, int margin) {
        QuantalMStar<DraughtsPosition> search =
                new QuantalMStar<>(searcher(theirs, depth), new double[] {0, temperature}, null);
        return listing((root, viewer, limits) -> Averages.rounded(search.search(root, viewer, limits), limits), margin);
    }

    /** PrOM: it may be them or a player who thinks as we do, one as likely as the other. */
    Supplier<Search<DraughtsPosition>> prom(Evaluator<DraughtsPosition> theirs, int depth, int margin) {
        Prom<DraughtsPosition> search = new Prom<>(
                own,
                List.of(
                        new Prom.Opponent<>(0.5, new Player<>(theirs, depth, 0, null)),
                        new Prom.Opponent<>(0.5, new Player<>(own, depth, 0, null))),
                null);
        return listing((root, viewer, limits) -> Averages.rounded(search.search(root, viewer, limits), limits), margin);
    }

    private Supplier<Search<DraughtsPosition>> listing(Search<DraughtsPosition> search, int margin) {
        return () -> new Deepening<>(margin == NO_MARGIN ? search : new SafetyMargin<>(search, own, margin));
    }

    private Player<DraughtsPosition> searcher(Evaluator<DraughtsPosition> theirs, int depth) {
        return new Player<>(own, Player.AS_DEEP_AS_WE, 0, new Player<>(theirs, depth, 0, null));
    }

    /** A function every weight of which is wrong by a share, upwards or downwards as the seed has it. */
    static Evaluator<DraughtsPosition> misjudged(Evaluator<DraughtsPosition> right, double share, long seed) {
        LinearEvaluator<DraughtsPosition> function = (LinearEvaluator<DraughtsPosition>) right;
        Random random = new Random(seed);
        double[] weights = new double[function.features().size()];
        for (int i = 0; i < weights.length; i++) {
            double error = random.nextBoolean() ? share : -share;
            weights[i] = (1 + error) * function.weight(i) / GAME.scale().unit();
        }
        return new LinearEvaluator<>(GAME, function.features(), weights);
    }
}
