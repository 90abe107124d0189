package org.outwit.learn.people;

import java.util.Arrays;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;

/**
 * How likely each of many people is to have made a decision. What can be said of it before anybody says who decides is found out once
 * for all of them, so that fifty people cost little more than one: nobody has weights or a tilt of their own here, which were found by
 * looking further ahead, and nothing is made calmer, which would change everybody alike. For one thread.
 */
public final class PeopleComparison<P extends Position> {

    /** How many plies less than predictions it looks ahead: that is enough to tell people apart, and much faster. */
    private static final int LESS = 4;

    /** People whose strengths differ by less than this part of a standard deviation are taken to be equally strong. */
    private static final double STEP = 0.5;

    private final PopulationModel population;
    private final List<PersonalLayer<P>> people;
    private final int depth;
    private final DecisionView<P> view;
    private final MoveColumns columns;
    private final MoveProbabilities expected = new MoveProbabilities();
    private final double[] strengths; // the different ones
    private final int[] strengthOf; // which of them is a person's
    private double[][] byStrength;
    private double[] likely = new double[64];

    public PeopleComparison(Game<P> game, PopulationModel population, List<PersonalLayer<P>> people) {
        this.population = population;
        this.people = List.copyOf(people);
        this.depth = Math.max(0, population.plan().depth() - LESS);
        this.view = new DecisionView<>(game, population.looks(), population.plan());
        this.columns = new MoveColumns(population.plan(), depth, view.features());
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
            byStrength = new double[strengths.length][count];
        }
        int chosen = ChosenMove.indexOf(example.move(), view.moves(), count);
        for (int s = 0; s < strengths.length; s++) expectAnybody(strengths[s], byStrength[s]);
        for (int i = 0; i < people.size(); i++) {
            PersonalLayer<P> person = people.get(i);
            System.arraycopy(byStrength[strengthOf[i]], 0, likely, 0, count);
            expected.take(likely, count)
                    .shift(person.bias(), view)
                    .follow(person.book(), view, population.personal().trust())
                    .slip();
            into[i] += Math.log(likely[chosen]);
        }
    }

    /** What anybody of a strength would play. */
    private void expectAnybody(double strength, double[] into) {
        expected.byLayer(population.layers().get(depth), columns, strength, view, into)
                .follow(population.book(), view, population.trust());
    }
}
