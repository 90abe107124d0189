package org.outwit.learn.training;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.MoveLooks;
import org.outwit.learn.people.PeopleComparison;
import org.outwit.learn.people.PersonalBias;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.prediction.SymmetricBook;

/**
 * A person who is learned quickly, without any search: what their moves look like beyond everybody's, and what they played. It can go
 * on learning from later games. For one thread.
 */
public final class FirstSightPerson<P extends Position> {

    /** Whoever is to be told from others is learned faster than whoever is to be predicted: what is too much of it all have in common. */
    private static final double FASTER = 2.5;

    /** People change: what is seen in a game counts half as much as what is seen so many games later. */
    private static final double HALF = 20;

    private static final double MOST = 1 << 20;

    private final PersonalLearner<P> learner;
    private final PopulationModel population;
    private final String people;
    private final double rating;
    private final PersonalBias bias;
    private final SymmetricBook<P> book;
    private MoveLooks looks = new MoveLooks();
    private double latest = 1; // how often the latest game counts, where the first counts once
    private int ply;

    /** @param rating how strong they are, or not a number */
    public FirstSightPerson(Game<P> game, PopulationModel population, double rating) {
        this.learner =
                new PersonalLearner<>(game, population, population.personal(), Parallel.ALONE, ProgressMonitor.NONE);
        this.population = population;
        this.people = population.mark();
        this.rating = rating;
        this.bias = new PersonalBias(FASTER * population.personal().step());
        this.book = new SymmetricBook<>(game.symmetries());
    }

    /** Learns decisions in the order in which they were made. */
    public void learn(List<Example<P>> decisions) {
        List<SeenDecision> seen = learner.look(decisions, 0);
        learner.teach(bias, seen, population.standing(rating, Optional.empty()));
        for (int i = 0; i < seen.size(); i++) {
            if (decisions.get(i).ply() <= ply) anotherGame();
            ply = decisions.get(i).ply();
            looks.add(seen.get(i), seen.get(i).chosen(), latest);
        }
        for (Example<P> each : decisions) book.add(each.position(), each.move(), 1);
    }

    private void anotherGame() {
        latest *= Math.pow(2, 1 / HALF);
        if (latest < MOST) return;
        looks = looks.times(1 / latest); // careers may have thousands of games
        latest = 1;
    }

    /** What is known of them by now; it changes where they go on being learned. */
    public PeopleComparison.Known<P> known() {
        double[][] weights = population.layers().get(0);
        PersonalLayer<P> layer = new PersonalLayer<>(new PersonalDifference(people, rating, 0, weights, 0, bias), book);
        return new PeopleComparison.Known<>(layer, looks.times(1 / latest));
    }
}
