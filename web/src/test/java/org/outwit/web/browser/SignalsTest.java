package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.MouseButton;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What a board says without words: what is taken, what a step used, what somebody draws on it. */
class SignalsTest {

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    private static Table chess(Visit visit, Hand hand, String start) throws Exception {
        String wish = "{\"game\":\"chess\",\"players\":[\"engine:material\"],\"millis\":20,\"start\":\"%s\"}";
        return new Table(VISITS.rig(), visit, hand, wish.formatted(start));
    }

    private static void drag(Page page, String from, String to, MouseButton button) {
        BoundingBox start = Hand.cell(page, from).boundingBox();
        BoundingBox end = Hand.cell(page, to).boundingBox();
        page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
        page.mouse().down(new Mouse.DownOptions().setButton(button));
        page.mouse().move(end.x + end.width / 2, end.y + end.height / 2, new Mouse.MoveOptions().setSteps(4));
        page.mouse().up(new Mouse.UpOptions().setButton(button));
    }

    @Test
    void ringsAreForWhatIsTakenAndNotForTheRookOfACastling() throws Exception {
        try (Table table = chess(VISITS.desk(), Hands.MOUSE, "4k3/8/8/8/8/8/4p3/4K2R w K - 0 1")) {
            Locator rings = table.page().locator("outwit-board .ring");
            Hand.cell(table.page(), "7,4").click();
            assertThat(rings).hasCount(1);
            assertThat(table.page().locator("outwit-board .dot")).not().hasCount(0);
            table.page().keyboard().press("Escape");
            table.play("Kxe2");
            assertThat(table.page().locator(".captured svg")).hasCount(1);
        }
    }

    @Test
    void aPromotionIsChosenOnTheBoardOfAPhone() throws Exception {
        try (Table table = chess(VISITS.phone(), Hands.FINGER, "7k/P6p/8/8/8/8/8/4K3 w - - 0 1")) {
            Page page = table.page();
            Hands.FINGER.touch(page, "1,0");
            Hands.FINGER.touch(page, "0,0");
            assertThat(page.locator("outwit-board .choice use")).hasCount(4);
            assertThat(page.locator("outwit-board .choice button").first()).isFocused();
            table.after(() -> page.locator(".choice").getByLabel("a8=N").tap(), "turn");
            assertThat(table.moves()).startsWith("a8=N");
        }
    }

    @Test
    void aDragThatCannotBePlayedSaysWhyAndThePieceGoesHome() throws Exception {
        try (Table table = chess(VISITS.desk(), Hands.MOUSE, "")) {
            Page page = table.page();
            drag(page, "6,4", "3,4", MouseButton.LEFT);
            assertThat(page.locator(".say")).hasText("e2 cannot go to e5.");
            drag(page, "7,0", "4,0", MouseButton.LEFT);
            assertThat(page.locator(".say")).hasText("a1 cannot go to a4.");
            table.shows(page);
        }
    }

    @Test
    void whatIsTakenLiesBesideTheName() throws Exception {
        try (Table table = new Table(
                VISITS.rig(),
                VISITS.desk(),
                Hands.MOUSE,
                "{\"game\":\"checkers\",\"players\":[\"engine:material\"],\"millis\":20,\"start\":\"B:W14,22,31:B1,10\"}")) {
            table.play("10x26");
            assertThat(table.page().locator(".captured").first()).hasAttribute("aria-label", "has taken 1");
        }
    }

    @Test
    void arrowsAndRingsOfOnesOwnGoWithTheNextTouch() throws Exception {
        try (Table table = chess(VISITS.desk(), Hands.MOUSE, "")) {
            Page page = table.page();
            drag(page, "6,4", "4,4", MouseButton.RIGHT);
            Hand.cell(page, "3,3").click(new Locator.ClickOptions().setButton(MouseButton.RIGHT));
            assertThat(page.locator("outwit-board polyline.own")).hasCount(1);
            assertThat(page.locator("outwit-board circle.own")).hasCount(1);
            Hand.cell(page, "6,4").click();
            assertThat(page.locator("outwit-board .own")).hasCount(0);
        }
    }

    @Test
    void soundsAreAKeyAwayAndThePositionCanBeCopied() throws Exception {
        try (Table table = chess(VISITS.desk(), Hands.MOUSE, "")) {
            Page page = table.page();
            assertThat(table.more("Sounds")).hasAttribute("aria-pressed", "false");
            page.locator("h2").click();
            page.keyboard().press("m");
            assertThat(table.more("Sounds")).hasAttribute("aria-pressed", "true");
            page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
            table.more("Copy position").click();
            assertThat(page.locator("outwit-share [role=status]")).hasText("The position can be pasted now.");
            assertThat((String) page.evaluate("() => navigator.clipboard.readText()"))
                    .startsWith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w");
        }
    }

    /** A checker lies at once where it was put, its die is dark, and another touch takes it back. */
    @Test
    void aStepInBackgammonIsSeenAtOnceAndTakenBack() throws Exception {
        try (Table table =
                new Table(VISITS.rig(), VISITS.desk(), Hands.MOUSE, "{\"game\":\"backgammon\",\"millis\":20}")) {
            Page page = table.page();
            String[] step = ((String) page.evaluate(
                            "() => document.querySelector('outwit-board').moves[0].ways[0].slice(0, 2).join(' ')"))
                    .split(" ");
            Hand.cell(page, step[0]).click();
            assertThat(page.locator("outwit-board .goal").first()).isVisible();
            assertThat(page.locator("outwit-board .ring")).hasCount(0);
            Hand.cell(page, step[1]).click();
            assertThat(page.locator("outwit-board .piece.used")).not().hasCount(0);
            table.button("Undo").click();
            assertThat(page.locator("outwit-board .piece.used")).hasCount(0);
            table.shows(page);
        }
    }
}
