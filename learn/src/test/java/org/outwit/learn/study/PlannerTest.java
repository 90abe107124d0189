package org.outwit.learn.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The plan says only what the numbers carry. */
class PlannerTest {

    private static final Share NOTHING = new Share(0, 0);
    private static final Predictability UNKNOWN = new Predictability(
            0, group("all", NOTHING, 0), group("unseen games", NOTHING, 0), NOTHING, List.of(), List.of(), NOTHING);
    private static final Errors NO_ERRORS = new Errors(
            1, new Errors.Group("all", NOTHING, Mean.of(List.of())), List.of(), List.of(), List.of(), List.of());

    private static Predictability.Group group(String name, Share hits, double chance) {
        return new Predictability.Group(name, hits, chance);
    }

    private static Study study(
            PersonResults first, PersonResults second, List<Repertoire.Side> openings, DepthFinding look) {
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
                UNKNOWN,
                new Repertoire(openings, 0),
                NO_ERRORS,
                new Exploits(0, 0, List.of()),
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
}
