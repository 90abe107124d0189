package org.outwit.draw.study;

import java.util.List;
import java.util.stream.Stream;
import org.outwit.core.statistics.Percent;
import org.outwit.learn.study.Predictability;
import org.outwit.learn.study.Share;

/** How predictable they are by phase, by side and overall, all on one scale. */
final class PredictabilitySection {

    /** The scale is at least as long as this, or it would make much of little. */
    private static final double LEAST_TOP = 0.2;

    private final Predictability known;
    private final double top;

    private PredictabilitySection(Predictability known) {
        this.known = known;
        Stream<Share> groups =
                Stream.concat(known.byPhase().stream(), known.bySide().stream()).map(Predictability.Group::hits);
        this.top = Math.max(Bars.top(LEAST_TOP, groups), known.amongThree().most());
    }

    static void write(Markup page, Predictability known) {
        new PredictabilitySection(known).write(page);
    }

    private void write(Markup page) {
        SectionLayout.section(
                page,
                "predictability",
                "How predictable they are",
                "How often the model's first choice was the move they played. The tick is what a random legal move would"
                        + " reach; the thin line is the 95 % interval. Unseen games are those that the model had not been"
                        + " learned from when it was measured.");
        page.open("div", "class", "panels");
        groups(page, "by phase", known.byPhase());
        groups(page, "by side", known.bySide());
        overall(page);
        page.close();
        page.close();
    }

    private void groups(Markup page, String title, List<Predictability.Group> groups) {
        SectionLayout.panel(page, title, "bars");
        for (Predictability.Group each : groups) {
            String tip =
                    each.name() + ": " + Figures.interval(each.hits()) + ", chance " + Percent.whole(each.chance());
            Bars.row(page, each.name(), each.hits(), each.chance(), top, tip);
        }
        page.close();
        page.close();
    }

    private void overall(Markup page) {
        SectionLayout.panel(page, "overall", "bars");
        row(page, "first choice", known.all().hits(), known.all().chance());
        Predictability.Group held = known.heldOut();
        if (held.hits().of() > 0) row(page, held.name(), held.hits(), held.chance());
        row(page, "first three", known.amongThree(), Bars.NO_CHANCE);
        page.close();
        page.close();
    }

    private void row(Markup page, String name, Share share, double chance) {
        Bars.row(page, name, share, chance, top, Figures.interval(share));
    }
}
