package org.outwit.web.person;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.example.SideNames;
import org.outwit.web.http.JsonText;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.person.PersonState.PreparedView;

/** Prepare against somebody: the tree of what to play, with what they are likely to reply. */
final class PrepareSection {

    private final PersonEntry person;

    PrepareSection(PersonEntry person) {
        this.person = person;
    }

    /** @param view what was prepared; empty where nothing was yet */
    void write(Markup page, Optional<PreparationRows.Row> row, Optional<PreparationView> view, PreparedView state) {
        String title = person.isYou() ? "What others could prepare" : "Prepare";
        String lead = person.isYou()
                ? "A repertoire against you, as anybody could have it made who has your games. There, they are you."
                : "A repertoire against " + person.name()
                        + ": your moves with what each is expected to bring against them rather than against everybody, and their"
                        + " likely replies.";
        SectionLayout.section(page, "prepare", title, lead);
        if (!person.isLearned()) {
            SectionLayout.note(page, "This needs a model of " + person.name() + "; the study makes one.");
            page.close();
            return;
        }
        page.open(
                        "outwit-prepare",
                        "person",
                        person.id(),
                        "sides",
                        JsonText.of(Map.of("names", names())),
                        "state",
                        JsonText.of(state))
                .close();
        page.open("div", "id", "repertoires");
        view.ifPresent(each -> prepared(page, row.orElseThrow().games(), each));
        page.close();
        page.close();
    }

    private void prepared(Markup page, int games, PreparationView view) {
        page.open("p", "class", "actions");
        page.text(
                "a",
                "Download the lines (." + view.ending() + ")",
                "class",
                "button",
                "href",
                "/api/person/" + person.id() + "/prepare/lines",
                "download",
                "");
        if (games < person.games()) {
            page.text(
                    "span",
                    "Made when there were " + PersonWords.count(games, "game") + "; now there are " + person.games()
                            + ".",
                    "class",
                    "soft small");
        }
        page.close();
        page.paste(view.sections());
        page.text("p", view.footer(), "class", "small");
    }

    private List<String> names() {
        return SideNames.of(person.rules());
    }
}
