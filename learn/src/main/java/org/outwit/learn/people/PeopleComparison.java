package org.outwit.learn.people;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.prediction.Trust;

/**
 * How likely each of many people is to have made a decision, and what else tells that it was theirs: {@link Clue}s. What can be said of it before
 * anybody says who decides is found out once for all of them, so that fifty people cost little more than one: nobody has weights or a tilt of
 * their own here, which were found by looking further ahead, and nothing is made calmer, which would change everybody alike. For one thread.
 */
public final class PeopleComparison<P extends Position> {

    /** How many plies less than predictions it looks ahead: that is enough to tell people apart, and much faster. */
    private static final int LESS = 4;

    /** People whose strengths differ by less than this part of a standard deviation are taken to be equally strong. */
    private static final double STEP = 0.5;

    /** One game of their own says more about who it is than about what they will play. */
    private static final double OWN_GAMES = 1;

    /** What is rarer by what somebody's moves look like is no rarer for a book. */
    private static final double RAREST = 1e-4;

    /**
     * Somebody as they are told from others.
     *
     * @param looks what is seen in their moves
     */
    public record Known<P extends Position>(PersonalLayer<P> layer, MoveLooks looks) {}

    private final PopulationModel population;
    private final List<Known<P>> people;
    private final MoveLooks all = new MoveLooks();
    private final Trust trust;
    private final int depth;
    private final DecisionView<P> view;
    private final MoveColumns columns;
    private final MoveProbabilities expected = new MoveProbabilities();
    private final List<Standing> standings; // the different ones
    private final int[] standingOf; // which of them is a person's
    private double[][] byStanding;
    private double[] likely = new double[64];
    private double[] times = new double[64];

    public PeopleComparison(Game<P> game, PopulationModel population, List<Known<P>> people) {
        this.population = population;
        this.people = List.copyOf(people);
        for (Known<P> each : people) all.add(each.looks());
        this.trust = new Trust(
                Math.min(OWN_GAMES, population.personal().trust().strength()),
                population.personal().trust().discount());
        this.depth = Math.max(0, population.plan().depth() - LESS);
        this.view = new DecisionView<>(game, population.looks(), population.plan());
        this.columns = MoveColumns.of(population, depth, view.features());
        this.standings = new ArrayList<>();
        this.standingOf = new int[people.size()];
        Map<List<Object>, Integer> numbers = new HashMap<>();
        for (int i = 0; i < standingOf.length; i++) {
            PersonalLayer<P> person = people.get(i).layer();
            Standing theirs = population.standing(person.rating(), person.pool());
            Standing rounded = theirs.at(STEP * Math.round(theirs.strength() / STEP));
            standingOf[i] =
                    numbers.computeIfAbsent(List.of(rounded.strength(), person.pool()), key -> standings.size());
            if (standingOf[i] == standings.size()) standings.add(rounded);
        }
        this.byStanding = new double[standings.size()][64];
    }

    /** Adds to the rows, one for each {@link Clue}, for each person what it says for them; the first two add up to a log-likelihood. */
    public void add(Example<P> example, double[][] into) {
        P position = Position.copyOf(example.position());
        int count = view.look(position, depth);
        if (count < 2) return;
        if (likely.length < count) {
            likely = new double[count];
            times = new double[count];
            byStanding = new double[standings.size()][count];
        }
        int chosen = ChosenMove.indexOf(example.move(), view.moves(), count);
        for (int s = 0; s < byStanding.length; s++) expectAnybody(standings.get(s), byStanding[s]);
        for (int i = 0; i < people.size(); i++) {
            PersonalLayer<P> person = people.get(i).layer();
            System.arraycopy(byStanding[standingOf[i]], 0, likely, 0, count);
            expected.take(likely, count)
                    .shift(person.bias(), view, population.personal().ofBias(view.phase()));
            double tasted = Math.log(Math.max(RAREST, likely[chosen]));
            expected.follow(person.book(), view, trust).slip();
            boolean been = person.book().counts(view.key(), view.images(), count, times) > 0;
            into[Clue.TASTE.ordinal()][i] += tasted;
            into[Clue.BOOK.ordinal()][i] += Math.log(likely[chosen]) - tasted;
            into[Clue.BEEN.ordinal()][i] += been ? 1 : 0;
            into[Clue.LOOKS.ordinal()][i] += people.get(i).looks().lift(view, chosen, all);
        }
    }

    /** What anybody of a standing would play. */
    private void expectAnybody(Standing standing, double[] into) {
        expected.byLayer(population.layers().get(depth), columns, standing, view, into)
                .follow(population.book(), view, population.trust());
    }
}
