package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.WebSocketRoute;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.web.EventsHeard;
import org.outwit.web.ServerRig;
import org.outwit.web.http.JsonText;
import tools.jackson.databind.JsonNode;

/** What a page makes of news that come late, in another order, or not at all. The test stands between page and server. */
class SecondThoughtsTest {

    private static final String WISH =
            "{\"game\":\"checkers\",\"players\":[\"engine:material\"],\"millis\":20,\"clock\":\"900+10\",\"start\":\"B:W21,22,31:B1,11\"}";

    @TempDir
    private static Path folder;

    private static ServerRig rig;
    private static BrowserContext context;

    @BeforeAll
    static void open() {
        Chromium.open();
        rig = new ServerRig(folder);
        context = Chromium.open().newContext(Screen.DESK.options());
        context.setDefaultTimeout(Chromium.PATIENCE);
    }

    @AfterAll
    static void close() {
        if (context != null) context.close();
        if (rig != null) rig.close();
    }

    @AfterEach
    void leave() {
        context.pages().forEach(Page::close);
    }

    /** Passes on what the server tells, except for some kinds, which wait or are lost. */
    private static final class Line {

        private final List<String> passed = new CopyOnWriteArrayList<>();
        private final List<String> held = new ArrayList<>();
        private Set<String> holding = Set.of();
        private WebSocketRoute page;

        void connect(WebSocketRoute route) {
            page = route;
            WebSocketRoute server = route.connectToServer();
            route.onMessage(frame -> server.send(frame.text()));
            server.onMessage(frame -> hear(frame.text()));
        }

        private void hear(String text) {
            String kind = JsonText.object(text).get("kind").stringValue();
            if (holding.contains(kind)) {
                held.add(text);
                return;
            }
            page.send(text);
            passed.add(kind);
        }

        void release() {
            holding = Set.of();
            held.forEach(page::send);
        }
    }

    private static String create() throws Exception {
        return ServerRig.json(rig.post("/api/games", WISH)).get("id").stringValue();
    }

    private static Locator cell(Page page, String place) {
        return page.locator("[role=gridcell][data-place='" + place + "']");
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static JsonNode picture(String id) throws Exception {
        try (EventsHeard events = new EventsHeard(rig)) {
            return events.watch("game/" + id).await("picture").get("data");
        }
    }

    /** A whole game as a visitor sees it, on a page that is loaded once. */
    @Test
    void aGameWithSecondThoughts() throws Exception {
        String id = create();
        Line line = new Line();
        Page page = context.newPage();
        page.routeWebSocket(Pattern.compile("/events$"), line::connect);
        page.navigate(rig.url("/game/" + id));
        assertThat(page.locator(".status b")).hasText("Your move.");

        // A piece stays where it was put while the server only says that it has heard.
        line.holding = Set.of("move", "turn", "job");
        cell(page, "2,5").click();
        cell(page, "3,6").click();
        page.waitForCondition(() -> line.passed.contains("heard"));
        page.evaluate("() => new Promise(requestAnimationFrame)");
        assertThat(cell(page, "3,6")).hasAttribute("aria-label", Pattern.compile("dark disc"));
        assertThat(page.locator("outwit-moves .move")).hasCount(0);
        line.release();
        assertThat(page.locator("outwit-moves .move")).hasCount(2);

        // The review ends while the page does not hear of it, and the next server has nothing to tell of it.
        line.holding = Set.of("job");
        button(page, "Resign").click();
        button(page, "Yes, resign").click();
        page.waitForCondition(() -> isReviewed(id));
        assertThat(page.locator(".review")).hasCount(0);
        rig.restart();
        assertThat(page.locator(".review")).isVisible();

        assertThat(page.locator("outwit-share a", new Page.LocatorOptions().setHasText("Analyse")))
                .hasAttribute("href", "/game/" + id + "/analyse?plies=2");

        // Another game has the same clock and start; Back returns to the one before.
        button(page, "Rematch, sides changed").click();
        page.waitForURL(url -> url.contains("/game/") && !url.endsWith(id));
        String again = page.url().replaceFirst(".*/", "");
        assertThat(picture(again).get("clocked").booleanValue()).isTrue();
        assertThat(picture(again).get("start")).isEqualTo(picture(id).get("start"));
        page.goBack();
        assertThat(page).hasURL(rig.url("/game/" + id));
        assertThat(page.locator("outwit-moves .move")).hasCount(2);
        page.goForward();
        assertThat(page).hasURL(rig.url("/game/" + again));
    }

    private static boolean isReviewed(String id) {
        try {
            return ServerRig.json(rig.get("/api/games/" + id + "/review")).has("missed");
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aGameThatCannotBeWatchedSaysWhy() throws Exception {
        Page page = context.newPage();
        page.routeWebSocket(
                Pattern.compile("/events$"),
                route -> route.onMessage(frame -> {
                    String topic = JsonText.text(JsonText.object(frame.text()), "watch", "");
                    if (!topic.startsWith("game/")) return;
                    route.send("{\"topic\":\"" + topic
                            + "\",\"kind\":\"refused\",\"data\":{\"sentence\":\"You have 300 games open.\"}}");
                }));
        page.navigate(rig.url("/game/" + create()));
        assertThat(page.getByRole(AriaRole.ALERT)).hasText("You have 300 games open.");
    }

    @Test
    void aPageTooManySaysSoAndDoesNotComeBackAtOnce() throws Exception {
        Page page = context.newPage();
        int[] tries = new int[1];
        page.routeWebSocket(Pattern.compile("/events$"), route -> {
            tries[0]++;
            route.send("{\"topic\":\"\",\"kind\":\"refused\",\"data\":{\"sentence\":\"Too many pages are open.\"}}");
            route.close(new WebSocketRoute.CloseOptions().setCode(1013));
        });
        page.clock().install();
        page.navigate(rig.url("/game/" + create()));
        assertThat(page.locator("outwit-connection")).containsText("Too many pages are open.");
        page.clock().runFor(30_000); // it came back after 150 ms and again, for ever
        assertThat(tries[0]).isOne();
        page.clock().runFor(40_000);
        page.waitForCondition(() -> tries[0] == 2);
    }
}
