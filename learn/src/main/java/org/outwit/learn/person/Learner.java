package org.outwit.learn.person;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Origin;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.Populations;
import org.outwit.learn.prediction.PredictionScore;

/**
 * Learns a person: tries every depth on the earlier games, takes what predicts the later ones best, measures it on the last
 * ones, and then learns it once more from all of them.
 *
 * <p>The games that measure have no part in any choice, so that the number is one to rely on. Where somebody wishes to stop,
 * the best so far is taken as it is.
 */
public final class Learner<P extends Position> {

    /** With less than this nobody should expect much. */
    private static final int FEW_GAMES = 10;

    private static final int FEW_EXAMPLES = 200;

    /** The number of decisions that a search looks at to weigh looks and values; more would gain next to nothing. */
    private static final int LOOKED_AT = 300;

    /** The number of decisions that tell whether somebody is one of the people. */
    private static final int COMPARED = 200;

    private final PersonDecisions<P> decisions;
    private final Person<P> person;
    private final LearningPlan<P> plan;
    private final List<String> files;
    private final Parallel parallel;
    private final ProgressMonitor monitor;
    private final Populations populations;
    private final List<String> remarks = new ArrayList<>();

    /** {@code files} are the names of the files that the games are from. */
    public Learner(
            PersonDecisions<P> decisions,
            LearningPlan<P> plan,
            List<String> files,
            Populations populations,
            Parallel parallel,
            ProgressMonitor monitor) {
        this.decisions = decisions;
        this.person = decisions.person();
        this.plan = plan;
        this.files = List.copyOf(files);
        this.populations = populations;
        this.parallel = parallel;
        this.monitor = monitor;
    }

    /** Learns where nobody waits for an early model. */
    public LearningResult<P> learn(Notebook notebook) throws IOException {
        return learn(notebook, EarlyModel.UNUSED);
    }

    /**
     * Learns, keeping a notebook, which the caller deletes when the model is written. Where it is known how people play, what predicts the
     * person comes first and is told {@code early}; most of the time is for what they value and how sure that is.
     *
     * @throws InputException with a sentence where there is nothing to learn from
     * @throws CancellationException where it was stopped before anything was found
     */
    public LearningResult<P> learn(Notebook notebook, EarlyModel early) throws IOException {
        decisions.needsSome();
        List<Example<P>> all = decisions.once();
        int games = person.games().size();
        Split split = Split.of(games);
        List<Example<P>> earlier = Split.between(all, 0, split.firstLater());
        List<Example<P>> later = Split.between(all, split.firstLater(), split.firstHeld());
        boolean chooses = !earlier.isEmpty() && !later.isEmpty();
        if (!chooses) {
            earlier = Split.between(all, 0, Math.max(1, split.firstHeld()));
            if (earlier.isEmpty()) earlier = all;
            later = earlier;
            remarks.add(
                    "There are too few games to choose a depth by other games than it was learned from, so it is 1.");
        }
        int few = plan.mostExamples();
        List<Example<P>> teach = Person.sample(earlier, few, plan.seed());
        List<Example<P>> chosenBy = Person.sample(later, few / 2, plan.seed() + 1);
        remark(games, teach.size(), earlier.size());
        Trials<P> trials = new Trials<>(person.game(), chooses ? plan : unchosen(), teach, chosenBy, parallel, monitor);
        List<Candidate<P>> before = trials.before(notebook);
        remarkBefore(before.size());
        Origin origin = new Origin(files, games, all.size(), decisions.forced(), decisions.repeated());
        Optional<PeopleLesson<P>> lesson = lesson();
        Optional<PeopleLesson.Known> first = lesson.map(each -> each.first(origin));
        if (first.isPresent()) early.found(first.get().model());
        List<Candidate<P>> found = trials.all(notebook, before);
        Portrait<P> sketch = new Portrait<>(decisions, origin, found, plan.seed(), parallel, monitor);
        List<Candidate<P>> tried = asUsed(sketch, found, chooses ? split.firstLater() : 0, chosenBy);
        Candidate<P> best = null;
        for (Candidate<P> each : tried) if (each.isBetterThan(best)) best = each;
        if (best == null) return unvalued(first);
        Portrait<P> portrait = new Portrait<>(decisions, origin, tried, plan.seed(), parallel, monitor);
        Optional<PeopleLesson<P>> people = among(lesson, portrait, best, split, chooses ? chosenBy : List.of());
        Optional<PeopleLesson.Known> known = people.flatMap(each -> first);
        Optional<OpponentModel> person = known.map(PeopleLesson.Known::model);
        Optional<JudgedStrength> strength = known.map(PeopleLesson.Known::strength);
        boolean stopped = monitor.isStopped();
        Optional<Predictions> heldOut = heldOut(portrait, best, people, split, stopped ? few / 8 : few / 2);
        if (!stopped) {
            List<Example<P>> whole = Person.sample(all, few, plan.seed() + 2);
            Optional<OpponentModel> model = portrait.of(trials.again(best, whole), whole, heldOut);
            if (model.isPresent()) {
                return new LearningResult<>(
                        valued(model.get(), person), best.method(), tried, heldOut, strength, remarks, true);
            }
        }
        OpponentModel rough = portrait.rough(best, heldOut, games);
        return new LearningResult<>(valued(rough, person), best.method(), tried, heldOut, strength, remarks, false);
    }

    /** Where it was stopped before anything was known but the person among others. */
    private LearningResult<P> unvalued(Optional<PeopleLesson.Known> first) {
        PeopleLesson.Known known = first.orElseThrow(
                () -> new CancellationException("Learning was stopped before the first depth was finished."));
        Optional<JudgedStrength> strength = Optional.of(known.strength());
        return new LearningResult<>(
                known.model(), Method.RANKING, List.of(), Optional.empty(), strength, remarks, false);
    }

    /** What somebody values with what they do differently from others. */
    private static OpponentModel valued(OpponentModel values, Optional<OpponentModel> person) {
        return person.map(known -> values.with(known.personal().orElseThrow(), values.holdOut(), known.book()))
                .orElse(values);
    }

    /**
     * Where every game was learned from, what fits them best says nothing, and the deeper ones fit by luck. So there is one candidate
     * only, the simplest.
     */
    private LearningPlan<P> unchosen() {
        return plan.withDepth(1).withMethod(Optional.of(plan.method().orElse(Method.RANKING)));
    }

    /**
     * Candidates with the score of the predictor that they will be: with slips, and with the habits of the games before {@code
     * endGame}. A fit knows neither, and what fits best alone need not predict best with them. Where it is known how people play, what
     * somebody values only describes them, and the score of the fit is good enough.
     */
    private List<Candidate<P>> asUsed(
            Portrait<P> sketch, List<Candidate<P>> tried, int endGame, List<Example<P>> chosenBy) {
        if (plan.method().isEmpty() && populations.of(person.game()).isPresent()) return tried;
        List<Candidate<P>> scored = new ArrayList<>();
        for (Candidate<P> each : tried) {
            if (monitor.isStopped()) return tried;
            Tally all = measured(sketch.rough(each, Optional.empty(), endGame), chosenBy)
                    .all();
            PredictionScore score = new PredictionScore(all.decisions(), all.agreement(), all.logLoss());
            scored.add(new Candidate<>(each.method(), each.ranking(), score));
        }
        return scored;
    }

    /** How to learn the person among other people, where it is known how they play and nobody asks for something else. */
    private Optional<PeopleLesson<P>> lesson() {
        Optional<PopulationModel> population =
                plan.method().isPresent() ? Optional.empty() : populations.of(person.game());
        return population.map(each -> new PeopleLesson<>(decisions, each, LOOKED_AT, parallel, monitor));
    }

    /**
     * The lesson if people are a better guide to later games than what somebody values: they are, unless it is a program. Without later games
     * to ask, or without the time, they are the safe guide.
     */
    private Optional<PeopleLesson<P>> among(
            Optional<PeopleLesson<P>> lesson,
            Portrait<P> portrait,
            Candidate<P> best,
            Split split,
            List<Example<P>> chosenBy) {
        if (lesson.isEmpty() || chosenBy.isEmpty() || monitor.isStopped()) return lesson;
        monitor.progress("comparing with other people", 0, 1);
        OpponentModel values = portrait.rough(best, Optional.empty(), split.firstLater());
        List<Example<P>> asked = Person.sample(chosenBy, COMPARED, plan.seed());
        try {
            OpponentModel among = lesson.get().of(values, split.firstLater(), values.holdOut());
            double byValues = measured(values, asked).all().logLoss();
            double byPeople = measured(among, asked).all().logLoss();
            return byPeople < byValues ? lesson : Optional.empty();
        } catch (CancellationException e) {
            return lesson;
        }
    }

    private Predictions measured(OpponentModel model, List<Example<P>> examples) {
        ModelPredictor<P> predictor = ModelPredictor.of(person.game(), model, populations);
        return Predictions.of(predictor, examples, parallel, ProgressMonitor.NONE);
    }

    private void remark(int games, int taught, int earlier) {
        int all = decisions.once().size();
        person.remark().ifPresent(remarks::add);
        if (games < FEW_GAMES || all < FEW_EXAMPLES) {
            remarks.add(games + (games == 1 ? " game" : " games") + " with " + all
                    + " decisions are few: expect wide intervals, and weights that are mostly luck.");
        }
        if (taught < earlier) {
            remarks.add("A sample of " + taught + " decisions stands for all " + earlier
                    + " of the earlier games; --examples takes more.");
        }
    }

    private void remarkBefore(int depths) {
        if (depths == 0) return;
        remarks.add("Went on from " + depths + (depths == 1 ? " depth" : " depths")
                + " that an interrupted run had finished.");
    }

    /** Measured before the last games are learned from, too; with less of them, or without people, where somebody wishes to stop. */
    private Optional<Predictions> heldOut(
            Portrait<P> portrait, Candidate<P> best, Optional<PeopleLesson<P>> people, Split split, int most) {
        List<Example<P>> last = Person.sample(decisions.since(split.firstHeld()), most, plan.seed() + 3);
        if (last.isEmpty()) {
            remarks.add("Nothing could be held out, so nobody knows how well this model predicts.");
            return Optional.empty();
        }
        OpponentModel values = portrait.rough(best, Optional.empty(), split.firstHeld());
        if (people.isPresent() && monitor.isStopped()) return Optional.empty();
        try {
            OpponentModel before = people.map(lesson -> lesson.of(values, split.firstHeld(), values.holdOut()))
                    .orElse(values);
            return Optional.of(measured(before, last));
        } catch (CancellationException e) {
            return Optional.empty();
        }
    }
}
