package org.outwit.web.person;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.example.SideNames;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.people.PersonRecords.Kept;

/** The games of a person, the latest first, each a link to where it can be looked through. */
final class GamesSection {

    static final int PAGE = 25;

    private final PersonEntry person;
    private final int from;

    /** @param from how many later games are left out */
    GamesSection(PersonEntry person, int from) {
        this.person = person;
        this.from = from;
    }

    <P extends Position> void write(Markup page, List<Kept<P>> games) {
        SectionLayout.section(page, "games", "The games");
        if (games.isEmpty()) {
            SectionLayout.note(page, "There are no games here.");
        } else {
            page.open("div", "class", "scroll");
            boolean events = games.stream().anyMatch(each -> !event(each).isEmpty());
            List<String> heads = new ArrayList<>(List.of("year", "side", "against", "result", "moves"));
            if (events) heads.add("event");
            SectionLayout.table(page, heads.toArray(new String[0]));
            for (Kept<P> each : games) row(page, each, events);
            page.close().close();
            page.close();
        }
        pages(page, games.size());
        page.close();
    }

    private <P extends Position> void row(Markup page, Kept<P> kept, boolean events) {
        PlayedGame<P> game = kept.played();
        page.open("tr");
        page.open("td").open("a", "href", address(person, kept.id()));
        page.say(kept.year() == 0 ? "Game " + game.number() : String.valueOf(kept.year()));
        page.text("span", ", look at this game", "class", "hidden-text").close().close();
        page.text("td", side(kept.seat()));
        page.text("td", others(game, kept.seat()), "class", "wide");
        page.text("td", result(game.outcome(), kept.seat()));
        page.text("td", String.valueOf((game.moves().length + 1) / 2), "class", "number");
        if (events) page.text("td", event(kept), "class", "wide soft");
        page.close();
    }

    /** Records write a question mark for what is not known. */
    private static String event(Kept<?> kept) {
        String event = kept.played().tags().getOrDefault("Event", "");
        return event.chars().anyMatch(Character::isLetterOrDigit) ? event : "";
    }

    /** Where a game is looked through: the record is found at {@code /api/} and what is said here. */
    static String address(PersonEntry person, String game) {
        return "/analyse?game=" + person.game() + "&record=person/" + person.id() + "/games/" + game + "&person=person:"
                + person.id();
    }

    private String side(int seat) {
        List<String> names = SideNames.of(person.rules());
        return seat < names.size() ? names.get(seat) : "seat " + (seat + 1);
    }

    private static String others(PlayedGame<?> game, int seat) {
        StringBuilder names = new StringBuilder();
        for (int i = 0; i < game.players().size(); i++) {
            if (i == seat) continue;
            String name = game.players().get(i);
            names.append(names.length() == 0 ? "" : ", ").append(name.isBlank() ? "somebody" : name);
        }
        return names.toString();
    }

    static String result(Outcome outcome, int seat) {
        if (outcome == Outcome.UNKNOWN) return "–";
        if (outcome == Outcome.DRAW) return "drawn";
        return (outcome == Outcome.FIRST_WINS) == (seat == 0) ? "won" : "lost";
    }

    private void pages(Markup page, int shown) {
        if (person.games() <= PAGE) return;
        page.open("nav", "class", "actions", "aria-label", "Pages of games");
        page.text(
                "span",
                shown == 0 ? "" : (from + 1) + " to " + (from + shown) + " of " + person.games(),
                "class",
                "soft");
        if (from > 0) page.text("a", "Later games", "href", page(Math.max(0, from - PAGE)));
        if (from + shown < person.games()) page.text("a", "Earlier games", "href", page(from + PAGE));
        page.close();
    }

    private String page(int first) {
        return "/people/" + person.id() + (first == 0 ? "" : "?games=" + first) + "#games";
    }
}
