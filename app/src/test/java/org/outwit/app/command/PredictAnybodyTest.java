package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.app.Shell;
import org.outwit.app.docs.Repository;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** {@code outwit predict --anybody}: people by their ratings alone. */
class PredictAnybodyTest {

    private static final String CLUB =
            Repository.ROOT.resolve("docs/learning/club.ggf").toString();

    @TempDir
    private Path folder;

    private static JsonNode json(Shell shell) {
        assertThat(shell.status()).as(shell.err()).isZero();
        return JsonMapper.builder().build().readTree(shell.out());
    }

    @Test
    void saysOfAllPlayersWhatItSaysOfOne() {
        Shell told = Shell.run(
                "predict",
                "othello",
                CLUB,
                "--anybody",
                "--from-ply",
                "9",
                "--examples",
                "60",
                "--errors",
                "--judged",
                "10");
        assertThat(told.status()).as(told.err()).isZero();
        assertThat(told.out())
                .startsWith("3 players, Othello, eight by eight, by anybody of their rating: ")
                .contains("A sample of 60 decisions stands for all ", "The first choice was said to be played in ")
                .contains("Errors in 10 decisions", "as second");
        JsonNode all = json(Shell.run("predict", "othello", CLUB, "--anybody", "--examples", "60", "--json"));
        assertThat(all.get("all").get("decisions").intValue()).isEqualTo(60);
        assertThat(all.get("all").get("calibrationError").doubleValue()).isBetween(0.0, 0.6);
        JsonNode anna =
                json(Shell.run("predict", "othello", CLUB, "--anybody", "--who", "anna", "--examples", "60", "--json"));
        assertThat(anna.get("who").stringValue()).isEqualTo("Anna");
        assertThat(anna.get("games").intValue()).isLessThanOrEqualTo(20);
    }

    @Test
    void onlyThoseInTheRangeAreAsked() throws IOException {
        Path games = folder.resolve("club.pgn");
        StringBuilder text = new StringBuilder();
        for (String moves : new String[] {"1. e4 e5 2. Nf3 Nc6", "1. d4 d5 2. c4 e6", "1. c4 e5 2. Nc3 Nf6"}) {
            text.append("[White \"Ann\"]\n[Black \"Bob\"]\n[WhiteElo \"1450\"]\n[BlackElo \"2100\"]\n\n")
                    .append(moves)
                    .append(" *\n\n");
        }
        Files.writeString(games, text);
        String file = games.toString();
        JsonNode ann = json(
                Shell.run("predict", "chess", file, "--anybody", "--rating", "1400-1599", "--from-ply", "3", "--json"));
        assertThat(ann.get("who").stringValue()).isEqualTo("1 player rated 1400 to 1599");
        assertThat(ann.get("all").get("decisions").intValue()).isEqualTo(3);
        assertThat(ann.get("as second").get("decisions").intValue()).isZero();
        refused("only players rated 1 to 2 are", file, "--anybody", "--rating", "1-2");
        refused("expected two ratings from 0 to 4000, the lower first", file, "--anybody", "--rating", "1599-1400");
        refused("--rating is for --anybody", file, "--model", "no.json", "--who", "Ann", "--rating", "1-2");
        refused("a model with --model, or anybody of a rating with --anybody.", file);
        refused("both were given", file, "--anybody", "--model", "no.json");
        refused("--from-ply must be 1 or more", file, "--anybody", "--from-ply", "0");
        refused("from ply 9 on", file, "--anybody", "--from-ply", "9");
    }

    private static void refused(String sentence, String file, String... args) {
        String[] all = new String[3 + args.length];
        System.arraycopy(new String[] {"predict", "chess", file}, 0, all, 0, 3);
        System.arraycopy(args, 0, all, 3, args.length);
        Shell shell = Shell.run(all);
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains(sentence);
    }
}
