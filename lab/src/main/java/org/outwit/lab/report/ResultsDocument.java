package org.outwit.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.file.WholeFile;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.draw.report.MarkdownReport;
import org.outwit.draw.report.MarkdownResults;
import org.outwit.draw.report.ReportVerdict;

/**
 * All reports in Markdown: one document with the verdicts, and beside it a page for each experiment and its pictures.
 *
 * @param text of the document
 * @param pages the text of each page, by the name of its file as seen from the document
 * @param pictures each picture, by the name of its file as seen from the document
 */
public record ResultsDocument(String text, Map<String, String> pages, Map<String, String> pictures) {

    /** By this line a document of ours is recognised. */
    public static final String TITLE = "# Results of the lab\n";

    /** Where pages lie beside the document. */
    public static final String PAGES = "lab";

    /** Where pictures lie beside the document. */
    public static final String PICTURES = "pictures/lab";

    private static final String INTRO = TITLE
            + "\nWhat the papers print, measured again, and what nobody had measured. [lab.md](lab.md) says how to repeat it and how verdicts are"
            + " decided; intervals have 95 %. Full runs are as large as the paper's, and quick ones decide nothing. `./outwit lab report"
            + " --shipped --markdown docs/results.md` wrote this document and its pages from the full runs that are shipped with Outwit.\n";

    private static final ReplaceRule OLD_PICTURES = ReplaceRule.only(
            "a picture that Outwit drew", file -> Files.readString(file).contains("class=\"outwit"));

    private static final ReplaceRule OLD_PAGES = ReplaceRule.only(
            "a page that Outwit wrote",
            file -> Files.readString(file).contains("\n\n## To run it again\n\n`outwit lab "));

    /**
     * @param name of the file with the document
     * @param reports all experiments; those that were not run have no page
     */
    public static ResultsDocument of(List<ExperimentReport> reports, String name) {
        Map<String, String> pages = new LinkedHashMap<>();
        Map<String, String> pictures = new LinkedHashMap<>();
        for (ExperimentReport each : reports) {
            if (each.finding().verdict() == ReportVerdict.NOT_RUN) continue;
            MarkdownReport page = MarkdownReport.of(each, "../" + PICTURES, "../" + name);
            pages.put(PAGES + "/" + each.id() + ".md", page.text());
            page.pictures().forEach((file, svg) -> pictures.put(PICTURES + "/" + file, svg));
        }
        return new ResultsDocument(MarkdownResults.of(reports, INTRO, PAGES), pages, pictures);
    }

    /** Old documents, pages and pictures of ours are written over. */
    public void write(Path file, ReplaceRule rule) throws IOException {
        Path place = file.toAbsolutePath();
        rule.check(place);
        write(place, pictures, OLD_PICTURES.unless(rule.force()));
        write(place, pages, OLD_PAGES.unless(rule.force()));
        WholeFile.write(place, text, rule);
    }

    private static void write(Path document, Map<String, String> files, ReplaceRule rule) throws IOException {
        for (Map.Entry<String, String> each : files.entrySet()) {
            Path place = document.resolveSibling(each.getKey());
            Files.createDirectories(place.getParent());
            WholeFile.write(place, each.getValue(), rule);
        }
    }
}
