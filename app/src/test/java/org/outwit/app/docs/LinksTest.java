package org.outwit.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every link of a document to another file, and to a heading of it, leads somewhere; every document is linked to. */
class LinksTest {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
    private static final Pattern HEADING = Pattern.compile("^#+ (.*)$", Pattern.MULTILINE);

    @Test
    void linksLeadSomewhere() {
        List<String> broken = new ArrayList<>();
        for (Path document : Repository.documents()) {
            for (String link : links(document)) {
                if (!leadsSomewhere(document, link)) broken.add(Repository.name(document) + ": " + link);
            }
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void everyDocumentCanBeReached() {
        List<Path> reached = new ArrayList<>(List.of(Repository.ROOT.resolve("README.md")));
        for (int i = 0; i < reached.size(); i++) {
            for (String link : links(reached.get(i))) {
                Path target = target(reached.get(i), link);
                if (target.toString().endsWith(".md") && Files.exists(target) && !reached.contains(target)) {
                    reached.add(target);
                }
            }
        }
        assertThat(reached).containsAll(Repository.documents());
    }

    private static List<String> links(Path document) {
        List<String> links = new ArrayList<>();
        Matcher matcher = LINK.matcher(Repository.read(document));
        while (matcher.find()) if (!matcher.group(1).contains("://")) links.add(matcher.group(1));
        return links;
    }

    private static Path target(Path document, String link) {
        int hash = link.indexOf('#');
        String file = hash < 0 ? link : link.substring(0, hash);
        return file.isEmpty() ? document : document.getParent().resolve(file).normalize();
    }

    private static boolean leadsSomewhere(Path document, String link) {
        Path target = target(document, link);
        if (!Files.exists(target)) return false;
        int hash = link.indexOf('#');
        if (hash < 0) return true;
        List<String> anchors = new ArrayList<>();
        Matcher heading = HEADING.matcher(Repository.read(target));
        while (heading.find()) anchors.add(anchor(heading.group(1)));
        return anchors.contains(link.substring(hash + 1));
    }

    /** As GitHub makes it from a heading. */
    private static String anchor(String heading) {
        return heading.toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }
}
