package org.outwit.web.person;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.lab.database.Database;
import org.outwit.lab.database.DatabasePlace;
import org.outwit.web.ServerRig;
import org.outwit.web.http.JsonText;
import org.outwit.web.people.PeopleQuery;
import org.outwit.web.people.PeopleStore;
import org.outwit.web.people.PersonEntry;
import tools.jackson.databind.JsonNode;

class PersonPartTest {

    private static final String ANNA = "Anna <script>alert(1)</script>";

    @TempDir
    private static Path folder;

    private static ServerRig rig;
    private static int tests;

    private String anna;
    private String bo;

    @BeforeAll
    static void start() {
        rig = new ServerRig(folder);
    }

    @AfterAll
    static void close() {
        rig.close();
    }

    /** Each test has people of its own. */
    @BeforeEach
    void name() {
        tests++;
        anna = ANNA + " " + tests;
        bo = "Bo " + tests;
    }

    /** The ids of Anna and Bo, who played random games against each other. */
    private <P extends Position> List<String> played(Game<P> game, int count) {
        try (Database database = Database.open(place(), List.of(PeopleStore.MIGRATIONS))) {
            PeopleStore store = new PeopleStore(database);
            List<PlayedGame<P>> games = new ArrayList<>();
            for (int i = 0; i < count; i++) games.add(random(game, i, anna, bo));
            store.add("local", game, "club.txt", games);
            List<PersonEntry> people = store.people(
                            "local", new PeopleQuery("", game.name(), PeopleQuery.Order.NAME, false, 1))
                    .people();
            return Stream.of(anna, bo)
                    .map(name -> people.stream()
                            .filter(each -> each.name().equals(name))
                            .findFirst()
                            .orElseThrow()
                            .id())
                    .toList();
        }
    }

    private static <P extends Position> PlayedGame<P> random(Game<P> game, int seed, String... names) {
        Random random = new Random(seed);
        P position = game.start();
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver() && moves.size() < 60) {
            int[] buffer = new int[position.mostMoves()];
            moves.add(buffer[random.nextInt(position.moves(buffer, 0))]);
            position.make(moves.get(moves.size() - 1));
        }
        List<String> players = new ArrayList<>(List.of(names));
        if (seed % 2 == 1) java.util.Collections.reverse(players);
        return new PlayedGame<>(
                seed + 1,
                new Place(1, 1),
                Map.of("Date", "20" + (10 + seed % 5) + ".05.01", "Event", "Cup <b>"),
                players,
                game.start(),
                moves.stream().mapToInt(Integer::intValue).toArray(),
                seed % 3 == 0 ? Outcome.DRAW : Outcome.FIRST_WINS);
    }

    private DatabasePlace place() {
        return DatabasePlace.parse(folder.resolve("outwit.db").toString());
    }

    private HttpResponse<String> ask(String method, String path, String body) {
        try {
            return rig.send(HttpRequest.newBuilder(URI.create(rig.url(path)))
                    .method(method, HttpRequest.BodyPublishers.ofString(body))
                    .header("Accept", path.startsWith("/api/") ? "application/json" : "text/html"));
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private String page(String path) {
        HttpResponse<String> answer = ask("GET", path, "");
        assertThat(answer.statusCode()).as(path).isEqualTo(200);
        return answer.body();
    }

    private JsonNode json(String path) {
        return JsonText.object(ask("GET", path, "").body());
    }

    private String begin(String path, String wish) {
        HttpResponse<String> answer = ask("POST", path, wish);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        return JsonText.object(answer.body()).get("job").stringValue();
    }

    private String refused(int status, String path, String wish) {
        HttpResponse<String> answer = ask("POST", path, wish);
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(status);
        return JsonText.object(answer.body()).get("sentence").stringValue();
    }

    /** Waits for a job and returns it. */
    private JsonNode ended(String job) {
        for (int i = 0; i < 3000; i++) {
            JsonNode found = json("/api/jobs/" + job);
            String state = found.get("state").stringValue();
            if (!state.equals("waiting") && !state.equals("running")) return found;
            sleep();
        }
        throw new IllegalStateException("The job does not end: " + json("/api/jobs/" + job));
    }

    private static void sleep() {
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private JsonNode done(String job) {
        JsonNode found = ended(job);
        assertThat(found.get("state").stringValue()).as(found.toString()).isEqualTo("done");
        return found;
    }

    @Test
    void nobodyIsAtABadAddress() {
        for (String id : List.of("0123456789abcdef0123456789abcdef", "x", "..%2f", "%27%20or%201=1")) {
            HttpResponse<String> answer = ask("GET", "/people/" + id, "");
            assertThat(answer.statusCode()).as(id).isIn(404, 400);
        }
        assertThat(ask("GET", "/people/nobody", "").body()).contains("There is nobody at this address");
        assertThat(refused(404, "/api/person/nobody/study", "{}")).contains("nobody at this address");
    }

    @Test
    void aStudyIsMadeAndShown() {
        String id = played(Games.named("tictactoe"), 14).get(0);
        String before = page("/people/" + id);
        assertThat(before).contains("Anna &lt;script&gt;").doesNotContain("<script>alert", " style=\"");
        assertThat(before).contains("&quot;begins&quot;:true").contains("14 games, 2010–2014");
        done(begin("/api/person/" + id + "/study", "{}"));
        JsonNode state = json("/api/person/" + id).get("study");
        assertThat(state.get("stage").stringValue()).isEqualTo("whole");
        assertThat(state.get("begins").booleanValue()).isFalse();
        String after = page("/people/" + id);
        for (String part : List.of("glance", "plan", "depth", "values", "predictability", "repertoire", "errors")) {
            assertThat(after).contains("<section id=\"" + part + "\">").contains("href=\"#" + part + "\"");
        }
        assertThat(after).doesNotContain("<script>alert", " style=\"", "<style");
        assertThat(after).contains("/?game=tictactoe&amp;against=person:" + id);
    }

    @Test
    void whoeverAsksTwiceIsTold() {
        String id = played(Games.named("tictactoe"), 14).get(0);
        String job = begin("/api/person/" + id + "/study", "{}");
        HttpResponse<String> again = ask("POST", "/api/person/" + id + "/study", "{}");
        if (again.statusCode() == 409) assertThat(again.body()).contains("being studied already");
        else assertThat(json("/api/jobs/" + job).get("state").stringValue()).isEqualTo("done"); // it was quicker
        ended(job);
    }

    @Test
    void aCancelledStudyWaitsToBeAskedForAgain() {
        String id = played(Games.named("checkers"), 30).get(0);
        String job = begin("/api/person/" + id + "/study", "{}");
        ask("POST", "/api/jobs/" + job + "/cancel", "{}");
        assertThat(ended(job).get("state").stringValue()).isEqualTo("cancelled");
        JsonNode state = json("/api/person/" + id).get("study");
        assertThat(state.get("cancelled").booleanValue()).isTrue();
        assertThat(state.get("begins").booleanValue()).isFalse();
        assertThat(page("/people/" + id)).contains("There is no study of Anna");
    }

    @Test
    void theNextServerGoesOnWithAStudy() {
        String id = played(Games.named("tictactoe"), 14).get(0);
        String job = begin("/api/person/" + id + "/study", "{\"again\":true}");
        rig.restart();
        done(job);
        assertThat(json("/api/person/" + id).get("study").get("stage").stringValue())
                .isEqualTo("whole");
    }

    @Test
    void gamesAreListedAndGiven() {
        String id = played(Games.named("tictactoe"), 30).get(0);
        String page = page("/people/" + id);
        assertThat(page).contains("1 to 25 of 30").contains("Cup &lt;b&gt;");
        assertThat(page("/people/" + id + "?games=25")).contains("26 to 30 of 30");
        assertThat(page("/people/" + id + "?games=99999999999")).contains("1 to 25 of 30");
        Matcher link = Pattern.compile("/analyse\\?game=tictactoe&amp;record=(person/[0-9a-f/games]+)")
                .matcher(page);
        assertThat(link.find()).isTrue();
        JsonNode game = json("/api/" + link.group(1));
        assertThat(game.get("players").get(game.get("seat").intValue()).stringValue())
                .isEqualTo(anna);
        assertThat(game.get("moves").size()).isBetween(5, 9);
        assertThat(ask("GET", "/api/person/" + id + "/games/none", "").statusCode())
                .isEqualTo(404);
    }

    @Test
    void aRepertoireIsPreparedAndItsLinesAreAFile() {
        String id = played(Games.named("tictactoe"), 14).get(0);
        assertThat(refused(400, "/api/person/" + id + "/prepare", "{\"side\":\"north\"}"))
                .contains("expected first, second or both");
        assertThat(refused(409, "/api/person/" + id + "/prepare", "{}")).contains("was not learned yet");
        assertThat(ask("GET", "/api/person/" + id + "/prepare/lines", "").statusCode())
                .isEqualTo(404);
        done(begin("/api/person/" + id + "/study", "{}"));
        done(begin("/api/person/" + id + "/prepare", "{\"side\":\"first\"}"));
        assertThat(page("/people/" + id)).contains("class=\"repertoire\"").doesNotContain(" style=\"");
        HttpResponse<String> lines = ask("GET", "/api/person/" + id + "/prepare/lines", "");
        assertThat(lines.statusCode()).isEqualTo(200);
        assertThat(lines.headers().firstValue("Content-Disposition").orElseThrow())
                .matches("attachment; filename=\"against-[A-Za-z0-9-]+\\.[a-z]+\"");
        assertThat(lines.body()).contains("Preparation against");
    }

    @Test
    void twoWhoWereStudiedAreCompared() {
        List<String> both = played(Games.named("tictactoe"), 14);
        String with = "/people/" + both.get(0) + "?with=" + both.get(1);
        assertThat(page(with)).contains("Both must be studied");
        for (String each : both) done(begin("/api/person/" + each + "/study", "{}"));
        assertThat(page(with)).contains("points scored").contains("95 % interval");
        assertThat(page("/people/" + both.get(0) + "?with=nobody")).doesNotContain("points scored");
    }

    @Test
    void whoPlaysLikeThisNeedsTwoPeopleAndLegalGames() {
        String id = played(Games.named("connect4"), 12).get(0);
        String alone =
                begin("/api/person/" + id + "/who", "{}"); // nobody knows how people play it, and nobody was learned
        assertThat(ended(alone).get("activity").stringValue())
                .contains("two people")
                .endsWith("there are none.");
        String bad = begin("/api/person/" + id + "/who", "{\"text\":\"no game at all\",\"side\":0}");
        assertThat(ended(bad).get("activity").stringValue()).contains("No legal game of");
        assertThat(refused(400, "/api/person/" + id + "/who", "{\"name\":\"" + "x".repeat(900_000) + "\"}"))
                .isEqualTo("The name has 900000 letters; expected at most 200.");
        assertThat(refused(413, "/api/person/" + id + "/who", "{\"text\":\"" + "x".repeat(400_001) + "\"}"))
                .contains("at most 400000");
    }

    @Test
    void whoPlaysLikeThisIsAnsweredWithProbabilities() {
        String id = played(Games.named("othello"), 24).get(0);
        JsonNode answer = JsonText.object(done(begin("/api/person/" + id + "/who", "{\"games\":4}"))
                .get("result")
                .stringValue());
        double sum = 0;
        for (JsonNode each : answer.get("suspects"))
            sum += each.get("probability").doubleValue();
        assertThat(answer.get("games").intValue()).isEqualTo(4);
        assertThat(answer.get("people").intValue()).isBetween(2, 8); // both, and the shipped people who are loaded
        assertThat(sum).isBetween(0.999, 1.001);
        assertThat(answer.get("trust").stringValue()).isNotBlank();
    }

    @Test
    void peopleOfGamesWithDiceHaveAPageToo() {
        String id = played(Games.named("backgammon"), 2).get(0);
        assertThat(page("/people/" + id)).contains("where dice are thrown").contains("The games");
        assertThat(refused(409, "/api/person/" + id + "/study", "{}")).contains("dice");
    }
}
