package org.outwit.draw.study;

import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.study.Amount;
import org.outwit.learn.study.DepthFinding;
import org.outwit.learn.study.Errors;
import org.outwit.learn.study.PersonResults;
import org.outwit.learn.study.Predictability;
import org.outwit.learn.study.Share;
import org.outwit.learn.study.Study;

/** The page in a few figures, each on a tile; what nothing is known of has none. */
final class GlanceSection {

    private GlanceSection() {}

    static void write(Markup page, Study study, StudyVoice voice) {
        SectionLayout.section(page, "glance", "At a glance");
        page.open("div", "class", "tiles");
        score(page, study.career().all());
        depth(page, study.lookahead(), voice);
        predicted(page, study.predictability());
        habit(page, study.predictability().habit(), voice);
        errors(page, study);
        SectionLayout.tile(
                page,
                String.valueOf(study.exploits().best().size()),
                study.exploits().best().size() == 1 ? "position to exploit" : "positions to exploit",
                "of " + Figures.count(study.exploits().looked()) + " looked at");
        page.close();
        for (String note : study.notes()) SectionLayout.note(page, note);
        page.close();
    }

    private static void score(Markup page, PersonResults results) {
        if (results.decided() == 0) return;
        SectionLayout.tile(
                page, Percent.whole(results.score()), "of the points", Figures.count(results.decided(), "game"));
    }

    /** That somebody looks two plies ahead or more says nothing. */
    private static void depth(Markup page, DepthFinding look, StudyVoice voice) {
        if (!look.depths().isEmpty() && look.isDeepest()) return;
        SectionLayout.tile(
                page, String.valueOf(look.depth()), look.depth() == 1 ? "ply ahead" : "plies ahead", sure(look, voice));
    }

    private static String sure(DepthFinding look, StudyVoice voice) {
        return switch (look.certainty()) {
            case CLEAR -> "clearly";
            case LIKELY -> "probably";
            case OPEN -> voice.say("other depths explain them as well", "other depths explain you as well");
            case UNKNOWN -> "as the model says";
        };
    }

    /** What a model was not tested on it may know by heart. */
    private static void predicted(Markup page, Predictability known) {
        known.tested()
                .ifPresent(tested -> SectionLayout.tile(
                        page,
                        Percent.whole(tested.all().agreement()),
                        "of moves predicted",
                        "in unseen games; chance would be "
                                + Percent.whole(tested.all().chance())));
    }

    private static void habit(Markup page, Share habit, StudyVoice voice) {
        if (habit.of() == 0) return;
        SectionLayout.tile(
                page,
                Percent.whole(habit.share()),
                "faithful",
                voice.say(
                        "plays as before where they have been before",
                        "you play as before where you have been before"));
    }

    private static void errors(Markup page, Study study) {
        Errors errors = study.errors();
        if (errors.all().errors().of() == 0) return;
        SectionLayout.tile(
                page,
                Percent.whole(errors.all().errors().share()),
                "of decisions are errors",
                "costing " + Amount.text(errors.threshold(), study.unit()) + " or more");
    }
}
