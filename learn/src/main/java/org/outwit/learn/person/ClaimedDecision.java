package org.outwit.learn.person;

import java.util.Arrays;
import java.util.Locale;
import java.util.StringJoiner;
import org.outwit.core.model.MovePredictor;

/**
 * A decision of which somebody said beforehand what would be played, and a judge afterwards what each move loses.
 *
 * @param game tells the games of all people apart
 * @param probabilities how likely each legal move was said to be
 * @param losses what each of them loses, in units
 * @param chosen which was played
 */
public record ClaimedDecision(long game, double[] probabilities, double[] losses, int chosen) {

    /** What was expected to be lost. */
    double expected() {
        double mean = 0;
        for (int i = 0; i < losses.length; i++) mean += probabilities[i] * losses[i];
        return mean;
    }

    /** What was lost. */
    double real() {
        return losses[chosen];
    }

    public LossSums sums() {
        return LossSums.of(expected(), real());
    }

    /** The likeliest move. */
    int favourite() {
        return MovePredictor.likeliest(probabilities, probabilities.length);
    }

    /**
     * What is left of these claims where moves that lose at least {@code least}, and were claimed often enough to count, are believed by a
     * calibration. What is taken from them goes to all others, in proportion.
     */
    public ClaimedDecision believedBy(ClaimCalibration calibration, double least) {
        double[] believed = probabilities.clone();
        double kept = 0;
        double others = 0;
        for (int i = 0; i < believed.length; i++) {
            if (isClaim(i, least)) kept += believed[i] = calibration.played(probabilities[i], losses[i] / least);
            else others += believed[i];
        }
        if (others <= 0) return this; // every move loses so much, so one of them must be played
        for (int i = 0; i < believed.length; i++) if (!isClaim(i, least)) believed[i] *= (1 - kept) / others;
        return new ClaimedDecision(game, believed, losses, chosen);
    }

    /** Whether this move is an error that was claimed. */
    boolean isClaim(int move, double least) {
        return losses[move] >= least && probabilities[move] >= ClaimCalibration.LEAST_CLAIMED;
    }

    /** In one line, probabilities with four digits and losses with three. */
    public String text() {
        StringJoiner words = new StringJoiner(" ");
        words.add(String.valueOf(game)).add(String.valueOf(chosen));
        for (int i = 0; i < losses.length; i++)
            words.add(String.format(Locale.ROOT, "%.4f:%.3f", probabilities[i], losses[i]));
        return words.toString();
    }

    /** What {@link #text} wrote. */
    public static ClaimedDecision of(String text) {
        String[] words = text.split(" ");
        double[][] moves = Arrays.stream(words)
                .skip(2)
                .map(word -> Arrays.stream(word.split(":"))
                        .mapToDouble(Double::parseDouble)
                        .toArray())
                .toArray(double[][]::new);
        double[] probabilities = new double[moves.length];
        double[] losses = new double[moves.length];
        for (int i = 0; i < moves.length; i++) {
            probabilities[i] = moves[i][0];
            losses[i] = moves[i][1];
        }
        return new ClaimedDecision(Long.parseLong(words[0]), probabilities, losses, Integer.parseInt(words[1]));
    }
}
