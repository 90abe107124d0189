package org.outwit.app.play;

import java.util.Locale;
import java.util.stream.Collectors;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.ReplyForecast;

/** What was expected of the opponent, what the choice gains by that and what it risks, in words. */
final class ForecastWords<P extends Position> {

    /** More replies would not be read. */
    private static final int MOST_REPLIES = 3;

    private final Wording<P> wording;

    ForecastWords(Game<P> game) {
        this.wording = new Wording<>(game);
    }

    /** For a choice that was made at this position. */
    String sentence(P root, ReplyForecast why) {
        String move = wording.move(root, why.move());
        if (why.candidates() == 0) {
            return "It did not matter whom it plays: no other move came into question, or there was no time to compare.";
        }
        String average = wording.thing((int) Math.round(why.expected()));
        String compared = "Of " + why.candidates() + " moves within its margin, " + move + " brings most on average, "
                + average + expected(root, why);
        if (!why.departsFromPlain()) {
            return compared + "; plain search likes it best, too, worth " + wording.thing(why.plainValue())
                    + " against the best reply.";
        }
        return compared + ". Plain search likes " + wording.move(root, why.plainMove()) + " best, which would bring "
                + wording.thing((int) Math.round(why.plainExpected())) + ": a gain of "
                + wording.difference((int) Math.round(why.gain()))
                + " if the prediction is right. Against the best reply "
                + move + " is worth " + wording.thing(why.guaranteed()) + ", " + lost(why) + ".";
    }

    private String lost(ReplyForecast why) {
        return why.risk() == 0 ? "no less than the other" : wording.difference(why.risk()) + " less than the other";
    }

    private String expected(P root, ReplyForecast why) {
        if (why.replies().isEmpty()) return "";
        String replies = why.replies().stream()
                .limit(MOST_REPLIES)
                .map(reply -> wording.reply(root, why.move(), reply.move())
                        + String.format(Locale.ROOT, " (%.0f %%, worth ", 100 * reply.probability())
                        + wording.thing(reply.value()) + ")")
                .collect(Collectors.joining(", "));
        int more = why.replies().size() - MOST_REPLIES;
        return ": it expects " + replies + (more > 0 ? " and " + more + " more" : "");
    }
}
