package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.SideNames;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.person.PersonDecisions.Made;
import org.outwit.learn.population.ModelPredictor;
import org.outwit.learn.population.Populations;

/** Makes a {@link Study} of somebody from what was decided in their games and a model of them. */
public final class Analysis<P extends Position> {

    /** With fewer decisions, shares by phase and side are more noise than news. */
    private static final int FEW_DECISIONS = 200;

    private static final int FEW_GAMES = 20;

    /** Weights are learned from a sample of about so many decisions where there are more. */
    private static final int MOST_LEARNED = 2_000;

    private final PersonDecisions<P> decisions;
    private final Game<P> game;
    private final PersonGames<P> games;
    private final OpponentModel model;
    private final Populations populations;
    private final Effort effort;
    private final Parallel parallel;
    private final ProgressMonitor monitor;
    private final List<String> sides;

    /** {@code decisions} are those of the person and of their opponents. */
    public Analysis(
            PersonDecisions<P> decisions,
            OpponentModel model,
            Populations populations,
            Effort effort,
            Parallel parallel,
            ProgressMonitor monitor) {
        this.decisions = decisions;
        this.game = decisions.person().game();
        this.games = PersonGames.of(decisions.person());
        this.model = model;
        this.populations = populations;
        this.effort = effort;
        this.parallel = parallel;
        this.monitor = monitor;
        this.sides = SideNames.of(game);
    }

    /** Ends with a {@link java.util.concurrent.CancellationException} where the monitor does not want to wait. */
    public Study study() {
        List<Made<P>> made = ofTheseGames(decisions.made());
        Sample<P> sample = Sample.of(once(made), effort.decisions());
        ModelPredictor<P> predictor = ModelPredictor.of(game, model, populations);
        Prediction<P> prediction = new Prediction<>(predictor);
        PredictabilityMeasure<P> measure = new PredictabilityMeasure<>(game, sides, model, prediction, monitor);
        Predictability predictability = measure.of(sample, effort.modelEvaluations(), Faithfulness.of(made));
        EngineJudge<P> judge = new EngineJudge<>(game);
        ErrorSearch<P> errors = new ErrorSearch<>(game, judge, effort);
        int done = 0;
        for (Example<P> each : sample.picked()) {
            tell("judging decisions", done++, sample.picked().size());
            errors.add(each);
        }
        Weighing weighing = errors.weighing();
        ExploitSearch<P> exploits = new ExploitSearch<>(judge, effort, predictor, prediction);
        List<ExploitPlaces.Place<P>> places =
                ExploitPlaces.of(ofTheseGames(decisions.ofOpponents()), effort.positions());
        for (int i = 0; i < places.size(); i++) {
            tell("looking for what can be exploited", i, places.size());
            exploits.look(places.get(i));
        }
        tell("learning what their opponents value", 0, 1);
        Optional<Others> others = Others.of(decisions, model, effort.decisions(), parallel, monitor);
        tell("checking the gravest errors", 0, 2);
        Errors found = errors.errors(games, prediction, sides, weighing);
        tell("checking what can be exploited", 1, 2);
        Study facts = new Study(
                game.name(),
                game.title(),
                game.scale().name(),
                sides,
                model.who(),
                model.origin().files(),
                games.career(),
                DepthFinding.of(model),
                values(measure.spread(), others),
                predictability,
                repertoire(),
                found,
                exploits.exploits(games, weighing),
                List.of(),
                notes(sample, predictability, others.isEmpty()));
        return facts.with(Planner.plan(facts));
    }

    /** Without games against themselves. */
    private List<Made<P>> ofTheseGames(List<Made<P>> all) {
        Set<Integer> places = games.places();
        return all.stream()
                .filter(each -> places.contains(each.example().game()))
                .toList();
    }

    private static <P extends Position> List<Example<P>> once(List<Made<P>> made) {
        return made.stream().filter(each -> !each.again()).map(Made::example).toList();
    }

    private void tell(String doing, int done, int of) {
        monitor.progress(doing, done, of);
        monitor.throwIfStopped();
    }

    private Repertoire repertoire() {
        OpeningCounts<P> openings = new OpeningCounts<>(game);
        games.games().forEach(openings::add);
        return openings.repertoire(sides);
    }

    private Values values(FeatureSpread<P> spread, Optional<Others> others) {
        if (others.isPresent()) {
            double learned = Math.min(MOST_LEARNED, model.origin().examples());
            double doubt = Math.sqrt(learned / others.get().decisions());
            return spread.values(model, "their opponents", others.get().weights(), doubt);
        }
        String function = LinearEvaluator.firstName(game);
        return spread.values(model, "Outwit's function " + function, spread.weights(game.evaluator(function)), 0);
    }

    private List<String> notes(Sample<P> sample, Predictability predictability, boolean alone) {
        List<String> notes = new ArrayList<>();
        if (games.games().size() < FEW_GAMES) {
            notes.add("There are only " + count(games.games().size(), "game")
                    + ": what is said here may be chance, and results by side or opening say next to nothing.");
        }
        if (sample.all() < FEW_DECISIONS) {
            notes.add("There are only " + count(sample.all(), "decision")
                    + " to learn from; weights and depth are guesses until there are some hundred.");
        }
        if (predictability.all().hits().of() < sample.picked().size()) {
            notes.add("The model is dear to ask, so predictability was measured on "
                    + predictability.all().hits().of() + " decisions.");
        }
        if (alone) {
            notes.add(
                    "Their opponents made too few decisions to learn from, so what they value is compared with Outwit's own"
                            + " function.");
        }
        return notes;
    }

    private static String count(long n, String what) {
        return n + " " + what + (n == 1 ? "" : "s");
    }
}
