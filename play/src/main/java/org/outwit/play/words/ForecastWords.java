package org.outwit.play.words;

import java.util.Locale;
import java.util.stream.Collectors;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.ReplyForecast;

/** What was expected of the opponent, what the choice gains by that and what it risks, in words. */
public final class ForecastWords<P extends Position> {

    /** More replies would not be read. */
    private static final int MOST_REPLIES = 3;

    private final Wording<P> wording;

    public ForecastWords(Game<P> game) {
        this.wording = new Wording<>(game);
    }

    /** For a choice that was made at this position. */
    public String sentence(P root, ReplyForecast why) {
        String move = wording.move(root, why.move());
        if (why.candidates() == 0) {
            return "It did not matter whom it plays: no other move came into question, or there was no time to compare.";
        }
        String compared = "It compared " + why.candidates() + " moves that it finds about equally good. "
                + expected(root, why, move);
        if (!why.departsFromPlain()) {
            return compared + ", more than the others. Plain search likes it best, too: "
                    + wording.thing(why.plainValue()) + " against the best reply.";
        }
        String plain = wording.move(root, why.plainMove());
        return compared + "; " + plain + ", which plain search likes best, would bring "
                + wording.thing((int) Math.round(why.plainExpected())) + ". So it hopes to gain "
                + wording.difference((int) Math.round(why.gain()))
                + "; as a rule only a part of that comes true. Against the best reply " + move + " is worth "
                + wording.thing(why.guaranteed()) + ", " + lost(why) + " than " + plain + ": that is its risk.";
    }

    private String lost(ReplyForecast why) {
        return why.risk() == 0 ? "no less" : wording.difference(why.risk()) + " less";
    }

    private String expected(P root, ReplyForecast why, String move) {
        String average = wording.thing((int) Math.round(why.expected()));
        if (why.replies().isEmpty()) return "There is no reply to " + move + ", which brings " + average;
        String replies = why.replies().stream()
                .limit(MOST_REPLIES)
                .map(reply -> wording.reply(root, why.move(), reply.move())
                        + String.format(Locale.ROOT, " (%.0f %% likely, then ", 100 * reply.probability())
                        + wording.thing(reply.value()) + ")")
                .collect(Collectors.joining(", "));
        int more = why.replies().size() - MOST_REPLIES;
        String others = more <= 0 ? "" : more == 1 ? " or one other reply" : " or one of " + more + " other replies";
        return "After " + move + " it expects " + replies + others + "; on average " + move + " brings " + average;
    }
}
