package org.outwit.draw.study;

import java.util.function.ToDoubleFunction;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.learn.study.DepthFinding;

/** How well each depth explains somebody: a line through points with intervals, the chosen depth set off. */
final class DepthPicture {

    private static final int WIDTH = 560;
    private static final int HEIGHT = 250;
    private static final int LEFT = 46;
    private static final int BOTTOM = 40;
    private static final int TOP = 18;

    private final DepthFinding look;
    private final double least;
    private final double most;

    DepthPicture(DepthFinding look) {
        this.look = look;
        double low = 1;
        double high = 0;
        for (DepthFinding.Step each : look.depths()) {
            low = Math.min(low, each.agreement().least());
            high = Math.max(high, each.agreement().most());
            low = Math.min(low, each.probability().orElse(1));
        }
        this.least = Math.max(0, Math.floor(low * 20 - 0.5) / 20);
        this.most = Math.min(1, Math.ceil(high * 20 + 0.5) / 20);
    }

    void draw(Markup page) {
        page.open(
                "svg",
                "viewBox",
                "0 0 " + WIDTH + " " + HEIGHT,
                "class",
                "plot",
                "role",
                "img",
                "aria-label",
                "agreement with the moves played, for each depth");
        double step = most - least > 0.3 ? 0.1 : 0.05;
        for (double share = least; share <= most + 1e-9; share += step) {
            page.empty("line", "class", "grid", "x1", LEFT, "x2", WIDTH - 8, "y1", y(share), "y2", y(share));
            page.text(
                    "text",
                    Percent.whole(share),
                    "class",
                    "axis",
                    "x",
                    LEFT - 8,
                    "y",
                    y(share) + 4,
                    "text-anchor",
                    "end");
        }
        way(page, "way", each -> each.agreement().share());
        if (look.depths().stream().allMatch(each -> each.probability().isPresent())) {
            way(page, "way likely", each -> each.probability().orElse(0));
            for (int i = 0; i < look.depths().size(); i++) likely(page, i);
        }
        for (int i = 0; i < look.depths().size(); i++) point(page, i);
        page.text(
                "text",
                "plies looked ahead",
                "class",
                "axis",
                "x",
                (LEFT + WIDTH) / 2.0,
                "y",
                HEIGHT - 4,
                "text-anchor",
                "middle");
        page.close();
    }

    private void way(Markup page, String kind, ToDoubleFunction<DepthFinding.Step> height) {
        StringBuilder way = new StringBuilder();
        for (int i = 0; i < look.depths().size(); i++) {
            way.append(i == 0 ? "M" : " L").append(Markup.number(x(i))).append(' ');
            way.append(Markup.number(y(height.applyAsDouble(look.depths().get(i)))));
        }
        page.empty("path", "class", kind, "d", way);
    }

    private void likely(Markup page, int i) {
        DepthFinding.Step step = look.depths().get(i);
        double share = step.probability().orElse(0);
        page.open("g", "class", step.depth() == look.depth() ? "point chosen" : "point");
        page.text("title", "depth " + step.depth() + ": probability given to the move played " + Percent.whole(share));
        page.empty("rect", "x", x(i) - 5, "y", y(share) - 5, "width", 10, "height", 10);
        page.close();
    }

    private void point(Markup page, int i) {
        DepthFinding.Step step = look.depths().get(i);
        boolean chosen = step.depth() == look.depth();
        page.open("g", "class", chosen ? "point chosen" : "point");
        page.text("title", "depth " + step.depth() + ": " + Figures.interval(step.agreement()));
        page.empty(
                "line",
                "class",
                "error",
                "x1",
                x(i),
                "x2",
                x(i),
                "y1",
                y(step.agreement().least()),
                "y2",
                y(step.agreement().most()));
        page.empty("circle", "cx", x(i), "cy", y(step.agreement().share()), "r", chosen ? 8 : 5);
        if (chosen) {
            boolean last = i == look.depths().size() - 1;
            page.text(
                    "text",
                    Percent.whole(step.agreement().share()),
                    "class",
                    "value",
                    "x",
                    x(i) + (last ? -12 : 12),
                    "y",
                    y(step.agreement().share()) - 12,
                    "text-anchor",
                    last ? "end" : "start");
        }
        page.text(
                "text",
                String.valueOf(step.depth()),
                "class",
                "axis",
                "x",
                x(i),
                "y",
                HEIGHT - BOTTOM + 18,
                "text-anchor",
                "middle");
        page.close();
    }

    private double x(int i) {
        double room = WIDTH - LEFT - 60;
        return LEFT
                + 30
                + (look.depths().size() == 1
                        ? room / 2
                        : room * i / (look.depths().size() - 1));
    }

    private double y(double share) {
        return HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (share - least) / (most - least);
    }
}
