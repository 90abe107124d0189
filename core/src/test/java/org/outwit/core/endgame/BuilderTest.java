package org.outwit.core.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.work.ProgressMonitor;

class BuilderTest {

    @TempDir
    private Path folder;

    private final Graph graph = Graph.random(1);
    private final GraphEndings endings = new GraphEndings(graph);

    private EndgameTables<GraphPosition> build(ProgressMonitor monitor) throws IOException, InterruptedException {
        return new Builder<>(endings, monitor).build(folder, endings.mostPieces());
    }

    /** The tables of a folder, by name. */
    static Map<String, byte[]> files(Path folder) throws IOException {
        Map<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> list = Files.list(folder)) {
            for (Path file : list.toList()) {
                String name = file.getFileName().toString();
                if (!name.endsWith(".lock")) files.put(name, Files.readAllBytes(file));
            }
        }
        return files;
    }

    /** Tells what was finished, and can be made to stop there. */
    private static final class Finished implements ProgressMonitor {

        private final List<String> names = new ArrayList<>();
        private final int enough;
        private final boolean isByThread;

        Finished(int enough, boolean isByThread) {
            this.enough = enough;
            this.isByThread = isByThread;
        }

        @Override
        public void progress(String activity, long done, long total) {
            if (!activity.matches("(checked|built) .*")) return;
            names.add(
                    activity.replace("checked table", "old").replace("built table", "new") + " " + done + "/" + total);
            if (names.size() == enough && isByThread) Thread.currentThread().interrupt();
        }

        @Override
        public boolean isStopped() {
            return names.size() == enough && !isByThread;
        }
    }

    @Test
    void tablesAnswerWhatTheDefinitionSays() throws Exception {
        for (int seed = 0; seed < 20; seed++) {
            Graph any = Graph.random(seed);
            GraphEndings numbered = new GraphEndings(any);
            Path place = folder.resolve("seed-" + seed);
            EndgameTables<GraphPosition> built =
                    new Builder<>(numbered, ProgressMonitor.NONE).build(place, numbered.mostPieces());
            EndgameTables<GraphPosition> opened = EndgameTables.open(numbered, place);
            int[] expected = any.solve();
            for (int node = 0; node < expected.length; node++) {
                for (int mover = 0; mover < 2; mover++) {
                    GraphPosition position = new GraphPosition(any, node, mover);
                    assertThat(built.probe(position)).isEqualTo(expected[node]);
                    assertThat(opened.probe(position)).isEqualTo(expected[node]);
                }
            }
        }
    }

    @Test
    void forwardAndBackwardGiveTheSameFiles() throws Exception {
        build(ProgressMonitor.NONE);
        Map<String, byte[]> backward = files(folder);
        Path forward = folder.resolve("forward");
        new Builder<>(endings, ProgressMonitor.NONE, false).build(forward, endings.mostPieces());
        assertThat(files(forward)).containsExactlyEntriesOf(backward);
    }

    @Test
    void totalsAreCounted() throws Exception {
        EndgameTables<GraphPosition> tables = build(ProgressMonitor.NONE);
        int[] expected = graph.solve();
        for (int slice = 0; slice < graph.sizes.length; slice++) {
            int wins = 0;
            int losses = 0;
            int longest = 0;
            for (int i = 0; i < graph.sizes[slice]; i++) {
                int verdict = expected[graph.firstNode(slice) + i];
                if (Verdict.isWin(verdict)) wins++;
                if (Verdict.isLoss(verdict)) losses++;
                longest = Math.max(longest, Verdict.plies(verdict));
            }
            int draws = graph.sizes[slice] - wins - losses;
            assertThat(tables.totals(slice)).contains(new Totals(wins, losses, draws, longest));
        }
    }

    @Test
    void longDistancesTakeTwoBytesAtLast() throws Exception {
        for (int plies : new int[] {126, 127, 253, 254}) {
            GraphEndings line = new GraphEndings(Graph.line(plies));
            Path place = folder.resolve("line-" + plies);
            EndgameTables<GraphPosition> tables = new Builder<>(line, ProgressMonitor.NONE).build(place, 1);
            assertThat(tables.probe(line.game().start()))
                    .isEqualTo(plies % 2 == 0 ? Verdict.loss(plies) : Verdict.win(plies));
            int width = plies <= 253 ? 1 : 2;
            assertThat(Files.size(place.resolve("graph-s0.table"))).isEqualTo(36 + 5 + 2 + (plies + 1) * width + 4);
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aBuildThatWasInterruptedGoesOn(boolean isByThread) throws Exception {
        build(ProgressMonitor.NONE);
        Map<String, byte[]> whole = files(folder);
        for (String name : whole.keySet()) Files.delete(folder.resolve(name));

        Finished first = new Finished(1, isByThread);
        assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> build(first));
        assertThat(files(folder)).hasSize(1);
        Files.write(folder.resolve("graph-s1.table.part"), new byte[] {1, 2, 3});
        Finished second = new Finished(-1, isByThread);
        build(second);
        assertThat(second.names).startsWith("old s0 1/" + whole.size(), "new s1 2/" + whole.size());
        assertThat(files(folder)).containsExactlyEntriesOf(whole);
    }

    @Test
    void aBuildIsAlsoInterruptedAtAFile() throws Exception {
        build(ProgressMonitor.NONE);
        assertThatExceptionOfType(InterruptedException.class).isThrownBy(() -> build(new Finished(1, true)));
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        assertThat(files(folder)).hasSize(endings.mostPieces());
    }

    @Test
    void slicesWithoutAFileAreUnknown() throws Exception {
        build(ProgressMonitor.NONE);
        Files.delete(folder.resolve("graph-s1.table"));
        EndgameTables<GraphPosition> tables = EndgameTables.open(endings, folder);
        assertThat(tables.totals(1)).isEmpty();
        assertThat(tables.probe(new GraphPosition(graph, graph.firstNode(1), 0)))
                .isEqualTo(Verdict.UNKNOWN);
        assertThat(tables.probe(new GraphPosition(graph, 0, 0))).isNotEqualTo(Verdict.UNKNOWN);
    }

    @Test
    void onlyOneBuildsInAFolder() throws Exception {
        try (FileChannel channel = FileChannel.open(
                        folder.resolve("building.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assertThat(lock.isValid()).isTrue();
            assertThatExceptionOfType(EndgameTableException.class)
                    .isThrownBy(() -> build(ProgressMonitor.NONE))
                    .withMessage("Somebody else is building tables in " + folder + ".");
        }
        build(ProgressMonitor.NONE);
    }

    @Test
    void moreAndFewerPiecesThanThereAreAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Builder<>(endings, ProgressMonitor.NONE).build(folder, 9))
                .withMessage("The number of pieces (9) must be between 1 and " + endings.mostPieces() + " for graph.");
    }

    @Test
    void foldersWithoutTablesAreRefused() {
        assertThatExceptionOfType(EndgameTableException.class)
                .isThrownBy(() -> EndgameTables.open(endings, folder))
                .withMessage(folder + " holds no endgame table of graph.");
        assertThatExceptionOfType(EndgameTableException.class)
                .isThrownBy(() -> EndgameTables.open(endings, folder.resolve("nowhere")))
                .withMessage(folder.resolve("nowhere") + " is not a folder of tables of graph.");
    }

    @Test
    void theBestMovesComeFirst() throws Exception {
        EndgameTables<GraphPosition> tables = build(ProgressMonitor.NONE);
        int[] expected = graph.solve();
        for (int node = 0; node < expected.length; node++) {
            GraphPosition position = new GraphPosition(graph, node, 1);
            List<BestMoves.Judged> judged = BestMoves.of(position, tables);
            assertThat(judged).hasSize(graph.next[node].length);
            if (judged.isEmpty()) continue;
            assertThat(judged.get(0).verdict()).as("node " + node).isEqualTo(expected[node]);
            for (BestMoves.Judged each : judged) {
                int reached = expected[graph.next[node][each.move()]];
                assertThat(each.verdict()).isEqualTo(Verdict.before(reached));
            }
            assertThat(judged.stream().mapToInt(each -> -Verdict.rank(each.verdict())))
                    .isSorted();
        }
    }
}
