package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.game.Game;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.learn.person.ClaimCalibration;
import org.outwit.learn.person.ClaimedDecision;
import org.outwit.learn.person.ErrorClaims;
import org.outwit.learn.person.LossSums;

/**
 * What was claimed of people of one game, and what they played.
 *
 * @param people the decisions of each
 * @param depth how many plies whoever makes the claims looks ahead
 */
record ClaimedPeople(Game<?> game, List<List<ClaimedDecision>> people, int depth) {

    /** Studies show nothing that is rarer. */
    private static final double LEAST_SHOWN = 0.1;

    /** As the cells of this game have it, one for each person. */
    static ClaimedPeople of(Game<?> game, LabResults results) {
        List<List<ClaimedDecision>> people = new ArrayList<>();
        for (Measurement each : results.measurements().values())
            people.add(each.text().lines().map(ClaimedDecision::of).toList());
        return new ClaimedPeople(game, people, (int) results.numbers("depth")[0]);
    }

    int count() {
        return people.size();
    }

    ErrorClaims claims() {
        return ErrorClaims.of(game, people.stream().flatMap(List::stream).toList(), depth);
    }

    boolean isBelievedLess() {
        return ClaimCalibration.of(game).cases() > 0;
    }

    /** The same people and decisions, with what studies make of such claims. */
    ClaimedPeople believed() {
        ClaimCalibration calibration = ClaimCalibration.of(game);
        double least = claims().sizes().get(0).least();
        return new ClaimedPeople(
                game,
                people.stream()
                        .map(person -> person.stream()
                                .map(each -> each.believedBy(calibration, least))
                                .toList())
                        .toList(),
                depth);
    }

    /** By how much real losses grow where expected ones grow by one, over all decisions, its interval over people. */
    ConfidenceInterval slope() {
        return LossSums.slope(people.stream()
                .map(person -> person.stream().map(ClaimedDecision::sums).reduce(LossSums.NONE, LossSums::plus))
                .toList());
    }

    String slopeText() {
        ConfidenceInterval slope = slope();
        return count() < 3 ? String.format(Locale.ROOT, "%.2f", slope.estimate()) : slope.text(2);
    }

    /** How often errors were played that are claimed often enough to be shown, and what a calibration that is fitted to these people would say. */
    String calibrationText() {
        ClaimCalibration fitted = claims().calibration();
        return shownText()
                + String.format(
                        Locale.ROOT,
                        "By %d of their moves that lose an error and were claimed with 1 %% or more, the odds of such a claim are those of it to the"
                                + " power %.2f, times %.2f, times the loss in errors to the power %.2f.",
                        fitted.cases(),
                        fitted.slope(),
                        Math.exp(fitted.shift()),
                        fitted.size());
    }

    private String shownText() {
        double least = claims().sizes().get(0).least();
        int shown = 0;
        int played = 0;
        double claimed = 0;
        for (List<ClaimedDecision> person : believed().people) {
            for (ClaimedDecision each : person) {
                for (int i = 0; i < each.losses().length; i++) {
                    if (each.losses()[i] < least || each.probabilities()[i] < LEAST_SHOWN) continue;
                    shown++;
                    claimed += each.probabilities()[i];
                    if (i == each.chosen()) played++;
                }
            }
        }
        if (shown == 0) return "";
        ConfidenceInterval share = ConfidenceInterval.ofShare(played, shown);
        return String.format(
                Locale.ROOT,
                "Of such moves %d are believed to be played in 10 %% or more, %.1f %% on average, and %.1f %% (%.0f to %.0f) were. ",
                shown,
                100 * claimed / shown,
                100 * share.estimate(),
                100 * share.low(),
                100 * share.high());
    }
}
