package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Choosing a game and an opponent from cards. */
class ChooserTest {

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    private static Page chooser(Visit visit) {
        Page page = visit.open("/?game=tictactoe");
        assertThat(page.locator(".status b")).hasText("Your move.");
        button(page, "Change").click();
        assertThat(radio(page, "game", "tictactoe")).isChecked();
        return page;
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator radio(Page page, String name, String value) {
        return page.locator(".chooser input[name=" + name + "][value='" + value + "']");
    }

    @Test
    void anotherGameBringsItsOwnOpponents() {
        Page page = chooser(VISITS.desk());
        assertThat(page.locator(".chooser .games .card")).hasCount(6);
        radio(page, "game", "connect4").check();
        radio(page, "who", "theo").check();
        button(page, "New game").click();
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(page.locator(".heading h2")).hasText(Pattern.compile("Connect Four against Theo"));
    }

    /** By keys alone; what is not chosen changes nothing. */
    @Test
    void escapeLeavesTheGameAsItWas() {
        Page page = chooser(VISITS.desk());
        String address = page.url();
        radio(page, "game", "chess").focus();
        page.keyboard().press("Space");
        assertThat(radio(page, "who", "boris")).isVisible();
        page.keyboard().press("Escape");
        assertThat(page.locator("dialog")).hasCount(0);
        assertThat(button(page, "Change")).isFocused();
        assertThat(page.url()).isEqualTo(address);
    }

    @Test
    void enginesOfOtherEvaluatorsAreHiddenAndRulesAreOneTouchAway() {
        Page page = chooser(VISITS.phone());
        radio(page, "game", "checkers").check();
        assertThat(radio(page, "who", "engine:samuel")).isVisible();
        assertThat(radio(page, "who", "engine:material-below-2")).not().isVisible();
        Axe.sideways(page);
        page.getByText("Rules of English checkers").click();
        assertThat(page.locator("h1")).hasText("English checkers");
        assertThat(page.locator("svg.outwit-board")).isVisible();
        Axe.check(page);
    }
}
