package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.nio.file.Files;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What one can do beside moving: take back, ask, turn the board, give up, begin again, look back, take the game along. */
class ActionsTest {

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    private Table table(String wish) throws Exception {
        return new Table(VISITS.rig(), VISITS.desk(), Hands.MOUSE, wish);
    }

    private static String checkers(String more) {
        return "{\"game\":\"checkers\",\"players\":[\"engine:material\"],\"millis\":20" + more + "}";
    }

    private static Locator status(Page page) {
        return page.locator(".status b");
    }

    @Test
    void movesAreTakenBack() throws Exception {
        try (Table table = table(checkers(""))) {
            table.play("11-15");
            table.after(() -> table.button("Undo").click(), "back");
            assertThat(table.moves()).isEmpty();
            table.play("9-14");
            assertThat(table.moves()).startsWith("9-14").hasSize(2);
        }
    }

    @Test
    void aHintIsShownAndCanBePlayed() throws Exception {
        try (Table table = table(checkers(""))) {
            table.button("Hint").click();
            assertThat(table.page().locator("outwit-board .mark.hint")).isVisible();
            assertThat(table.page().locator(".say")).not().isEmpty();
            table.playAny(new Random(1));
            assertThat(table.page().locator("outwit-board .mark.hint")).hasCount(0);
        }
    }

    @Test
    void itSaysWhyItPlayedThat() throws Exception {
        try (Table table = table(checkers(""))) {
            table.play("11-15");
            assertThat(table.page().locator(".expected li")).not().hasCount(0);
            table.button("Why that?").click();
            assertThat(table.page().locator(".why")).not().isEmpty();
        }
    }

    @Test
    void whoeverPicksTheLearnerReadsWhatItForesaw() throws Exception {
        try (Table before = table(checkers(""))) {
            Page page = before.page();
            before.button("Change").click();
            Locator learner = page.locator(".chooser .card")
                    .filter(new Locator.FilterOptions().setHas(page.locator("input[value='learner:samuel@4']")));
            learner.getByRole(AriaRole.RADIO).check();
            assertThat(learner).containsText("plays for your next error");
            before.button("New game").click();
            assertThat(page).not().hasURL(Pattern.compile(before.id()));
            try (Table table = new Table(VISITS.rig(), page, Hands.MOUSE)) {
                table.play("11-15");
                table.play(table.anyMove());
                assertThat(page.locator(".insight"))
                        .hasText(Pattern.compile("I foresaw \\d+ of your last \\d+ moves.*"));
                assertThat(page.locator(".why")).hasText(Pattern.compile("Learner played .*"));
            }
        }
    }

    @Test
    void theBoardIsTurnedRound() throws Exception {
        try (Table table = table(checkers(""))) {
            Locator cells = table.page().locator("outwit-board [role=gridcell][data-place]");
            String before = cells.first().getAttribute("data-place");
            table.more("Flip").click();
            assertThat(cells.last()).hasAttribute("data-place", before);
            table.play("11-15");
            table.more("Flip").click();
            assertThat(cells.first()).hasAttribute("data-place", before);
        }
    }

    @Test
    void whoResignsSeesWhatTheyMissedAndPlaysAgain() throws Exception {
        try (Table table = table(checkers(""))) {
            Page page = table.page();
            table.play("11-15");
            table.button("Resign").click();
            table.button("Play on").click();
            assertThat(table.isOver()).isFalse();
            table.resign();
            assertThat(status(page)).hasText("The engine wins by resignation.");
            assertThat(page.locator(".review h3").first()).hasText("What you missed");
            table.button("Rematch, sides changed").click();
            assertThat(page).not().hasURL(Pattern.compile(table.id()));
            assertThat(status(page)).hasText("Your move.");
            assertThat(page.locator("outwit-moves .move")).hasCount(1);
        }
    }

    @Test
    void aDrawIsOfferedAndAnswered() throws Exception {
        try (Table table = table(checkers(",\"start\":\"B:WK1:BK32\""))) {
            table.more("Offer draw").click();
            assertThat(table.page().locator(".say, .status b").filter(new Locator.FilterOptions().setHasText("draw")))
                    .not()
                    .hasCount(0);
        }
    }

    @Test
    void keysLookBackAndForth() throws Exception {
        try (Table table = table(checkers(""))) {
            Page page = table.page();
            table.play("11-15");
            String last = (String) page.evaluate(SeenGame.SCRIPT);
            page.locator("h2").click();
            page.keyboard().press("ArrowLeft");
            assertThat(status(page)).hasText("After move 1 of 2.");
            page.keyboard().press("Home");
            assertThat(status(page)).hasText("After move 0 of 2.");
            assertThat(Hand.cell(page, "2,5")).hasAttribute("aria-label", Pattern.compile("^11, "));
            page.keyboard().press("ArrowRight");
            assertThat(status(page)).hasText("After move 1 of 2.");
            assertThat(page.locator("outwit-moves .move[aria-current=true]")).hasText(Pattern.compile("11-15"));
            page.keyboard().press("End");
            assertThat(status(page)).hasText("Your move.");
            assertThat(page.evaluate(SeenGame.SCRIPT)).isEqualTo(last);
            page.locator("outwit-moves .move").first().click();
            table.button("Back to the game").click();
            assertThat(status(page)).hasText("Your move.");
        }
    }

    @Test
    void theGameIsSavedAsAFile() throws Exception {
        try (Table table = table(checkers(""))) {
            table.play("11-15");
            Table.openMore(table.page());
            Download file = table.page()
                    .waitForDownload(
                            () -> table.page().getByText("Save as a file").click());
            assertThat(file.suggestedFilename()).isEqualTo("outwit-" + table.id() + ".pdn");
            assertThat(Files.readString(file.path())).contains("11-15").contains("[Black \"You\"]");
        }
    }

    @Test
    void theClockRunsAndTheFlagFalls() throws Exception {
        try (Table table = table(checkers(",\"clock\":\"1+0\""))) {
            assertThat(table.page().locator(".clock")).hasCount(2);
            assertThat(status(table.page())).hasText(Pattern.compile("time"));
        }
    }
}
