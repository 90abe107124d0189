package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.Turn;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.kalah.KalahPosition;
import org.outwit.games.othello.Othello;

/** A file of weights stands wherever an evaluator does: here it has the weights of one, and nobody can tell the difference. */
class WeightsPlayersTest {

    private static final Kalah KALAH = new Kalah();

    @TempDir
    private Path folder;

    private String tempo;

    @BeforeEach
    void write() throws IOException {
        Path file = folder.resolve("tempo.weights.json");
        Files.writeString(
                file,
                "{\"outwit\": \"weights\", \"version\": 1, \"game\": \"kalah\", \"kind\": \"linear\", \"weights\":"
                        + " {\"game\": {\"stores\": 1, \"again\": 1, \"choice\": 0.2}}}");
        tempo = "file:" + file;
    }

    private static Result answer(String player, PlayerSettings settings) {
        KalahPosition root = KALAH.start();
        try (SearchingChooser<KalahPosition> chooser =
                Players.of(KALAH, PlayerSpec.parse(player), settings.withTable(1))) {
            return chooser.choose(Turn.at(root, Limits.depth(5)));
        }
    }

    private void same(String written, PlayerSettings settings) {
        assertThat(answer(written.replace("F", tempo), settings))
                .as(written)
                .isEqualTo(answer(written.replace("F", "tempo"), settings));
    }

    @Test
    void itPlaysAsTheEvaluatorWithItsWeights() {
        same("F", PlayerSettings.USUAL);
        same("F@3", PlayerSettings.USUAL);
        same("-F", PlayerSettings.USUAL);
        same("F", PlayerSettings.USUAL.with(Algorithm.ALPHA_BETA));
    }

    /** It is nobody: an opponent with these weights searches, and errs only if that is written. */
    @Test
    void itIsAModelOfTheOpponentAsAnEvaluatorIs() {
        same("(stores,F)", PlayerSettings.USUAL);
        same("(F,stores@3)", PlayerSettings.USUAL);
        same("(stores,F@3%0.5)", PlayerSettings.USUAL);
        same("(stores,F@3)", PlayerSettings.USUAL.with(Algorithm.EXPECTED_REPLY));
    }

    @Test
    void aFileForAnotherGameIsRefused() {
        assertThatThrownBy(() -> Players.of(new Othello(), PlayerSpec.parse(tempo), PlayerSettings.USUAL))
                .hasMessage(tempo + ": These weights were trained for kalah, not for othello.");
    }
}
