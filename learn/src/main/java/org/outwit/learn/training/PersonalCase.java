package org.outwit.learn.training;

import java.util.List;
import org.outwit.learn.people.MoveProbabilities;
import org.outwit.learn.people.PersonalPlan;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;

/**
 * One person after some games, kept for fitting: what is expected of each later decision as far as it does not depend on the numbers
 * that are fitted. Asking how well a {@link PersonalPlan} does is then a matter of microseconds.
 *
 * @param games how many taught
 * @param avoided what they say about the person's tilt
 * @param tilt the person's
 */
record PersonalCase(PopulationModel population, int games, TiltEvidence avoided, double tilt, List<Later> decisions) {

    /** One whose tilt is not yet judged. */
    PersonalCase(PopulationModel population, int games, TiltEvidence avoided, List<Later> decisions) {
        this(population, games, avoided, 0, decisions);
    }

    /** The same with the likeliest tilt where people's are spread about nothing by so much. */
    PersonalCase tilted(double spread) {
        return new PersonalCase(population, games, avoided, avoided.likeliest(spread), decisions);
    }

    /**
     * A later decision.
     *
     * @param phase of the game
     * @param everybody logits of anybody of that strength
     * @param own logits by weights of the person's own, a row for each nearness that is tried
     * @param bias what the bias adds, a row for each step that is tried
     * @param others how often others played each move here, and {@code before} how often the person did, a row for each
     *     number of games that a book has
     * @param losses what each move loses, in sizes that matter
     */
    record Later(
            int chosen,
            int phase,
            double[] everybody,
            double[][] own,
            double[][] bias,
            double[] others,
            double[][] before,
            double[] losses) {}

    /** The mean log-loss of anybody of that strength. */
    double anybody() {
        double sum = 0;
        for (Later each : decisions) {
            double[] expected = each.everybody.clone();
            new MoveProbabilities()
                    .softmax(expected, expected.length)
                    .follow(each.others, population.trust())
                    .slip();
            sum -= Math.log(expected[each.chosen]);
        }
        return sum / decisions.size();
    }

    /** The mean log-loss of the person by a plan; which of the rows its nearness and its step have. */
    double loss(PersonalPlan plan, int nearness, int step) {
        double belief = plan.belief(games);
        double sum = 0;
        for (Later each : decisions) sum -= Math.log(expected(each, plan, belief, nearness, step)[each.chosen]);
        return sum / decisions.size();
    }

    /**
     * What {@link PopulationPredictor} expects by a plan that makes nothing calmer. Logits are linear in the weights, so those of a part of the way to somebody's weights are as far
     * between the logits.
     */
    double[] expected(Later each, PersonalPlan plan, double belief, int nearness, int step) {
        int count = each.everybody.length;
        double[] expected = each.everybody.clone();
        double[] by = new double[count];
        for (int i = 0; i < count; i++) {
            expected[i] += belief * (each.own[nearness][i] - expected[i]);
            by[i] = belief * plan.ofBias(each.phase) * each.bias[step][i];
        }
        new MoveProbabilities()
                .softmax(expected, count)
                .follow(each.others, population.trust())
                .avoid(tilt, each.losses)
                .shift(by)
                .steady(plan.favourite())
                .follow(each.before[PlanChoice.bookRow(plan.bookGames())], plan.trust())
                .slip();
        return expected;
    }
}
