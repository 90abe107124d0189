package org.outwit.learn.lead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;

class LeadModelTest {

    private static final List<LeadDecision> LEARNED = RuleLeads.leads(300, 1, LeadConvention.FOURTH_BEST);
    private static final List<LeadDecision> OTHERS = RuleLeads.leads(150, 2, LeadConvention.FOURTH_BEST);
    private static final LeadModel MODEL = LeadModel.learn(LEARNED);

    @Test
    void learnsAConventionFromItsLeads() {
        LeadTally own = LeadTally.of(MODEL, OTHERS);
        LeadModel other = LeadModel.learn(RuleLeads.leads(300, 1, LeadConvention.THIRD_AND_LOWEST));
        assertThat(own.card().estimate()).isGreaterThan(0.7);
        assertThat(own.logLoss().estimate())
                .isLessThan(LeadTally.of(other, OTHERS).logLoss().estimate() - 0.5);
    }

    /** A posterior of a strong prior says that all cards are alike. */
    @Test
    void withoutEvidenceAllCardsAreAlike() {
        double[] chances = LeadModel.learn(LEARNED.subList(0, 1), 1e9)
                .chances(OTHERS.get(0).situation());
        assertThat(chances).hasSize(13);
        for (double chance : chances) assertThat(chance).isCloseTo(1.0 / 13, within(1e-6));
    }

    @Test
    void chancesSumToOne() {
        for (LeadDecision each : OTHERS) {
            assertThat(Arrays.stream(MODEL.chances(each.situation())).sum()).isCloseTo(1, within(1e-12));
        }
    }

    @Test
    void aFileHoldsTheModel() {
        LeadModel read = LeadFile.parse(LeadFile.text(MODEL));
        assertThat(read.leads()).isEqualTo(300);
        for (LeadDecision each : OTHERS) {
            double[] expected = MODEL.chances(each.situation());
            double[] found = read.chances(each.situation());
            for (int i = 0; i < expected.length; i++) assertThat(found[i]).isCloseTo(expected[i], within(1e-3));
        }
        assertThat(LeadFile.text(read)).isEqualTo(LeadFile.text(MODEL));
    }

    @Test
    void aDamagedFileIsToldByItsPlace() {
        String text = LeadFile.text(MODEL);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> LeadFile.parse(text.replaceFirst("\"the A\" : [^,]*,", "\"the A\" : \"much\",")))
                .withMessage("weights.notrump.the A: expected a number, found \"much\".");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> LeadFile.parse(text.replaceFirst("\"the A\"", "\"the B\"")))
                .withMessage("weights.notrump.the B: nothing of this name is looked at in a lead.");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> LeadFile.parse("{}"))
                .withMessageContaining("This is no model of leads");
    }

    @Test
    void aDealOfTwoTablesIsInOnePart() {
        List<LeadDecision> twice = new ArrayList<>(LEARNED.subList(0, 60));
        twice.addAll(LEARNED.subList(0, 30));
        LaterLeads split = LaterLeads.of(twice);
        assertThat(split.earlier()).hasSize(60);
        assertThat(split.later()).isEmpty();
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> LaterLeads.of(LEARNED.subList(0, 3)))
                .withMessage("Leads (3) with auction and first card are too few to learn from; 20 are the least."
                        + " Take more boards, or a model with --model.");
    }
}
