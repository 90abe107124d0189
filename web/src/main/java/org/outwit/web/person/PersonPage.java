package org.outwit.web.person;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.draw.study.StudySections.Part;
import org.outwit.web.http.JsonText;
import org.outwit.web.people.PersonEntry;

/** The page of a person as the server writes it; its modules begin jobs, show how far they are, and fetch it again when they end. */
final class PersonPage {

    /** What the parts of a study are called in the list of contents. */
    private static final Map<String, String> TITLES = new LinkedHashMap<>();

    static {
        TITLES.put("glance", "At a glance");
        TITLES.put("plan", "Plan");
        TITLES.put("depth", "Depth");
        TITLES.put("values", "Values");
        TITLES.put("predictability", "Predictability");
        TITLES.put("repertoire", "Openings");
        TITLES.put("errors", "Errors");
        TITLES.put("exploits", "Exploits");
    }

    private final PersonEntry person;
    private final PersonStanding standing;
    private final StudyView findings;
    private final Optional<String> obstacle;

    PersonPage(PersonEntry person, PersonStanding standing, StudyView findings) {
        this.person = person;
        this.standing = standing;
        this.findings = findings;
        this.obstacle = PersonStanding.obstacle(person.rules());
    }

    boolean isStudied() {
        return obstacle.isEmpty();
    }

    /** @param more what comes behind the study */
    String markup(String more) {
        List<Part> parts = findings.parts();
        Markup page = new Markup();
        heading(page, parts);
        page.open("div", "class", "columns");
        contents(page, parts);
        page.open("div", "class", "study");
        if (obstacle.isPresent()) SectionLayout.note(page, obstacle.get());
        else study(page);
        page.open("div", "id", "findings");
        for (Part each : parts) if (!each.id().equals(StudyView.RESULTS)) page.paste(each.markup());
        if (!findings.footer().isEmpty()) page.text("p", findings.footer(), "class", "small");
        page.close();
        page.paste(more);
        page.close().close();
        return page.page();
    }

    private void heading(Markup page, List<Part> parts) {
        page.open("div", "id", "heading");
        page.open("p", "class", "eyebrow");
        page.text("a", "People", "href", "/people").say(" · " + PersonWords.title(person.rules()));
        page.close();
        page.open("div", "class", "who");
        page.open("outwit-face", "name", person.name(), "size", 84).close();
        page.open("div");
        page.text("h1", person.name());
        page.open("p", "class", "subtitle");
        page.text("span", PersonWords.games(person));
        if (person.counted() > 0) page.text("span", PersonWords.score(person));
        if (person.rating().isPresent()) page.text("span", PersonWords.strength(person));
        page.close();
        if (!person.about().isEmpty()) page.text("p", person.about());
        if (person.isLearned()) page.text("p", person.lesson(), "class", "soft small");
        page.close();
        page.close();
        actions(page);
        parts.stream().filter(each -> each.id().equals(StudyView.RESULTS)).forEach(each -> page.paste(each.markup()));
        page.close();
    }

    private void actions(Markup page) {
        page.open("p", "class", "actions");
        if (person.isLearned()) {
            page.text(
                    "a",
                    person.isYou() ? "Play against yourself" : "Spar",
                    "class",
                    "button main",
                    "href",
                    "/?game=" + person.game() + "&against=person:" + person.id());
        }
        if (isStudied())
            page.text(
                    "a",
                    person.isYou() ? "What others could prepare" : "Prepare",
                    "class",
                    "button",
                    "href",
                    "#prepare");
        if (isStudied()) page.text("a", "Compare with…", "class", "button", "href", "#compare");
        if (isStudied()) page.text("a", "Who plays like this?", "class", "button", "href", "#who");
        page.close();
    }

    private void contents(Markup page, List<Part> parts) {
        page.open("nav", "id", "contents", "aria-label", "On this page");
        for (Part each : parts) {
            String title = TITLES.get(each.id());
            if (title == null) continue;
            page.text("a", title, "href", "#" + each.id());
        }
        if (isStudied()) page.text("a", "Prepare", "href", "#prepare");
        if (isStudied()) page.text("a", "Compare with…", "href", "#compare");
        if (isStudied()) page.text("a", "Who plays like this?", "href", "#who");
        page.text("a", "The games", "href", "#games");
        page.close();
    }

    private void study(Markup page) {
        page.open(
                "outwit-study",
                "person",
                person.id(),
                "name",
                person.name(),
                "you",
                String.valueOf(person.isYou()),
                "games",
                person.games(),
                "learned",
                String.valueOf(person.isLearned()),
                "state",
                JsonText.of(standing.shown()));
        if (standing.stage() != KeptStudy.Stage.WHOLE) {
            page.text("p", "There is no study of " + person.name() + " yet.", "class", "soft");
        }
        page.close();
    }
}
