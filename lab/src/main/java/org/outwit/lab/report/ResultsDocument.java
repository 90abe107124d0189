package org.outwit.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.MarkdownReport;

/** Writes all reports as one document, with its plots as files beside it. */
public final class ResultsDocument {

    /** By this line a document of ours is recognised. */
    public static final String TITLE = "# Results of the lab\n";

    private static final String INTRO = TITLE
            + "\nWritten by `./outwit lab report --markdown docs/results.md` from what `./outwit lab run` measured; [lab.md](lab.md)"
            + " says how. Intervals have 95 %. *Full* runs are as large as the paper's; *quick* ones show the shape,"
            + " and decide nothing.\n";

    private static final ReplaceRule PLOTS = ReplaceRule.only(
            "a plot that Outwit drew", file -> Files.readString(file).contains("class=\"outwit-plot\""));

    private static final String PICTURES = "pictures/lab";

    private ResultsDocument() {}

    /** The old document and old plots of ours are written over. */
    public static void write(Path file, List<ExperimentReport> reports, ReplaceRule rule) throws IOException {
        Path place = file.toAbsolutePath();
        rule.check(place);
        MarkdownReport document = MarkdownReport.of(reports, INTRO, PICTURES);
        Path pictures = Files.createDirectories(place.resolveSibling(PICTURES));
        for (Map.Entry<String, String> each : document.pictures().entrySet()) {
            WholeFile.write(pictures.resolve(each.getKey()), each.getValue(), PLOTS.unless(rule.force()));
        }
        WholeFile.write(place, document.text(), rule);
    }
}
