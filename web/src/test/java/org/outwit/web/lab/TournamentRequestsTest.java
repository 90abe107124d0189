package org.outwit.web.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URLDecoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.play.match.SavedGames;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

class TournamentRequestsTest {

    private static final String ALL = "/lab/tournaments";

    @TempDir
    private static Path folder;

    private static LabClient lab;

    @BeforeAll
    static void start() throws Exception {
        lab = new LabClient(folder);
        assertThat(lab.page(ALL)).contains("No tournament has been played here yet.");
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    private static Map<String, Object> wish(Object... players) {
        return Map.of("name", "<b>Cup</b>", "game", "tictactoe", "players", List.of(players), "games", 3, "millis", 10);
    }

    private static List<String> players() throws Exception {
        JsonNode players = lab.json("/api/lab/players?game=tictactoe").get("players");
        return List.of(
                players.get(0).get("id").stringValue(), players.get(1).get("id").stringValue());
    }

    private static String begun() throws Exception {
        HttpResponse<String> answer =
                lab.post("/api/lab/tournaments", wish(players().toArray()));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JsonText.object(answer.body()).get("id").stringValue();
    }

    private static JsonNode ended(String id) throws Exception {
        return lab.until(
                "/api/lab/tournaments/" + id, state -> state.get("finished").booleanValue() && !state.has("job"));
    }

    @Test
    void aTournamentIsPlayedAndShown() throws Exception {
        String id = begun();
        JsonNode after = ended(id);
        assertThat(after.get("done").intValue()).isEqualTo(3);
        String page = lab.page("/lab/tournaments/" + id);
        assertThat(page).contains("&lt;b&gt;Cup&lt;/b&gt;", "Cross table", "<svg", "Open game 3");
        assertThat(page).contains("How it was played", "10 ms of thinking", "/api/lab/tournaments/" + id + "/file");
        assertThat(lab.get("/api/lab/tournaments/" + id + "/file").body())
                .startsWith("{\"outwit\": \"tournament\"")
                .contains("\"thinking\": 10");
        assertThat(page).doesNotContain("<b>Cup", "<style", " style=");
        assertThat(lab.page(ALL)).contains("/lab/tournaments/" + id, "3 games");
    }

    @Test
    void aLearnerTakesPart() throws Exception {
        HttpResponse<String> answer = lab.post(
                "/api/lab/tournaments", wish("learner:lines@4", players().get(0)));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        String id = JsonText.object(answer.body()).get("id").stringValue();
        assertThat(ended(id).get("markup").stringValue()).contains("Learner, 4 plies");
    }

    @Test
    void gamesOpenInAnalysisAndCanBeTakenAway() throws Exception {
        String id = begun();
        ended(id);
        HttpResponse<String> records = lab.get("/api/lab/tournaments/" + id + "/records");
        String name = records.headers().firstValue("Content-Disposition").orElseThrow();
        Path file = folder.resolve(name.replaceAll(".*filename=\"|\"$", ""));
        Files.writeString(file, records.body());
        assertThat(SavedGames.count(Games.named("tictactoe"), file)).isEqualTo(3);
        for (int number = 1; number <= 3; number++) {
            HttpResponse<String> opened = lab.get("/lab/tournaments/" + id + "/games/" + number);
            assertThat(opened.statusCode()).isEqualTo(302);
            String place = opened.headers().firstValue("Location").orElseThrow();
            assertThat(place).contains("/analyse?game=tictactoe&moves=");
            assertThat(isOver(Games.named("tictactoe"), place.replaceAll(".*moves=", "")))
                    .isTrue();
        }
        assertThat(lab.get("/lab/tournaments/" + id + "/games/4").statusCode()).isEqualTo(404);
    }

    private static <P extends Position> boolean isOver(Game<P> game, String moves) {
        P position = game.start();
        for (String each : URLDecoder.decode(moves, StandardCharsets.UTF_8).split(" "))
            position.make(game.notation().parse(position, each));
        return position.isOver();
    }

    @Test
    void itGoesOnAfterARestart() throws Exception {
        String id = begun();
        lab.restart();
        assertThat(ended(id).get("done").intValue()).isEqualTo(3);
    }

    /** What a request calls a player is looked up and never read as the notation of players, which can name files and programs. */
    @Test
    void whatIsNotAllowedIsRefusedWithASentence() throws Exception {
        String before = lab.page(ALL);
        String one = players().get(0);
        for (String other : List.of("file:/etc/passwd", "xboard:sh", "learner", "engine:file:x", "")) {
            HttpResponse<String> refused = lab.post("/api/lab/tournaments", wish(one, other));
            assertThat(refused.statusCode()).as(other).isEqualTo(400);
            assertThat(refused.body()).contains("There is nobody called");
        }
        assertThat(lab.post("/api/lab/tournaments", wish(one, one)).body()).contains("2 to 6 players");
        Map<String, Object> many =
                Map.of("game", "tictactoe", "players", players(), "games", TournamentSetup.MOST_GAMES + 1);
        assertThat(lab.post("/api/lab/tournaments", many).body()).contains("whole number from 1 to 20");
        Map<String, Object> slow = Map.of("game", "tictactoe", "players", players(), "millis", 1001);
        assertThat(lab.post("/api/lab/tournaments", slow).body()).contains("from 10 to 1000");
        Map<String, Object> unknown = Map.of("game", "../x", "players", players());
        assertThat(lab.post("/api/lab/tournaments", unknown).statusCode()).isEqualTo(400);
        assertThat(lab.get("/lab/tournaments/none").statusCode()).isEqualTo(404);
        assertThat(lab.page(ALL)).isEqualTo(before);
    }
}
