package org.outwit.play.words;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Explanation;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.play.player.Insight;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.MoveExplained;

/** Hints and explanations of a game at the table, in words. */
public final class SessionWords<P extends Position> {

    /** What a learner's insight adds to why it played a move. */
    private interface Insightful<P extends Position> {
        String of(P root, int move, Insight<P> insight);
    }

    private final String opponent;
    private final Wording<P> wording;
    private final ForecastWords<P> forecast;
    private final ResortWords<P> resort;
    private final InsightWords<P> insight;

    /** @param opponent what the player is called whose moves are explained */
    public SessionWords(Game<P> game, String opponent) {
        this.opponent = opponent;
        this.wording = new Wording<>(game);
        this.forecast = new ForecastWords<>(game);
        this.resort = new ResortWords<>(game);
        this.insight = new InsightWords<>(game);
    }

    public String hint(HintFound<P> hint) {
        Result result = hint.result();
        String move = "You could play " + wording.move(hint.position(), result.move());
        if (result.reason() == StopReason.BOOK) return move + " from the book.";
        if (!result.isKnown()) return move + ".";
        return move + ", " + wording.worth(result.value())
                + (wording.end(result.value()).isEmpty() ? " to you" : "")
                + line(", expecting ", hint.position(), result) + "."
                + hint.resort()
                        .map(why -> " " + resort.sentence(hint.position(), why))
                        .orElse("");
    }

    /** What is expected after a move and, where dice come next, nothing. */
    private String line(String word, P position, Result result) {
        return result.line().size() < 2 ? "" : word + String.join(" ", wording.line(position, result.line()));
    }

    public String explanation(MoveExplained<P> explained) {
        return explained(explained, insight::explanation);
    }

    /** The same where it is shown anyway what an opponent who learns knows of the person. */
    public String reason(MoveExplained<P> explained) {
        return explained(explained, insight::reasons);
    }

    private String explained(MoveExplained<P> explained, Insightful<P> known) {
        P asked = explained.position();
        Result last = explained.result();
        String move = wording.move(asked, last.move());
        if (last.reason() == StopReason.BOOK) return opponent + " played " + move + " from the book.";
        if (!last.isKnown()) return opponent + " played " + move + " without looking ahead.";
        boolean foreseen =
                explained.insight().flatMap(each -> each.line(last.move())).isPresent();
        String expects = opponent + " played " + move + " at depth " + last.depth() + ", "
                + wording.end(last.value())
                        .map(end -> "thinks that it " + end)
                        .orElseGet(() -> "values it at " + wording.valueInUnits(last.value()) + " for itself")
                + (foreseen ? "" : line(" and expects ", asked, last)) + ".";
        if (explained.resort().isPresent()) {
            return expects + "\n" + resort.sentence(asked, explained.resort().get());
        }
        if (explained.forecast().isPresent()) {
            return expects + "\n"
                    + forecast.sentence(asked, explained.forecast().get());
        }
        if (explained.insight().isPresent()) {
            String more = known.of(asked, last.move(), explained.insight().get());
            return more.isEmpty() ? expects : expects + "\n" + more;
        }
        return explained
                .comparison()
                .map(compared -> expects + "\nLooking " + compared.depth()
                        + (compared.depth() == 1 ? " ply" : " plies") + " ahead: "
                        + comparison(asked, compared.explanation()))
                .orElse(expects);
    }

    /** What the model gains and risks, compared with minimax. */
    public String comparison(P root, Explanation why) {
        String chosen = wording.move(root, why.move());
        if (!why.departsFromMinimax()) {
            return "The model plays " + chosen + ", as minimax does, and expects " + wording.thing(why.value())
                    + " where minimax is sure of " + wording.thing(why.minimaxValue()) + ".";
        }
        String expected =
                why.reply() == Position.NO_MOVE ? "" : " after " + wording.reply(root, why.move(), why.reply());
        String refuted = why.refutation() == Position.NO_MOVE
                ? ""
                : ", who would answer " + wording.reply(root, why.move(), why.refutation()) + ",";
        return "The model plays " + chosen + " and expects " + wording.thing(why.value()) + expected
                + "; against a perfect opponent" + refuted + " it is worth " + wording.thing(why.guaranteed())
                + ". Minimax would play " + wording.move(root, why.minimaxMove()) + ", worth "
                + wording.thing(why.minimaxValue()) + " against a perfect opponent and "
                + wording.thing(why.minimaxExpected()) + " against this one: a gain of "
                + wording.difference(why.gain()) + " if the model is right, a loss of "
                + wording.difference(why.risk()) + " if it is wrong.";
    }
}
