package org.outwit.app.load;

import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/**
 * A visitor who plays random legal moves, one game after the other: asks for a game, watches it, and moves as soon as it is their turn.
 * Nothing here blocks; everything happens when an answer or an event comes.
 */
final class LoadGame {

    private static final int NOBODY = -1;

    private final LoadClient client;
    private final LoadPlan plan;
    private final LoadTally tally;
    private final BooleanSupplier ended;
    private final Random random;
    private WebSocket socket;
    private String id;
    private int plies; // of the game as it was told
    private int sentAt = NOBODY; // the ply of our move that is on its way
    private long sent;
    private long played; // when our move was confirmed; 0 where we wait for no answer

    LoadGame(LoadClient client, LoadPlan plan, LoadTally tally, BooleanSupplier ended, long seed) {
        this.client = client;
        this.plan = plan;
        this.tally = tally;
        this.ended = ended;
        this.random = new Random(seed);
    }

    void begin() {
        Map<String, Object> wish =
                Map.of("game", plan.game(), "players", List.of(plan.against()), "millis", plan.millis());
        client.post("/api/games", wish).whenComplete((answer, error) -> {
            if (error != null || answer.statusCode() != 200) refused("a game was refused", answer, error);
            else watch(JsonText.object(answer.body()).get("id").stringValue());
        });
    }

    private synchronized void watch(String game) {
        id = game;
        plies = 0;
        sentAt = NOBODY;
        played = 0;
        tally.begun();
        client.watch("game/" + game, this::heard, this::broken).whenComplete((opened, error) -> {
            if (error != null) broken("a game could not be watched: " + error);
            else open(opened);
        });
    }

    private synchronized void open(WebSocket opened) {
        socket = opened;
    }

    private void broken(String what) {
        if (!ended.getAsBoolean()) tally.errors().add(what);
    }

    private void refused(String what, HttpResponse<String> answer, Throwable error) {
        if (!ended.getAsBoolean())
            tally.errors().add(what + ": " + (error != null ? error : answer.statusCode() + " " + answer.body()));
    }

    private synchronized void heard(JsonNode message) {
        JsonNode data = message.get("data");
        switch (message.get("kind").stringValue()) {
            case "picture" -> {
                plies = data.get("moves").size();
                move(data.get("legal"));
            }
            case "move" -> moved(data);
            case "turn" -> {
                if (played != 0) tally.answers().add(System.nanoTime() - played);
                played = 0;
                move(data.get("legal"));
            }
            case "over" -> next();
            case "refusal", "refused" -> broken(data.get("sentence").stringValue());
            default -> {}
        }
    }

    private void moved(JsonNode data) {
        int at = data.get("at").intValue();
        plies = at + 1;
        if (at != sentAt) return;
        played = System.nanoTime();
        tally.moves().add(played - sent);
        sentAt = NOBODY;
    }

    private void move(JsonNode legal) {
        if (legal.isEmpty() || sentAt != NOBODY || ended.getAsBoolean()) return;
        List<String> choices = new ArrayList<>();
        legal.forEach(each -> choices.add(each.get("text").stringValue()));
        String text = choices.get(random.nextInt(choices.size()));
        sentAt = plies;
        sent = System.nanoTime();
        client.post("/api/games/" + id + "/move", Map.of("move", text, "ply", plies))
                .whenComplete((answer, error) -> {
                    if (error != null || answer.statusCode() >= 300) refused("a move was refused", answer, error);
                });
    }

    private void next() {
        tally.ended();
        if (socket != null) socket.abort();
        if (!ended.getAsBoolean()) begin();
    }

    synchronized void close() {
        if (socket != null) socket.abort();
    }
}
