package org.outwit.play.match;

import java.util.LinkedHashMap;
import java.util.Map;
import org.outwit.learn.foresight.ForesightScore;

/**
 * What a learner knew of its opponent when a game of a match was over.
 *
 * @param side which player of the match it is
 * @param seen of how many decisions the opponent's last ones are counted
 * @param foreseen how many of them it foresaw
 * @param rate how likely it thinks that it foresees the next one
 * @param trusted whether it plays by that
 * @param origin whom it took the opponent for
 * @param depth how far they look, as it thinks
 */
public record GameForesight(int side, int seen, int foreseen, double rate, boolean trusted, String origin, int depth) {

    GameForesight(int side, ForesightScore score, boolean trusted) {
        this(side, score.seen(), score.foreseen(), rounded(score.rate()), trusted, score.origin(), score.depth());
    }

    /** As many digits as are written, so that what is read again is equal. */
    private static double rounded(double rate) {
        return Math.round(rate * 1000) / 1000.0;
    }

    Map<String, Object> object(String player) {
        Map<String, Object> object = new LinkedHashMap<>();
        object.put("player", player);
        object.put("side", side + 1);
        object.put("seen", seen);
        object.put("foreseen", foreseen);
        object.put("rate", rate);
        object.put("trusted", trusted);
        object.put("origin", origin);
        object.put("depth", depth);
        return object;
    }

    static GameForesight of(Map<?, ?> object) {
        return new GameForesight(
                number(object, "side").intValue() - 1,
                number(object, "seen").intValue(),
                number(object, "foreseen").intValue(),
                number(object, "rate").doubleValue(),
                (Boolean) object.get("trusted"),
                (String) object.get("origin"),
                number(object, "depth").intValue());
    }

    private static Number number(Map<?, ?> object, String name) {
        return (Number) object.get(name);
    }
}
