package org.outwit.draw.study;

import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.study.Values;

/** What somebody values: for each phase diverging bars, with a mark where the others stand. */
final class ValuesSection {

    private static final int MOST_ROWS = 9;

    /** Neither side of zero is narrower than this part of the other, or its bars could not be told apart. */
    private static final double LEAST_PART = 0.2;

    private final Values values;
    private final StudyVoice voice;
    private final double left;
    private final double width;

    private ValuesSection(Values values, StudyVoice voice) {
        this.values = values;
        this.voice = voice;
        double least = -0.01;
        double most = 0.01;
        for (Values.Phase phase : values.phases()) {
            for (Values.Influence each : phase.influences()) {
                least = Math.min(least, Math.min(each.least(), each.others()));
                most = Math.max(most, Math.max(each.most(), each.others()));
            }
        }
        least = Math.max(-1, Math.min(least, -LEAST_PART * most));
        most = Math.min(1, Math.max(most, -LEAST_PART * least));
        this.left = least;
        this.width = most - least;
    }

    static void write(Markup page, Values values, StudyVoice voice) {
        SectionLayout.section(
                page,
                "values",
                voice.say("What they value", "What you value"),
                "The influence of a feature: its weight times how much it differs between the moves "
                        + voice.say(
                                "they can choose from, as a share of everything that moves them.",
                                "you can choose from, as a share of everything that moves you."));
        if (values.phases().isEmpty()) SectionLayout.note(page, "There are no decisions to tell from.");
        else new ValuesSection(values, voice).phases(page);
        page.close();
    }

    private void phases(Markup page) {
        page.open("div", "class", "panels");
        for (Values.Phase phase : values.phases()) panel(page, phase);
        page.close();
        page.open("p", "class", "legend");
        page.text("span", "", "class", "key bar").say(voice.say(" their influence ", " your influence "));
        page.text("span", "", "class", "key whisker").say(" its 95 % interval ");
        page.text("span", "", "class", "key diamond").say(" " + others());
        page.say(voice.say(". To the right: they want more of it. ", ". To the right: you want more of it. "));
        page.text("b", "●", "class", "remarkable");
        page.say(" differs by more than chance would make it.");
        page.close();
    }

    /** With whom they are compared: with those they played, or with somebody who has a name. */
    private String others() {
        return values.others().equals(Values.OPPONENTS)
                ? voice.say(Values.OPPONENTS, "your opponents")
                : values.others();
    }

    private void panel(Markup page, Values.Phase phase) {
        page.open("div", "class", "panel");
        page.text("h3", phase.name());
        page.open("div", "class", "diverging");
        phase.influences().stream().limit(MOST_ROWS).forEach(each -> row(page, each));
        page.close();
        page.text("p", "from " + Figures.count(phase.decisions(), "decision"), "class", "small");
        page.close();
    }

    private void row(Markup page, Values.Influence each) {
        String tip = each.feature() + ", " + each.meaning() + ": " + Percent.signed(each.share()) + " ("
                + Percent.signed(each.least()) + " to " + Percent.signed(each.most()) + "), " + others() + " "
                + Percent.signed(each.others());
        page.open("div", "class", "row", "title", tip);
        page.open("span", "class", "name").say(each.feature());
        if (each.isRemarkable()) page.text("b", " ●", "class", "remarkable");
        page.close();
        ShareTrack track = ShareTrack.open(page);
        track.zero(place(0));
        double from = place(Math.min(0, each.share()));
        track.bar(each.share() < 0 ? "bar minus" : "bar", from, place(Math.max(0, each.share())));
        if (each.least() < each.most()) track.whisker(place(each.least()), place(each.most()));
        track.diamond(place(each.others()));
        track.close();
        page.text("span", Percent.signed(each.share()), "class", "figure");
        page.close();
    }

    private double place(double share) {
        return Math.max(0, Math.min(1, (share - left) / width));
    }
}
