package org.outwit.web.people;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.draw.page.Markup;
import org.outwit.web.http.Refusal;
import org.outwit.web.part.WebServices;

/** The way to a visitor's own page, by an address that everybody can be given: {@code /people/you?game=checkers}. */
final class YourPage {

    private final WebServices services;
    private final PeopleStore store;

    YourPage(WebServices services, PeopleStore store) {
        this.services = services;
        this.store = store;
    }

    void routes(RoutesConfig routes) {
        routes.get("/people/you", this::page);
    }

    private void page(Context context) {
        Game<?> game = game(context.queryParam("game"));
        store.you(services.guard().visitor(context), game)
                .ifPresentOrElse(you -> context.redirect("/people/" + you.id()), () -> notYet(context, game));
    }

    private static Game<?> game(String name) {
        try {
            return Games.named(name == null ? "checkers" : name);
        } catch (InputException e) {
            throw Refusal.notFound("There is no game called '" + name + "'.");
        }
    }

    private void notYet(Context context, Game<?> game) {
        Markup content = new Markup();
        content.text("h1", "You");
        content.text(
                "p",
                "Your page begins with your first finished game of " + game.name()
                        + ": what you value, how deep you look, where you go wrong, and how somebody would prepare against you.");
        content.open("p");
        for (String[] each : List.of(
                new String[] {"Go on playing", "/"},
                new String[] {"A new game of " + game.name(), "/?game=" + game.name()},
                new String[] {"Everybody else", "/people"})) {
            content.text("a", each[0], "class", "button", "href", each[1]).say(" ");
        }
        content.close();
        services.shell().send(context, "You", "People", "people", content.page());
    }
}
