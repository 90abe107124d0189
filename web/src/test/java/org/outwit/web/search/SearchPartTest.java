package org.outwit.web.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.web.ServerRig;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

class SearchPartTest {

    @TempDir
    private static Path folder;

    private static ServerRig rig;

    @BeforeAll
    static void start() {
        rig = new ServerRig(folder);
    }

    @AfterAll
    static void stop() {
        rig.close();
    }

    private static HttpResponse<String> post(String address, Map<String, ?> body) throws Exception {
        return rig.post(address, JsonText.of(body));
    }

    private static Map<String, ?> asked(Map<String, ?> source, String... algorithms) {
        return Map.of(
                "source",
                source,
                "runs",
                List.of(algorithms).stream()
                        .map(name -> Map.of("algorithm", name))
                        .toList());
    }

    private static String refusal(Map<String, ?> body, int status) throws Exception {
        HttpResponse<String> answer = post("/api/search/steps", body);
        assertThat(answer.statusCode()).isEqualTo(status);
        return ServerRig.sentence(answer);
    }

    @Test
    void thePageNamesItsTreesWithoutScript() throws Exception {
        String page = rig.get("/search").body();
        assertThat(page).contains("Search, step by step", "/search?example=theorem-2", "The textbook tree");
    }

    /** Every tree of the menu can be searched by both algorithms that the menu shows on it. */
    @Test
    void everyExampleIsStepped() throws Exception {
        JsonNode menu = ServerRig.json(rig.get("/api/search/menu"));
        assertThat(menu.get("examples").size()).isGreaterThan(20);
        for (JsonNode example : menu.get("examples")) {
            String id = example.get("id").stringValue();
            HttpResponse<String> answer = post(
                    "/api/search/steps",
                    asked(
                            Map.of("kind", "example", "id", id),
                            example.get("first").get("algorithm").stringValue(),
                            example.get("second").stringValue()));
            assertThat(answer.statusCode()).as(id + ": " + answer.body()).isEqualTo(200);
            for (JsonNode run : JsonText.object(answer.body()).get("runs")) {
                assertThat(run.get("sentences").size()).as(id).isGreaterThan(1);
                assertThat(run.get("note").stringValue()).isEmpty();
            }
        }
    }

    @Test
    void printAndCorrectionDisagreeOnTheCounterexample() throws Exception {
        JsonNode runs = JsonText.object(post(
                                "/api/search/steps",
                                asked(
                                        Map.of("kind", "example", "id", "theorem-2"),
                                        "as printed",
                                        "alpha-beta*-one-pass"))
                        .body())
                .get("runs");
        assertThat(runs.get(0).get("facts").toString()).contains("value 10 instead of 12", "7 of 8 leaves");
        assertThat(runs.get(1).get("facts").toString()).contains("value 12", "8 of 8 leaves");
    }

    /** In one line a vector is in the order of the players, who are as many as it has values. */
    @Test
    void threePlayersTakeTurns() throws Exception {
        Map<String, ?> body = asked(Map.of("kind", "example", "id", "figure-6-4"), "maxn", "paranoid");
        JsonNode json = JsonText.object(post("/api/search/steps", body).body());
        assertThat(json.get("runs").get(0).get("facts").toString()).contains("values (1, 2, 6)");
        assertThat(json.get("tree").get("kinds").toString()).startsWith("[\"p0\",\"p1\",\"p2\",\"leaf\"");
        assertThat(json.get("tree").get("labels").get(3).toString()).contains("1", "2", "6");
    }

    @Test
    void onePictureHasOneReading() throws Exception {
        Map<String, ?> line = Map.of("kind", "text", "text", "(([4,-4] [6,-6]) ([9,5] [1,2]))");
        assertThat(refusal(asked(line, "m*", "maxn"), 400))
                .isEqualTo(
                        "Values such as [4,-4] are f1 and f0 to one of m* and maxn, and those of players 0 and 1 to the"
                                + " other; write the tree as JSON, where they have names.");
        assertThat(post("/api/search/steps", asked(line, "m*", "minimax")).statusCode())
                .isEqualTo(200);
    }

    @Test
    void aPositionOfAGameIsATree() throws Exception {
        HttpResponse<String> answer = post(
                "/api/search/steps",
                asked(
                        Map.of("kind", "game", "game", "othello", "depth", 3, "own", "mobility", "theirs", "greedy"),
                        "alpha-beta*",
                        "minimax"));
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
        JsonNode runs = JsonText.object(answer.body()).get("runs");
        assertThat(runs.get(0).get("player").stringValue()).isEqualTo("(mobility,-greedy)");
    }

    @Test
    void foldedNodesHaveNoPlace() throws Exception {
        Map<String, ?> body = Map.of(
                "source", Map.of("kind", "text", "text", "((3 12 8) (2 4 6) (14 5 2))"),
                "runs", List.of(Map.of("algorithm", "minimax")),
                "folded", List.of(1));
        JsonNode tree = JsonText.object(post("/api/search/places", body).body()).get("tree");
        assertThat(tree.get("x").get(2).isNull()).isTrue();
        assertThat(tree.get("x").get(5).isNull()).isFalse();
        assertThat(tree.get("hidden").get(1).intValue()).isEqualTo(3);
    }

    @Test
    void whatIsTooLargeIsRefusedBeforeItIsMade() throws Exception {
        assertThat(refusal(asked(Map.of("kind", "grown", "spec", "b=10,d=6,seed=1"), "alpha-beta"), 400))
                .isEqualTo("The tree would have more than 100000 nodes, and at most 100000 are searched here;"
                        + " larger ones are for 'outwit tree solve'.");
        assertThat(refusal(asked(Map.of("kind", "grown", "spec", "b=1,d=1000000,seed=1"), "alpha-beta"), 400))
                .contains("1000000 plies");
        String million = "(" + "1 ".repeat(400_000) + ")";
        assertThat(refusal(asked(Map.of("kind", "text", "text", million), "alpha-beta"), 413))
                .contains("800002 characters");
        assertThat(refusal(asked(Map.of("kind", "game", "game", "chess", "depth", 6), "alpha-beta"), 400))
                .contains("ask for a smaller depth");
        assertThat(post("/api/search/steps", asked(Map.of("kind", "grown", "spec", "b=9,d=5,seed=1"), "alpha-beta"))
                        .body())
                .contains("this is what the search did on each ply");
    }

    @Test
    void badInputGetsASentence() throws Exception {
        Map<String, ?> text = Map.of("kind", "text", "text", "((1 2) (3");
        assertThat(refusal(asked(text, "alpha-beta"), 400)).contains("At character 10 of the tree");
        assertThat(refusal(asked(Map.of("kind", "text", "text", "{\"tree\": 3}"), "alpha-beta"), 400))
                .contains("'tree'");
        assertThat(refusal(asked(Map.of("kind", "text", "text", "((1 2) 3)"), "alpha-gamma"), 400))
                .contains("unknown algorithm 'alpha-gamma'");
        assertThat(refusal(asked(Map.of("kind", "example", "id", "<script>"), "minimax"), 404))
                .contains("<script>");
        assertThat(refusal(asked(Map.of("kind", "text", "text", "((1 2) 3)"), "as printed"), 400))
                .contains("Only the trees on which print goes wrong");
        for (String player : List.of("file:/etc/passwd", "xboard:sh", "(f,file:x)")) {
            Map<String, ?> body = Map.of(
                    "source",
                    Map.of("kind", "text", "text", "((1 2) 3)"),
                    "runs",
                    List.of(Map.of("algorithm", "minimax", "player", player)));
            assertThat(refusal(body, 400)).contains("is not one for trees");
        }
    }
}
