package org.outwit.learn.model;

import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.game.Scale;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Meter;
import org.outwit.learn.example.ModelMoveValues;
import org.outwit.learn.network.NetworkMark;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.people.Populations;
import org.outwit.learn.people.VoiceWeights;
import org.outwit.learn.prediction.Softmax;
import org.outwit.learn.prediction.SymmetricBook;
import org.outwit.learn.prediction.Trust;

/**
 * What a model expects somebody to play. A person who was learned with a population is expected to play as people of that
 * strength do, and as they do differently ({@link PopulationPredictor}). Others, programs above all, play by habit where there is one, by
 * what they value where there is none, and by both where a habit is young.
 *
 * <p>It is the one predictor there is: commands, studies, clones, online learning and engines all ask it, so what is measured is what
 * is played by.
 */
public final class ModelPredictor<P extends Position> implements MovePredictor<P> {

    /** In units of the game, for models that have none: with less, a player plays nothing but what looks best. */
    public static final double LEAST_TEMPERATURE = 0.02;

    /** Two games of a habit weigh as much as everything else that is known; a third of a game is doubted in any case. */
    private static final Trust TRUST = new Trust(2, 0.3);

    /** Once in fifty moves people do anything, and a model that rules it out would be infinitely wrong. */
    private static final double SLIP = 0.02;

    /** The end of a game is worth no more temperatures than this: people miss wins, and nothing is certain. */
    private static final double MOST_LOGIT = 12;

    /** Yet it is worth this much more than any move that goes on, or a player far ahead would be expected not to win. */
    private static final double BEYOND = 2;

    private final Game<P> game;
    private final OpponentModel model;
    private final Evaluator<P> evaluator;
    private final SymmetricBook<P> book;
    private final Scale scale;
    private final double temperature;
    private final ModelMoveValues<P> values;
    private final PopulationPredictor<P> people; // null for a player who is known by a function alone
    private final double sharpness;
    private boolean shown; // whether somebody wants to see leaves
    private P asked;
    private boolean valued;
    private int[] moves = new int[64];
    private double[] counts = new double[64];
    private double[] row = new double[64];

    private ModelPredictor(
            Game<P> game,
            OpponentModel model,
            Evaluator<P> evaluator,
            SymmetricBook<P> book,
            PopulationPredictor<P> people,
            double sharpness) {
        this.game = game;
        this.model = model;
        this.evaluator = evaluator;
        this.book = book;
        this.scale = game.scale();
        this.temperature = model.temperature().orElse(LEAST_TEMPERATURE);
        this.values = new ModelMoveValues<>(game, evaluator, model.depth(), model.followsExchanges());
        this.people = people;
        this.sharpness = sharpness;
    }

    /** With the populations that are shipped. */
    public static <P extends Position> ModelPredictor<P> of(Game<P> game, OpponentModel model) {
        return of(game, model, Populations.SHIPPED);
    }

    /** The person in a model file. Any fault in it is one sentence that names the file. */
    public static <P extends Position> ModelPredictor<P> read(Game<P> game, String file, Populations populations) {
        OpponentModel model = ModelFile.read(game, file);
        try {
            return of(game, model, populations);
        } catch (InputException e) {
            throw new InputException(file + ": " + e.getMessage());
        }
    }

    /** Refuses models of other games or populations with a sentence. */
    public static <P extends Position> ModelPredictor<P> of(
            Game<P> game, OpponentModel model, Populations populations) {
        Evaluator<P> evaluator = model.evaluator(game);
        SymmetricBook<P> book = model.book(game);
        PopulationPredictor<P> people = model.personal().isEmpty() ? null : people(game, model, populations, book);
        return new ModelPredictor<>(game, model, evaluator, book, people, 1);
    }

    private static <P extends Position> PopulationPredictor<P> people(
            Game<P> game, OpponentModel model, Populations populations, SymmetricBook<P> book) {
        PopulationModel population = populations
                .of(game)
                .orElseThrow(() -> new InputException("The model of " + model.who()
                        + " was learned with a population of " + game.name() + ", and there is none here."));
        PersonalDifference difference = model.personal().orElseThrow();
        difference.needs(population, model.who());
        PersonalLayer<P> person = new PersonalLayer<>(difference, book);
        return PopulationPredictor.of(game, population, person.rating()).of(person);
    }

    /** A copy for another thread; what both only read is shared. */
    public ModelPredictor<P> forAnotherThread() {
        PopulationPredictor<P> own = people == null ? null : people.forAnotherThread();
        return new ModelPredictor<>(game, model, evaluator, book, own, sharpness);
    }

    /** This person, had they looked so far ahead. */
    public ModelPredictor<P> lookingAhead(int plies) {
        PopulationPredictor<P> own = people == null ? null : people.lookingAhead(Math.min(plies, people.mostDepth()));
        return new ModelPredictor<>(game, model.withDepth(plies), evaluator, book, own, sharpness);
    }

    /** The predictor whose word on errors can be taken: it looks further ahead, where it can, so that it sees what an error is. */
    public ModelPredictor<P> claiming() {
        if (people == null) return forAnotherThread();
        return new ModelPredictor<>(game, model, evaluator, book, people.claiming(), sharpness);
    }

    /** How many plies the person is taken to look ahead. */
    public int depth() {
        return people == null ? model.depth() : people.depth();
    }

    /** How many plies the person is taken to look ahead in this position. */
    public int depth(P position) {
        return people == null ? model.depth() : people.depth(position);
    }

    /** This person, had they chosen so freely. */
    public ModelPredictor<P> choosing(double freely) {
        PopulationPredictor<P> own = people == null ? null : people.forAnotherThread();
        double sharper = model.temperature().orElse(freely) / freely;
        return new ModelPredictor<>(
                game, model.withTemperature(OptionalDouble.of(freely)), evaluator, book, own, sharpness * sharper);
    }

    public Game<P> game() {
        return game;
    }

    public OpponentModel model() {
        return model;
    }

    @Override
    public void spendFrom(Meter meter, int level) {
        values.spendFrom(meter, level);
        if (people != null) people.spendFrom(meter, level);
    }

    /** Shows the positions that decide what moves are worth to them, whenever it is asked again. */
    public void visit(ModelMoveValues.LeafVisitor<P> visitor) {
        values.visit(visitor);
        shown = true;
    }

    @Override
    public int predict(P position, double[] into) {
        return predict(position, Position.NO_MOVE, into);
    }

    /** Where there is no habit it is what they like best, and a search for that prunes. */
    @Override
    public int likeliest(P position) {
        reserve(position);
        int count = position.moves(moves, 0);
        if (people == null && book.counts(position, moves, count, counts) == 0) {
            int best = values.best(position, moves, count);
            // Of several moves that end the game as well as people expect any to, the first is as likely as the best.
            if (model.temperature().isEmpty() || !values.isOver(best)) return moves[best];
        }
        predict(position, row);
        return moves[MovePredictor.likeliest(row, count)];
    }

    /**
     * As if this decision were not in the book, for decisions that the model was learned from: asked about what it was told, a
     * model would always be right.
     */
    public int predictAnew(P position, int played, double[] into) {
        return predict(position, played, into);
    }

    private int predict(P position, int forgotten, double[] into) {
        reserve(position);
        int count = position.moves(moves, 0);
        asked = position;
        valued = people == null || shown;
        if (valued) values.find(position, moves, count);
        if (people != null) {
            book.counts(position, moves, count, counts);
            people.predict(position, forgotten, into);
            sharpen(into, count);
            return count;
        }
        logits(count, into);
        Softmax.normalise(into, count);
        for (int i = 0; i < count; i++) into[i] = (1 - SLIP) * into[i] + SLIP / count;
        if (book.counts(position, moves, count, counts) == 0) return count;
        for (int i = 0; i < count; i++) if (moves[i] == forgotten) counts[i] = Math.max(0, counts[i] - 1);
        TRUST.apply(counts, into, count);
        return count;
    }

    /** Whether the person is known as one of the people who play the game, so that {@link #anybody} can be asked. */
    public boolean isOneOfPeople() {
        return people != null;
    }

    /** What anybody of their strength would play where {@link #predict} was asked last. */
    public int anybody(double[] into) {
        return people.anybody(into);
    }

    /** The network that is asked, too, where there is one. */
    public Optional<NetworkMark> network() {
        return people == null ? Optional.empty() : people.network();
    }

    /** How far it is believed; there must be one. */
    public VoiceWeights voice() {
        return people.voice();
    }

    /** What the network alone expects where {@link #predict} was asked last; there must be one. */
    public int network(double[] into) {
        return people.network(into);
    }

    /** How often other people played each legal move here, about, in the order of the game; never where they are not known. */
    public double[] timesPlayed(P position) {
        return people == null
                ? new double[position.countMoves(new int[position.mostMoves()], 0)]
                : people.timesPlayed(position);
    }

    /** A person who chooses less freely than people of that kind plays the likely moves oftener. */
    private void sharpen(double[] row, int count) {
        if (sharpness == 1) return;
        for (int i = 0; i < count; i++) row[i] = sharpness * Math.log(row[i]);
        Softmax.normalise(row, count);
    }

    private void reserve(P position) {
        if (moves.length >= position.mostMoves()) return;
        moves = new int[position.mostMoves()];
        counts = new double[moves.length];
        row = new double[moves.length];
    }

    private void logits(int count, double[] into) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) {
            into[i] = scale.units(values.value(i)) / temperature;
            if (values.isOver(i)) continue;
            least = Math.min(least, into[i]);
            most = Math.max(most, into[i]);
        }
        if (model.temperature().isEmpty()) return; // a player who never errs misses no win
        double worst = Math.min(-MOST_LOGIT, least - BEYOND);
        double best = Math.max(MOST_LOGIT, most + BEYOND);
        for (int i = 0; i < count; i++) {
            if (values.isOver(i)) into[i] = Math.max(worst, Math.min(best, into[i]));
        }
    }

    /** Whether move i of the last {@link #predict} is one that they have played here before. */
    public boolean isHabit(int i) {
        return counts[i] > 0;
    }

    /**
     * What move i of the last {@link #predict} is worth to the mover by the model's own lights, in ints of the scale. The position
     * that was asked about must still be as it was.
     */
    public int value(int i) {
        if (!valued) {
            values.find(asked, moves, asked.moves(moves, 0));
            valued = true;
        }
        return values.value(i);
    }
}
