package org.outwit.app.play;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Explanation;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.play.session.SessionCommand;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.MoveExplained;
import org.outwit.play.session.SessionEvent.Problem;

/** Hints, explanations and problems of a game at the table, in words. */
final class SessionWords<P extends Position> {

    private final Wording<P> wording;
    private final ForecastWords<P> forecast;

    SessionWords(Game<P> game) {
        this.wording = new Wording<>(game);
        this.forecast = new ForecastWords<>(game);
    }

    String hint(HintFound<P> hint) {
        Result result = hint.result();
        String move = "You could play " + wording.move(hint.position(), result.move());
        if (result.reason() == StopReason.BOOK) return move + " from the book.";
        if (!result.isKnown()) return move + ".";
        return move + ", " + wording.worth(result.value())
                + (wording.end(result.value()).isEmpty() ? " to you" : "")
                + line(", expecting ", hint.position(), result) + ".";
    }

    /** What is expected after a move and, where dice come next, nothing. */
    private String line(String word, P position, Result result) {
        return result.line().size() < 2 ? "" : word + String.join(" ", wording.line(position, result.line()));
    }

    String explanation(MoveExplained<P> explained) {
        P asked = explained.position();
        Result last = explained.result();
        String move = wording.move(asked, last.move());
        if (last.reason() == StopReason.BOOK) return "Outwit played " + move + " from the book.";
        if (!last.isKnown()) return "Outwit played " + move + " without looking ahead.";
        String expects = "Outwit played " + move + " at depth " + last.depth() + ", "
                + wording.end(last.value())
                        .map(end -> "thinks that it " + end)
                        .orElseGet(() -> "values it at " + wording.valueInUnits(last.value()) + " for itself")
                + line(" and expects ", asked, last) + ".";
        if (explained.forecast().isPresent()) {
            return expects + "\n"
                    + forecast.sentence(asked, explained.forecast().get());
        }
        return explained
                .comparison()
                .map(compared -> expects + "\nLooking " + compared.depth()
                        + (compared.depth() == 1 ? " ply" : " plies") + " ahead: "
                        + comparison(asked, compared.explanation()))
                .orElse(expects);
    }

    /** What the model gains and risks, compared with minimax. */
    String comparison(P root, Explanation why) {
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

    String problem(Problem<P> problem) {
        return switch (problem.kind()) {
            case GAME_IS_OVER ->
                problem.asked() instanceof SessionCommand.Move
                        ? "The game is over, so you cannot play; 'undo' takes back your last move."
                        : problem.asked() instanceof SessionCommand.Hint
                                ? "The game is over: there is nothing to play."
                                : "The game is over already.";
            case WATCHING -> "You only watch this game.";
            case NOT_WATCHING -> "You play in this game, and Outwit moves by itself.";
            case NOTHING_TO_TAKE_BACK -> "You have no move to take back.";
            case NOTHING_TO_EXPLAIN -> "Outwit has not moved yet.";
            case NOT_LEARNING -> "Outwit does not learn how you play; with --learn FILE it does.";
            case KEPT_ANYWAY -> "This game is kept in " + ((SessionCommand.Save) problem.asked()).file() + " anyway.";
            case ILLEGAL_MOVE -> problem.detail() + " Type 'help' to see what else you can type.";
            case NOT_SAVED -> problem.detail();
            case NOT_KEPT -> "The game is not kept: " + problem.detail() + ". 'save FILE' saves it elsewhere.";
        };
    }
}
