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
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.people.Populations;
import org.outwit.learn.person.ErrorClaims;
import org.outwit.learn.person.KnownGames;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.person.PersonDecisions.Made;
import org.outwit.learn.person.Predictions;

/** Makes a {@link Study} of somebody from what was decided in their games and a model of them. */
public final class Analysis<P extends Position> {

    /** With fewer decisions, shares by phase and side are more noise than news. */
    private static final int FEW_DECISIONS = 200;

    private static final int FEW_GAMES = 20;

    /** Where there are more decisions, weights are learned from a sample of about this size. */
    private static final int MOST_LEARNED = 2_000;

    /** The seed of {@code outwit predict} where nobody gives another, so that both speak of the same sample. */
    private static final long SEED = 1;

    private final PersonDecisions<P> decisions;
    private final KnownGames files;
    private final Game<P> game;
    private final PersonGames<P> games;
    private final OpponentModel model;
    private final Populations populations;
    private final Effort effort;
    private final Parallel parallel;
    private final ProgressMonitor monitor;
    private final List<String> sides;

    /** {@code decisions} are those of the person and of their opponents in the games of these files. */
    public Analysis(
            PersonDecisions<P> decisions,
            KnownGames files,
            OpponentModel model,
            Populations populations,
            Effort effort,
            Parallel parallel,
            ProgressMonitor monitor) {
        this.decisions = decisions;
        this.files = files;
        this.game = decisions.person().game();
        this.games = PersonGames.of(decisions.person());
        this.model = model;
        this.populations = populations;
        this.effort = effort;
        this.parallel = parallel;
        this.monitor = monitor;
        this.sides = SideNames.of(game);
    }

    /** What needs no search. */
    public RecordFacts facts() {
        return new RecordFacts(
                game.name(), game.title(), sides, model.who(), games.career(), DepthFinding.of(model), repertoire());
    }

    /** Ends with a {@link java.util.concurrent.CancellationException} where the monitor does not want to wait. */
    public Study study() {
        List<Made<P>> made = ofTheseGames(decisions.made());
        Sample<P> sample = Sample.of(once(made), effort.decisions());
        ModelPredictor<P> predictor = ModelPredictor.of(game, model, populations);
        Predictability predictability = predictability(predictor, Faithfulness.of(made));
        Prediction<P> prediction = new Prediction<>(predictor, files.isLearned());
        FeatureSpread<P> spread = spread(prediction, sample.picked());
        EngineJudge<P> judge = new EngineJudge<>(game);
        ErrorSearch<P> errors = new ErrorSearch<>(game, judge, effort);
        int done = 0;
        for (Example<P> each : sample.picked()) {
            tell("judging decisions", done++, sample.picked().size());
            errors.add(each);
        }
        Weighing weighing = errors.weighing();
        ClaimCheck claims = claims(predictor);
        ExploitSearch<P> exploits = new ExploitSearch<>(judge, effort, predictor);
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
                files.files(),
                games.career(),
                DepthFinding.of(model),
                values(spread, others),
                predictability,
                repertoire(),
                found,
                claims,
                exploits.exploits(games, weighing, claims),
                List.of(),
                notes(sample, predictability, others.isEmpty()));
        return facts.with(Planner.plan(facts));
    }

    /** What {@code outwit predict} says of the same model and files, and what is in the model file. */
    private Predictability predictability(ModelPredictor<P> predictor, Share faithful) {
        List<Example<P>> all = decisions.since(0);
        List<Example<P>> asked = Person.sample(all, effort.predicted(), SEED);
        Predictions here = Predictions.of(predictor, asked, files.isLearned(), parallel, monitor);
        return new Predictability(
                all.size(),
                Predictability.of(game, sides, here),
                Predictability.of(game, sides, model.holdOut()),
                files.isLearned(),
                faithful);
    }

    private ClaimCheck claims(ModelPredictor<P> predictor) {
        List<Example<P>> judged = Person.sample(decisions.since(0), effort.judged(), SEED);
        return ClaimCheck.of(
                ErrorClaims.of(predictor, judged, files.isLearned(), parallel, monitor), files.isLearned());
    }

    /** Deep models of wide games are dear: then fewer decisions have to do. */
    private FeatureSpread<P> spread(Prediction<P> prediction, List<Example<P>> sample) {
        FeatureSpread<P> spread = new FeatureSpread<>(game);
        List<Example<P>> order = Sample.spreadOut(sample);
        for (int i = 0; i < order.size() && prediction.work() <= effort.modelEvaluations(); i++) {
            tell("asking what they value", i, order.size());
            Example<P> each = order.get(i);
            spread.add(game.phases().of(each.position()), prediction.outlook(each));
        }
        return spread;
    }

    /** The decisions without those of games against themselves. */
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
            return spread.values(model, Values.OPPONENTS, others.get().weights(), doubt);
        }
        String function = LinearEvaluator.firstName(game);
        return spread.values(model, "Outwit's function " + function, spread.weights(game.evaluator(function)), 0);
    }

    private List<String> notes(Sample<P> sample, Predictability predictability, boolean alone) {
        List<String> notes = new ArrayList<>();
        if (games.games().size() < FEW_GAMES) {
            notes.add(only(games.games().size()) + count(games.games().size(), "game")
                    + ": what is said here may be chance, and results by side or opening say next to nothing.");
        }
        if (sample.all() < FEW_DECISIONS) {
            notes.add(only(sample.all()) + count(sample.all(), "decision")
                    + " to learn from; weights and depth are guesses until there are some hundred.");
        }
        if (files.isLearned()) notes.add(files.remark() + " " + untested(predictability));
        if (alone) {
            notes.add(
                    "The opponents made too few decisions to learn from, so values are compared with those of Outwit's own"
                            + " function.");
        }
        return notes;
    }

    private static String untested(Predictability predictability) {
        return predictability.tested().isPresent()
                ? "What is said of unseen games was measured before they were learned from."
                : "It was never tested on other games.";
    }

    private static String only(long count) {
        return count == 1 ? "There is only " : "There are only ";
    }

    private static String count(long n, String what) {
        return n + " " + what + (n == 1 ? "" : "s");
    }
}
