package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.model.Habit;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Weight;
import org.outwit.learn.prediction.HabitBook;
import org.outwit.learn.prediction.Ranking;
import org.outwit.learn.prediction.SymmetricBook;
import org.outwit.learn.prediction.Trust;

/**
 * What a model expects somebody to play: by habit where there is one, by what they value where there is none, and by both where
 * a habit is young.
 */
public final class Forecast<P extends Position> {

    /** Two games of a habit weigh as much as everything else that is known; a third of a game is doubted in any case. */
    private static final Trust TRUST = new Trust(2, 0.3);

    /** Once in fifty moves people do anything, and a model that rules it out would be infinitely wrong. */
    private static final double SLIP = 0.02;

    private final Ranking<P> ranking;
    private final SymmetricBook<P> book;

    private Forecast(Ranking<P> ranking, SymmetricBook<P> book) {
        this.ranking = ranking;
        this.book = book;
    }

    /** Refuses models of other games with a sentence. */
    public static <P extends Position> Forecast<P> of(Game<P> game, OpponentModel model) {
        model.evaluator(game);
        return of(ranking(game, model), model.book());
    }

    static <P extends Position> Forecast<P> of(Ranking<P> ranking, List<Habit> book) {
        HabitBook<P> habits = new HabitBook<>(ranking.game());
        for (Habit habit : book) {
            Map<String, Double> counts = new LinkedHashMap<>();
            habit.moves().forEach((move, count) -> counts.put(move, (double) count));
            try {
                habits.add(new HabitBook.Page(habit.position(), counts));
            } catch (InputException e) {
                throw new InputException("The book at the position '" + habit.position() + "': " + e.getMessage());
            }
        }
        return new Forecast<>(ranking, habits.book());
    }

    private static <P extends Position> Ranking<P> ranking(Game<P> game, OpponentModel model) {
        List<Feature<P>> features = new ArrayList<>();
        for (Feature<P> feature : game.features()) {
            if (model.weights().values().stream().anyMatch(row -> row.containsKey(feature.name())))
                features.add(feature);
        }
        List<String> phases = game.phases().names();
        double[][] weights = new double[phases.size()][features.size()];
        for (int p = 0; p < weights.length; p++) {
            Map<String, Weight> whole = model.weights().get(OpponentModel.WHOLE_GAME);
            Map<String, Weight> row = whole == null ? model.weights().get(phases.get(p)) : whole;
            for (int f = 0; f < features.size(); f++) {
                Weight weight = row.get(features.get(f).name());
                weights[p][f] = weight == null ? 0 : weight.value();
            }
        }
        double temperature = model.temperature().orElse(Calibration.LEAST_TEMPERATURE);
        return new Ranking<>(game, features, weights, model.depth(), temperature, List.of());
    }

    Ranking<P> ranking() {
        return ranking;
    }

    /** The probability of each legal move, in the order of {@link Position#moves}. */
    public double[] probabilities(P position) {
        double[] expected = ranking.probabilities(position);
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        for (int i = 0; i < count; i++) expected[i] = (1 - SLIP) * expected[i] + SLIP / count;
        double[] counts = new double[count];
        if (book.counts(position, moves, count, counts) > 0) TRUST.apply(counts, expected, count);
        return expected;
    }
}
