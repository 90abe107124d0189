package org.outwit.learn.person;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.Origin;

/**
 * Learns a person: tries every depth on the earlier games, takes what foretells the later ones best, measures it on the last
 * ones, and then learns it once more from all of them.
 *
 * <p>The games that measure have no part in any choice, so that the number is one to rely on. Where somebody wishes to stop,
 * the best so far is taken as it is.
 */
public final class Learner<P extends Position> {

    /** With less than this nobody should expect much. */
    private static final int FEW_GAMES = 10;

    private static final int FEW_EXAMPLES = 200;

    private final Person<P> person;
    private final Game<P> game;
    private final LearningPlan<P> plan;
    private final List<String> files;
    private final Consumer<Step> progress;
    private final BooleanSupplier stop;
    private final List<String> remarks = new ArrayList<>();

    /** {@code files} are the names of the files that the games are from. */
    public Learner(
            Person<P> person, LearningPlan<P> plan, List<String> files, Consumer<Step> progress, BooleanSupplier stop) {
        this.person = person;
        this.game = person.game();
        this.plan = plan;
        this.files = List.copyOf(files);
        this.progress = progress;
        this.stop = stop;
    }

    /**
     * Learns, keeping a notebook, which the caller deletes when the model is written.
     *
     * @throws InputException with a sentence where there is nothing to learn from
     * @throws CancellationException where it was stopped before anything was found
     */
    public LearningResult<P> learn(Notebook notebook) throws IOException {
        Person.Choices<P> choices = person.choices();
        List<Example<P>> all = choices.examples();
        if (all.isEmpty()) throw new InputException(nothing(choices));
        int games = person.games().size();
        Split split = Split.of(games);
        List<Example<P>> earlier = Split.between(all, 0, split.firstLater());
        List<Example<P>> later = Split.between(all, split.firstLater(), split.firstHeld());
        if (earlier.isEmpty() || later.isEmpty()) {
            earlier = Split.between(all, 0, Math.max(1, split.firstHeld()));
            if (earlier.isEmpty()) earlier = all;
            later = earlier;
            remarks.add("There are too few games to choose a depth by other games than it was learned from.");
        }
        int few = plan.mostExamples();
        List<Example<P>> teach = Person.sample(earlier, few, plan.seed());
        List<Example<P>> monitor = Person.sample(later, few / 2, plan.seed() + 1);
        remark(choices, games, teach.size(), earlier.size());
        Trials<P> trials = new Trials<>(game, plan, teach, monitor, progress, stop);
        List<Candidate<P>> tried = tried(trials.all(notebook));
        Candidate<P> best = null;
        for (Candidate<P> each : tried) if (each.isBetterThan(best)) best = each;
        if (best == null) throw new CancellationException("Learning was stopped before the first depth was finished.");
        boolean stopped = stop.getAsBoolean();
        Optional<Predictions> heldOut = heldOut(best, split, stopped ? few / 8 : few / 2);
        Portrait<P> portrait = new Portrait<>(
                person,
                new Origin(files, games, all.size(), choices.forced(), choices.repeated()),
                tried,
                heldOut,
                plan.seed());
        if (stopped) return new LearningResult<>(portrait.rough(best), best.method(), tried, heldOut, remarks, false);
        List<Example<P>> whole = Person.sample(all, few, plan.seed() + 2);
        Candidate<P> again = trials.again(best, whole);
        return new LearningResult<>(portrait.of(again, whole), best.method(), tried, heldOut, remarks, true);
    }

    private String nothing(Person.Choices<P> choices) {
        return choices.forced() == 0
                ? person.who() + " did not move in any of " + person.games().size() + " games."
                : person.who() + " never had a choice: each of " + choices.forced()
                        + " moves was the only one, which says nothing about anybody.";
    }

    private void remark(Person.Choices<P> choices, int games, int taught, int earlier) {
        int all = choices.examples().size();
        if (games < FEW_GAMES || all < FEW_EXAMPLES) {
            remarks.add(games + (games == 1 ? " game" : " games") + " with " + all
                    + " decisions are few: expect wide intervals, and weights that are mostly luck.");
        }
        if (taught < earlier) {
            remarks.add("A sample of " + taught + " decisions stands for all " + earlier
                    + " of the earlier games; --examples takes more.");
        }
    }

    private List<Candidate<P>> tried(Trials.Outcome<P> outcome) {
        if (outcome.before() > 0) {
            remarks.add("Went on from " + outcome.before() + (outcome.before() == 1 ? " depth" : " depths")
                    + " that an interrupted run had finished.");
        }
        return outcome.tried();
    }

    private Optional<Predictions> heldOut(Candidate<P> best, Split split, int most) {
        List<Example<P>> last = Person.sample(person.allSince(split.firstHeld()), most, plan.seed() + 3);
        if (last.isEmpty()) {
            remarks.add("Nothing could be held out, so nobody knows how well this model foretells.");
            return Optional.empty();
        }
        return Optional.of(Predictions.of(Forecast.of(best.ranking(), person.book(split.firstHeld())), last));
    }
}
