package org.outwit.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.outwit.core.catalogue.Algorithm;

/** Readers find the way from the README to every algorithm by clicking: to a page that tells of it, and to its class. */
class WaysTest {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s#]+)");
    private static final int MOST_CLICKS = 3;

    /** How many clicks every file is away that is not further than {@link #MOST_CLICKS}. */
    private static Map<Path, Integer> clicks() {
        Map<Path, Integer> clicks = new LinkedHashMap<>();
        List<Path> reached = new ArrayList<>(List.of(Repository.ROOT.resolve("README.md")));
        clicks.put(reached.get(0), 0);
        for (int i = 0; i < reached.size(); i++) {
            Path document = reached.get(i);
            int next = clicks.get(document) + 1;
            if (next > MOST_CLICKS || !document.toString().endsWith(".md")) continue;
            Matcher link = LINK.matcher(Repository.read(document));
            while (link.find()) {
                if (link.group(1).contains("://")) continue;
                Path target = document.resolveSibling(link.group(1)).normalize();
                if (!Files.isRegularFile(target) || clicks.putIfAbsent(target, next) != null) continue;
                reached.add(target);
            }
        }
        return clicks;
    }

    @Test
    void everyAlgorithmIsToldOfOnAPageNearTheReadme() {
        List<Path> pages = clicks().keySet().stream()
                .filter(each -> each.toString().endsWith(".md"))
                .filter(each -> !each.endsWith("CHANGELOG.md") && !each.endsWith("results.md"))
                .toList();
        for (String name : Algorithm.names()) {
            assertThat(pages).as(name).anyMatch(page -> Repository.read(page).contains("`" + name + "`"));
        }
    }

    @Test
    void everyClassOfAnAlgorithmIsNearTheReadme() {
        List<String> sources = clicks().keySet().stream()
                .map(Repository::name)
                .filter(each -> each.endsWith(".java"))
                .toList();
        for (String name : Algorithm.names()) {
            String source = "/" + Algorithm.named(name).listing().replace('.', '/') + ".java";
            assertThat(sources).as(name).anyMatch(each -> each.endsWith(source));
        }
    }
}
