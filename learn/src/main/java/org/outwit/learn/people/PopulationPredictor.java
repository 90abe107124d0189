package org.outwit.learn.people;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Meter;
import org.outwit.learn.network.Network;
import org.outwit.learn.network.NetworkMark;

/**
 * What somebody of a strength will play, by how people play: looks and values of the moves first, then what others played here, and
 * then, for a person who is known, what that one does differently and remembers. For one thread.
 */
public final class PopulationPredictor<P extends Position> implements MovePredictor<P> {

    private final Game<P> game;
    private final PopulationModel population;
    private final int depth;
    private final Standing standing;
    private final PersonalLayer<P> person; // null for anybody
    private final ErrorTilt tilt;
    private final Network network; // null where none is asked
    private final VoiceWeights voice;
    private final Map<Network, DecisionView<P>> views; // what anybody of another rating looks through, too
    private final DecisionView<P> view;
    private final MoveColumns columns;
    private final double[][] weights;
    private final MoveProbabilities expected = new MoveProbabilities();

    private PopulationPredictor(
            Game<P> game,
            PopulationModel population,
            int depth,
            Standing standing,
            PersonalLayer<P> person,
            ErrorTilt tilt,
            Network network) {
        this(game, population, depth, standing, person, tilt, network, new IdentityHashMap<>());
    }

    private PopulationPredictor(
            Game<P> game,
            PopulationModel population,
            int depth,
            Standing standing,
            PersonalLayer<P> person,
            ErrorTilt tilt,
            Network network,
            Map<Network, DecisionView<P>> views) {
        this.game = game;
        this.population = population;
        this.depth = depth;
        this.standing = standing;
        this.person = person;
        this.tilt = tilt;
        this.network = network;
        this.voice = network == null ? VoiceWeights.USUAL : voice(population, person, network);
        this.views = views;
        this.view = views.computeIfAbsent(
                network,
                asked -> new DecisionView<>(game, population.looks(), population.plan(), tilt.beyond(), asked));
        this.columns = MoveColumns.of(population, depth, view.features());
        this.weights = person != null && person.depth() == depth
                ? person.weights()
                : population.layers().get(depth);
    }

    /** How far a network is believed of somebody. */
    private static VoiceWeights voice(PopulationModel population, PersonalLayer<?> person, Network network) {
        return person != null && person.voice().isPresent()
                ? person.voice().get()
                : population.voices().weights(network.mark());
    }

    /** The predictor of a person of this rating, or of an unknown one where it is not a number; looks ahead as far as pays. */
    public static <P extends Position> PopulationPredictor<P> of(
            Game<P> game, PopulationModel population, double rating) {
        return among(game, population, rating, Optional.empty());
    }

    /** The same among those who play in a pool; whoever does not know it gets the average of all. */
    public static <P extends Position> PopulationPredictor<P> among(
            Game<P> game, PopulationModel population, double rating, Optional<Pool> pool) {
        Standing standing = population.standing(rating, pool);
        Network network = population.voices().of(rating).orElse(null);
        return new PopulationPredictor<>(
                game, population, population.plan().depth(), standing, null, ErrorTilt.NONE, network);
    }

    /** A copy for another thread; what both only read is shared. */
    public PopulationPredictor<P> forAnotherThread() {
        return new PopulationPredictor<>(game, population, depth, standing, person, tilt, network);
    }

    /** Looks further ahead and expects no more errors than people make; otherwise it is right on the whole but not there. */
    public PopulationPredictor<P> claiming() {
        ErrorTilt claims = population.tilt();
        int layer = claims.beyond() == 0 ? mostDepth() : population.plan().depth();
        return new PopulationPredictor<>(game, population, layer, standing, person, claims, network);
    }

    /** The same predictor that looks {@code plies} ahead and no further; from 0 to {@link LookaheadPlan#mostDepth}. */
    public PopulationPredictor<P> lookingAhead(int plies) {
        if (plies < 0 || plies > population.depth()) {
            throw new IllegalArgumentException(
                    "The plies (" + plies + ") must be from 0 to " + population.depth() + ".");
        }
        return new PopulationPredictor<>(game, population, plies, standing, person, ErrorTilt.NONE, network);
    }

    /**
     * Expects what anybody of another rating in a pool does, by the network for that rating where there are any. It looks through the same
     * eyes, so only one of the two can be asked at a time.
     */
    public PopulationPredictor<P> rated(double rating, Optional<Pool> pool) {
        Standing theirs = population.standing(rating, pool);
        Network asked = population.voices().of(rating).orElse(null);
        return new PopulationPredictor<>(game, population, depth, theirs, null, tilt, asked, views);
    }

    /** Expects what this person does, by the network that they were learned with or by that for their rating. */
    public PopulationPredictor<P> of(PersonalLayer<P> somebody) {
        Standing theirs = population.standing(somebody.rating(), somebody.pool());
        Voices voices = population.voices();
        Network asked = somebody.voice()
                .map(learned -> voices.needed(learned, "this person"))
                .orElseGet(() -> voices.of(somebody.rating()).orElse(null));
        return new PopulationPredictor<>(game, population, depth, theirs, somebody, tilt, asked);
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
    public int depth(P position) {
        return population.plan().depth(depth, game.phases().of(position)) + tilt.beyond();
    }

    /** How many it could. */
    public int mostDepth() {
        return population.depth();
    }

    /** Predicts as if the person had played one move here once less: for decisions that were learned from. */
    public int predict(P position, int forgotten, double[] into) {
        int count = view.look(position, depth, tilt.beyond());
        if (count == 1) {
            into[0] = 1;
            return 1;
        }
        byPeople(weights, voice, into);
        if (person != null) {
            PersonalPlan personal = population.personal();
            expected.avoid(person.tilt(), view, population.plan(), depth)
                    .shift(person.bias(), view, personal.ofBias(view.phase()));
            // What looks and search are too sure of, a person's own book is not; and claims are tilted instead.
            boolean usual = tilt.equals(ErrorTilt.NONE);
            if (usual) expected.steady(personal.favourite());
            expected.follow(person.book(), view, number(forgotten), personal.trust());
            if (usual) expected.raise(personal.calm());
        }
        expected.tilt(tilt, person == null ? 0 : person.tilt(), view, population.plan(), depth)
                .slip();
        return count;
    }

    /** What anybody of that strength would play where {@link #predict} was asked last. */
    public int anybody(double[] into) {
        int count = view.count();
        if (count == 1) {
            into[0] = 1;
            return 1;
        }
        VoiceWeights usual = network == null ? voice : voice(population, null, network);
        byPeople(population.layers().get(depth), usual, into);
        expected.tilt(tilt, 0, view, population.plan(), depth).slip();
        return count;
    }

    /** The network that is asked, too. */
    public Optional<NetworkMark> network() {
        return Optional.ofNullable(network).map(Network::mark);
    }

    /** How far it is believed; nobody has fitted that where it is {@link VoiceWeights#USUAL}. */
    public VoiceWeights voice() {
        return voice;
    }

    /** What the network alone expects where {@link #predict} was asked last; there must be one. */
    public int network(double[] into) {
        int count = view.count();
        for (int i = 0; i < count; i++) into[i] = count == 1 ? 1 : Math.exp(view.heard(i));
        return count;
    }

    /** How often people played each legal move here, about, in the order of the game. */
    public double[] timesPlayed(P position) {
        int[] moves = new int[position.mostMoves()];
        double[] times = new double[position.moves(moves, 0)];
        population.book().counts(game.symmetries(), position, moves, times.length, times);
        return times;
    }

    /** By looks and values, by a network, and by what others played here. */
    private void byPeople(double[][] layer, VoiceWeights heard, double[] into) {
        expected.byLayer(layer, columns, standing, view, into)
                .hear(heard, view)
                .follow(population.book(), view, population.trust());
    }

    /** Which of the moves it is, or -1. */
    private int number(int move) {
        for (int i = 0; i < view.count(); i++) if (view.moves()[i] == move) return i;
        return -1;
    }
}
