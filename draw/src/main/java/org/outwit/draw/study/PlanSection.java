package org.outwit.draw.study;

import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.study.Advice;
import org.outwit.learn.study.Study;

/** How to play against them, in numbered sentences with their reasons. */
final class PlanSection {

    private PlanSection() {}

    static void write(Markup page, Study study, StudyVoice voice) {
        if (voice == StudyVoice.ABOUT_THEM) {
            SectionLayout.section(page, "plan", "How to play against " + study.who());
        } else {
            SectionLayout.section(
                    page,
                    "plan",
                    "What your opponents are told",
                    "Opponents who ask how to play against you read this: in it \"they\" is you, and \"you\" is somebody else.");
        }
        if (study.plan().isEmpty()) {
            page.text("p", "Nothing about them stands out by more than chance would make it.");
        }
        page.open("ol", "class", "plan");
        for (Advice each : study.plan()) {
            page.open("li");
            page.say(each.what());
            page.text("small", each.because());
            page.close();
        }
        if (study.plan().isEmpty()) page.text("li", "Play your own game.");
        page.close();
        page.close();
    }
}
