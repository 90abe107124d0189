package org.outwit.web.game;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.play.match.GameEnd;
import org.outwit.play.session.SessionState;
import org.outwit.play.session.SessionState.End;
import org.outwit.play.session.SessionState.KeptMove;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/** How far a game has come, as it is kept. */
final class StateJson {

    /** Times are in nanoseconds. */
    private record State(
            List<Move> moves,
            long thinking,
            @JsonFormat(shape = Shape.STRING) long dice,
            Optional<Ended> end) {}

    private record Move(String text, long took, Optional<Boolean> predicted, Optional<List<String>> foreseen) {}

    private record Ended(String ending, List<Integer> payoffs, String remark) {}

    private StateJson() {}

    static String of(SessionState state) {
        return JsonText.of(new State(
                state.moves().stream().map(StateJson::move).toList(),
                state.thinking().toNanos(),
                state.dice(),
                state.end().map(end -> new Ended(end.how().name(), end.payoffs(), end.remark()))));
    }

    private static Move move(KeptMove move) {
        return new Move(
                move.text(),
                move.took().toNanos(),
                move.predicted(),
                Optional.of(move.foreseen()).filter(foreseen -> !foreseen.isEmpty()));
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
                GameEnd.valueOf(end.get("ending").stringValue()),
                payoffs,
                end.get("remark").stringValue());
    }
}
