package org.outwit.learn.model;

import java.util.ArrayList;
import java.util.Collections;
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
import org.outwit.learn.people.PersonalData;

/**
 * Somebody as we know them: what they value, how deep they look, how sure we are of both, and what they like to open with.
 *
 * @param game the name of the game
 * @param who whose model it is
 * @param weights for each phase of the game, what each feature counts; or for the phase "game", which is all of it
 * @param depth how many plies they look ahead
 * @param depths how well each depth explained them
 * @param error how far, in units of the game, their true function may be from this one; empty where that is unknown
 * @param temperature how freely they choose, in units of the game: a move worth that much less is played e times less often;
 *     empty for somebody who always plays what is best by their function
 * @param followsExchanges whether they look on beyond their depth where pieces are being exchanged, as people do; a simple
 *     program stops where its depth ends
 * @param holdOut how well the model predicts; it has no examples where nothing could be held out
 * @param book their habits, from the start of the game on
 * @param personal what they do differently from other people; empty where they are known by their function alone
 */
public record OpponentModel(
        String game,
        String who,
        Map<String, Map<String, Weight>> weights,
        int depth,
        List<DepthScore> depths,
        OptionalDouble error,
        OptionalDouble temperature,
        boolean followsExchanges,
        HoldOut holdOut,
        Origin origin,
        List<Habit> book,
        Optional<PersonalData> personal) {

    /** The phase of weights that hold from the first move to the last. */
    public static final String WHOLE_GAME = Phases.single().names().get(0);

    private static final int MOST_NAMED = 5;

    public OpponentModel {
        Map<String, Map<String, Weight>> copy = new LinkedHashMap<>();
        weights.forEach((phase, row) -> copy.put(phase, Collections.unmodifiableMap(new LinkedHashMap<>(row))));
        weights = Collections.unmodifiableMap(copy);
        depths = List.copyOf(depths);
        book = List.copyOf(book);
        if (game.isBlank()) throw new InputException("A model must name its game.");
        if (weights.isEmpty()) throw new InputException("A model needs weights for at least one phase.");
        if (depth < 1) throw new InputException("The depth (" + depth + ") must be 1 or more.");
        if (error.isPresent() && !(error.getAsDouble() >= 0)) {
            throw new InputException("The error (" + error.getAsDouble() + ") must be 0 or more.");
        }
        if (temperature.isPresent() && !(temperature.getAsDouble() > 0)) {
            throw new InputException("The temperature (" + temperature.getAsDouble() + ") must be positive.");
        }
    }

    /** Somebody who is known by their function alone. */
    public OpponentModel(
            String game,
            String who,
            Map<String, Map<String, Weight>> weights,
            int depth,
            List<DepthScore> depths,
            OptionalDouble error,
            OptionalDouble temperature,
            boolean followsExchanges,
            HoldOut holdOut,
            Origin origin,
            List<Habit> book) {
        this(
                game,
                who,
                weights,
                depth,
                depths,
                error,
                temperature,
                followsExchanges,
                holdOut,
                origin,
                book,
                Optional.empty());
    }

    /** Somebody who is known by their function alone and follows exchanges to their end. */
    public OpponentModel(
            String game,
            String who,
            Map<String, Map<String, Weight>> weights,
            int depth,
            List<DepthScore> depths,
            OptionalDouble error,
            OptionalDouble temperature,
            HoldOut holdOut,
            Origin origin,
            List<Habit> book) {
        this(game, who, weights, depth, depths, error, temperature, true, holdOut, origin, book);
    }

    /** Whether they do nothing but search to their depth: without habits, without errors, and no further in exchanges. */
    public boolean isPlainSearch() {
        return temperature.isEmpty() && !followsExchanges && book.isEmpty() && personal.isEmpty();
    }

    /** This person, had they looked so far ahead. */
    public OpponentModel withDepth(int plies) {
        return new OpponentModel(
                game,
                who,
                weights,
                plies,
                depths,
                error,
                temperature,
                followsExchanges,
                holdOut,
                origin,
                book,
                personal);
    }

    /** This person, had they chosen so freely. */
    public OpponentModel withTemperature(OptionalDouble freely) {
        return new OpponentModel(
                game, who, weights, depth, depths, error, freely, followsExchanges, holdOut, origin, book, personal);
    }

    /** This person, known by what they do differently from others and by what they played before. */
    public OpponentModel with(PersonalData personal, HoldOut holdOut, List<Habit> book) {
        Optional<PersonalData> other = Optional.of(personal);
        return new OpponentModel(
                game, who, weights, depth, depths, error, temperature, followsExchanges, holdOut, origin, book, other);
    }

    /** This person, where it is known how well they are predicted. */
    public OpponentModel withHoldOut(HoldOut score) {
        return new OpponentModel(
                game, who, weights, depth, depths, error, temperature, followsExchanges, score, origin, book, personal);
    }

    /** The weights of a phase of the game, in the order of {@link org.outwit.core.game.Phases#names}. */
    public Map<String, Weight> weights(Game<?> game, int phase) {
        Map<String, Weight> whole = weights.get(WHOLE_GAME);
        return whole == null ? weights.get(game.phases().names().get(phase)) : whole;
    }

    /** What they value as an evaluator; refused with a sentence where the model was made for something else. */
    public <P extends Position> Evaluator<P> evaluator(Game<P> game) {
        if (!this.game.equals(game.name())) {
            throw new InputException(
                    "The model of " + who + " was made for " + this.game + ", not for " + game.name() + ".");
        }
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
        int more = weights.size() - MOST_NAMED;
        return weights.keySet().stream().limit(MOST_NAMED).collect(Collectors.joining(", "))
                + (more > 0 ? " and " + more + " more" : "");
    }

    private static <P extends Position> LinearEvaluator<P> part(Game<P> game, Map<String, Weight> row) {
        Map<String, Double> values = new LinkedHashMap<>();
        row.forEach((feature, weight) -> values.put(feature, weight.value()));
        return LinearEvaluator.of(game, values);
    }
}
