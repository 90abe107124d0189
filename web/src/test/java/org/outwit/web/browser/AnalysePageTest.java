package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The Analyse page: three columns and the move map, by mouse, by keys and on a phone. */
class AnalysePageTest {

    private static final String OPENING = "/analyse?game=checkers&moves=11-15%2023-19%208-11%2022-17";

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    /** With everything that it shows in the end. */
    private static Page ready(Visit visit, String path) {
        Page page = visit.open(path);
        assertThat(page.locator(".plot .dot").first()).isVisible();
        assertThat(page.locator(".likely li").first()).isVisible();
        return page;
    }

    /** Chooses a move, whose map then stays; that of the pick changes with the pick while the engine looks deeper. */
    private static String choose(Page page) {
        Locator other = page.locator(".weighed button.move:not(.chosen)").last();
        String move = other.textContent().strip();
        other.click();
        assertThat(page.locator("outwit-move-map")).containsText("Each point is a reply to " + move);
        return move;
    }

    private static Locator button(Page page, String name) {
        return page.locator("button", new Page.LocatorOptions().setHasText(Pattern.compile("^\\s*" + name + "\\s*$")));
    }

    @Test
    void aCoachAsksAndPlaysByMouse() {
        Page page = ready(VISITS.desk(), OPENING);
        assertThat(page.locator(".lines tbody tr")).hasCount(6);
        assertThat(page.locator(".weighed tr.pick")).hasCount(1);
        String move = choose(page);
        assertThat(page.locator(".actions.chosen")).containsText(move);
        Pattern reply = Pattern.compile("^\\S+: .* likely, ");
        page.locator(".plot .dot").first().dispatchEvent("pointerenter"); // points move while it looks deeper
        assertThat(page.locator(".reading")).hasText(reply);
        assertThat(page.locator(".board .mark")).hasCount(2);
        page.locator(".plot .dot").first().dispatchEvent("pointerleave");
        assertThat(page.locator(".reading")).not().hasText(reply);
        button(page, "Play it").click();
        assertThat(page).hasURL(Pattern.compile("22-17(%20|\\+)" + move));
        assertThat(page.locator(".columns")).containsText("It is their turn");
    }

    @Test
    void aGameIsSteppedThroughAndLeftByKeys() {
        Page page = ready(VISITS.desk(), OPENING + "&them=1");
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
        choose(page);
        page.locator(".plot").focus();
        page.keyboard().press("ArrowRight");
        String first = page.locator(".reading").textContent();
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(".reading")).not().hasText(first);
        assertThat(page.locator("button.move.shown")).hasText("22-17");
    }

    @Test
    void whatIsPastedOpens() {
        Page page = ready(VISITS.desk(), OPENING);
        page.fill("#setup-text", "[White \"<script>alert(1)</script>\"]\n[Black \"Bob\"]\n\n1. e4 e5 2. Nf3 *");
        button(page, "Show it").click();
        assertThat(page.locator(".status").first()).containsText("<script>alert(1)</script> – Bob");
        assertThat(page.locator("ol.moves button")).hasCount(3);
        assertThat(page).hasURL(Pattern.compile("game=chess.*at=0"));
        VISITS.expect("answer 400|status of 400");
        page.fill("#setup-text", "nonsense");
        button(page, "Show it").click();
        assertThat(page.locator(".say .problem")).containsText("This is no position and no game of chess");
    }

    @Test
    void aPositionIsSetUpPieceByPiece() {
        Page page = ready(VISITS.desk(), "/analyse?game=checkers");
        VISITS.expect("answer 400|status of 400");
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
        Page page = VISITS.desk().open("/analyse?game=connect4&moves=4");
        assertThat(page.locator(".lines tbody tr").first()).isVisible();
        assertThat(page.locator(".missing").first())
                .containsText("Nobody has told Outwit yet how people play connect4.");
        page = VISITS.desk().open("/analyse?game=backgammon");
        assertThat(page.locator(".missing")).containsText("Backgammon has dice");
        button(page, "31").click();
        assertThat(page.locator(".dice")).containsText("31");
    }

    @Test
    void aRestartedServerGoesOn() {
        Page page = ready(VISITS.desk(), OPENING);
        VISITS.expect("WebSocket|ERR_CONNECTION");
        VISITS.rig().restart();
        page.keyboard().press("ArrowLeft");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(".plot .dot").first()).isVisible();
    }
}
