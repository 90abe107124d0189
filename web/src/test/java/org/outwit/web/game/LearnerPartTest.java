package org.outwit.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.learn.people.Populations;
import org.outwit.play.player.LearnerSpec;
import org.outwit.web.EventsHeard;
import org.outwit.web.ServerRig;
import tools.jackson.databind.JsonNode;

/** A player who learns its opponent, in games as pages see them. */
class LearnerPartTest {

    @TempDir
    private static Path folder;

    private static ServerRig rig;

    @BeforeAll
    static void start() {
        rig = new ServerRig(folder);
    }

    @AfterAll
    static void end() {
        rig.close();
    }

    private static String create(String wish) throws Exception {
        return ServerRig.json(rig.post("/api/games", wish)).get("id").stringValue();
    }

    /** Waits until a page has been told this by a learner, with the picture or later. */
    private static void awaitInsight(EventsHeard page, String pattern) throws InterruptedException {
        page.await(each -> said(each).matches(pattern), 0, pattern);
    }

    private static String said(JsonNode event) {
        JsonNode data = event.get("data");
        return switch (event.get("kind").stringValue()) {
            case "insight" -> data.get("sentence").stringValue();
            case "picture" ->
                data.get("insights").isEmpty()
                        ? ""
                        : data.get("insights").get(0).get("sentence").stringValue();
            default -> "";
        };
    }

    @Test
    void aLearnerIsOfferedWhereThereCanBeOne() {
        for (Game<?> game : Games.all()) {
            String id = LearnerSpec.of(game.defaultEvaluatorName()).toString();
            assertThat(new OpponentList(game, Populations.SHIPPED).find(id).isPresent())
                    .as(game.name())
                    .isEqualTo(LearnerSpec.refusal(game).isEmpty());
        }
    }

    /** What it has learned of a program in one game it knows in the next. */
    @Test
    void aLearnerThatIsWatchedForeseesAProgram() throws Exception {
        String id =
                create("{\"game\":\"kalah\",\"watch\":true,\"players\":[\"learner:stores@4\",\"engine:stores@4\"]}");
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + id)) {
            awaitInsight(page, "I have seen no move of yours yet, and play plain.");
            for (int from = page.size(); ; from = page.size()) {
                rig.post("/api/games/" + id + "/next", "{}");
                JsonNode next =
                        page.await(each -> each.get("kind").stringValue().matches("move|over"), from, "a move");
                if (page.all().stream().anyMatch(each -> said(each).endsWith("I now play for your next error."))) break;
                assertThat(next.get("kind").stringValue()).isEqualTo("move");
            }
            JsonNode why = page.await(
                    each -> each.get("kind").stringValue().equals("explained")
                            && each.get("data").get("sentence").stringValue().contains("\nAfter "),
                    0,
                    "the line that it expects");
            assertThat(why.get("data").get("sentence").stringValue())
                    .startsWith("Learner played ")
                    .contains(" I expect ");
        }
        String again = ServerRig.json(rig.post("/api/games/" + id + "/again", "{\"changed\":true}"))
                .get("id")
                .stringValue();
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + again)) {
            awaitInsight(page, "I foresaw \\d+ of your last \\d+ moves; I now play for your next error.");
        }
    }

    @Test
    void whatItSawOfYouIsForgottenWhenTakenBackAndKnownAfterARestart() throws Exception {
        String id = create("{\"game\":\"kalah\",\"players\":[\"learner:stores@4\"]}");
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + id)) {
            awaitInsight(page, "I have seen no move of yours yet, and play plain.");
            rig.post("/api/games/" + id + "/move", "{\"move\":\"1\",\"ply\":0}");
            awaitInsight(page, "I (foresaw|did not foresee) your last move; I play plain.");
            int from = page.size();
            rig.post("/api/games/" + id + "/undo", "{}");
            page.await(each -> said(each).startsWith("I have seen no move"), from, "nothing seen");
            rig.post("/api/games/" + id + "/move", "{\"move\":\"2\",\"ply\":0}");
            page.await("turn", from);
        }
        rig.restart();
        try (EventsHeard page = new EventsHeard(rig).watch("game/" + id)) {
            awaitInsight(page, "I (foresaw|did not foresee) your last move; I play plain.");
        }
    }
}
