package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The Analyse page: three columns and the move map, by mouse, by keys and on a phone. */
class AnalysePageTest {

    private static final String OPENING = "/analyse?game=checkers&moves=11-15%2023-19%208-11%2022-17";

    @RegisterExtension
    private final Visits visits = new Visits();

    /** With everything that it shows in the end. */
    private static Page ready(Visit visit, String path) {
        Page page = visit.open(path);
        assertThat(page.locator(".plot .dot").first()).isVisible();
        assertThat(page.locator(".likely li").first()).isVisible();
        return page;
    }

    private static Locator button(Page page, String name) {
        return page.locator("button", new Page.LocatorOptions().setHasText(Pattern.compile("^\\s*" + name + "\\s*$")));
    }

    @Test
    void aCoachAsksAndPlaysByMouse() {
        Page page = ready(visits.desk(), OPENING);
        assertThat(page.locator(".lines tbody tr")).hasCount(6);
        assertThat(page.locator(".weighed tr.pick")).hasCount(1);
        page.locator(".plot .dot").first().dispatchEvent("pointerenter"); // points move while it looks deeper
        assertThat(page.locator(".reading")).containsText("likely");
        assertThat(page.locator(".board .mark")).hasCount(2);
        page.locator(".plot .dot").first().dispatchEvent("pointerleave");
        assertThat(page.locator(".board .mark")).hasCount(1);
        Locator other = page.locator(".weighed button.move:not(.chosen)").last();
        String move = other.textContent().strip();
        other.click();
        assertThat(page.locator(".actions.chosen")).containsText(move);
        assertThat(page.locator("outwit-move-map")).containsText("Each point is a reply to " + move);
        button(page, "Play it").click();
        assertThat(page).hasURL(Pattern.compile("22-17(%20|\\+)" + move));
        assertThat(page.locator(".columns")).containsText("It is their turn");
    }

    @Test
    void aGameIsSteppedThroughAndLeftByKeys() {
        Page page = ready(visits.desk(), OPENING + "&them=1");
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator("button.move.shown")).hasText("8-11");
        assertThat(page).hasURL(Pattern.compile("at=3"));
        page.keyboard().press("Home");
        assertThat(page.locator("button.move.shown")).hasCount(0);
        assertThat(page.locator("[role=gridcell][data-place='2,1']"))
                .hasAttribute("aria-label", Pattern.compile("can move"));
        page.locator("[role=gridcell][data-place='2,1']").focus();
        page.keyboard().press("Enter");
        page.locator("[role=gridcell][data-place='3,0']").focus();
        page.keyboard().press("Enter");
        assertThat(page.locator("button.move.shown")).hasText("9-13");
        button(page, "Back to the game").click();
        assertThat(page.locator("ol.moves button")).hasCount(4);
        page.locator("h1").evaluate("() => document.activeElement.blur()");
        page.keyboard().press("End");
        assertThat(page.locator(".plot .dot").first()).isVisible();
        page.locator(".plot").focus();
        page.keyboard().press("ArrowRight");
        String first = page.locator(".reading").textContent();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(".reading")).not().hasText(first);
        assertThat(page.locator("button.move.shown")).hasText("22-17");
    }

    @Test
    void whatIsPastedOpens() {
        Page page = ready(visits.desk(), OPENING);
        page.fill("#setup-text", "[White \"<script>alert(1)</script>\"]\n[Black \"Bob\"]\n\n1. e4 e5 2. Nf3 *");
        button(page, "Show it").click();
        assertThat(page.locator(".status").first()).containsText("<script>alert(1)</script> – Bob");
        assertThat(page.locator("ol.moves button")).hasCount(3);
        assertThat(page).hasURL(Pattern.compile("game=chess.*at=0"));
        visits.expect("answer 400|status of 400");
        page.fill("#setup-text", "nonsense");
        button(page, "Show it").click();
        assertThat(page.locator(".say .problem")).containsText("This is no position and no game of chess");
    }

    @Test
    void aPositionIsSetUpPieceByPiece() {
        Page page = ready(visits.desk(), "/analyse?game=checkers");
        visits.expect("answer 400|status of 400");
        button(page, "Set up").click();
        button(page, "Clear").click();
        button(page, "Analyse this").click();
        assertThat(page.locator("outwit-editor .problem")).isVisible();
        page.locator(".tray button", new Page.LocatorOptions().setHasText("dark king"))
                .click();
        page.locator("outwit-editor [data-place='3,4']").last().click();
        page.locator(".tray button", new Page.LocatorOptions().setHasText("light disc"))
                .click();
        page.locator("outwit-editor [data-place='5,2']").last().click();
        page.locator("outwit-editor [data-place='7,2']").last().click();
        button(page, "Analyse this").click();
        assertThat(page.locator("outwit-setup .position")).containsText("B:W22,30:BK15");
        assertThat(page.locator(".lines tbody tr").first()).isVisible();
    }

    @Test
    void nobodyIsMissedQuietly() {
        Page page = visits.desk().open("/analyse?game=connect4&moves=4");
        assertThat(page.locator(".lines tbody tr").first()).isVisible();
        assertThat(page.locator(".missing").first())
                .containsText("Nobody has told Outwit yet how people play connect4.");
        page = visits.desk().open("/analyse?game=backgammon");
        assertThat(page.locator(".missing")).containsText("Backgammon has dice");
        button(page, "31").click();
        assertThat(page.locator(".dice")).containsText("31");
    }

    @Test
    void aRestartedServerGoesOn() {
        Page page = ready(visits.desk(), OPENING);
        visits.expect("WebSocket|ERR_CONNECTION");
        visits.rig().restart();
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(".plot .dot").first()).isVisible();
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void everybodyCanUseIt(ColorScheme scheme) {
        for (Screen screen : Screen.values()) {
            Page page = ready(visits.visit(screen.options().setColorScheme(scheme)), OPENING);
            page.locator("outwit-move-map summary").click();
            assertThat(page.locator("outwit-move-map tbody tr").first()).isVisible();
            List<String> found = new AxeBuilder(page)
                    .analyze().getViolations().stream()
                            .map(each -> each.getImpact() + " " + each.getId() + ": "
                                    + each.getNodes().get(0).getHtml())
                            .toList();
            assertThat(found).isEmpty();
            assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                    .isEqualTo(true);
        }
    }
}
