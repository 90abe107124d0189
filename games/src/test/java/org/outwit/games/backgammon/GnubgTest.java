package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Asks GNU Backgammon, where it is installed, what it makes of our position and match IDs: its plays must be ours. */
class GnubgTest {

    private static final Path PROGRAM = Path.of("/usr/games/gnubg");
    private static final Pattern SET = Pattern.compile("Setting GNUbg ID (\\S+)");
    private static final Pattern PLAY = Pattern.compile(" +\\d+\\. Cube\\w+ 0-ply +(.*?) +Eq\\.:.*");

    private static final List<String> QUIETLY = List.of(
            "set automatic game off",
            "set automatic roll off",
            "set automatic move off",
            "set automatic bearoff off",
            "set confirm new off",
            "set display off",
            "set player 0 human",
            "set player 1 human",
            "set evaluation chequerplay evaluation plies 0",
            "new session");

    @TempDir
    private Path folder;

    private List<String> ask(List<String> questions) throws IOException {
        List<String> script = new ArrayList<>(QUIETLY);
        script.addAll(questions);
        Path file = folder.resolve("script");
        Files.write(file, script);
        Path answers = folder.resolve("answers");
        Process process = new ProcessBuilder(PROGRAM.toString(), "-t", "-q", "-r", "-c", file.toString())
                .redirectErrorStream(true)
                .redirectInput(Path.of("/dev/null").toFile())
                .redirectOutput(answers.toFile())
                .start();
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
        }
        return Files.readAllLines(answers, StandardCharsets.ISO_8859_1);
    }

    /** Positions with thrown dice, every so often one of a game between players who know nothing. */
    private static List<BackgammonPosition> positions(int count) {
        Random random = new Random(42);
        List<BackgammonPosition> found = new ArrayList<>();
        int[] moves = new int[PlayLister.MOST_PLAYS];
        while (found.size() < count) {
            BackgammonPosition position = new Backgammon().start();
            while (!position.isOver() && found.size() < count) {
                if (position.stage() == Stage.PLAYING && random.nextInt(3) == 0) found.add(position.copy());
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
        }
        return found;
    }

    @Test
    void itsPlaysAreOurs() throws IOException {
        assumeTrue(Files.isExecutable(PROGRAM), "GNU Backgammon is not installed.");
        Map<String, BackgammonPosition> asked = new LinkedHashMap<>();
        List<String> questions = new ArrayList<>();
        for (BackgammonPosition each : positions(300)) asked.put(PositionText.of(each), each);
        for (String id : asked.keySet()) questions.addAll(List.of("set gnubgid " + id, "hint 4000"));
        Map<String, List<String>> answers = new LinkedHashMap<>();
        List<String> plays = new ArrayList<>();
        for (String line : ask(questions)) {
            Matcher set = SET.matcher(line);
            if (set.find()) answers.put(set.group(1), plays = new ArrayList<>());
            Matcher play = PLAY.matcher(line);
            if (play.matches()) plays.add(play.group(1));
        }
        assertThat(answers.keySet()).isEqualTo(asked.keySet());
        asked.forEach((id, position) -> compare(position, answers.get(id)));
    }

    private static void compare(BackgammonPosition position, List<String> theirs) {
        BackgammonNotation notation = new BackgammonNotation();
        TreeSet<Integer> ours = new TreeSet<>();
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        for (int i = 0; i < end; i++) ours.add(moves[i]);
        TreeSet<Integer> read = new TreeSet<>();
        for (String each : theirs) read.add(notation.parse(position, each));
        if (theirs.isEmpty()) read.add(notation.parse(position, PlayText.PASS));
        assertThat(read).as(PositionText.of(position) + " " + theirs).isEqualTo(ours);
    }
}
