package org.outwit.draw.study;

import java.util.stream.Stream;
import org.outwit.core.statistics.Percent;
import org.outwit.learn.study.Share;

/** Shares as bars, each with its 95 % interval and, where there is one, a tick for what chance would reach. */
final class Bars {

    /** Stands for a chance that there is none of. */
    static final double NO_CHANCE = -1;

    private Bars() {}

    /** The right end of a scale on which every interval has room; groups of which nothing is known need none. */
    static double top(double least, Stream<Share> shares) {
        return Math.max(
                least,
                shares.filter(each -> each.of() > 0)
                        .mapToDouble(Share::most)
                        .max()
                        .orElse(0));
    }

    /**
     * @param chance what chance would reach, or {@link #NO_CHANCE}
     * @param top the share at the right end of the scale
     */
    static void row(Markup page, String name, Share share, double chance, double top, String tip) {
        page.open("div", "class", "row", "title", tip);
        page.text("span", name, "class", "name");
        page.open("span", "class", "track");
        if (share.of() > 0) {
            page.text("span", "", "class", "bar", "style", "width:" + at(share.share(), top));
            page.text(
                    "span",
                    "",
                    "class",
                    "whisker",
                    "style",
                    "left:" + at(share.least(), top) + ";width:" + at(share.most() - share.least(), top));
        }
        if (chance >= 0) page.text("span", "", "class", "tick", "style", "left:" + at(chance, top));
        page.close();
        page.text("span", share.of() == 0 ? "–" : Percent.whole(share.share()), "class", "figure");
        page.text("span", Figures.count(share.of()), "class", "of");
        page.close();
    }

    static String at(double share, double top) {
        return Markup.number(100 * Math.max(0, Math.min(1, share / top))) + "%";
    }
}
