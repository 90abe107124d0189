package org.outwit.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.outwit.web.EventsHeard;
import org.outwit.web.ServerRig;
import tools.jackson.databind.JsonNode;

/**
 * A game in a browser, and the same game as the server tells it. Moves are made in the page alone; after each the page must show what
 * the server says: the moves in the list, the pieces on the board, and what a screen reader is told of them.
 */
final class Table implements AutoCloseable {

    /** Whose turn it is comes after the last move; until then a touch of a piece is in vain. */
    private static final String CAN_MOVE = "() => [...document.querySelectorAll('outwit-board [role=gridcell]')]"
            + ".some((each) => /, (legal: .*|can move)$/.test(each.getAttribute('aria-label') ?? ''))";

    private final String id;
    private final Page page;
    private final Hand hand;
    private final EventsHeard events;
    private JsonNode picture;

    /** Begins a game, with a wish as {@code POST /api/games} takes it, and opens it. */
    Table(ServerRig rig, Visit visit, Hand hand, String wish) throws Exception {
        this(
                rig,
                visit.open("/game/"
                        + ServerRig.json(rig.post("/api/games", wish)).get("id").stringValue()),
                hand);
    }

    /** The game that a page shows. */
    Table(ServerRig rig, Page page, Hand hand) throws InterruptedException {
        this.id = page.url().replaceFirst(".*/", "");
        this.hand = hand;
        this.events = new EventsHeard(rig);
        this.page = page;
        settle(0);
    }

    String id() {
        return id;
    }

    Page page() {
        return page;
    }

    /** What the server said last. */
    JsonNode picture() {
        return picture;
    }

    List<String> moves() {
        List<String> moves = new ArrayList<>();
        for (JsonNode each : picture.get("moves")) moves.add(each.get("text").stringValue());
        return moves;
    }

    boolean isOver() {
        return picture.get("over").has("sentence");
    }

    Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    /** A button that is not needed often. */
    Locator more(String name) {
        openMore(page);
        return button(name);
    }

    static void openMore(Page page) {
        page.locator("details.more").evaluate("more => more.open = true");
    }

    /** Gives up, and means it. */
    void resign() throws InterruptedException {
        button("Resign").click();
        after(() -> button("Yes, resign").click(), "over");
    }

    /** Plays one of the legal moves, named by its notation. */
    void play(String text) throws InterruptedException {
        for (JsonNode each : picture.get("legal")) {
            if (each.get("text").stringValue().equals(text)) {
                play(each);
                return;
            }
        }
        throw new AssertionError(text + " is not legal: " + picture.get("legal"));
    }

    /** The first of the legal moves. */
    String anyMove() {
        return picture.get("legal").get(0).get("text").stringValue();
    }

    /** Plays any legal move. */
    void playAny(Random random) throws InterruptedException {
        JsonNode legal = picture.get("legal");
        play(legal.get(random.nextInt(legal.size())));
    }

    /** Plays until the game is over; the number of own moves. */
    int playOut(Random random, int most) throws InterruptedException {
        int played = 0;
        for (; !isOver(); played++) {
            assertThat(played)
                    .as("moves of a game that should be over: " + moves())
                    .isLessThan(most);
            playAny(random);
        }
        return played;
    }

    private void play(JsonNode move) throws InterruptedException {
        int from = events.size();
        touch(move);
        await(from, Set.of("turn", "over"));
    }

    /** The cells one after the other; then the name, where the cells do not tell, or the button, where there are none. */
    private void touch(JsonNode move) {
        String text = move.get("text").stringValue();
        JsonNode ways = move.get("ways");
        if (ways.isEmpty()) {
            hand.press(page, button(text));
            return;
        }
        List<String> way = new ArrayList<>();
        for (JsonNode place : ways.get(0)) way.add(place.stringValue());
        for (String place : way) hand.touch(page, place);
        if (!touched().isEmpty())
            hand.touch(page, way.get(way.size() - 1)); // a shorter move on the way of a longer one
        if (page.locator(".choice").count() > 0)
            hand.press(page, page.locator(".choice").getByLabel(text, new Locator.GetByLabelOptions().setExact(true)));
    }

    private List<?> touched() {
        return (List<?>)
                page.evaluate(
                        "() => [...document.querySelectorAll('[role=gridcell][aria-selected=true]')].map(each => each.dataset.place)");
    }

    /** Does something in the page, and waits until the server tells of one of these. */
    void after(Runnable doing, String... kinds) throws InterruptedException {
        int from = events.size();
        doing.run();
        await(from, Set.of(kinds));
    }

    private void await(int from, Set<String> kinds) throws InterruptedException {
        events.await(each -> kinds.contains(each.get("kind").stringValue()), from, kinds.toString());
        settle(events.size());
    }

    /** Asks the server again, and waits until the page shows the same. */
    private void settle(int from) throws InterruptedException {
        events.watch("game/" + id);
        picture = events.await("picture", from).get("data");
        shows(page);
    }

    /** Waits until a page shows what the server said last. */
    void shows(Page shown) {
        String expected = SeenGame.of(picture);
        try {
            shown.waitForFunction("expected => (" + SeenGame.SCRIPT + ")() === expected", expected);
        } catch (TimeoutError e) {
            assertThat(shown.evaluate(SeenGame.SCRIPT))
                    .as("what the page shows")
                    .isEqualTo(expected);
        }
        if (hasWays()) shown.waitForFunction(CAN_MOVE);
    }

    /** Whether somebody can touch a cell now. */
    private boolean hasWays() {
        for (JsonNode each : picture.get("legal")) if (!each.get("ways").isEmpty()) return true;
        return false;
    }

    @Override
    public void close() {
        events.close();
    }
}
