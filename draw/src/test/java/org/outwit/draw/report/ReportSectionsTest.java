package org.outwit.draw.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.draw.page.PageFrame;
import org.outwit.draw.plot.LinePlot;
import org.outwit.draw.plot.PlotAxis;
import org.outwit.draw.plot.PlotPoint;
import org.outwit.draw.plot.PlotSeries;

class ReportSectionsTest {

    private static final Finding FINDING = Finding.of(ReportVerdict.REPRODUCED, "It does, by 2 < 3.")
            .heading("Shape")
            .plot(new LinePlot(
                    "Up it goes.",
                    PlotAxis.linear("x"),
                    PlotAxis.linear("y"),
                    List.of(PlotSeries.measured("ours", List.of(PlotPoint.exact(1, 1), PlotPoint.exact(2, 4))))))
            .table("Two rows.", List.of("a", "b"), List.of(List.of("1", "2"), List.of("3", "4")))
            .drawing("A drawing.", "<svg><style>x</style></svg>");

    private static final ExperimentReport REPORT = new ExperimentReport(
            "one",
            "paper",
            "title",
            "question?",
            FINDING,
            "quick",
            new ReportOrigin("shipped with it", "Shipped yesterday."),
            "seed 1",
            "outwit lab run one",
            3,
            List.of(new ReportInput("f1", "club.pdn", "h1")));

    @Test
    void theWrittenPageHasTheSectionsAsTheyAre() {
        assertThat(ReportPage.of(REPORT)).contains(ReportSections.of(FINDING, svg -> svg));
    }

    @Test
    void theConditionsOfARunAreThere() {
        String page = ReportPage.of(REPORT);
        assertThat(page)
                .contains(
                        "quick, by version 3",
                        "Shipped yesterday.",
                        "seed 1",
                        "<td>club.pdn</td>",
                        "<td>h1</td>",
                        "<td>f1</td>");
        Finding unlike = FINDING.decidedBy("by an interval.").unlikeThePaper("Ours are smaller.", "Fewer, too.");
        assertThat(ReportSections.of(unlike, svg -> svg))
                .contains("How it is decided: by an interval.", "Unlike the paper's: Ours are smaller. Fewer, too.");
    }

    /** A server's policy forbids styles that stand in a page. */
    @Test
    void nothingButDrawingsHasAStyle() {
        String sections = ReportSections.of(FINDING, svg -> "<svg/>");
        assertThat(sections).doesNotContain("style").contains("It does, by 2 &lt; 3.", "<td>4</td>", "Up it goes.");
    }

    @Test
    void bothSheetsNameAllColoursOfSeries() {
        for (int i = 0; i < 8; i++) {
            assertThat(PageFrame.plotSheet()).contains("--s" + i + ":#");
            assertThat(PageFrame.switchablePlotSheet()).contains("--s" + i + ":light-dark(#");
        }
        assertThat(PageFrame.switchablePlotSheet()).doesNotContain("@media");
    }
}
