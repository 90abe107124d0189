package org.outwit.web.search;

import java.util.List;
import org.outwit.core.tree.Exact;
import org.outwit.trees.BoundsText;
import org.outwit.trees.NumberRange;
import org.outwit.trees.SolveRequest;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import tools.jackson.databind.JsonNode;

/** What a page asks an algorithm, field by field as people fill them in; an empty field says nothing. */
final class RunRequest {

    private static final int LONGEST = 200;

    private final JsonNode said;

    private RunRequest(JsonNode said) {
        this.said = said;
    }

    static SolveRequest read(JsonNode said) {
        if (said == null || !said.isObject()) throw Refusal.bad("A run must be an object with an 'algorithm'.");
        return new RunRequest(said).request();
    }

    private SolveRequest request() {
        String bounds = text("bounds");
        return new SolveRequest(
                        text("algorithm"),
                        player(),
                        whole("depth", 1, 1000),
                        bounds == null ? null : BoundsText.parse(bounds),
                        whole("players", 1, 100),
                        number("sum"),
                        number("least"),
                        interval("range"),
                        whole("stride", 1, 1000),
                        interval("window"))
                .with(new SolveRequest.Effort(
                        whole("nodes", 1, 1_000_000),
                        whole("seed", 0, Integer.MAX_VALUE),
                        whole("conspirators", 0, 1000)));
    }

    private String text(String key) {
        JsonNode value = said.get(key);
        String text = value != null && value.isNumber() ? value.toString() : JsonText.text(said, key, "");
        if (text.length() > LONGEST) throw Refusal.bad("'" + key + "' is longer than " + LONGEST + " characters.");
        return text.isBlank() ? null : text.strip();
    }

    /** Functions of trees only: a request names no file and no program. */
    private String player() {
        String player = text("player");
        if (player == null || !player.contains("file:") && !player.contains("xboard:")) return player;
        throw Refusal.bad("The player '" + player + "' is not one for trees; expected functions such as (f1,f0).");
    }

    private Integer whole(String key, int least, int most) {
        String text = text(key);
        if (text == null) return null;
        try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) return number;
        } catch (NumberFormatException e) {
            // said below
        }
        throw Refusal.bad("'" + key + "' is " + text + "; expected a whole number from " + least + " to " + most + ".");
    }

    private Exact number(String key) {
        String text = text(key);
        return text == null ? null : Exact.parse(text);
    }

    private NumberRange interval(String key) {
        String text = text(key);
        if (text == null) return null;
        List<String> ends = List.of(text.split(",", -1));
        if (ends.size() != 2) throw Refusal.bad("'" + key + "' is " + text + "; expected two numbers such as -3,5.");
        NumberRange range = new NumberRange(
                Exact.parse(ends.get(0).strip()), Exact.parse(ends.get(1).strip()));
        if (range.low().compareTo(range.high()) < 0) return range;
        throw Refusal.bad("'" + key + "' is " + text + "; its first number must be below the second.");
    }
}
