package org.outwit.learn.people;

import java.util.Optional;
import java.util.OptionalDouble;
import org.outwit.core.game.InputException;

/**
 * What somebody does differently from other people, but for their book. It means nothing without the population that it was learned
 * with.
 *
 * @param people the mark of that population
 * @param rating how strong they are, in Elo; empty where nobody knows
 * @param pool among whom they play; empty where nobody knows
 * @param depth how many plies the weights look ahead
 * @param weights their own weights of {@link MoveColumns}, a row for each phase of the game
 * @param tilt how much more than others of their strength they avoid what loses, a unit of the game; 0 where nobody knows
 * @param bias what their moves look like beyond that
 * @param voice the one network that they were learned with and how far it is believed of them; empty where none was asked
 */
public record PersonalDifference(
        String people,
        OptionalDouble rating,
        Optional<Pool> pool,
        int depth,
        double[][] weights,
        double tilt,
        PersonalBias bias,
        Optional<VoiceWeights> voice) {

    private static final double MOST_TILT = 20;

    public PersonalDifference {
        if (depth < 0) throw new InputException("The depth (" + depth + ") must be 0 or more.");
        if (!(Math.abs(tilt) <= MOST_TILT)) {
            throw new InputException("The tilt (" + tilt + ") must be from " + -MOST_TILT + " to " + MOST_TILT + ".");
        }
        if (voice.isPresent() && voice.get().networks().size() != 1) {
            throw new InputException("A person is learned with one network or none, and not with "
                    + voice.get().networks().size() + ".");
        }
        if (weights.length == 0) throw new InputException("A person needs weights for at least one phase.");
    }

    /** The difference of a person who was learned without a network. */
    public PersonalDifference(
            String people,
            OptionalDouble rating,
            Optional<Pool> pool,
            int depth,
            double[][] weights,
            double tilt,
            PersonalBias bias) {
        this(people, rating, pool, depth, weights, tilt, bias, Optional.empty());
    }

    /** The difference of a person whose rating may not be a number, and of whom nobody knows where they play. */
    public PersonalDifference(
            String people, double rating, int depth, double[][] weights, double tilt, PersonalBias bias) {
        this(people, known(rating), Optional.empty(), depth, weights, tilt, bias);
    }

    /** The same among those who play in this pool. */
    public PersonalDifference in(Optional<Pool> where) {
        return new PersonalDifference(people, rating, where, depth, weights, tilt, bias);
    }

    private static OptionalDouble known(double rating) {
        return Double.isNaN(rating) ? OptionalDouble.empty() : OptionalDouble.of(rating);
    }

    /** The person as files can keep them, so that the person predicted now and the person read later are the same. */
    public PersonalDifference rounded() {
        return new PersonalDifference(people, rating, pool, depth, weights, tilt, PersonalBias.of(bias.units()), voice);
    }

    /** The same person, learned with a network. */
    public PersonalDifference with(VoiceWeights heard) {
        return new PersonalDifference(people, rating, pool, depth, weights, tilt, bias, Optional.of(heard));
    }

    /** The same person, who is heard with whatever network is there, as everybody is. */
    public PersonalDifference withoutVoice() {
        return new PersonalDifference(people, rating, pool, depth, weights, tilt, bias);
    }

    /** Refuses a population that this was not learned with, or that it does not fit, with a sentence about the model of {@code who}. */
    public void needs(PopulationModel population, String who) {
        if (!people.equals(population.mark())) {
            throw new InputException("The model of " + who
                    + " was learned with other people than those that are here now (" + population.about()
                    + "). Learn it again, or bring back the file of people that was there then.");
        }
        double[][] expected =
                depth > population.depth() ? null : population.layers().get(depth);
        if (expected == null || weights.length != expected.length || weights[0].length != expected[0].length) {
            throw new InputException("The model of " + who + " has weights that do not fit the people of its game.");
        }
        for (double[] row : weights) {
            if (row.length != expected[0].length) {
                throw new InputException("The model of " + who + " has rows of weights of different lengths.");
            }
        }
        voice.ifPresent(learned -> {
            if (learned.rows().length != 1 && learned.rows().length != weights.length) {
                throw new InputException("The model of " + who + " has " + learned.rows().length
                        + " rows of weights beside a network; expected 1 or " + weights.length + ".");
            }
            population.voices().needed(learned, who);
        });
    }
}
