package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.DepthScore;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.OpponentModel;

/** Makes a {@link Study} of somebody from their games and a model of them. */
public final class Analysis<P extends Position> {

    /** With fewer decisions, shares by phase and side are more noise than news. */
    private static final int FEW_DECISIONS = 200;

    private static final int FEW_GAMES = 20;

    /** Weights are learned from a sample of about so many decisions where there are more. */
    private static final int MOST_LEARNED = 1_500;

    private final Game<P> game;
    private final PersonGames<P> person;
    private final OpponentModel model;
    private final Effort effort;
    private final Watcher watcher;
    private final List<String> sides;

    public Analysis(Game<P> game, PersonGames<P> person, OpponentModel model, Effort effort, Watcher watcher) {
        this.game = game;
        this.person = person;
        this.model = model;
        this.effort = effort;
        this.watcher = watcher;
        this.sides = SideNames.of(game);
    }

    /** Ends with a {@link CancellationException} where the watcher does not want to wait. */
    public Study study() {
        OpeningCounts<P> openings = new OpeningCounts<>(game);
        Faithfulness<P> habits = new Faithfulness<>();
        for (PersonGames.Theirs<P> each : person.games()) {
            openings.add(each);
            habits.add(each);
        }
        Sample<P> sample = Sample.of(person, person.names()::contains, effort.decisions());
        Prediction<P> prediction = new Prediction<>(game, model);
        FeatureSpread<P> spread = new FeatureSpread<>(game);
        Predictability predictability = predictability(sample, prediction, spread, habits.faithful());
        EngineJudge<P> judge = new EngineJudge<>(game);
        ErrorSearch<P> errors = new ErrorSearch<>(game, judge, effort);
        int done = 0;
        for (Example<P> each : sample.picked()) {
            tell("judging decisions", done++, sample.picked().size());
            errors.add(each);
        }
        Weighing weighing = errors.weighing();
        ExploitSearch<P> exploits = new ExploitSearch<>(game, judge, effort, model, prediction, predictability);
        List<Runnable> tasks = exploits.tasks(person);
        for (int i = 0; i < tasks.size(); i++) {
            tell("looking for what can be exploited", i, tasks.size());
            tasks.get(i).run();
        }
        tell("learning what their opponents value", 0, 1);
        Optional<Others> others = Others.of(
                game,
                person,
                model,
                effort.decisions(),
                () -> !watcher.at("learning what their opponents value", 0, 1));
        tell("checking the gravest errors", 0, 2);
        Errors found = errors.errors(person, prediction, sides, weighing);
        tell("checking what can be exploited", 1, 2);
        Study facts = new Study(
                game.name(),
                game.title(),
                game.scale().name(),
                sides,
                model.who(),
                model.origin().files(),
                person.career(),
                lookahead(),
                values(spread, others),
                predictability,
                openings.repertoire(sides),
                found,
                exploits.exploits(person, weighing),
                List.of(),
                notes(sample, predictability, others.isEmpty()));
        return with(facts, Planner.plan(facts));
    }

    private static Study with(Study facts, List<Advice> plan) {
        return new Study(
                facts.game(),
                facts.title(),
                facts.unit(),
                facts.sides(),
                facts.who(),
                facts.files(),
                facts.career(),
                facts.lookahead(),
                facts.values(),
                facts.predictability(),
                facts.repertoire(),
                facts.errors(),
                facts.exploits(),
                plan,
                facts.notes());
    }

    private void tell(String doing, int done, int of) {
        if (!watcher.at(doing, done, of)) throw new CancellationException("The study was stopped.");
    }

    private Predictability predictability(
            Sample<P> sample, Prediction<P> prediction, FeatureSpread<P> spread, Share faithful) {
        Predictability.Counter all = new Predictability.Counter();
        List<Predictability.Counter> phases = counters(game.phases().names().size());
        List<Predictability.Counter> bySide = counters(sides.size());
        long amongThree = 0;
        int done = 0;
        List<Example<P>> order = spreadOut(sample.picked());
        for (Example<P> each : order) {
            tell("asking the model", done, order.size());
            // Deep models of wide games are dear: then fewer decisions have to do.
            if (prediction.work() > effort.modelEvaluations()) break;
            Prediction.Seen seen = prediction.of(each);
            int phase = prediction.phase(each.position());
            all.add(seen);
            phases.get(phase).add(seen);
            bySide.get(each.position().mover()).add(seen);
            spread.add(phase, seen.outlook());
            if (seen.rank() <= 3) amongThree++;
            done++;
        }
        return new Predictability(
                sample.all(),
                all.group("all"),
                heldOut(),
                new Share(amongThree, done),
                Predictability.groups(game.phases().names(), phases),
                Predictability.groups(sides, bySide),
                faithful);
    }

    private Predictability.Group heldOut() {
        HoldOut held = model.holdOut();
        Share hits = new Share(Math.round(held.agreement() * held.examples()), held.examples());
        return new Predictability.Group("unseen", hits, held.chance());
    }

    /** An order in which every beginning is spread over all games: the index read backwards in binary. */
    private static <T> List<T> spreadOut(List<T> list) {
        List<T> order = new ArrayList<>();
        int size = Math.max(1, Integer.highestOneBit(Math.max(1, list.size() - 1)) * 2);
        int shift = Integer.numberOfLeadingZeros(size) + 1;
        for (int i = 0; i < size; i++) {
            int at = size == 1 ? 0 : Integer.reverse(i) >>> shift;
            if (at < list.size()) order.add(list.get(at));
        }
        return order;
    }

    private static List<Predictability.Counter> counters(int count) {
        List<Predictability.Counter> counters = new ArrayList<>();
        for (int i = 0; i < count; i++) counters.add(new Predictability.Counter());
        return counters;
    }

    private Values values(FeatureSpread<P> spread, Optional<Others> others) {
        if (others.isPresent()) {
            double learned = Math.min(MOST_LEARNED, model.origin().examples());
            double doubt = Math.sqrt(learned / others.get().decisions());
            return spread.values(model, "their opponents", others.get().weights(), doubt);
        }
        String function = "Outwit's function " + game.defaultEvaluatorName();
        return spread.values(model, function, standard(game.defaultEvaluator()), 0);
    }

    private double[][] standard(Evaluator<P> evaluator) {
        double[][] weights =
                new double[game.phases().names().size()][game.features().size()];
        if (!(evaluator instanceof LinearEvaluator<P> linear)) return weights;
        for (int i = 0; i < linear.features().size(); i++) {
            int at = game.features().indexOf(linear.features().get(i));
            for (double[] row : weights) row[at] = game.scale().units(linear.weight(i));
        }
        return weights;
    }

    private DepthFinding lookahead() {
        // Depths are compared on games kept apart for it, about as many as were held out in the end.
        long held = model.holdOut().examples();
        long n = held == 0
                ? model.origin().examples()
                : Math.min(held, model.origin().examples());
        List<DepthFinding.Step> steps = new ArrayList<>();
        for (DepthScore each : model.depths()) {
            OptionalDouble probability = Double.isFinite(each.logLoss())
                    ? OptionalDouble.of(Math.exp(-each.logLoss()))
                    : OptionalDouble.empty();
            Share agreement = new Share(Math.round(each.agreement() * n), n);
            steps.add(new DepthFinding.Step(each.depth(), agreement, probability));
        }
        return new DepthFinding(model.depth(), certainty(steps), steps, model.temperature());
    }

    /** The same decisions are explained by every depth, so intervals that only just overlap already tell depths apart. */
    private DepthFinding.Certainty certainty(List<DepthFinding.Step> steps) {
        Share chosen = null;
        Share next = null;
        for (DepthFinding.Step each : steps) {
            if (each.depth() == model.depth()) chosen = each.agreement();
            else if (next == null || each.agreement().share() > next.share()) next = each.agreement();
        }
        if (chosen == null || next == null || chosen.of() == 0) return DepthFinding.Certainty.UNKNOWN;
        if (chosen.least() > next.most()) return DepthFinding.Certainty.CLEAR;
        return chosen.least() > next.share() ? DepthFinding.Certainty.LIKELY : DepthFinding.Certainty.OPEN;
    }

    private List<String> notes(Sample<P> sample, Predictability predictability, boolean alone) {
        List<String> notes = new ArrayList<>();
        if (person.games().size() < FEW_GAMES) {
            notes.add("There are only " + count(person.games().size(), "game")
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
