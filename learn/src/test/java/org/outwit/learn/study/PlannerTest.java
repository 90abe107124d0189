package org.outwit.learn.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.learn.person.ClaimCalibration;
import org.outwit.learn.person.ErrorClaims;

/** The plan says only what the numbers carry. */
class PlannerTest {

    private static final Share NOTHING = new Share(0, 0);
    private static final Errors NO_ERRORS = new Errors(
            1, new Errors.Group("all", NOTHING, Mean.of(List.of(), 1)), List.of(), List.of(), List.of(), List.of());
    private static final ErrorClaims NO_CLAIMS = new ErrorClaims(
            0,
            2,
            4,
            List.of(new ErrorClaims.Size(
                    2, 0, 0, ConfidenceInterval.ofShare(0, 0), 0, ConfidenceInterval.ofShare(0, 0))),
            0,
            0,
            ClaimCalibration.NONE,
            ConfidenceInterval.ofMean(0, 0, 1));

    /** Measured in the opening and the ending, 500 decisions each. */
    private static Predictability.Measured measured(double opening, double ending) {
        return new Predictability.Measured(
                group("all", 1_000, (opening + ending) / 2),
                List.of(group("opening", 500, opening), group("ending", 500, ending)),
                List.of());
    }

    private static Predictability.Group group(String name, long decisions, double agreement) {
        ConfidenceInterval interval = ConfidenceInterval.ofMeanShare(agreement, decisions);
        return new Predictability.Group(
                name,
                decisions,
                agreement,
                interval.low(),
                interval.high(),
                OptionalDouble.empty(),
                0.1,
                OptionalDouble.empty());
    }

    private static Predictability predictability(
            Predictability.Measured here, Predictability.Measured unseen, boolean learned) {
        return new Predictability(1_000, here, unseen, learned, NOTHING);
    }

    private static final Predictability.Measured NEVER =
            new Predictability.Measured(group("all", 0, 0), List.of(), List.of());

    private static Study study(
            PersonResults first, PersonResults second, List<Repertoire.Side> openings, DepthFinding look) {
        return study(first, second, new Repertoire(openings, 0, 0), look, predictability(NEVER, NEVER, true));
    }

    private static Study study(
            PersonResults first,
            PersonResults second,
            Repertoire repertoire,
            DepthFinding look,
            Predictability predictability) {
        return new Study(
                "othello",
                "Othello",
                "disc",
                List.of("Black", "White"),
                "Gus",
                List.of(),
                new Career(List.of("Gus"), 10, 0, 0, List.of(first, second), List.of()),
                look,
                new Values("others", true, List.of()),
                predictability,
                repertoire,
                NO_ERRORS,
                ClaimCheck.of(NO_CLAIMS, false),
                new Exploits(0, 0, 0, List.of()),
                List.of(),
                List.of());
    }

    /** Depths up to {@code deepest} were tried, and 3 was best. */
    private static DepthFinding look(DepthFinding.Certainty certainty, int deepest) {
        List<DepthFinding.Step> steps = IntStream.rangeClosed(1, deepest)
                .mapToObj(depth -> new DepthFinding.Step(depth, new Share(3, 10), OptionalDouble.empty()))
                .toList();
        return new DepthFinding(3, certainty, steps, OptionalDouble.empty());
    }

    private static DepthFinding look(DepthFinding.Certainty certainty) {
        return look(certainty, 4);
    }

    private static List<String> plan(Study study) {
        return Planner.plan(study).stream().map(Advice::what).toList();
    }

    @Test
    void nothingIsSaidWhereNothingStandsOut() {
        Study study = study(
                new PersonResults(6, 0, 4, 0),
                new PersonResults(4, 0, 6, 0),
                List.of(),
                look(DepthFinding.Certainty.OPEN));
        assertThat(plan(study)).isEmpty();
    }

    @Test
    void aWeakSideIsNamed() {
        Study study = study(
                new PersonResults(20, 10, 70, 0),
                new PersonResults(70, 10, 20, 0),
                List.of(),
                look(DepthFinding.Certainty.UNKNOWN));
        assertThat(plan(study)).containsExactly("If you can choose, take White: with Black they score less.");
        assertThat(Planner.plan(study).get(0).because())
                .isEqualTo("25 % in 100 games with Black against 75 % in 100 with White");
    }

    @Test
    void aBadOpeningIsAdvised() {
        Repertoire.Branch good = new Repertoire.Branch("f4", false, new PersonResults(40, 0, 10, 0), List.of());
        Repertoire.Branch bad = new Repertoire.Branch("d6", false, new PersonResults(5, 0, 25, 0), List.of());
        Repertoire.Branch few = new Repertoire.Branch("f6", false, new PersonResults(0, 0, 4, 0), List.of());
        Repertoire.Branch root =
                new Repertoire.Branch("f5", true, new PersonResults(45, 0, 39, 0), List.of(good, bad, few));
        Repertoire.Side black = new Repertoire.Side("Black", new PersonResults(45, 0, 39, 0), List.of(root));
        Study study = study(
                new PersonResults(45, 0, 39, 0),
                PersonResults.NONE,
                List.of(black),
                look(DepthFinding.Certainty.UNKNOWN));
        assertThat(plan(study))
                .containsExactly("When they have Black, head for 1. f5 d6: that is where they do worst.");
    }

    @Test
    void depthIsUsedWhereItIsSure() {
        Study study = study(PersonResults.NONE, PersonResults.NONE, List.of(), look(DepthFinding.Certainty.CLEAR));
        assertThat(plan(study))
                .containsExactly("Look for what pays off after more than 3 plies: they do not see that far.");
    }

    @Test
    void whoMayLookFurtherIsNotSaidNotTo() {
        Study study = study(PersonResults.NONE, PersonResults.NONE, List.of(), look(DepthFinding.Certainty.CLEAR, 3));
        assertThat(plan(study)).isEmpty();
    }

    private static List<String> plan(Predictability predictability) {
        DepthFinding look = look(DepthFinding.Certainty.UNKNOWN);
        Repertoire none = new Repertoire(List.of(), 0, 0);
        return plan(study(PersonResults.NONE, PersonResults.NONE, none, look, predictability));
    }

    /** The phase with the highest share of what was tested, as {@code outwit predict} shows it, and only where it stands out. */
    @Test
    void thePhaseToRelyOnIsTheOneThatIsPredictedBest() {
        String opening = "Rely on knowing their move most in the opening, and never on knowing it for certain.";
        assertThat(plan(predictability(measured(0.8, 0.6), NEVER, false))).containsExactly(opening);
        assertThat(plan(predictability(measured(0.63, 0.6), NEVER, false))).isEmpty();
        assertThat(plan(predictability(measured(0.8, 0.6), NEVER, true)))
                .as("learned from, so no test")
                .isEmpty();
        assertThat(plan(predictability(measured(0.6, 0.9), measured(0.8, 0.6), true)))
                .as("only what was unseen counts")
                .containsExactly(opening);
    }

    /** Nobody can head for what is drawn by lot. */
    @Test
    void ballotedBeginningsAreNotAdvised() {
        Repertoire.Branch after = new Repertoire.Branch("8-11", true, new PersonResults(5, 0, 25, 0), List.of());
        Repertoire.Branch drawn = new Repertoire.Branch("11-15", false, new PersonResults(5, 0, 25, 0), List.of(after));
        Repertoire.Branch other = new Repertoire.Branch("9-14", false, new PersonResults(40, 0, 10, 0), List.of());
        Repertoire.Side black = new Repertoire.Side("Black", new PersonResults(45, 0, 35, 0), List.of(drawn, other));
        for (int plies : new int[] {0, 1, 2}) {
            Study study = study(
                    PersonResults.NONE,
                    PersonResults.NONE,
                    new Repertoire(List.of(black), 0, plies),
                    look(DepthFinding.Certainty.UNKNOWN),
                    predictability(NEVER, NEVER, true));
            assertThat(plan(study).toString())
                    .isEqualTo(
                            switch (plies) {
                                case 0 -> "[When they have Black, head for 1. 11-15: that is where they do worst.]";
                                case 1 ->
                                    "[When they have Black, head for 1. 11-15 8-11: that is where they do worst.]";
                                default -> "[]";
                            });
        }
    }
}
