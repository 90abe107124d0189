package org.outwit.web.rules;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.draw.page.Markup;
import org.outwit.web.http.Refusal;
import org.outwit.web.part.WebPart;
import org.outwit.web.part.WebServices;

/** The rules of a game on half a page, one touch away from its board. */
public final class RulesPart implements WebPart {

    private final WebServices services;

    public RulesPart(WebServices services) {
        this.services = services;
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/rules/{game}", this::page);
        routes.get("/rules/{game}/board.svg", this::picture);
    }

    private void page(Context context) {
        Game<?> game = game(context.pathParam("game"));
        services.shell().send(context, "Rules: " + game.title(), "Play", "rules", content(game));
    }

    /** The picture alone, as the cards of games have it. */
    private void picture(Context context) {
        context.contentType("image/svg+xml").result(RulesPicture.alone(game(context.pathParam("game"))));
    }

    private static Game<?> game(String name) {
        try {
            return Games.named(name);
        } catch (InputException e) {
            throw Refusal.notFound("There is no game called '" + name + "'.");
        }
    }

    static String content(Game<?> game) {
        Optional<GameRules> rules = GameRules.of(game);
        Markup page = new Markup();
        page.text("p", "Rules", "class", "eyebrow");
        page.text("h1", game.title().split("[,:]")[0]);
        page.open("div", "class", "rules");
        page.open("figure");
        page.paste(RulesPicture.part(game));
        rules.ifPresent(each -> page.text("figcaption", each.caption(), "class", "small soft"));
        page.close();
        page.open("div", "class", "text");
        rules.ifPresentOrElse(
                each -> write(page, each),
                () -> page.text(
                        "p",
                        "Nobody has written down the rules of this game. Where a move is not allowed, the board says why."));
        page.open("p", "class", "actions");
        page.text("a", "Play", "class", "button main", "href", "/?game=" + game.name());
        page.close();
        page.close().close();
        return page.page();
    }

    private static void write(Markup page, GameRules rules) {
        boolean inList = false;
        for (String line : rules.lines()) {
            boolean point = line.startsWith("* ");
            if (point && !inList) page.open("ul");
            if (!point && inList) page.close();
            inList = point;
            if (point) page.text("li", line.substring(2));
            else if (line.startsWith("# ")) page.text("h2", line.substring(2));
            else page.text("p", line);
        }
        if (inList) page.close();
    }
}
