package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.lead.LeadDecision;
import org.outwit.learn.people.Populations;

class RealLeadsTest {

    private static final Path FOLDER = Path.of("../docs/hidden");
    private static final LabContext CONTEXT =
            new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.of(FOLDER));

    @Test
    void whoeverBelievesNothingGainsNothing() {
        FirstDecisions decisions = new FirstDecisions(2, 1, new DoubleDummySolver(1 << 16));
        FirstDecisions.Gain gain = decisions.of(BoardFolder.boards(FOLDER).get(0), CardRule.NOTHING, 1);
        assertThat(gain.differed()).isZero();
        assertThat(gain.gained()).isZero();
    }

    @Test
    void noDealIsLearnedFromAndTested() {
        List<LeadDecision> all = LeadDecision.all(BoardFolder.boards(FOLDER));
        EventSplit split = EventSplit.of(all, 0.7, 1);
        Set<Deal> learned = new HashSet<>();
        split.learned().forEach(each -> learned.add(each.board().deal()));
        assertThat(split.tested())
                .noneMatch(each -> learned.contains(each.board().deal()));
        assertThat(split.learned().size() + split.tested().size()).isEqualTo(all.size());
    }

    @Test
    void whatWasFoundIsTold() {
        RealLeads experiment = new RealLeads();
        Cell leads = Cell.of(1, "part", "leads");
        Cell tricks = Cell.of(1, "part", "tricks", "batch", 0);
        Measurement boards = Measurement.of("boards", 4, "decisions", 8, "differed", 2, "lost", 1)
                .withText("0 1 0 -1");
        LabResults results = new LabResults(Size.QUICK, Map.of(leads, experiment.run(leads, CONTEXT), tricks, boards));
        Finding finding = experiment.finding(results);
        assertThat(finding.verdict()).isEqualTo(ReportVerdict.MEASURED);
        assertThat(finding.because()).contains("gains 0.000 ± 1.299 tricks a board");
    }
}
