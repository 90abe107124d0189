package org.outwit.lab.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.Finding;
import org.outwit.draw.report.ReportVerdict;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Inputs;
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
        FirstDecisions.Gain gain = decisions.of(BoardFolder.of(CONTEXT).boards().get(0), CardRule.NOTHING, 1);
        assertThat(gain.differed()).isZero();
        assertThat(gain.gained()).isZero();
    }

    @Test
    void noDealIsLearnedFromAndTested() {
        List<LeadDecision> all = LeadDecision.all(BoardFolder.of(CONTEXT).boards());
        EventSplit split = EventSplit.of(all, 0.7, 1);
        Set<Deal> learned = new HashSet<>();
        split.learned().forEach(each -> learned.add(each.board().deal()));
        assertThat(split.tested())
                .noneMatch(each -> learned.contains(each.board().deal()));
        assertThat(split.learned().size() + split.tested().size()).isEqualTo(all.size());
    }

    private static LabContext context(Path folder) {
        return new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.of(folder));
    }

    /** Boards of other events are another question, although the cells have the same names. */
    @Test
    void eachFolderHasItsOwnNumbers(@TempDir Path folder) throws IOException {
        List<String> lines = Files.readAllLines(FOLDER.resolve("leads.lin"));
        Path few = Files.createDirectories(folder.resolve("few/below"));
        Files.write(few.resolve("some.LIN"), lines.subList(0, lines.size() / 2));
        RealLeads experiment = new RealLeads();
        Inputs all = experiment.inputs("", CONTEXT);
        Inputs some = experiment.inputs("", context(folder.resolve("few")));
        assertThat(all.list()).extracting(Inputs.Input::name).containsExactly("leads.lin");
        assertThat(some.list()).extracting(Inputs.Input::name).containsExactly("below/some.LIN");
        assertThat(some.fingerprint()).isNotEqualTo(all.fingerprint());
        Cell leads = Cell.of(1, "part", "leads");
        double ofAll = experiment.run(leads, CONTEXT).number("tested on");
        double ofSome = experiment.run(leads, context(folder.resolve("few"))).number("tested on");
        assertThat(ofSome).isLessThan(ofAll);
    }

    @Test
    void linksAreFollowedUnlessTheyHaveNoEnd(@TempDir Path folder) throws IOException {
        Path records = Files.createDirectory(folder.resolve("records"));
        assertThat(new RealLeads().missing("", context(records)))
                .contains(records + ": there are no boards here or below; expected files *.lin.");
        Files.createSymbolicLink(records.resolve("linked"), FOLDER.toAbsolutePath());
        assertThat(BoardFolder.of(context(records)).boards())
                .hasSameSizeAs(BoardFolder.of(CONTEXT).boards());
        Path back = Files.createSymbolicLink(records.resolve("back"), folder);
        assertThatThrownBy(() -> BoardFolder.of(context(records)))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("this link leads back to a folder that it is in");
        Files.delete(back);
        Files.writeString(records.resolve("broken.lin"), "md|nothing|\n");
        assertThat(BoardFolder.of(context(records)).rejected()).isPositive();
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
