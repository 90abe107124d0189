package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.FileChooser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** From a file to a sparring partner; and imports whose server is started anew, or killed, in the middle. */
class PeopleFlowTest {

    private static final int SHIPPED = 18;

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    @TempDir
    private Path folder;

    private static Locator rows(Page page) {
        return page.locator("table.people tbody tr");
    }

    private static void bring(Page page, String name, String text) {
        assertThat(rows(page).first()).isVisible();
        FileChooser chooser = page.waitForFileChooser(
                () -> page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Import games"))
                        .click());
        chooser.setFiles(new FilePayload(name, "application/octet-stream", text.getBytes(StandardCharsets.UTF_8)));
    }

    @Test
    void gamesAreImportedAndTheirPlayerLearnedStudiedAndPlayed() {
        Page page = VISITS.desk().open("/people");
        bring(page, "sunday.pdn", MadeRecords.checkers(8, 1, 7));
        assertThat(page.locator(".outcome")).containsText("8 new games");
        Locator ann = rows(page).filter(new Locator.FilterOptions().setHasText("Ann 0"));
        ann.getByText(Pattern.compile("^\\s*Learn")).click();
        assertThat(page.locator(".learned")).containsText("Ann 0 is learned.");
        ann.getByRole(AriaRole.LINK).click();
        assertThat(page.locator("h1")).containsText("Ann 0");
        assertThat(page.locator("outwit-study")).containsText("Studied on");
        assertThat(page.locator("#findings section, #findings h2").first()).isVisible();
        page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(Pattern.compile("Spar")))
                .click();
        assertThat(page.locator(".status b")).hasText("Your move.");
        assertThat(page.locator(".heading")).containsText("Ann 0");
    }

    @Tag("long")
    @Test
    void anImportIsShownToItsEndThoughTheServerIsStartedAnew() {
        Visit visit = VISITS.desk().expect("WebSocket|ERR_CONNECTION|ERR_EMPTY");
        Page page = visit.open("/people");
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            text.append("[White \"Anna\"]\n[Black \"Player ")
                    .append(i)
                    .append("\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n");
        }
        bring(page, "many.pgn", text.toString());
        assertThat(page.locator(".bar button")).hasText("Cancel");
        VISITS.rig().restart();
        assertThat(page.locator(".outcome")).containsText("many.pgn: 3,000 new games.");
        page.getByLabel("Name", new Page.GetByLabelOptions().setExact(true)).fill("anna");
        assertThat(rows(page)).hasCount(1);
        assertThat(rows(page)).containsText("3,000");
    }

    @Test
    void anImportGoesOnAfterTheServerWasKilled() throws Exception {
        int count = 3000; // reading these takes much longer than the kill, on any machine
        int team = 5;
        SettledFolder.copyTo(folder);
        try (ServerProcess server = new ServerProcess(folder)) {
            Visit visit = VISITS.visit(server.url(""), Screen.DESK.options());
            Page page = visit.open("/people");
            String records = MadeRecords.checkers(count, team, 3);
            // Killed as soon as it has begun: a bar that has to be seen first may be gone before anybody looks.
            page.waitForResponse(answer -> answer.url().endsWith("/begin"), () -> bring(page, "many.pdn", records));
            visit.expect(StayingTest.GONE);
            server.kill();
            assertThat(page.locator("outwit-connection")).containsText("The server cannot be reached.");
            assertThat(page.locator(".imports .bar")).hasCount(1);
            server.start();
            assertThat(page.locator("outwit-connection")).isEmpty();
            assertThat(page.locator(".outcome")).containsText("3,000 new games.");
            page.reload();
            assertThat(rows(page)).hasCount(SHIPPED + 2 * team);
        }
    }
}
