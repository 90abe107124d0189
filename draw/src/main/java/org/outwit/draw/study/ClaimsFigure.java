package org.outwit.draw.study;

import java.util.Locale;
import java.util.stream.Stream;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.study.Amount;
import org.outwit.learn.study.ClaimCheck;

/** What the model claimed about their errors next to what they really played, and what is believed of claims for that. */
final class ClaimsFigure {

    private static final double LEAST_TOP = 0.2;

    private static final String WEIGHED = "Weighed against people in general";

    private static final String LEARNED =
            "The model was learned from these decisions, so they may lower what is believed of people in"
                    + " general and not raise it: with that";

    private ClaimsFigure() {}

    static void write(Markup page, ClaimCheck claims, String unit) {
        page.text("h3", "Claimed and really played");
        page.open("div", "class", "panels");
        String size = Amount.text(claims.errorSize(), unit);
        panel(
                page,
                "where the model's favourite loses " + size + " or more",
                claims.claimed(),
                claims.played(),
                claims.favourites());
        page.close();
        page.text("p", sentence(claims, unit));
    }

    private static void panel(Markup page, String title, double claimed, ConfidenceInterval played, long of) {
        Bars.Bar claim = new Bars.Bar("claimed", claimed, claimed, claimed, of, Bars.NO_CHANCE);
        Bars.Bar truth = new Bars.Bar("played", played.estimate(), played.low(), played.high(), of, Bars.NO_CHANCE);
        double top = Bars.top(LEAST_TOP, Stream.of(claim, truth));
        SectionLayout.panel(page, title, "bars warm");
        Bars.row(page, claim, top);
        Bars.row(page, truth, top);
        page.close();
        page.close();
    }

    private static String sentence(ClaimCheck claims, String unit) {
        String judged = Figures.count(claims.decisions(), "decision") + ", in " + claims.favourites()
                + " of which the favourite is such an error, were judged by a search that looks "
                + claims.judgeDepth() + " plies ahead, where the model looks " + claims.depth()
                + ": they were expected to lose "
                + two(claims.expectedLoss()) + " and lost " + two(claims.realLoss()) + " " + Amount.many(unit)
                + " a move. ";
        String kept = "to " + Percent.whole(claims.kept()) + " of what the model claims, between "
                + Percent.whole(claims.keptLeast()) + " and " + Percent.whole(claims.keptMost()) + ".";
        if (!claims.own()) {
            return judged
                    + "That is too little to say how true claims about them are, so gains are shrunk as for people in general, "
                    + kept;
        }
        return judged + "Where one more was expected, " + two(claims.slope()) + " ± "
                + two(ConfidenceInterval.halfWidth(claims.slopeError()))
                + " more were lost. " + (claims.learned() ? LEARNED : WEIGHED) + ", gains are shrunk " + kept;
    }

    private static String two(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }
}
