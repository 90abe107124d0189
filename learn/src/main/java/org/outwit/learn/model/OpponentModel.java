package org.outwit.learn.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.PhasedEvaluator;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Position;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.prediction.SymmetricBook;

/**
 * Somebody as we know them: how they judge moves, how sure we are of that, what they like to open with, and what they do differently
 * from other people. All of it is as predictors use it; {@link ModelText} and {@link ModelReader} alone know how a file says it.
 *
 * @param who whose model it is
 * @param book their habits, from the start of the game on
 * @param personal what they do differently from other people; empty where they are known by their function alone
 */
public record OpponentModel(
        String who, Judgement judgement, Evidence evidence, HabitBook<?> book, Optional<PersonalDifference> personal) {

    /** The phase of weights that hold from the first move to the last. */
    public static final String WHOLE_GAME = Phases.single().names().get(0);

    private static final int MOST_NAMED = 5;

    /** A player who is known by a function alone. */
    public OpponentModel(String who, Judgement judgement, Evidence evidence, HabitBook<?> book) {
        this(who, judgement, evidence, book, Optional.empty());
    }

    /** The name of the game. */
    public String game() {
        return book.game().name();
    }

    public Map<String, Map<String, Weight>> weights() {
        return judgement.weights();
    }

    public int depth() {
        return judgement.depth();
    }

    /** Whether nothing deeper was tried, so that they may well look further than {@link #depth}. */
    public boolean mayLookFurther() {
        return evidence.depths().stream().noneMatch(each -> each.depth() > depth());
    }

    /** Whether the weights were learned from what they played; otherwise they are those of an evaluator of the game. */
    public boolean isValuesKnown() {
        return !evidence.depths().isEmpty();
    }

    public OptionalDouble temperature() {
        return judgement.temperature();
    }

    public boolean followsExchanges() {
        return judgement.followsExchanges();
    }

    public HoldOut holdOut() {
        return evidence.holdOut();
    }

    public Origin origin() {
        return evidence.origin();
    }

    /** This person, had they looked so far ahead. */
    public OpponentModel withDepth(int plies) {
        return new OpponentModel(who, judgement.withDepth(plies), evidence, book, personal);
    }

    /** This person, had they chosen so freely. */
    public OpponentModel withTemperature(OptionalDouble freely) {
        return new OpponentModel(who, judgement.withTemperature(freely), evidence, book, personal);
    }

    /** This person, known by what they do differently from others and by what they played before. */
    public OpponentModel with(PersonalDifference difference, HoldOut holdOut, HabitBook<?> habits) {
        return new OpponentModel(who, judgement, evidence.withHoldOut(holdOut), habits, Optional.of(difference));
    }

    /** This person, where it is known how well they are predicted. */
    public OpponentModel withHoldOut(HoldOut score) {
        return new OpponentModel(who, judgement, evidence.withHoldOut(score), book, personal);
    }

    /** The habits, for a caller who knows which game it is; refused with a sentence where the model was made for something else. */
    @SuppressWarnings("unchecked") // games of one name have positions of one class
    <P extends Position> SymmetricBook<P> book(Game<P> game) {
        needs(game);
        return (SymmetricBook<P>) book.book();
    }

    /** Refuses another game than that of the model. */
    private void needs(Game<?> game) {
        if (!game().equals(game.name())) throw madeFor(game(), who, game);
    }

    static InputException madeFor(String named, String who, Game<?> asked) {
        return new InputException("The model of " + who + " was made for " + named + ", not for " + asked.name() + ".");
    }

    /** The weights of a phase of the game, in the order of {@link org.outwit.core.game.Phases#names}. */
    public Map<String, Weight> weights(Game<?> game, int phase) {
        Map<String, Weight> whole = weights().get(WHOLE_GAME);
        return whole == null ? weights().get(game.phases().names().get(phase)) : whole;
    }

    /** What they value as an evaluator; refused with a sentence where the model was made for something else. */
    public <P extends Position> Evaluator<P> evaluator(Game<P> game) {
        needs(game);
        Map<String, Map<String, Weight>> weights = weights();
        List<String> phases = game.phases().names();
        if (weights.keySet().equals(Set.of(WHOLE_GAME))) return part(game, weights.get(WHOLE_GAME));
        if (!weights.keySet().equals(Set.copyOf(phases))) {
            throw new InputException("The model of " + who + " has weights for the phases "
                    + phasesNamed() + "; " + game.name() + " has "
                    + String.join(", ", phases) + ", or take " + WHOLE_GAME + " for all of it.");
        }
        List<LinearEvaluator<P>> parts = new ArrayList<>();
        for (String phase : phases) parts.add(part(game, weights.get(phase)));
        return new PhasedEvaluator<>(game.phases(), parts);
    }

    /** The first few, since a file may have any number of them. */
    private String phasesNamed() {
        int more = weights().size() - MOST_NAMED;
        return weights().keySet().stream().limit(MOST_NAMED).collect(Collectors.joining(", "))
                + (more > 0 ? " and " + more + " more" : "");
    }

    private static <P extends Position> LinearEvaluator<P> part(Game<P> game, Map<String, Weight> row) {
        Map<String, Double> values = new LinkedHashMap<>();
        row.forEach((feature, weight) -> values.put(feature, weight.value()));
        return LinearEvaluator.of(game, values);
    }
}
