package org.outwit.draw.study;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.study.Predictability;

/** How predictable they are by phase, by side and overall, in unseen games and in those at hand, all on one scale. */
final class PredictabilitySection {

    /** The scale is at least as long as this, or it would make much of little. */
    private static final double LEAST_TOP = 0.2;

    private final Predictability known;
    private final double top;

    private PredictabilitySection(Predictability known) {
        this.known = known;
        this.top = Bars.top(
                LEAST_TOP,
                Stream.of(known.here(), known.unseen())
                        .flatMap(PredictabilitySection::groups)
                        .map(Bars.Bar::of));
    }

    private static Stream<Predictability.Group> groups(Predictability.Measured measured) {
        return Stream.of(List.of(measured.all()), measured.byPhase(), measured.bySide())
                .flatMap(List::stream);
    }

    static void write(Markup page, Predictability known, StudyVoice voice) {
        new PredictabilitySection(known).write(page, voice);
    }

    private void write(Markup page, StudyVoice voice) {
        SectionLayout.section(
                page,
                "predictability",
                voice.say("How predictable they are", "How predictable you are"),
                "How often the model's first choice was the move " + voice.say("they", "you")
                        + " played. The tick is what a random legal move would"
                        + " reach; the thin line is the 95 % interval. Others: what would be expected of anybody of "
                        + voice.say("their", "your") + " strength.");
        if (known.unseen().all().decisions() > 0) {
            measured(page, "In games that the model had not been learned from when it was measured", known.unseen());
        }
        String here = known.learned()
                ? "In these games, which the model was learned from: no test of it"
                : "In these games, which the model was not learned from";
        measured(page, here, known.here());
        page.close();
    }

    private void measured(Markup page, String title, Predictability.Measured measured) {
        page.text("h3", title);
        page.open("div", "class", "panels");
        overall(page, measured.all());
        groups(page, "by phase", measured.byPhase());
        groups(page, "by side", measured.bySide());
        page.close();
    }

    private void overall(Markup page, Predictability.Group all) {
        SectionLayout.panel(page, "overall", "bars");
        Bars.row(page, named("the model", all), top);
        all.people().ifPresent(share -> Bars.row(page, alone("others", share, all), top));
        Bars.row(page, alone("chance", all.chance(), all), top);
        page.close();
        all.logLoss()
                .ifPresent(loss -> page.text("p", String.format(Locale.ROOT, "log-loss %.3f", loss), "class", "small"));
        page.close();
    }

    private static Bars.Bar named(String name, Predictability.Group all) {
        Bars.Bar bar = Bars.Bar.of(all);
        return new Bars.Bar(name, bar.share(), bar.least(), bar.most(), bar.of(), bar.chance());
    }

    private static Bars.Bar alone(String name, double share, Predictability.Group all) {
        return new Bars.Bar(name, share, share, share, all.decisions(), Bars.NO_CHANCE);
    }

    private void groups(Markup page, String title, List<Predictability.Group> groups) {
        if (groups.isEmpty()) return;
        SectionLayout.panel(page, title, "bars");
        for (Predictability.Group each : groups) Bars.row(page, Bars.Bar.of(each), top);
        page.close();
        page.close();
    }
}
