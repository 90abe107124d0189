package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.play.protocol.FakeGnubg;

/** With a small program in the place of GNU Backgammon. */
@Timeout(300)
class JudgeCommandTest {

    @TempDir
    private Path folder;

    private Shell judged(String... more) throws IOException {
        Path positions = Files.writeString(folder.resolve("positions.txt"), FakeGnubg.POSITION + "\n");
        return judged(positions.toString(), List.of(more));
    }

    private Shell judged(String positions, List<String> more) throws IOException {
        List<String> command = FakeGnubg.command(folder, FakeGnubg.BETTER, FakeGnubg.WORSE);
        String program = "\"" + String.join("\" \"", command) + "\"";
        List<String> line = new ArrayList<>(
                List.of("judge", "backgammon", "--player", "racer@1", "--positions", positions, "--gnubg", program));
        line.addAll(more);
        return Shell.run(line.toArray(String[]::new));
    }

    @Test
    void tellsWhatAMoveLoses() throws IOException {
        Shell shell = judged("--worst", "1");
        assertThat(shell.err()).isEmpty();
        assertThat(shell.status()).isZero();
        assertThat(shell.lines().get(0)).isEqualTo("racer@1, 1 decision judged by GNU Backgammon at 2 plies");
        assertThat(shell.lines().get(1)).matches("mean equity loss 0\\.(0000|4403) points a move");
        assertThat(shell.lines().get(4)).endsWith(FakeGnubg.POSITION);
    }

    @Test
    void tellsItToPrograms() throws IOException {
        assertThat(judged("--json", "--plies", "0").out())
                .startsWith("{\"player\":\"racer@1\",\"plies\":0,\"decisions\":1,\"mean\":")
                .contains("\"best\":", "\"errors\":", "\"blunders\":");
    }

    private Shell values(String positions, String... more) throws IOException {
        Path file = Files.writeString(folder.resolve("unrolled.txt"), positions);
        List<String> command = FakeGnubg.command(folder, FakeGnubg.AT_ONCE, FakeGnubg.ONE_PLY);
        String program = "\"" + String.join("\" \"", command) + "\"";
        List<String> line = new ArrayList<>(
                List.of("judge", "backgammon", "--equity", "--plies", "1", "--positions", file.toString(), "--gnubg"));
        line.add(program);
        line.addAll(List.of(more));
        return Shell.run(line.toArray(String[]::new));
    }

    @Test
    void tellsHowFarValuesAreOff() throws IOException {
        String twice = FakeGnubg.UNROLLED + "\n" + FakeGnubg.UNROLLED + "\n";
        Shell shell = values(twice, "--player", "-balanced", "--worst", "1");
        assertThat(shell.err()).isEmpty();
        assertThat(shell.lines().get(0))
                .isEqualTo("-balanced, values of 2 positions judged by GNU Backgammon at 1 ply");
        assertThat(shell.lines().get(1)).matches("part +positions +mean error +95 % +mean difference");
        // The start is worth 0.05 to who rolls by balanced, so -0.05 here, and 0.05926 by the judge.
        assertThat(shell.lines().get(2)).matches("contact +2 +0.1093 +0.1093 to 0.1093 +-0.1093");
        assertThat(shell.lines().get(4)).endsWith(FakeGnubg.UNROLLED);
        assertThat(values(twice, "--json").out())
                .startsWith("{\"player\":\"network\",\"plies\":1,\"unit\":\"point\",\"parts\":[{\"part\":\"contact\","
                        + "\"positions\":2,\"error\":");
        assertThat(values(FakeGnubg.POSITION + "\n").err()).contains("Line 1: the dice have been thrown;");
        assertThat(values(twice, "--depth", "2").err()).contains("the depth belongs to the player, as in network@2.");
    }

    @Test
    void badInputIsRefusedWithASentence() {
        assertThat(Shell.run("judge", "chess").err()).startsWith("outwit: There is no judge for chess;");
        assertThat(Shell.run("judge", "backgammon", "--plies", "7").err()).contains("--plies must be 0 to 3, found 7.");
        assertThat(Shell.run("judge", "backgammon", "--count", "0").err()).contains("--count must be 1 or more");
        Shell shell = Shell.run("judge", "backgammon", "--player", "racer@1", "--gnubg", "/no/such/gnubg");
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains("There is no program '/no/such/gnubg' that can be run.");
    }

    @Test
    void filesThatCannotBeUsedAreNamed() throws IOException {
        assertThat(judged("nowhere.txt", List.of()).err()).contains("cannot read nowhere.txt: there is no such file.");
        Path bad = Files.writeString(folder.resolve("bad.txt"), "nonsense\n");
        assertThat(judged(bad.toString(), List.of()).err()).contains("bad.txt: Line 1: ");
    }
}
