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
    private final HintWords<P> hints;
    private final InsightWords<P> insight;

    /** @param opponent what the player is called whose moves are explained */
    public SessionWords(Game<P> game, String opponent) {
        this.opponent = opponent;
        this.wording = new Wording<>(game);
        this.forecast = new ForecastWords<>(game);
        this.resort = new ResortWords<>(game);
        this.hints = new HintWords<>(game);
        this.insight = new InsightWords<>(game);
    }

    /** What to play and why: what it wins, or how one stands then, and the answer that is to be expected. */
    public String hint(HintFound<P> hint) {
        return hints.sentence(hint.position(), hint.result())
                + hint.resort()
                        .map(why -> " " + resort.sentence(hint.position(), why))
                        .orElse("");
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
        String expects = opponent + " played " + move + ", looking " + plies(last.depth()) + " ahead. "
                + capital(opponent) + " thinks that it " + thought(last.value())
                + (foreseen || last.line().size() < 2
                        ? ""
                        : ", and expects "
                                + wording.reply(asked, last.move(), last.line().get(1)))
                + ".";
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
                .map(compared -> expects + "\nLooking " + plies(compared.depth()) + " ahead: "
                        + comparison(asked, compared.explanation()))
                .orElse(expects);
    }

    private String thought(int value) {
        if (wording.end(value).isPresent()) return wording.end(value).get();
        return wording.isLead() ? "is " + wording.standing(value) : "gets " + wording.valueInUnits(value);
    }

    private static String plies(int depth) {
        return depth + (depth == 1 ? " ply" : " plies");
    }

    private static String capital(String name) {
        return Character.toUpperCase(name.charAt(0)) + name.substring(1);
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
