package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The ways to make a move, and what is said of those that cannot be made. */
class MovingTest {

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    private Table checkers(String more) throws Exception {
        String wish = "{\"game\":\"checkers\",\"players\":[\"engine:material\"],\"millis\":20" + more + "}";
        return new Table(VISITS.rig(), VISITS.desk(), Hands.MOUSE, wish);
    }

    private static void drag(Page page, String from, String to) {
        BoundingBox start = Hand.cell(page, from).boundingBox();
        BoundingBox end = Hand.cell(page, to).boundingBox();
        page.mouse().move(start.x + start.width / 2, start.y + start.height / 2);
        page.mouse().down();
        page.mouse().move(end.x + end.width / 2, end.y + end.height / 2, new Mouse.MoveOptions().setSteps(4));
        page.mouse().up();
    }

    @Test
    void aPieceIsDragged() throws Exception {
        try (Table table = checkers("")) {
            table.after(() -> drag(table.page(), "2,5", "3,6"), "turn");
            assertThat(table.moves()).startsWith("11-16").hasSize(2);
        }
    }

    @Test
    void aPieceThatIsLetGoElsewhereGoesHome() throws Exception {
        try (Table table = checkers("")) {
            drag(table.page(), "2,5", "4,5");
            table.shows(table.page());
            table.play("11-15");
            assertThat(table.moves()).startsWith("11-15");
        }
    }

    @Test
    void aChoiceCanBeTakenBackBeforeTheMove() throws Exception {
        try (Table table = checkers("")) {
            Page page = table.page();
            Hand.cell(page, "2,5").click();
            assertThat(Hand.cell(page, "2,5")).hasAttribute("aria-selected", "true");
            assertThat(Hand.cell(page, "3,6")).hasAttribute("aria-label", Pattern.compile("legal: 11 to 16"));
            page.keyboard().press("Escape");
            assertThat(Hand.cell(page, "2,5")).hasAttribute("aria-selected", "false");
            table.play("10-14");
        }
    }

    @Test
    void aMoveIsTyped() throws Exception {
        try (Table table = checkers("")) {
            Page page = table.page();
            Table.openMore(page);
            page.getByLabel("Type a move").fill("11-15");
            table.after(() -> page.keyboard().press("Enter"), "turn");
            assertThat(table.moves()).startsWith("11-15");
        }
    }

    @Test
    void aTypedMoveThatCannotBePlayedIsRefusedWithASentence() throws Exception {
        try (Table table = checkers("")) {
            Page page = table.page();
            VISITS.expect("status of 400|answer 400");
            Table.openMore(page);
            page.getByLabel("Type a move").fill("1-32");
            page.keyboard().press("Enter");
            assertThat(page.locator(".say .problem")).hasText("'1-32' cannot be played here.");
            table.shows(page);
            table.play("11-15");
        }
    }

    @Test
    void aPieceThatMayNotMoveSaysWhy() throws Exception {
        try (Table table = checkers(",\"start\":\"B:W14,22,31:B1,10\"")) {
            Page page = table.page();
            Hand.cell(page, "0,1").click();
            assertThat(page.locator(".say")).hasText("1 cannot move: you have to take. Possible: 10x26.");
            assertThat(page.locator(".say")).hasAttribute("aria-live", "polite");
            table.play("10x26");
        }
    }
}
