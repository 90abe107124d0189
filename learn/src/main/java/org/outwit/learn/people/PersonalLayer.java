package org.outwit.learn.people;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.prediction.SymmetricBook;

/**
 * What one person does differently from the population.
 *
 * @param rating how strong the person is, or not a number
 * @param depth the layer that the weights are of
 * @param weights the person's own weights of {@link MoveColumns}
 * @param tilt how much more than others the person avoids what loses
 * @param bias what the person's moves look like beyond that
 * @param book what the person played before
 */
public record PersonalLayer<P extends Position>(
        double rating, int depth, double[][] weights, double tilt, PersonalBias bias, SymmetricBook<P> book) {

    /** As model files keep it, but for the book. */
    public PersonalData data(PopulationModel population) {
        List<List<Double>> rows = new ArrayList<>();
        for (double[] row : weights) rows.add(Arrays.stream(row).boxed().toList());
        OptionalDouble known = Double.isNaN(rating) ? OptionalDouble.empty() : OptionalDouble.of(rating);
        return new PersonalData(population.mark(), known, depth, rows, tilt, bias.text());
    }

    /** What a model file says about somebody; refused where it was learned with other people. */
    public static <P extends Position> PersonalLayer<P> of(
            PersonalData data, String who, PopulationModel population, SymmetricBook<P> book) {
        if (!data.people().equals(population.mark())) {
            throw new InputException("The model of " + who
                    + " was learned with other people than those that are here now (" + population.about()
                    + "). Learn it again, or bring back the file of people that was there then.");
        }
        double[][] weights = data.rows();
        double[][] expected =
                data.depth() > population.depth() ? null : population.layers().get(data.depth());
        if (expected == null || weights.length != expected.length || weights[0].length != expected[0].length) {
            throw new InputException("The model of " + who + " has weights that do not fit the people of its game.");
        }
        for (double[] row : weights) {
            if (row.length != expected[0].length) {
                throw new InputException("The model of " + who + " has rows of weights of different lengths.");
            }
        }
        double rating = data.rating().orElse(Double.NaN);
        return new PersonalLayer<>(rating, data.depth(), weights, data.tilt(), PersonalBias.read(data.bias()), book);
    }
}
