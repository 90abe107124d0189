package org.outwit.draw.study;

import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.study.DepthFinding;

/** How deep they look: the picture of all depths, how to read it, and what follows from it. */
final class DepthSection {

    private DepthSection() {}

    static void write(Markup page, DepthFinding look) {
        SectionLayout.section(
                page,
                "depth",
                "How deep they look",
                "How often a player with their values, who looks to each depth, would have played what they played.");
        if (look.depths().isEmpty()) {
            SectionLayout.note(
                    page,
                    "The model takes them to look " + plies(look) + " ahead; it does not say how well other"
                            + " depths do.");
        } else {
            new DepthPicture(look).draw(page);
            if (look.depths().get(0).probability().isPresent()) legend(page);
            page.text("p", verdict(look));
        }
        page.close();
    }

    private static void legend(Markup page) {
        page.open("p", "class", "legend");
        page.text("span", "", "class", "key dot");
        page.say(" share of moves that were its first choice ");
        page.text("span", "", "class", "key square");
        page.say(" probability it gave to the moves played, by which depths are chosen");
        page.close();
    }

    private static String verdict(DepthFinding look) {
        String depth = plies(look);
        String explain = look.depth() == 1 ? " explains" : " explain";
        if (look.isDeepest()) return depth + explain + " them best of all that was tried; they may look further.";
        return switch (look.certainty()) {
            case CLEAR -> depth + explain + " them clearly better than any other depth.";
            case LIKELY -> depth + explain + " them best; the next best depth is close, but probably worse.";
            case OPEN, UNKNOWN -> depth + " is the best guess; from these games other depths cannot be ruled out.";
        };
    }

    private static String plies(DepthFinding look) {
        return look.depth() + (look.depth() == 1 ? " ply" : " plies");
    }
}
