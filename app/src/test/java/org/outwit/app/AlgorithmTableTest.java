package org.outwit.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.outwit.app.docs.Repository;
import org.outwit.core.catalogue.Algorithm;

/** The table of algorithms is complete and true: searches, names on the command line and tests are what it says. */
class AlgorithmTableTest {

    /** The packages of searches; a new family adds its own here, and its rows to the table. */
    private static final List<String> FAMILIES =
            List.of("minimax", "bestfirst", "proof", "selective", "montecarlo", "model", "multi", "chance", "hidden");

    private static final String CORE = "org.outwit.core.";
    private static final String SOURCES = "/src/main/java/";
    private static final Path TABLE = Repository.ROOT.resolve("docs/algorithms.md");
    private static final String HEADER =
            "| name | algorithm | paper and figure | class | oracle | status | where we differ from print |";
    private static final Set<String> STATUSES = Set.of("solid", "light", "known trouble");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern LINK = Pattern.compile("\\[`([\\w.]+)`]\\(([^)]+)\\)");

    private record Row(
            String heading,
            String name,
            String algorithm,
            String paper,
            String type,
            String oracle,
            String status,
            String difference) {

        /** Its names on the command line. */
        List<String> names() {
            return CODE.matcher(name).results().map(code -> code.group(1)).toList();
        }

        /** The source that its class is linked to. */
        Path source() {
            Matcher link = LINK.matcher(type);
            assertThat(link.find())
                    .as("the class of " + algorithm + " is a link")
                    .isTrue();
            return TABLE.getParent().resolve(link.group(2)).normalize();
        }

        /** The class that the link shows, by package and name. */
        String shown() {
            Matcher link = LINK.matcher(type);
            return link.find() ? link.group(1) : "";
        }

        String className() {
            String path = Repository.name(source());
            int begin = path.indexOf(SOURCES);
            assertThat(begin).as(path).isPositive();
            return path.substring(begin + SOURCES.length(), path.length() - ".java".length())
                    .replace('/', '.');
        }
    }

    private static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        boolean inside = false;
        String heading = "";
        for (String line : Repository.read(TABLE).lines().toList()) {
            if (line.startsWith("## ")) heading = line.substring(3);
            boolean rule = line.startsWith("| ---");
            if (inside && line.startsWith("|") && !rule) {
                List<String> cells = Arrays.stream(
                                line.substring(1, line.length() - 1).split("\\|", -1))
                        .map(String::strip)
                        .toList();
                assertThat(cells).as(line).hasSize(7).doesNotContain("");
                rows.add(new Row(
                        heading,
                        cells.get(0),
                        cells.get(1),
                        cells.get(2),
                        cells.get(3),
                        cells.get(4),
                        cells.get(5),
                        cells.get(6)));
            }
            inside = line.equals(HEADER) || inside && line.startsWith("|");
        }
        return rows;
    }

    @Test
    void everySearchHasARow() {
        Set<String> searches = new TreeSet<>();
        String[] packages = FAMILIES.stream().map(family -> CORE + family).toArray(String[]::new);
        for (JavaClass type : Shipped.in(packages)) {
            boolean search = !type.isInterface() && isPublicSearch(type);
            if (search && type.isTopLevelClass()) searches.add(type.getName());
        }
        Set<String> listed = new TreeSet<>();
        for (Row row : rows()) listed.add(row.className());
        assertThat(searches).hasSizeGreaterThan(FAMILIES.size());
        assertThat(listed).containsAll(searches);
    }

    /** What can be asked to search, with any kind of answer. */
    private static boolean isPublicSearch(JavaClass type) {
        return type.getModifiers().contains(JavaModifier.PUBLIC)
                && type.getMethods().stream()
                        .anyMatch(method -> method.getName().equals("search")
                                && method.getModifiers().contains(JavaModifier.PUBLIC)
                                && !method.getModifiers().contains(JavaModifier.STATIC));
    }

    @Test
    void everyNameIsOneOfTheCatalogue() {
        List<String> names =
                rows().stream().flatMap(row -> row.names().stream()).toList();
        assertThat(names).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(Algorithm.names());
    }

    @Test
    void everyRowSaysWhatTheCatalogueSays() {
        for (Row row : rows()) {
            for (String name : row.names()) {
                Algorithm algorithm = Algorithm.named(name);
                assertThat(row.heading()).as(name).isEqualTo(algorithm.family().heading());
                assertThat(row.shown()).as(name).isEqualTo(algorithm.listing());
                String paper = row.paper().replace("*", "");
                assertThat(paper)
                        .as(name)
                        .contains(algorithm.paper().toString())
                        .contains(algorithm.figure());
            }
        }
    }

    @Test
    void everyStatusIsOneOfThree() {
        for (Row row : rows()) assertThat(STATUSES).as(row.algorithm()).contains(row.status());
    }

    @Test
    void everyOracleNamesATestThatExists() {
        for (Row row : rows()) {
            List<String> tests = new ArrayList<>();
            Matcher link = LINK.matcher(row.oracle());
            while (link.find()) {
                Path source = TABLE.getParent().resolve(link.group(2)).normalize();
                assertThat(source).as(row.algorithm()).exists().hasFileName(link.group(1) + ".java");
                assertThat(Repository.name(source)).contains("/src/test/java/");
                if (link.group(1).endsWith("Test")) tests.add(link.group(1));
            }
            boolean untested = row.status().equals("light") && row.oracle().equals("none yet");
            assertThat(tests.isEmpty()).as("without tests: " + row.algorithm()).isEqualTo(untested);
        }
    }

    @Test
    void everyClassIsLinkedToItsSource() {
        for (Row row : rows()) {
            assertThat(row.source()).as(row.algorithm()).exists();
            assertThat(row.className()).as(row.algorithm()).endsWith("." + row.shown());
        }
    }
}
