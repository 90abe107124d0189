package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What a page shows when a game is over: how it went, what went wrong, and a way to do it better. */
class AfterGameTest {

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    private static final String WISH = "{\"game\":\"chess\",\"players\":[\"engine:classic\"],\"millis\":20,"
            + "\"start\":\"3rk3/3p4/8/8/8/8/3Q4/4K3 w - - 0 1\"}";

    @Test
    void aMistakeIsRefutedOnTheBoardAndTriedAgain() throws Exception {
        try (Table table = new Table(VISITS.rig(), VISITS.desk(), Hands.MOUSE, WISH)) {
            Page page = table.page();
            String before = (String) page.evaluate(SeenGame.SCRIPT);
            table.play("Qxd7+");
            table.resign();
            Locator mistake = page.locator(".review li").first();
            assertThat(mistake).containsText("Qxd7+ hangs the queen. It shows at once.");

            Locator course = page.locator(".review .course");
            assertThat(course).hasAttribute("aria-valuenow", "2");
            course.focus();
            page.keyboard().press("PageUp");
            assertThat(course)
                    .hasAttribute("aria-valuetext", Pattern.compile("After 1 move: .*; Qxd7\\+ was an error"));
            page.keyboard().press("ArrowLeft");
            assertThat(course).hasAttribute("aria-valuenow", "0");

            mistake.locator(".refutation button").nth(1).click();
            assertThat(page.locator(".status b")).hasText(Pattern.compile("^After move 2 of \\d+\\.$"));
            assertThat(page.locator("outwit-board .mark")).hasCount(0);

            mistake.getByText("Try again from here").click();
            assertThat(page).not().hasURL(Pattern.compile(table.id()));
            assertThat(page.locator(".status b")).hasText("Your move.");
            assertThat(page.locator("outwit-moves .move")).hasCount(0);
            assertThat(page.evaluate(SeenGame.SCRIPT)).isEqualTo(before);
        }
    }
}
