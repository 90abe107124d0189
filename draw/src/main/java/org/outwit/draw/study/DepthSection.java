package org.outwit.draw.study;

import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.study.DepthFinding;

/** How deep they look: the picture of all depths, how to read it, and what follows from it. */
final class DepthSection {

    private DepthSection() {}

    static void write(Markup page, DepthFinding look, StudyVoice voice) {
        SectionLayout.section(
                page,
                "depth",
                voice.say("How deep they look", "How deep you look"),
                voice.say(
                        "How often a player with their values, who looks to each depth, would have played what they played.",
                        "How often a player with your values, who looks to each depth, would have played what you played."));
        if (look.depths().isEmpty()) {
            SectionLayout.note(
                    page,
                    "The model takes " + voice.say("them", "you") + " to look " + plies(look)
                            + " ahead; it does not say how well other depths do.");
        } else {
            new DepthPicture(look).draw(page);
            if (look.depths().get(0).probability().isPresent()) legend(page);
            page.text("p", verdict(look, voice));
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

    private static String verdict(DepthFinding look, StudyVoice voice) {
        String whom = voice.say(" them", " you");
        String depth = plies(look);
        String explain = look.depth() == 1 ? " explains" : " explain";
        if (look.isDeepest())
            return depth + explain + whom + " best of all that was tried; "
                    + voice.say("they may look further.", "you may look further.");
        return switch (look.certainty()) {
            case CLEAR -> depth + explain + whom + " clearly better than any other depth.";
            case LIKELY -> depth + explain + whom + " best; the next best depth is close, but probably worse.";
            case OPEN, UNKNOWN -> depth + " is the best guess; from these games other depths cannot be ruled out.";
        };
    }

    private static String plies(DepthFinding look) {
        return look.depth() + (look.depth() == 1 ? " ply" : " plies");
    }
}
