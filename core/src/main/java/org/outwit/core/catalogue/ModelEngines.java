package org.outwit.core.catalogue;

import java.util.Set;
import java.util.function.Consumer;
import org.outwit.core.chance.ExpectedResult;
import org.outwit.core.engine.ChanceModelEngine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.ForeseenLinesEngine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.game.Value;
import org.outwit.core.model.LinePlan;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;

/**
 * The engines for one level of modelling. However opponents are written, as players they search with techniques; a model without
 * them would be wrong.
 */
final class ModelEngines {

    /** Values count by their share of this number of units of the game: two men, pieces or discs decide. */
    private static final double LINE_SWING = 2;

    /** How far a line against a written player is believed: nobody is known better than this. */
    private static final double LINE_TRUST = 0.95;

    private static final int LOWEST = 1 - Value.INFINITY;
    private static final int HIGHEST = Value.INFINITY - 1;

    private ModelEngines() {}

    /** Where nobody asks for a margin, one that is never reached. */
    private static int margin(Duel<?> duel) {
        return duel.margin().orElse(Integer.MAX_VALUE);
    }

    /** Where the game says what decided games are worth the engine bounds sums by itself, node by node. */
    static <P extends Position> Search<P> alphaBetaStar(Duel<P> duel, P root, int viewer, Consumer<Result> progress) {
        boolean unbounded = duel.game().tactics().winThreshold() == Tactics.NEVER_WON;
        ModelEngine<P> engine = unbounded
                ? new ModelEngine<>(
                        duel.game(),
                        duel.player(),
                        duel.player().sumsBelow(root, viewer).get(0),
                        duel.table())
                : new ModelEngine<>(duel.game(), duel.player(), duel.table());
        ModelEngine<P> safe = engine.margin(margin(duel)).onProgress(progress);
        return duel.exact() ? safe : safe.with(Technique.ALL).facing(Technique.ALL);
    }

    /** A person is predicted; a written player searches as an engine does. */
    static <P extends Position> Search<P> nextReply(Duel<P> duel, P root, int viewer, Consumer<Result> progress) {
        return duel.person()
                .map(person -> new NextReplyEngine<>(duel.game(), duel.player().evaluator(), person, duel.table()))
                .orElseGet(() -> new NextReplyEngine<>(duel.game(), duel.player(), duel.table()).facing(Technique.ALL))
                .margin(margin(duel))
                .onProgress(progress);
    }

    static <P extends Position> Search<P> expectedReply(Duel<P> duel, P root, int viewer, Consumer<Result> progress) {
        int usual = ExpectedReplyEngine.usualMargin(duel.game());
        ExpectedReplyEngine<P> engine = new ExpectedReplyEngine<>(
                        duel.game(),
                        duel.player().evaluator(),
                        duel.predictor(),
                        duel.margin().orElse(usual),
                        duel.table())
                .with(duel.exact() ? Set.of(Technique.SHORTER_WIN) : Technique.ALL)
                .swing(ExpectedReplyEngine.usualSwing(duel.game()))
                .onForecast(duel::forecast)
                .onProgress(progress);
        return duel.resorts().isPresent() ? engine.resorting(duel.resorts().getAsLong(), duel::resort) : engine;
    }

    /** Written down, they are known for certain, so far as lines go. */
    static <P extends Position> Search<P> foreseenLines(Duel<P> duel, P root, int viewer, Consumer<Result> progress) {
        LinePlan plan =
                LinePlan.trusting(LINE_TRUST, LINE_SWING * duel.game().scale().unit());
        ForeseenLinesEngine<P> engine = new ForeseenLinesEngine<>(duel.game(), duel.player(), plan, duel.table())
                .margin(margin(duel))
                .onProgress(progress);
        return duel.exact() ? engine.with(Technique.NONE) : engine.facing(Technique.ALL);
    }

    /** At the dice table: a person is predicted, a written player searches and perhaps errs. */
    static <P extends Position> Search<P> chance(Duel<P> duel, P root, int viewer, Consumer<Result> progress) {
        boolean people = duel.person().isPresent();
        ChanceModelEngine<P> engine = people
                ? ChanceModelEngine.predicting(
                        duel.player().evaluator(), duel.person().get(), LOWEST, HIGHEST, duel.table())
                : ChanceModelEngine.facing(duel.player(), duel.temperature(), LOWEST, HIGHEST, duel.table());
        int unasked = people ? ExpectedReplyEngine.usualMargin(duel.game()) : Integer.MAX_VALUE;
        Consumer<ExpectedResult> told = found -> progress.accept(found.rounded());
        ChanceModelEngine<P> telling =
                engine.margin(duel.margin().orElse(unasked)).onProgress(told);
        return (from, who, limits) -> telling.search(from, who, limits).rounded();
    }
}
