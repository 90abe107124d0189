package org.outwit.lab.worth;

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
import org.outwit.core.model.Player;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.online.OnlineLesson;

/** The players that are compared: one function, and different uses of what is known of an opponent. */
record Contender(Evaluator<DraughtsPosition> own) {

    /** For players who trust their model whatever it says. */
    static final int NO_MARGIN = Integer.MAX_VALUE;

    private static final Checkers GAME = Series.GAME;
    private static final int ENTRIES = 1 << 20;

    Supplier<Search<DraughtsPosition>> plain() {
        return () -> new Engine<>(GAME, own, new TranspositionTable(ENTRIES));
    }

    Supplier<Search<DraughtsPosition>> nextReply(Evaluator<DraughtsPosition> theirs, int depth, int margin) {
        return () ->
                new NextReplyEngine<>(GAME, searcher(theirs, depth), new TranspositionTable(ENTRIES)).margin(margin);
    }

    /** Reckons with what was learned of them as far as it is known, as players do. */
    Supplier<Search<DraughtsPosition>> expecting(OnlineLesson<DraughtsPosition> lesson, int margin) {
        return () -> new ExpectedReplyEngine<>(GAME, own, lesson.predictor(), margin, new TranspositionTable(ENTRIES))
                .swing(10 * margin);
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
