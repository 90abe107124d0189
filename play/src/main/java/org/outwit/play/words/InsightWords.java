package org.outwit.play.words;

import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.ForeseenLine;
import org.outwit.learn.foresight.ForesightScore;
import org.outwit.play.player.Insight;

/** What a learner knows of the person it plays, and what it expects of them, in its own words. */
public final class InsightWords<P extends Position> {

    /** An opponent foreseen this often in few moves may be relied on when more is seen. */
    private static final double OFTEN = 0.6;

    private static final int FEW = 20;

    private final Wording<P> wording;

    public InsightWords(Game<P> game) {
        this.wording = new Wording<>(game);
    }

    /** How much it foresees, and what it does about that. */
    public static String sentence(Insight<?> insight) {
        ForesightScore score = insight.score();
        if (score.seen() == 0) return "I have seen no move of yours yet, and play plain.";
        if (score.seen() == 1)
            return (score.foreseen() == 1 ? "I foresaw" : "I did not foresee") + " your last move; I play plain.";
        String foresaw = "I foresaw " + score.foreseen() + " of your last " + score.seen() + " moves";
        if (insight.trusted()) return foresaw + "; I now play for your next error.";
        boolean often = score.seen() < FEW && score.foreseen() >= OFTEN * score.seen();
        return foresaw + (often ? ", but have seen too few to rely on that" : ", too few to rely on")
                + "; I play plain.";
    }

    /** Why it chose a move at this position: how the game should go on, what plain search would have played, and what it got wrong before. */
    public String explanation(P root, int move, Insight<P> insight) {
        return (sentence(insight) + " " + reasons(root, move, insight)).strip();
    }

    /** The same without what everybody knows who hears {@link #sentence} after each move; often nothing. */
    String reasons(P root, int move, Insight<P> insight) {
        StringBuilder words = new StringBuilder();
        insight.line(move).filter(line -> line.rounds() > 0).ifPresent(line -> words.append(expected(root, line)));
        Optional<ForeseenLine> plain = insight.lines().stream().findFirst();
        plain.filter(best -> best.move() != move)
                .ifPresent(best -> words.append(" Without knowing you I would have played ")
                        .append(wording.move(root, best.move()))
                        .append("."));
        insight.missed().ifPresent(missed -> words.append(missed(missed)));
        return words.toString().strip();
    }

    private String expected(P root, ForeseenLine line) {
        List<String> moves = wording.line(root, line.moves());
        int end = line.values().get(line.values().size() - 1);
        return " After " + moves.get(0) + " I expect " + String.join(" ", moves.subList(1, moves.size())) + ", which "
                + wording.end(end).orElseGet(() -> "is worth " + wording.valueInUnits(end)) + " to me.";
    }

    private String missed(Insight.Missed<P> missed) {
        return " Before that I had expected " + wording.move(missed.position(), missed.expected()) + " and not your "
                + wording.move(missed.position(), missed.played()) + ".";
    }
}
