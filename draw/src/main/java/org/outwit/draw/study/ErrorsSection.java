package org.outwit.draw.study;

import java.util.List;
import java.util.stream.Stream;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.study.Amount;
import org.outwit.learn.study.Errors;
import org.outwit.learn.study.Study;

/** Where they go wrong: how often, what it is about, and the gravest errors on boards. */
final class ErrorsSection {

    /** The scale is at least as long as this, or it would make much of little. */
    private static final double LEAST_TOP = 0.05;

    private static final int MOST_KINDS = 6;

    private ErrorsSection() {}

    static void write(Markup page, Study study, StudyCards<?> cards, StudyVoice voice) {
        Errors errors = study.errors();
        SectionLayout.section(
                page,
                "errors",
                voice.say("Where they go wrong", "Where you go wrong"),
                "Decisions after which, by Outwit's own search, " + voice.say("they", "you") + " stood "
                        + Amount.text(errors.threshold(), study.unit())
                        + " or more worse than " + voice.say("they", "you")
                        + " could have; far from level, less counts.");
        shares(page, errors);
        kinds(page, errors, study.unit());
        if (errors.worst().isEmpty()) {
            SectionLayout.note(page, "None of the decisions that were looked at was a grave error.");
        } else {
            page.text("h3", "The gravest");
            cards.errors(page, voice);
        }
        page.close();
    }

    private static void shares(Markup page, Errors errors) {
        double top = Bars.top(
                LEAST_TOP,
                Stream.concat(errors.byPhase().stream(), errors.bySide().stream())
                        .map(ErrorsSection::bar));
        page.open("div", "class", "panels two");
        groups(page, "by phase", errors.byPhase(), top);
        groups(page, "by side", errors.bySide(), top);
        page.close();
    }

    private static void groups(Markup page, String title, List<Errors.Group> groups, double top) {
        SectionLayout.panel(page, title, "bars warm");
        for (Errors.Group each : groups) Bars.row(page, bar(each), top);
        page.close();
        page.close();
    }

    private static Bars.Bar bar(Errors.Group group) {
        return Bars.Bar.of(group.name(), group.errors());
    }

    private static void kinds(Markup page, Errors errors, String unit) {
        List<Errors.Kind> shown = errors.kinds().stream()
                .filter(each -> each.count() > 1)
                .limit(MOST_KINDS)
                .toList();
        if (shown.isEmpty()) return;
        page.text("h3", "What the errors are about");
        SectionLayout.table(page, "phase", "misjudged", "errors", "mean loss");
        for (Errors.Kind each : shown) {
            page.open("tr");
            page.text("td", each.phase());
            page.open("td");
            page.text("b", each.feature().isEmpty() ? "the end of the game" : each.feature());
            if (!each.feature().isEmpty()) page.text("span", " " + each.meaning(), "class", "soft");
            page.close();
            page.text("td", String.valueOf(each.count()));
            page.text("td", Amount.text(each.loss(), unit));
            page.close();
        }
        page.close().close();
    }
}
