package org.outwit.web.person;

import java.util.List;
import java.util.Optional;
import org.outwit.core.statistics.Percent;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.person.StudyComparison.Pair;

/** Compare with somebody of the same game: whom, and a table of what differs. */
final class CompareSection {

    private final PersonEntry person;
    private final List<PersonEntry> others;

    /** @param others whom to choose from */
    CompareSection(PersonEntry person, List<PersonEntry> others) {
        this.person = person;
        this.others = others;
    }

    /**
     * @param other who was chosen
     * @param found empty where one of both was not studied yet
     */
    void write(Markup page, Optional<PersonEntry> other, Optional<StudyComparison> found) {
        SectionLayout.section(page, "compare", "Compare with…");
        if (others.isEmpty()) {
            page.open("p", "class", "note");
            page.say("There is nobody else who plays " + PersonWords.title(person.rules()) + " here. ");
            page.text("a", "Files of games", "href", "/people").say(" bring people.");
            page.close();
        } else {
            chooser(page, other);
        }
        if (other.isPresent() && found.isEmpty()) unstudied(page, other.get());
        if (other.isPresent() && found.isPresent()) table(page, other.get(), found.get());
        page.close();
    }

    private void chooser(Markup page, Optional<PersonEntry> chosen) {
        page.open("form", "class", "actions", "action", "/people/" + person.id() + "#compare", "method", "get");
        page.text("label", "With", "for", "with");
        page.open("select", "id", "with", "name", "with");
        for (PersonEntry each : others) {
            String name = each.name() + " (" + PersonWords.count(each.games(), "game") + ")";
            if (chosen.filter(each::equals).isPresent())
                page.text("option", name, "value", each.id(), "selected", "selected");
            else page.text("option", name, "value", each.id());
        }
        page.close();
        page.text("button", "Compare", "type", "submit");
        page.close();
    }

    private static void unstudied(Markup page, PersonEntry other) {
        page.open("p", "class", "note");
        page.say("Both must be studied before they can be compared. ");
        page.text("a", "The page of " + other.name(), "href", "/people/" + other.id());
        page.say(" makes their study, and this one its own; then come back.");
        page.close();
    }

    private void table(Markup page, PersonEntry other, StudyComparison found) {
        page.open("div", "class", "scroll");
        SectionLayout.table(page, "", person.name(), other.name(), "difference");
        for (Pair each : found.first()) row(page, each.one().name(), each, false);
        for (Pair each : found.values()) {
            row(page, each.one().name() + ", in the " + each.one().group(), each, true);
        }
        page.close().close();
        page.close();
        page.text("p", sentence(found), "class", "small");
    }

    /** What somebody values may be a share with a sign. */
    private static void row(Markup page, String name, Pair pair, boolean signed) {
        page.open("tr");
        page.text("th", name, "scope", "row");
        figure(page, pair.one(), signed);
        figure(page, pair.other(), signed);
        page.open("td", "class", pair.isClear() ? "clear" : "soft");
        page.say(Percent.signed(pair.difference()));
        page.text("span", "± " + Percent.whole(pair.half()), "class", "interval");
        page.close();
        page.close();
    }

    private static void figure(Markup page, StudyFigures.Figure figure, boolean signed) {
        page.open("td");
        page.say(shown(figure.share(), signed));
        page.text("span", shown(figure.low(), signed) + " to " + shown(figure.high(), signed), "class", "interval");
        page.close();
    }

    private static String shown(double share, boolean signed) {
        return signed ? Percent.signed(share) : Percent.whole(share);
    }

    private static String sentence(StudyComparison found) {
        String values = found.values().isEmpty()
                ? "Nothing that they value differs clearly. "
                : "The last rows are what they value most differently, as a share of everything that moves them. ";
        return "Beside each figure: its 95 % interval. Set off is what differs by more than both intervals together. "
                + values + "Of " + found.compared() + " figures that were compared, " + found.byChance()
                + " would look different if nothing were.";
    }
}
