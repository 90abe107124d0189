package org.outwit.learn.population;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.prediction.Softmax;

/**
 * How likely each of many people is to have made a decision. What can be said of it before anybody says who decides is found out once
 * for all of them, so that fifty people cost little more than one. For one thread.
 */
public final class PeopleComparison<P extends Position> {

    /** Looking so many plies less far ahead than predictions do is enough to tell people apart, and much faster. */
    private static final int LESS = 4;

    /** Once in so many moves people do anything. */
    private static final double SLIP = 0.002;

    /** People whose strengths differ by less than this part of a standard deviation are taken to be equally strong. */
    private static final double STEP = 0.5;

    private final Game<P> game;
    private final PopulationModel population;
    private final List<PersonalLayer<P>> people;
    private final int depth;
    private final DecisionView<P> view;
    private final MoveColumns columns;
    private final double[] row;
    private final double[] strengths; // the different ones
    private final int[] strengthOf; // which of them is a person's
    private double[][] byStrength;
    private double[] likely = new double[64];
    private double[] counts = new double[64];

    public PeopleComparison(Game<P> game, PopulationModel population, List<PersonalLayer<P>> people) {
        this.game = game;
        this.population = population;
        this.people = List.copyOf(people);
        this.depth = Math.max(0, population.plan().depth() - LESS);
        this.view = new DecisionView<>(game, population.looks(), population.plan());
        this.columns = new MoveColumns(population.plan(), depth, view.features());
        this.row = new double[columns.size()];
        double[] all = people.stream()
                .mapToDouble(each -> population.strengths().standard(each.rating()))
                .map(each -> STEP * Math.round(each / STEP))
                .toArray();
        this.strengths = Arrays.stream(all).sorted().distinct().toArray();
        this.strengthOf = Arrays.stream(all)
                .mapToInt(each -> Arrays.binarySearch(strengths, each))
                .toArray();
        this.byStrength = new double[strengths.length][64];
    }

    /** Adds to the row, for each person, the logarithm of the probability that they would have made this decision. */
    public void add(Example<P> example, double[] into) {
        P position = Position.copyOf(example.position());
        int count = view.look(position, depth);
        if (count < 2) return;
        if (likely.length < count) {
            likely = new double[count];
            counts = new double[count];
            byStrength = new double[strengths.length][count];
        }
        int chosen = ChosenMove.indexOf(example.move(), view.moves(), count);
        for (int s = 0; s < strengths.length; s++) expectAnybody(position, strengths[s], byStrength[s]);
        int symmetry = game.symmetries().standard(position);
        for (int i = 0; i < people.size(); i++) {
            PersonalLayer<P> person = people.get(i);
            System.arraycopy(byStrength[strengthOf[i]], 0, likely, 0, count);
            person.bias().apply(view, likely, counts);
            if (person.book().counts(position, symmetry, view.moves(), count, counts) > 0) {
                population.personal().trust().apply(counts, likely, count);
            }
            into[i] += Math.log((1 - SLIP) * likely[chosen] + SLIP / count);
        }
    }

    /** What anybody of a strength would play. */
    private void expectAnybody(P position, double strength, double[] expected) {
        int count = view.count();
        double[] by = population.layers().get(depth)[view.phase()];
        for (int i = 0; i < count; i++) {
            columns.write(view, i, strength, row);
            double logit = 0;
            for (int c = 0; c < row.length; c++) logit += by[c] * row[c];
            expected[i] = logit;
        }
        Softmax.normalise(expected, count);
        if (population.book().counts(game.symmetries(), position, view.moves(), count, counts) > 0) {
            population.trust().apply(counts, expected, count);
        }
    }
}
