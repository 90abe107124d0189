package org.outwit.web.people;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.outwit.core.game.Games;
import org.outwit.draw.page.Markup;

/** The page of people as it reads without script. The module of the page takes over from the same answer. */
final class PeoplePage {

    private static final Map<String, String> TITLES = new ConcurrentHashMap<>(); // to find a game makes many of them

    private final PeopleQuery query;
    private final PeopleList list;
    private final Function<PersonEntry, String> state;
    private final Markup page = new Markup();

    PeoplePage(PeopleQuery query, PeopleList list, Function<PersonEntry, String> state) {
        this.query = query;
        this.list = list;
        this.state = state;
    }

    /** @param answer what {@code /api/people} says to the same question */
    String markup(String answer) {
        page.text("h1", "People");
        page.text(
                "p",
                "Everybody we have games of. Drop files with games anywhere on this page, and their players are here:"
                        + " to learn, to study and to play against.",
                "class",
                "lead soft");
        page.open("outwit-import").close();
        page.open("outwit-networks").close();
        page.open("outwit-people", "data-first", answer);
        filters();
        table();
        pages();
        page.close();
        return page.page();
    }

    private void filters() {
        page.open("form", "class", "filters", "action", "/people", "method", "get");
        page.open("label", "class", "field").text("span", "Name");
        page.empty("input", "type", "search", "name", "search", "value", query.search())
                .close();
        page.open("label", "class", "field").text("span", "Game").open("select", "name", "game");
        option("", "all games");
        for (Map.Entry<String, Integer> each : list.games().entrySet()) {
            option(each.getKey(), title(each.getKey()) + " (" + each.getValue() + ")");
        }
        page.close().close();
        page.text("button", "Show", "type", "submit").close();
    }

    private void option(String value, String text) {
        if (value.equals(query.game())) page.text("option", text, "value", value, "selected", "selected");
        else page.text("option", text, "value", value);
    }

    /** What a game is called in a line of its own: the title up to what explains it. */
    static String title(String game) {
        return TITLES.computeIfAbsent(game, name -> Games.named(name).title().split(",")[0]);
    }

    private void table() {
        if (list.people().isEmpty()) {
            page.text("p", "Nobody is called so. Try a part of the name, or all games.", "class", "empty");
            return;
        }
        page.open("table", "class", "people").open("thead").open("tr");
        for (String each : new String[] {"Name", "Game", "Games", "Years", "Score", "Strength", "Model"}) {
            page.text("th", each, "scope", "col");
        }
        page.close().close().open("tbody");
        for (PersonEntry each : list.people()) row(each);
        page.close().close();
    }

    private void row(PersonEntry person) {
        page.open("tr");
        page.open("th", "scope", "row")
                .text("a", person.name(), "href", "/people/" + person.id())
                .close();
        page.text("td", title(person.game()));
        page.text("td", Integer.toString(person.games()));
        page.text("td", years(person));
        page.text("td", score(person));
        page.text("td", strength(person));
        page.text("td", model(person));
        page.close();
    }

    private static String years(PersonEntry person) {
        if (person.lastYear() == 0) return "–";
        return person.firstYear() == person.lastYear()
                ? Integer.toString(person.lastYear())
                : person.firstYear() + "–" + person.lastYear();
    }

    private static String score(PersonEntry person) {
        return person.counted() == 0 ? "–" : Math.round(100 * person.points() / person.counted()) + " %";
    }

    private static String strength(PersonEntry person) {
        if (person.rating().isEmpty()) return "–";
        return Math.round(person.rating().getAsDouble()) + " ± "
                + Math.round(2 * person.ratingError().orElse(0));
    }

    private String model(PersonEntry person) {
        return switch (state.apply(person)) {
            case "learning" -> "learning";
            case "learned" -> "from " + person.modelGames() + (person.modelGames() == 1 ? " game" : " games");
            default -> "not learned";
        };
    }

    private void pages() {
        if (list.pages() == 1) return;
        page.open("nav", "class", "pages", "aria-label", "Pages of people");
        if (list.page() > 1) page.text("a", "Previous", "href", address(list.page() - 1));
        page.text("span", "Page " + list.page() + " of " + list.pages());
        if (list.page() < list.pages()) page.text("a", "Next", "href", address(list.page() + 1));
        page.close();
    }

    private String address(int number) {
        return "/people?search=" + URLEncoder.encode(query.search(), StandardCharsets.UTF_8) + "&game="
                + URLEncoder.encode(query.game(), StandardCharsets.UTF_8) + "&sort=" + query.order() + "&backwards="
                + query.backwards() + "&page=" + number;
    }
}
