package org.outwit.web.game;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.play.match.Ending;
import org.outwit.play.session.SessionState;
import org.outwit.play.session.SessionState.End;
import org.outwit.play.session.SessionState.KeptMove;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/** How far a game has come, as it is kept. */
final class StateJson {

    private StateJson() {}

    static String of(SessionState state) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("moves", state.moves().stream().map(StateJson::move).toList());
        object.put("thinking", state.thinking().toNanos());
        object.put("dice", Long.toString(state.dice()));
        state.end().ifPresent(end -> object.put("end", end(end)));
        return JsonText.of(object);
    }

    private static Map<String, Object> move(KeptMove move) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("text", move.text());
        object.put("took", move.took().toNanos());
        move.predicted().ifPresent(predicted -> object.put("predicted", predicted));
        if (!move.foreseen().isEmpty()) object.put("foreseen", move.foreseen());
        return object;
    }

    private static Map<String, Object> end(End end) {
        return Map.of("ending", end.ending().name(), "payoffs", end.payoffs(), "remark", end.remark());
    }

    static SessionState parse(String json) {
        JsonNode object = JsonText.object(json);
        List<KeptMove> moves = new ArrayList<>();
        for (JsonNode each : object.get("moves")) {
            JsonNode predicted = each.get("predicted");
            List<String> foreseen = new ArrayList<>();
            each.path("foreseen").forEach(move -> foreseen.add(move.stringValue()));
            moves.add(new KeptMove(
                    each.get("text").stringValue(),
                    Duration.ofNanos(each.get("took").longValue()),
                    predicted == null ? Optional.empty() : Optional.of(predicted.booleanValue()),
                    foreseen));
        }
        return new SessionState(
                moves,
                Duration.ofNanos(object.get("thinking").longValue()),
                Long.parseLong(object.get("dice").stringValue()),
                Optional.ofNullable(object.get("end")).map(StateJson::end));
    }

    private static End end(JsonNode end) {
        List<Integer> payoffs = new ArrayList<>();
        end.get("payoffs").forEach(each -> payoffs.add(each.intValue()));
        return new End(
                Ending.valueOf(end.get("ending").stringValue()),
                payoffs,
                end.get("remark").stringValue());
    }
}
