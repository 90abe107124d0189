package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Lab: experiments that are found, read and run, and a tournament. */
class LabPageTest {

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    @Test
    void anExperimentIsFoundAndRunLive() {
        Page page = VISITS.desk().open("/lab");
        page.getByLabel("Find").fill("lemma 1");
        assertThat(page.locator("outwit-lab-search [role=status]"))
                .containsText(Pattern.compile("^\\d of \\d+ experiments"));
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName(Pattern.compile("What models cost without pruning")))
                .click();
        page.getByText("Run quick", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator("outwit-live")).containsText("All 24 cells of the quick run are finished.");
        assertThat(page.locator("#report svg").first()).isVisible();
    }

    @Test
    void aFinishedExperimentIsThereFromTheStart() {
        Page page = VISITS.desk().open("/lab/pruning-counterexamples");
        assertThat(page.locator("main")).containsText("The paper's rule is wrong");
        assertThat(page.locator("#report table").first()).isVisible();
    }

    @Test
    void aTournamentIsPlayedAndItsGamesAreOpened() {
        Page page = VISITS.desk().open("/lab/tournaments");
        page.getByLabel("Name").fill("Sunday cup");
        page.getByLabel("Game", new Page.GetByLabelOptions().setExact(true)).selectOption("tictactoe");
        assertThat(page.locator(".player")).not().hasCount(0);
        page.getByLabel("Games of each pair").selectOption("2");
        page.getByLabel("Time a move").selectOption("20");
        page.getByText("Begin", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page).hasURL(Pattern.compile("/lab/tournaments/.+"));
        assertThat(page.locator("outwit-live")).containsText("of the tournament are finished");
        page.locator("a[href*='/games/']").first().click();
        assertThat(page.locator("outwit-board svg")).isVisible();
    }
}
