package org.outwit.learn.people;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/**
 * What somebody likes more or less than other people of their strength.
 *
 * @param feature what their moves lead to
 * @param influence by how much, in natural logarithms, a move becomes likelier with them than with others where it leads to one standard
 *     deviation more of the feature than the other moves; negative for what they avoid
 */
public record OwnTaste(String feature, double influence) {

    /** The strongest first, by how much these decisions of theirs differed in each feature. */
    public static <P extends Position> List<OwnTaste> of(
            Game<P> game, PersonalDifference person, PopulationModel people, List<Example<P>> decisions) {
        if (!person.people().equals(people.mark()) || decisions.isEmpty()) return List.of();
        List<Feature<P>> features = game.features();
        double[][] own = person.weights();
        double[][] others = people.layers().get(person.depth());
        double[] sums = new double[features.size()];
        for (Example<P> each : decisions) {
            int phase = game.phases().of(each.position());
            double[][] values = values(features, each.position());
            int first = own[phase].length - features.size(); // features are the last columns
            for (int f = 0; f < sums.length; f++) {
                sums[f] += (own[phase][first + f] - others[phase][first + f]) * deviation(values[f]);
            }
        }
        List<OwnTaste> tastes = new ArrayList<>();
        for (int f = 0; f < sums.length; f++) {
            tastes.add(new OwnTaste(features.get(f).name(), sums[f] / decisions.size()));
        }
        tastes.sort(Comparator.comparingDouble((OwnTaste each) -> Math.abs(each.influence))
                .reversed());
        return tastes;
    }

    /** A row for each feature: what each legal move leads to. */
    private static <P extends Position> double[][] values(List<Feature<P>> features, P asked) {
        P position = Position.copyOf(asked);
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        int player = position.mover();
        double[][] values = new double[features.size()][count];
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            for (int f = 0; f < values.length; f++)
                values[f][i] = features.get(f).value(position, player);
            position.undo();
        }
        return values;
    }

    private static double deviation(double[] values) {
        double sum = 0;
        double squares = 0;
        for (double each : values) {
            sum += each;
            squares += each * each;
        }
        double mean = sum / values.length;
        return Math.sqrt(Math.max(0, squares / values.length - mean * mean));
    }
}
