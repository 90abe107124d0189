package org.outwit.draw.study;

import java.util.stream.Stream;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.learn.study.Predictability;
import org.outwit.learn.study.Share;

/** Shares as bars, each with its 95 % interval and, where there is one, a tick for what chance would reach. */
final class Bars {

    /** Stands for a chance that there is none of. */
    static final double NO_CHANCE = -1;

    /**
     * A share to draw.
     *
     * @param of of how many; nothing is drawn of none
     * @param chance what chance would reach, or {@link #NO_CHANCE}
     */
    record Bar(String name, double share, double least, double most, long of, double chance) {

        static Bar of(String name, Share share) {
            return new Bar(name, share.share(), share.least(), share.most(), share.of(), NO_CHANCE);
        }

        static Bar of(Predictability.Group group) {
            return new Bar(
                    group.name(), group.agreement(), group.least(), group.most(), group.decisions(), group.chance());
        }

        String tip() {
            String interval =
                    least == most ? "" : " (95 % interval " + Percent.whole(least) + " to " + Percent.whole(most) + ")";
            return name + ": " + Percent.whole(share) + " of " + Figures.count(of) + interval
                    + (chance >= 0 ? ", chance " + Percent.whole(chance) : "");
        }
    }

    private Bars() {}

    /** The right end of a scale on which every interval has room; groups of which nothing is known need none. */
    static double top(double least, Stream<Bar> bars) {
        return Math.max(
                least,
                bars.filter(each -> each.of() > 0).mapToDouble(Bar::most).max().orElse(0));
    }

    /** {@code top} is the share at the right end of the scale. */
    static void row(Markup page, Bar bar, double top) {
        page.open("div", "class", "row", "title", bar.tip());
        page.text("span", bar.name(), "class", "name");
        ShareTrack track = ShareTrack.open(page);
        if (bar.of() > 0) {
            track.bar("bar", 0, bar.share() / top);
            if (bar.least() < bar.most()) track.whisker(bar.least() / top, bar.most() / top);
        }
        if (bar.chance() >= 0) track.tick(bar.chance() / top);
        track.close();
        page.text("span", bar.of() == 0 ? "–" : Percent.whole(bar.share()), "class", "figure");
        page.text("span", Figures.count(bar.of()), "class", "of");
        page.close();
    }
}
