package org.outwit.learn.people;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32;
import org.outwit.learn.prediction.Trust;

/**
 * How people play a game: what they see in a move at first sight, how much they calculate, what they remember from others, and how
 * all that changes with strength. Learned from an archive; it holds weights and counts and no games.
 *
 * @param game the name of the game
 * @param about what it was learned from, in a sentence
 * @param looks what is seen at first sight, and how much it says
 * @param plan how to look ahead
 * @param layers the weights of {@link MoveColumns}, a row for each phase, for a player who looks 0, 1, 2, ... plies ahead
 * @param strengths what ratings mean here
 * @param pools who plays among whom
 * @param book what others played
 * @param trust how far to believe that book
 * @param personal how a person is told from the population
 * @param tilt of predictions that have to be right about errors
 * @param voices who else is asked
 */
public record PopulationModel(
        String game,
        String about,
        Looks looks,
        LookaheadPlan plan,
        List<double[][]> layers,
        StrengthScale strengths,
        PoolScale pools,
        PositionCounts book,
        Trust trust,
        PersonalPlan personal,
        ErrorTilt tilt,
        Voices voices) {

    public PopulationModel {
        layers = List.copyOf(layers);
    }

    /** People beside whom nobody else is asked. */
    public PopulationModel(
            String game,
            String about,
            Looks looks,
            LookaheadPlan plan,
            List<double[][]> layers,
            StrengthScale strengths,
            PoolScale pools,
            PositionCounts book,
            Trust trust,
            PersonalPlan personal,
            ErrorTilt tilt) {
        this(game, about, looks, plan, layers, strengths, pools, book, trust, personal, tilt, Voices.NONE);
    }

    /** Tells this population from others: people are learned with one and mean nothing with another. */
    public String mark() {
        CRC32 sum = new CRC32();
        looks.addTo(sum);
        for (double[][] layer : layers) {
            for (double[] row : layer) for (double weight : row) sum.update(Float.floatToIntBits((float) weight) >>> 8);
        }
        return String.format(Locale.ROOT, "%08x", sum.getValue());
    }

    /** The same people, with what somebody else found out about how to follow a person and how far to believe in errors. */
    public PopulationModel with(PersonalPlan otherPersonal, ErrorTilt otherTilt) {
        return new PopulationModel(
                game, about, looks, plan, layers, strengths, pools, book, trust, otherPersonal, otherTilt, voices);
    }

    /** The same people, beside whom these are asked. */
    public PopulationModel with(Voices others) {
        return new PopulationModel(
                game, about, looks, plan, layers, strengths, pools, book, trust, personal, tilt, others);
    }

    /** What layers are told of somebody with this rating, which is no number where nobody knows it, in this pool. */
    public Standing standing(double rating, Optional<Pool> pool) {
        return new Standing(strengths.standard(rating), pools.standard(pool));
    }

    /** How many plies the deepest layer looks ahead. */
    public int depth() {
        return layers.size() - 1;
    }
}
