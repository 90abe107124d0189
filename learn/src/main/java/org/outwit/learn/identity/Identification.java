package org.outwit.learn.identity;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.statistics.Percent;
import org.outwit.learn.prediction.Likeness;

/**
 * Who plays like this: an answer.
 *
 * @param games how many games were compared, and {@code decisions} how many decisions in them
 * @param suspects everybody, the likeliest first
 * @param tempering how far it can be trusted; empty where there were no other games of these people to find out
 */
public record Identification(int games, int decisions, List<Suspect> suspects, Optional<Tempering> tempering) {

    /**
     * A person who may have played.
     *
     * @param logLoss the mean of −ln of the probability that their model gives to the moves that were played
     * @param probability that it was this one, if it was one of them
     */
    public record Suspect(String name, double logLoss, double probability) {}

    public Identification {
        suspects = List.copyOf(suspects);
    }

    /**
     * Where other games of these people say how far clues are to be believed.
     *
     * @param logLikelihoods of all decisions together, for everybody
     * @param sums of all clues together
     */
    public static Identification of(
            int games,
            int decisions,
            Map<String, Double> logLikelihoods,
            Map<String, Double> sums,
            Tempering tempering) {
        double doubt = 1.0 / (tempering.people() + 2); // one more person might have been the first wrong answer
        return of(games, decisions, logLikelihoods, sums, tempering.factor(games), doubt, Optional.of(tempering));
    }

    /** Where nothing but the likelihoods is known. */
    public static Identification untested(int games, int decisions, Map<String, Double> sums) {
        return of(
                games, decisions, sums, sums, Tempering.usualFactor(games), 1.0 / (sums.size() + 2), Optional.empty());
    }

    /** {@code doubt} is the part that is shared among all: nobody is certain by a few comparisons. */
    private static Identification of(
            int games,
            int decisions,
            Map<String, Double> logLikelihoods,
            Map<String, Double> sums,
            double factor,
            double doubt,
            Optional<Tempering> tempering) {
        Map<String, Double> tempered =
                sums.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, each -> factor * each.getValue()));
        List<Suspect> suspects = Likeness.matches(tempered).stream()
                .map(each -> new Suspect(
                        each.name(),
                        -logLikelihoods.get(each.name()) / decisions,
                        (1 - doubt) * each.probability() + doubt / sums.size()))
                .toList();
        return new Identification(games, decisions, suspects, tempering);
    }

    /** How far to believe it, in a few sentences. */
    public String trust() {
        if (tempering.isEmpty()) {
            return "Only the order means much: there are no other games of these people here to find out how often it is right."
                    + " Probabilities hold if it was one of them.";
        }
        Tempering tested = tempering.get();
        if (tested.people() == 0) {
            return "Nobody has enough games to find out how often such an answer is right. Probabilities hold if it was one"
                    + " of them.";
        }
        return "With " + tested.games() + (tested.games() == 1 ? " later game" : " later games")
                + " of people who are known, the first was the right one in " + share(tested.right())
                + ", and one of the first three in " + share(tested.firstThree())
                + ". Probabilities are such that they would have been right there, and hold if it was one of these people.";
    }

    private static String share(ConfidenceInterval share) {
        return Percent.whole(share.estimate()) + " (" + Percent.whole(share.low()) + " to "
                + Percent.whole(share.high()) + ")";
    }
}
