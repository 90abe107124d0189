package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.store.DatabaseStore;

class LabCommandTest {

    private static final String CUP = """
            {"outwit": "tournament", "version": 1, "name": "Four in a row", "game": "connect4", "kind": "round-robin",
             "games": 2, "table": 1, "players": [{"name": "one", "player": "lines@1"}, {"player": "lines@3"}]}
            """;

    @TempDir
    private Path folder;

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
    void listsWhatThereIs() {
        Shell list = lab("list");
        assertThat(list.status()).isZero();
        assertThat(list.lines().get(0)).startsWith("experiment ");
        assertThat(list.out()).contains("pruning-fig-13").contains("0/");
        Shell json = lab("list", "--json");
        assertThat(json.lines()).allMatch(line -> line.startsWith("{\"id\":\"") && line.contains("\"state\":\"open\""));
    }

    @Test
    void runsAndReports() throws IOException {
        Shell run = lab("run", "pruning-lemma-1", "--quick", "--out", out());
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
        assertThat(run.lines().get(0)).startsWith("pruning-lemma-1: ");
        Path report = folder.resolve("report");
        assertThat(Files.readString(report.resolve("index.html"))).contains("href=\"pruning-lemma-1.html\"");
        assertThat(Files.readString(report.resolve("pruning-lemma-1.html")))
                .contains("outwit lab run pruning-lemma-1 --quick");
        assertThat(report.resolve("pruning-lemma-1.csv")).isNotEmptyFile();
        assertThat(report.resolve("pruning-lemma-1.json")).isNotEmptyFile();
        String page = Files.readString(report.resolve("pruning-lemma-1.html"));
        assertThat(lab("report", "--out", out()).status()).isZero();
        assertThat(Files.readString(report.resolve("pruning-lemma-1.html"))).isEqualTo(page);
        assertThat(lab("list", "--json").out()).contains("\"state\":\"finished\"");
    }

    @Test
    void showsWhatIsShippedWhereNothingWasMeasured() throws IOException {
        Shell report = lab("report", "pruning-lemma-1", "--out", out());
        assertThat(report.lines().get(0)).isEqualTo("pruning-lemma-1: reproduced");
        assertThat(report.lines().get(2)).startsWith("  A full run that is shipped with Outwit ");
        Path page = folder.resolve("report/pruning-lemma-1.html");
        assertThat(page).content().contains("full, 32 of 32 cells", "A full run that is shipped with Outwit ");
        Shell export = lab("export", "pruning-lemma-1");
        assertThat(export.lines()).hasSize(33);
        assertThat(export.err()).contains("these are full runs that are shipped with Outwit");

        lab("run", "pruning-lemma-1", "--quick", "--out", out());
        assertThat(lab("report", "pruning-lemma-1", "--out", out()).out())
                .contains("A quick look")
                .doesNotContain("shipped");
        assertThat(lab("export", "pruning-lemma-1").lines()).hasSize(25);
        assertThat(lab("export", "pruning-lemma-1", "--shipped").lines()).hasSize(33);
        lab("report", "pruning-lemma-1", "--shipped", "--out", out());
        assertThat(page).content().contains("full, 32 of 32 cells");
        assertThat(lab("list", "--json").lines().get(0)).contains("\"shipped\":{\"cells\":32,\"program\":");
    }

    @Test
    void aFullRunSaysWhatItWillDoAndIsShipped() throws IOException {
        Shell dry = lab("run", "pruning-lemma-1", "pruning-lemma-2", "--full", "--dry-run", "--out", out());
        assertThat(dry.lines().get(0)).startsWith("to measure ");
        assertThat(dry.lines().get(1)).matches("pruning-lemma-1 +32 +about .*");
        assertThat(dry.out()).contains("2 experiments to measure, about ");
        assertThat(folder.resolve("report")).doesNotExist();
        Path files = Files.createDirectory(folder.resolve("files"));
        Shell early = lab("ship", "pruning-lemma-1", "--to", files.toString());
        assertThat(early.status()).isEqualTo(2);
        assertThat(early.err())
                .contains("pruning-lemma-1: only a full run that is finished can be shipped, and 0 of 32");

        Shell run = lab("run", "pruning-lemma-1", "--full", "--out", out());
        assertThat(run.err()).startsWith("to measure ");
        assertThat(lab("run", "pruning-lemma-1", "--full", "--out", out()).err())
                .isEqualTo("Nothing is left to measure: 1 experiment finished.\n");
        assertThat(lab("ship", "all", "--to", files.toString()).out()).contains("pruning-lemma-1.jsonl: 32 cells, ");
        Path file = files.resolve("pruning-lemma-1.jsonl");
        assertThat(file).content().startsWith("{\"outwit\":\"results\",").hasLineCount(33);
        assertThat(lab("ship", "all", "--to", files.toString()).status()).isZero();
        Files.writeString(file, "my notes");
        assertThat(lab("ship", "all", "--to", files.toString()).err())
                .contains("is there already and is not a shipped run");
        assertThat(lab("ship", "all", "--to", folder.resolve("none").toString()).err())
                .contains("--to: there is no folder ");
    }

    /** Only boards are there, so what asks for people is left out. */
    @Test
    void runsWhatTheRecordsAllow() throws IOException {
        String records = Files.createDirectory(folder.resolve("records")).toString();
        Shell nothing = lab("run", "real-leads", "--records", records, "--out", out());
        assertThat(nothing.status()).isEqualTo(2);
        assertThat(nothing.err())
                .contains("real-leads: " + records + ": there are no boards here or below; expected files *.lin.");
        Shell people = lab("run", "people-who", "--records", records, "--out", out());
        assertThat(people.err())
                .contains("people-who: " + records)
                .contains("there are no records of othello here; expected files *.wtb.");
        assertThat(lab("run", "real-leads", "--out", out()).err())
                .contains("real-leads needs records of real games: --records DIR.");
    }

    @Test
    void saysWhichResultsAreStale() {
        Cell leads = Cell.of(1, "part", "leads");
        Measured old = new Measured("real-leads", 0);
        try (DatabaseStore store =
                DatabaseStore.open(DatabasePlace.parse(folder.resolve("lab.db").toString()), task -> {})) {
            Measured now = Experiments.named("real-leads").measured();
            store.finish(old, leads, Measurement.of("n", 1));
            store.finish(now, leads.measuredWith("f1"), Measurement.of("n", 1));
        }
        assertThat(lab("list").lines()).contains("stale: real-leads: 1 cell of version 0.");
        assertThat(lab("list", "--json").lines())
                .anyMatch(line -> line.startsWith("{\"id\":\"real-leads\"")
                        && line.contains("\"stale\":{\"versions\":{\"0\":1},\"inputs\":{}}"));
    }

    @Test
    void leavesFilesOfOthersAlone() throws IOException {
        Path mine = Files.createDirectories(folder.resolve("report")).resolve("pruning-lemma-1.csv");
        Files.writeString(mine, "my notes");
        Shell run = lab("run", "pruning-lemma-1", "--out", out());
        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("pruning-lemma-1.csv is there already");
        assertThat(mine).hasContent("my notes");
    }

    @Test
    void playsATournament() throws IOException {
        Path cup = Files.writeString(folder.resolve("cup.json"), CUP);
        Path games = folder.resolve("cup.txt");
        Shell played = lab("tournament", cup.toString(), "--out", out());
        assertThat(played.err()).isEmpty();
        assertThat(played.status()).isZero();
        assertThat(played.out()).contains("of 2 players", "player  opponent");
        Path page = folder.resolve("report/tournament-four-in-a-row.html");
        String text = Files.readString(page);
        assertThat(text).contains("outwit lab tournament tournament-four-in-a-row.tournament.json");
        Path again = folder.resolve("report/tournament-four-in-a-row.tournament.json");
        assertThat(lab("tournament", again.toString(), "--out", out()).status()).isZero();
        Path other = folder.resolve("other");
        assertThat(lab("report", "tournament-four-in-a-row", "--out", other.toString())
                        .lines()
                        .get(0))
                .isEqualTo("tournament-four-in-a-row: measured");
        assertThat(other.resolve("tournament-four-in-a-row.html")).hasContent(text);
        Shell export = lab("export", "tournament-four-in-a-row");
        assertThat(export.lines().get(1)).startsWith("tournament-four-in-a-row,1,,lines@1,lines@3,0,");
        assertThat(lab("list").out()).contains("Tournaments that were played: tournament-four-in-a-row.");
        refused("There is no tournament 'tournament-cup' in this store; there is", lab("report", "tournament-cup"));
        assertThat(games).doesNotExist();
    }

    @Test
    void complainsInSentences() throws IOException {
        refused("Say what to do in the lab", Shell.run("lab"));
        refused(
                "There is no experiment 'pruning-fig-31'. The nearest are pruning-fig-13",
                lab("run", "pruning-fig-31"));
        refused("Say which experiments to run, or all", lab("run"));
        refused(
                "--threads must be 1 or more, found 0.",
                lab("run", "pruning-lemma-1", "--threads", "0", "--out", out()));
        refused(
                "cannot be read: there is no such file",
                lab("tournament", folder.resolve("none.json").toString()));
        Path broken = Files.writeString(folder.resolve("broken.json"), "{\"outwit\": ");
        refused("broken.json: line 1, column", lab("tournament", broken.toString()));
        Path text = Files.writeString(folder.resolve("notes.txt"), "my notes");
        refused("is not a database of Outwit", Shell.run("lab", "list", "--store", text.toString()));
        assertThat(text).hasContent("my notes");
    }

    private static void refused(String sentence, Shell shell) {
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains(sentence);
    }
}
