package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.app.docs.Repository;

class WhoCommandTest {

    private static final String CLUB =
            Repository.ROOT.resolve("docs/learning/club.ggf").toString();

    @TempDir
    private Path folder;

    /** The first games of the club, and the others. */
    private String part(String name, int from, int end) throws IOException {
        return Files.write(
                        folder.resolve(name), Files.readAllLines(Path.of(CLUB)).subList(from, end))
                .toString();
    }

    @Test
    void findsWhoseGamesTheyAreInAnArchive() throws IOException {
        int games = Files.readAllLines(Path.of(CLUB)).size();
        String archive = part("archive.ggf", 0, games - 6);
        String later = part("later.ggf", games - 6, games);
        Shell shell = Shell.run("who", "othello", later, "--unknown", "bob", "--archive", archive, "--least", "5");
        assertThat(shell.status()).as(shell.err()).isZero();
        assertThat(shell.out())
                .startsWith("Who plays like this? Bob: ")
                .contains("3 people to compare with", "probability", "the first was the right one in ");
        Shell json =
                Shell.run("who", "othello", later, "--unknown", "bob", "--archive", archive, "--least", "5", "--json");
        assertThat(json.out()).startsWith("{\"who\":").contains("\"factor\":", "\"suspects\":[{\"name\":");
    }

    @Test
    void leavesTheGamesInQuestionOutOfTheArchive() {
        Shell shell = Shell.run("who", "othello", CLUB, "--unknown", "anna", "--archive", CLUB, "--least", "5");
        assertThat(shell.out()).contains("20 games of the archive are games in question");
    }

    @Test
    void complainsInSentences() {
        refusal("Say whom to compare with", "who", "othello", CLUB, "--unknown", "anna");
        refusal("Say who of the players is meant", "who", "othello", CLUB, "--archive", CLUB);
        refusal(
                "Nobody in these records is called 'zoe'",
                "who",
                "othello",
                CLUB,
                "--unknown",
                "zoe",
                "--archive",
                CLUB);
        refusal("expected two or more people", "who", "othello", CLUB, "--unknown", "anna", "--archive", CLUB);
        refusal("there is no such model file", "who", "othello", CLUB, "--unknown", "anna", "--among", "nobody.json");
        refusal("--least must be 2 or more", "who", "othello", CLUB, "--archive", CLUB, "--least", "1");
        refusal(
                "Nobody knows how people play connect4",
                "who",
                "connect4",
                "four.txt",
                "--side",
                "first",
                "--archive",
                "four.txt");
    }

    private static void refusal(String sentence, String... words) {
        Shell shell = Shell.run(words);
        assertThat(shell.status()).as(shell.out()).isEqualTo(2);
        assertThat(shell.err()).contains(sentence);
    }
}
