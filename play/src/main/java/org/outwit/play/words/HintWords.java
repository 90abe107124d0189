package org.outwit.play.words;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.learn.study.PieceChange;

/** A hint as a person gives it: "I would take on e5 with dxe5: it wins a pawn." */
final class HintWords<P extends Position> {

    /** A capture in games that write captures so, and where it arrives. */
    private static final Pattern CAPTURE = Pattern.compile(".*x([a-h][1-8]|\\d+)(?:[^\\dx].*)?");

    /** A line may end in the middle of an exchange; so much of what it seems to win has to be in the value, too. */
    private static final double CONFIRMED = 0.5;

    private final Game<P> game;
    private final Wording<P> wording;

    HintWords(Game<P> game) {
        this.game = game;
        this.wording = new Wording<>(game);
    }

    String sentence(P position, Result result) {
        String advice = advice(wording.move(position, result.move()));
        if (result.reason() == StopReason.BOOK) return advice + ": the book has it.";
        if (!result.isKnown()) return advice + ".";
        return advice + ": " + why(position, result) + "." + answer(position, result);
    }

    private static String advice(String move) {
        Matcher capture = CAPTURE.matcher(move);
        return capture.matches() ? "I would take on " + capture.group(1) + " with " + move : "I would play " + move;
    }

    private String why(P position, Result result) {
        int value = result.value();
        Optional<String> end = wording.end(value);
        if (end.isPresent()) return value > 0 ? "it " + end.get() : "every move loses, and this one " + end.get();
        if (!wording.isLead()) return "it brings you about " + wording.valueInUnits(value);
        return gain(position, result)
                .map(pieces -> "it wins " + pieces)
                .orElseGet(() -> "you are " + wording.standing(value) + " then");
    }

    /** What the line wins; empty where it wins nothing, or where the search thinks that it will not keep it. */
    private Optional<String> gain(P position, Result result) {
        int mover = position.mover();
        P after = Position.copyOf(position);
        for (int move : result.line()) after.make(move);
        List<PieceChange> changes = PieceChange.between(game, position, after, mover);
        double worth = PieceChange.worth(changes);
        int now = game.defaultEvaluator().value(position, mover);
        boolean confirmed = game.scale().units(result.value() - now) >= CONFIRMED * worth;
        return worth > 0 && confirmed ? PieceChange.gain(changes) : Optional.empty();
    }

    /** The next move, which is as far as one follows; nothing where dice come next. */
    private String answer(P position, Result result) {
        if (result.line().size() < 2) return "";
        return " I expect "
                + wording.reply(position, result.move(), result.line().get(1)) + " next.";
    }
}
