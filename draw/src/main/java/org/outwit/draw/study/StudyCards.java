package org.outwit.draw.study;

import java.util.Locale;
import java.util.stream.Collectors;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.learn.study.Amount;
import org.outwit.learn.study.Errors;
import org.outwit.learn.study.Exploits;
import org.outwit.learn.study.Study;

/** Errors and exploits, each on a card with a board. */
final class StudyCards<P extends Position> {

    private static final int MOST_REPLIES = 4;

    private final Study study;
    private final Boards<P> boards;

    StudyCards(Game<P> game, Study study) {
        this.study = study;
        this.boards = new Boards<>(game);
    }

    void errors(Markup page, StudyVoice voice) {
        page.open("div", "class", "cards");
        for (Errors.Slip each : study.errors().worst()) error(page, each, voice);
        page.close();
    }

    private void error(Markup page, Errors.Slip slip, StudyVoice voice) {
        CardLayout.open(page, boards.choice(slip.position(), "played", slip.played(), "better", slip.better()));
        CardLayout.lead(page, "Played ", slip.played(), "played", ", better ", slip.better(), "better");
        boolean decided = slip.playedValue().equals("lost") || slip.bestValue().equals("won");
        String cost = Figures.value(slip.bestValue()) + " → " + Figures.value(slip.playedValue())
                + (decided ? "" : " " + Amount.many(study.unit()));
        page.text("p", cost + (slip.exact() ? ", exactly" : ", " + Figures.depth(slip.depth())), "class", "cost");
        page.text("p", why(slip, voice), "class", "small");
        CardLayout.line(page, "after the move", slip.playedLine());
        CardLayout.line(page, "better", slip.betterLine());
        source(page, slip.side(), slip.moveNumber(), slip.phase(), slip.opponent(), slip.year());
        CardLayout.close(page);
    }

    private static String why(Errors.Slip slip, StudyVoice voice) {
        String about =
                slip.feature().isEmpty() ? "It decides the end of the game" : "It is mostly about " + slip.feature();
        String seen = slip.seenFrom() <= 1 ? "; it shows at once" : "; it shows from " + slip.seenFrom() + " plies on";
        return about
                + seen
                + (slip.foreseen() ? ". The model of " + voice.say("them", "you") + " plays it, too." : ".");
    }

    void exploits(Markup page) {
        page.open("div", "class", "cards");
        for (Exploits.Exploit each : study.exploits().best()) exploit(page, each);
        page.close();
    }

    private void exploit(Markup page, Exploits.Exploit each) {
        Exploits.Reply likeliest = each.replies().get(0);
        CardLayout.open(page, boards.exchange(each.position(), "better", each.move(), "reply", likeliest.move()));
        CardLayout.lead(page, "Play ", each.move(), "better", " and expect ", likeliest.move(), "reply");
        page.open("dl", "class", "stakes");
        stake(page, "gain on average", number(each.gainLeast()) + " to " + number(each.gainMost()), "gain");
        stake(page, "risk", number(each.risk()), "risk");
        stake(page, "likely", Percent.whole(likeliest.probability()), "");
        page.close();
        page.text("p", "They reply " + replies(each) + ".", "class", "small");
        String refutation = each.refutation().isEmpty() ? "" : ", " + each.refutation();
        page.text(
                "p",
                "On average " + Figures.value(each.expected()) + " by the model, and "
                        + Figures.value(each.guaranteed())
                        + " against the best reply" + refutation + ". The cautious move is " + each.cautious() + ": "
                        + Figures.value(each.cautiousExpected()) + " on average, "
                        + Figures.value(each.cautiousValue()) + " against the best reply. The model claims a gain of "
                        + Amount.text(each.claimed(), study.unit()) + "; " + Amount.text(each.gain(), study.unit())
                        + " of it is believed (" + Figures.depth(each.depth()) + ").",
                "class",
                "small");
        CardLayout.line(page, "then", each.line());
        if (each.met() > 1) {
            page.text("p", "On the board in " + each.met() + " of their games.", "class", "small");
        } else {
            source(page, each.side(), each.moveNumber(), each.phase(), each.opponent(), each.year());
        }
        CardLayout.close(page);
    }

    private static String replies(Exploits.Exploit each) {
        String shown = each.replies().stream()
                .limit(MOST_REPLIES)
                .map(reply -> reply.move() + " (" + Percent.whole(reply.probability()) + ", worth "
                        + Figures.value(reply.value()) + ")")
                .collect(Collectors.joining(", "));
        int more = each.replies().size() - MOST_REPLIES;
        return shown + (more > 0 ? " or one of " + more + " more" : "");
    }

    private static String number(double units) {
        return String.format(Locale.ROOT, "%.1f", units);
    }

    private static void stake(Markup page, String name, String value, String kind) {
        page.open("div", "class", kind);
        page.text("dt", name);
        page.text("dd", value);
        page.close();
    }

    private void source(Markup page, int side, int move, String phase, String opponent, int year) {
        String against = opponent.isBlank() ? "" : " against " + opponent;
        page.text(
                "p",
                study.sides().get(side) + " to move, move " + move + ", " + phase + against
                        + (year == 0 ? "" : ", " + year),
                "class",
                "small source");
    }
}
