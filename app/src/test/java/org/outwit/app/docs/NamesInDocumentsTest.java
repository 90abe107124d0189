package org.outwit.app.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * What documents and comments call by name is there: every class, member and path in backticks, and every class in {@code …}. The changelog may tell
 * what was. Elsewhere a name of the past stands between {@code ~~}.
 */
class NamesInDocumentsTest {

    private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|record|enum)\\s+([A-Z]\\w*)");
    private static final Pattern BLOCK = Pattern.compile("```.*?```", Pattern.DOTALL);
    private static final Pattern PAST = Pattern.compile("~~.*?~~", Pattern.DOTALL);
    private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");
    private static final Pattern JAVA = Pattern.compile("[\\w.<>(), :#]+");
    private static final Pattern NAME = Pattern.compile("(?<![\\w-])([A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)*)(?![\\w-])");
    private static final Pattern MEMBER = Pattern.compile("(?<![\\w.])([A-Z]\\w+)[.#]([a-z]\\w*)");
    private static final Pattern PATH = Pattern.compile("(?:[\\w.-]+/)+src/[\\w./-]+");
    private static final Pattern IN_COMMENT = Pattern.compile("\\{@code ([A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+)}");

    /** Classes of Java and of other programs. */
    private static final Set<String> OTHERS = Set.of(
            "AlphaBetaSearch", // aima, as the next two are
            "IterativeDeepeningAlphaBetaSearch",
            "QuestionTest", // Haglund's double-dummy solver
            "BigInteger",
            "List",
            "ServiceLoader",
            "Set");

    /** What stands in backticks and is no class: words of formulas, squares, tags of records, the example of a recipe. */
    private static final Set<String> NO_CLASSES =
            Set.of("True", "False", "No", "B12", "K10", "K22", "W18", "BlackRating", "WhiteElo", "Scout", "ScoutTest");

    private static final Map<Path, String> SOURCES = sources(); // read once for all tests
    private static final Map<String, List<Path>> TYPES = types();

    private static Map<Path, String> sources() {
        Map<Path, String> sources = new LinkedHashMap<>();
        for (Path source : Repository.sources()) sources.put(source, Repository.read(source));
        return sources;
    }

    private static Map<String, List<Path>> types() {
        Map<String, List<Path>> types = new HashMap<>();
        SOURCES.forEach((source, text) -> {
            Matcher type = TYPE.matcher(text);
            while (type.find()) {
                types.computeIfAbsent(type.group(1), each -> new ArrayList<>()).add(source);
            }
        });
        return types;
    }

    private static List<Path> documents() {
        return Repository.documents().stream()
                .filter(each -> !each.endsWith("CHANGELOG.md"))
                .toList();
    }

    private static List<String> codes(Path document) {
        String text = BLOCK.matcher(Repository.read(document)).replaceAll("");
        return CODE.matcher(PAST.matcher(text).replaceAll(""))
                .results()
                .map(code -> code.group(1))
                .toList();
    }

    @Test
    void everyClassIsThere() {
        List<String> missing = new ArrayList<>();
        int found = 0;
        for (Path document : documents()) {
            for (String code : codes(document)) {
                if (!JAVA.matcher(code).matches()) continue;
                Matcher name = NAME.matcher(code);
                while (name.find()) {
                    if (TYPES.containsKey(name.group(1))) found++;
                    else if (!OTHERS.contains(name.group(1)) && !NO_CLASSES.contains(name.group(1))) {
                        missing.add(Repository.name(document) + ": " + code);
                    }
                }
            }
        }
        assertThat(missing).isEmpty();
        assertThat(found).isGreaterThan(300);
    }

    @Test
    void everyMemberIsThere() {
        List<String> missing = new ArrayList<>();
        for (Path document : documents()) {
            for (String code : codes(document)) {
                if (!JAVA.matcher(code).matches()) continue;
                Matcher member = MEMBER.matcher(code);
                while (member.find()) {
                    List<Path> sources = TYPES.getOrDefault(member.group(1), List.of());
                    Pattern word = Pattern.compile("\\b" + member.group(2) + "\\b");
                    boolean there = sources.stream()
                            .anyMatch(each -> word.matcher(SOURCES.get(each)).find());
                    if (!sources.isEmpty() && !there) missing.add(Repository.name(document) + ": " + code);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyPathIsThere() {
        List<String> missing = new ArrayList<>();
        for (Path document : documents()) {
            for (String code : codes(document)) {
                if (!PATH.matcher(code).matches() || code.contains("/Scout")) continue;
                if (!Files.exists(Repository.ROOT.resolve(code))) {
                    missing.add(Repository.name(document) + ": " + code);
                }
            }
        }
        assertThat(missing).isEmpty();
    }

    @Test
    void everyClassInACommentIsThere() {
        List<String> missing = new ArrayList<>();
        for (Path source : Repository.mainSources()) {
            Matcher name = IN_COMMENT.matcher(SOURCES.get(source));
            while (name.find()) {
                if (TYPES.containsKey(name.group(1)) || OTHERS.contains(name.group(1))) continue;
                missing.add(Repository.name(source) + ": " + name.group(1));
            }
        }
        assertThat(missing).isEmpty();
    }

    /** One word for one idea: no word has two rows. */
    @Test
    void theGlossaryHasEachWordOnce() {
        List<String> words = Pattern.compile("^\\| ([^|]+) \\|", Pattern.MULTILINE)
                .matcher(Repository.read(Repository.ROOT.resolve("docs/glossary.md")))
                .results()
                .map(row -> row.group(1).strip())
                .filter(word -> !word.equals("word") && !word.startsWith("---"))
                .toList();
        assertThat(words).hasSizeGreaterThan(100).doesNotHaveDuplicates();
    }
}
