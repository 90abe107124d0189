package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.app.docs.Repository;

/** Experiments that a user brings, as files of sweeps and as jars: the ones that docs/lab.md shows. */
class OwnExperimentTest {

    private static final String SERVICE = "META-INF/services/org.outwit.lab.experiment.Experiment";

    /** Compiled once for all tests. */
    @TempDir
    private static Path made;

    private static Path jar;

    @TempDir
    private Path folder;

    @BeforeAll
    static void pack() throws IOException {
        Path source = Repository.ROOT.resolve("examples/SavedNodes.java");
        jar = jar("mine.jar", source, "SavedNodes");
    }

    private static Path jar(String name, Path source, String service) throws IOException {
        Path classes = Files.createDirectories(made.resolve(name + ".classes"));
        String path = System.getProperty("java.class.path");
        int status = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-proc:none", "-cp", path, "-d", classes.toString(), source.toString());
        assertThat(status).isZero();
        Path file = made.resolve(name);
        try (OutputStream stream = Files.newOutputStream(file);
                JarOutputStream out = new JarOutputStream(stream);
                Stream<Path> files = Files.list(classes)) {
            for (Path each : (Iterable<Path>) files::iterator) {
                out.putNextEntry(new JarEntry(each.getFileName().toString()));
                Files.copy(each, out);
            }
            if (!service.isEmpty()) {
                out.putNextEntry(new JarEntry(SERVICE));
                out.write((service + "\n").getBytes());
            }
        }
        return file;
    }

    private Shell lab(String... args) {
        List<String> all = new ArrayList<>(List.of("lab"));
        all.addAll(List.of(args));
        all.addAll(List.of("--store", folder.resolve("lab.db").toString()));
        return Shell.run(all.toArray(String[]::new));
    }

    private String out() {
        return folder.resolve("report").toString();
    }

    @Test
    void aJarIsRunWhole() throws IOException {
        Shell run = lab("run", jar.toString(), "--out", out());
        assertThat(run.err()).isEmpty();
        assertThat(run.lines().get(0)).isEqualTo("saved-nodes: measured");
        assertThat(Files.readString(folder.resolve("report/saved-nodes.html")))
                .contains("How many nodes does alpha-beta enter?", "mine.jar", "Outwit");
        assertThat(Files.readAllLines(folder.resolve("report/saved-nodes.csv"))).hasSize(16);
        String first = Files.readString(folder.resolve("report/saved-nodes.csv"));
        assertThat(lab("run", "--jar", jar.toString(), "saved-nodes", "--out", out())
                        .status())
                .isZero();
        assertThat(folder.resolve("report/saved-nodes.csv")).hasContent(first);
        assertThat(lab("report", jar.toString(), "--out", out()).lines().get(0)).isEqualTo("saved-nodes: measured");
        assertThat(lab("export", jar.toString()).lines()).hasSize(16);
        assertThat(lab("export", "saved-nodes").lines()).hasSize(16);
    }

    @Test
    void aJarInTheDataFolderIsListedAndNamed() throws IOException {
        String before = System.getProperty("outwit.data");
        System.setProperty("outwit.data", folder.resolve("data").toString());
        try {
            Path own = Files.createDirectories(folder.resolve("data/experiments"));
            Files.copy(jar, own.resolve("mine.jar"));
            Files.copy(Repository.ROOT.resolve("docs/lab/budget.json"), own.resolve("budget.json"));
            Files.writeString(own.resolve("broken.json"), "{}");
            Shell list = lab("list");
            assertThat(list.err())
                    .startsWith("outwit: left out: ")
                    .contains("broken.json")
                    .hasLineCount(1);
            assertThat(list.lines())
                    .anyMatch(each -> each.startsWith("saved-nodes "))
                    .anyMatch(each -> each.startsWith("sweep-budget "));
            assertThat(lab("run", "saved-nodes", "--out", out()).status()).isZero();
            assertThat(lab("list").lines()).anyMatch(each -> each.matches("saved-nodes .* 15/15 .*"));
            assertThat(lab("run", "saved-node", "--out", out()).err())
                    .startsWith("outwit: There is no experiment 'saved-node'. The nearest are saved-nodes, ");
        } finally {
            System.setProperty("outwit.data", before);
        }
    }

    @Test
    void whatCannotBeUsedIsSaid() throws IOException {
        String missing = folder.resolve("none.jar").toString();
        assertThat(lab("run", missing, "--out", out()).err())
                .startsWith("outwit: " + missing + ": there is no such file.");
        Path text = Files.writeString(folder.resolve("text.jar"), "no jar");
        assertThat(lab("run", text.toString(), "--out", out()).err())
                .startsWith("outwit: " + text + ": this is no jar.");
        Path source = Repository.ROOT.resolve("examples/SavedNodes.java");
        String silent = jar("silent.jar", source, "").toString();
        assertThat(lab("run", silent, "--out", out()).err())
                .startsWith("outwit: " + silent + ": no experiment is named in it; expected a file " + SERVICE);
        String wrong = jar("wrong.jar", source, "Nobody").toString();
        assertThat(lab("run", wrong, "--out", out()).err())
                .startsWith("outwit: " + wrong + ": an experiment of it cannot be made: ");
        Shell missingSweep = lab("run", folder.resolve("no.json").toString(), "--out", out());
        assertThat(missingSweep.status()).isEqualTo(2);
        assertThat(missingSweep.err()).contains("no.json: cannot be read: ");
    }

    @Test
    void whatGoesWrongInAJarIsToldInASentence() throws IOException {
        Path source = folder.resolve("SavedNodes.java");
        Files.writeString(
                source,
                Files.readString(Repository.ROOT.resolve("examples/SavedNodes.java"))
                        .replace("cell.number(\"depth\"), 100", "cell.number(\"deep\"), 100"));
        String failing = jar("failing.jar", source, "SavedNodes").toString();
        Shell run = lab("run", failing, "--out", out());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .startsWith("outwit: " + failing + ": SavedNodes failed when measuring the cell depth=2 seed=1: ")
                .contains("has no deep");
    }

    @Test
    void aSweepIsKnownByItsFile() throws IOException {
        String sweep = Repository.ROOT.resolve("docs/lab/costs.json").toString();
        Shell run = lab("run", sweep, "--out", out());
        assertThat(run.err()).isEmpty();
        assertThat(run.lines().get(0)).isEqualTo("sweep-costs: measured");
        assertThat(folder.resolve("report/sweep-costs.html")).exists();
        String csv = Files.readString(folder.resolve("report/sweep-costs.csv"));
        assertThat(lab("run", sweep, "--out", out()).status()).isZero();
        assertThat(folder.resolve("report/sweep-costs.csv")).hasContent(csv);
        assertThat(lab("export", sweep).lines()).hasSameSizeAs(csv.lines().toList());
    }

    /** Every number of the wide table is a row of the tidy one, with its unit. */
    @Test
    void theTidyTableHasARowForEachNumber() throws IOException {
        String sweep = Repository.ROOT.resolve("docs/lab/costs.json").toString();
        lab("run", sweep, "--out", out());
        Path file = folder.resolve("tidy.csv");
        assertThat(lab("export", sweep, "--tidy").err())
                .startsWith("outwit: --tidy writes two files, so it needs --out");
        assertThat(lab("export", sweep, "--tidy", "--out", file.toString()).err())
                .isEmpty();
        List<String> rows = Files.readAllLines(file);
        int cells = lab("export", sweep).lines().size() - 1;
        assertThat(rows).hasSize(1 + 4 * cells);
        assertThat(rows.get(0))
                .isEqualTo(
                        "experiment,version,inputs,algorithm,depth,game,measure,opening,player,table,seed,quantity,value,unit");
        assertThat(rows.get(1)).startsWith("sweep-costs,1,").endsWith(",evaluations");
        String schema = Files.readString(folder.resolve("tidy.schema.json"));
        assertThat(schema).contains("\"tabular-data-resource\"", "\"path\":\"tidy.csv\"", "\"plies\"");
        assertThat(lab("export", sweep, "--tidy", "--out", file.toString()).status())
                .isZero();
        Files.writeString(folder.resolve("other.schema.json"), "mine");
        assertThat(lab(
                                "export",
                                sweep,
                                "--tidy",
                                "--out",
                                folder.resolve("other.csv").toString())
                        .err())
                .contains("other.schema.json");
    }
}
