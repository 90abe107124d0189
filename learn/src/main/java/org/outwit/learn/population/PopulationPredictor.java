package org.outwit.learn.population;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.game.Symmetries;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Meter;
import org.outwit.learn.prediction.Softmax;

/**
 * What somebody of a strength will play, by how people play: looks and values of the moves first, then what others played here, and
 * then, for a person who is known, what that one does differently and remembers. For one thread.
 */
public final class PopulationPredictor<P extends Position> implements MovePredictor<P> {

    /** Once in so many moves people do anything, and a model that rules it out would be infinitely wrong. */
    private static final double SLIP = 0.002;

    private final Game<P> game;
    private final PopulationModel population;
    private final Symmetries<P> symmetries;
    private final int depth;
    private final double strength;
    private final PersonalLayer<P> person; // null for anybody
    private final ErrorTilt tilt;
    private final DecisionView<P> view;
    private final MoveColumns columns;
    private final double[][] weights;
    private final double[] row;
    private double[] counts = new double[64];
    private double[] seen = new double[64];

    private PopulationPredictor(
            Game<P> game,
            PopulationModel population,
            int depth,
            double strength,
            PersonalLayer<P> person,
            ErrorTilt tilt) {
        this.game = game;
        this.population = population;
        this.symmetries = game.symmetries();
        this.depth = depth;
        this.strength = strength;
        this.person = person;
        this.tilt = tilt;
        this.view = new DecisionView<>(game, population.looks(), population.plan(), tilt.beyond());
        this.columns = new MoveColumns(population.plan(), depth, view.features());
        this.weights = person != null && person.depth() == depth
                ? person.weights()
                : population.layers().get(depth);
        this.row = new double[columns.size()];
    }

    /** Somebody of this rating, or of an unknown one where it is not a number; looks ahead as far as pays. */
    public static <P extends Position> PopulationPredictor<P> of(
            Game<P> game, PopulationModel population, double rating) {
        double strength = population.strengths().standard(rating);
        return new PopulationPredictor<>(game, population, population.plan().depth(), strength, null, ErrorTilt.NONE);
    }

    /** A copy for another thread; what both only read is shared. */
    public PopulationPredictor<P> forAnotherThread() {
        return new PopulationPredictor<>(game, population, depth, strength, person, tilt);
    }

    /** Looks further ahead and expects no more errors than people make; otherwise it is right on the whole but not there. */
    public PopulationPredictor<P> claiming() {
        ErrorTilt claims = population.tilt();
        int layer = claims.beyond() == 0 ? mostDepth() : population.plan().depth();
        return new PopulationPredictor<>(game, population, layer, strength, person, claims);
    }

    /** Looks so many plies ahead and no further, 0 for none; from 0 to {@link LookaheadPlan#mostDepth}. */
    public PopulationPredictor<P> lookingAhead(int plies) {
        if (plies < 0 || plies > population.depth()) {
            throw new IllegalArgumentException(
                    "The plies (" + plies + ") must be from 0 to " + population.depth() + ".");
        }
        return new PopulationPredictor<>(game, population, plies, strength, person, ErrorTilt.NONE);
    }

    /** Expects what this person does. */
    public PopulationPredictor<P> of(PersonalLayer<P> somebody) {
        double theirs = population.strengths().standard(somebody.rating());
        return new PopulationPredictor<>(game, population, depth, theirs, somebody, tilt);
    }

    @Override
    public void spendFrom(Meter meter, int level) {
        view.spendFrom(meter, level);
    }

    @Override
    public int predict(P position, double[] into) {
        return predict(position, Position.NO_MOVE, into);
    }

    /** How many plies it looks ahead. */
    public int depth() {
        return depth + tilt.beyond();
    }

    /** How many plies it looks ahead in this position: in openings people remember, in endings they calculate. */
    int depth(P position) {
        return population.plan().depth(depth, game.phases().of(position)) + tilt.beyond();
    }

    /** How many it could. */
    public int mostDepth() {
        return population.depth();
    }

    /** As if the person had played one move here once less: for decisions that were learned from. */
    int predict(P position, int forgotten, double[] into) {
        int count = view.look(position, depth, tilt.beyond());
        if (counts.length < count) counts = new double[count];
        if (count == 1) {
            into[0] = 1;
            return 1;
        }
        byPeople(position, weights, into);
        if (person != null) {
            own(into, count);
            person.bias().apply(view, into, counts);
            if (person.book().counts(position, view.moves(), count, counts) > 0) {
                forget(forgotten, count);
                population.personal().trust().apply(counts, into, count);
            }
        }
        if (person != null && tilt.equals(ErrorTilt.NONE))
            raise(population.personal().calm(), into, count);
        tilt(person == null ? 0 : person.tilt(), into, count);
        slip(into, count);
        return count;
    }

    /** What anybody of that strength would play where {@link #predict} was asked last; the position must be as it was then. */
    public int anybody(P position, double[] into) {
        int count = view.count();
        if (count == 1) {
            into[0] = 1;
            return 1;
        }
        byPeople(position, population.layers().get(depth), into);
        tilt(0, into, count);
        slip(into, count);
        return count;
    }

    /** How often people played each legal move here, about, in the order of the game. */
    double[] timesPlayed(P position) {
        int[] moves = new int[position.mostMoves()];
        double[] times = new double[position.moves(moves, 0)];
        population.book().counts(symmetries, position, moves, times.length, times);
        return times;
    }

    /** By looks and values, and by what others played here. */
    private void byPeople(P position, double[][] layer, double[] into) {
        int count = view.count();
        double[] by = layer[view.phase()];
        for (int i = 0; i < count; i++) {
            columns.write(view, i, strength, row);
            double logit = 0;
            for (int c = 0; c < row.length; c++) logit += by[c] * row[c];
            into[i] = logit;
        }
        Softmax.normalise(into, count);
        if (population.book().counts(symmetries, position, view.moves(), count, counts) > 0) {
            population.trust().apply(counts, into, count);
        }
    }

    private void own(double[] into, int count) {
        if (person.tilt() == 0) return;
        population.plan().losses(view, depth, 0, counts);
        OwnTilt.apply(person.tilt(), counts, into, count);
    }

    /** By what a search says that looks further; whoever avoids more of what loses than others avoids more of that, too. */
    private void tilt(double more, double[] into, int count) {
        if (tilt.equals(ErrorTilt.NONE)) return;
        if (seen.length < count) seen = new double[count];
        population.plan().losses(view, depth, 0, seen);
        population.plan().losses(view, depth, tilt.beyond(), counts);
        tilt.apply(seen, counts, tilt.beyond() == 0 ? 0 : more, into, count);
    }

    private void forget(int move, int count) {
        int[] moves = view.moves();
        for (int i = 0; i < count; i++) if (moves[i] == move) counts[i] = Math.max(0, counts[i] - 1);
    }

    /** Less than 1 makes all moves more alike. */
    static void raise(double power, double[] expected, int count) {
        if (power == 1) return;
        double sum = 0;
        for (int i = 0; i < count; i++) sum += expected[i] = Math.pow(expected[i], power);
        for (int i = 0; i < count; i++) expected[i] /= sum;
    }

    static void slip(double[] into, int count) {
        for (int i = 0; i < count; i++) into[i] = (1 - SLIP) * into[i] + SLIP / count;
    }
}
