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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** People: found, brought in by a file, learned; and an import that is killed in the middle. */
class PeopleFlowTest {

    private static final int SHIPPED = 18;

    @RegisterExtension
    private final Visits visits = new Visits();

    @TempDir
    private Path folder;

    private static Locator rows(Page page) {
        return page.locator("table.people tbody tr");
    }

    private static Locator row(Page page, String name) {
        return rows(page).filter(new Locator.FilterOptions().setHasText(name));
    }

    private static FilePayload file(String name, String text) {
        return new FilePayload(name, "application/octet-stream", text.getBytes(StandardCharsets.UTF_8));
    }

    /** A short game of checkers, as PDN. */
    private static String game(String black, String white, int round) {
        return """
               [Event "Sunday"]
               [Date "2026.05.%02d"]
               [Round "%d"]
               [Black "%s"]
               [White "%s"]
               [Result "1-0"]

               1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 4. 9-14 18x9 5. 5x14 22-17 1-0

               """.formatted(1 + round % 28, round, black, white);
    }

    private static void bring(Page page, FilePayload file) {
        FileChooser chooser =
                page.waitForFileChooser(() -> page.getByText("Import games", new Page.GetByTextOptions().setExact(true))
                        .click());
        chooser.setFiles(file);
    }

    @Test
    void everybodyIsFoundByNameAndGameAndSorted() {
        Page page = visits.desk().open("/people");
        assertThat(rows(page)).hasCount(SHIPPED);
        page.getByLabel("Name").fill("ada");
        assertThat(rows(page)).hasCount(3);
        page.getByLabel("Game").selectOption("othello");
        assertThat(rows(page)).hasCount(1);
        page.getByLabel("Name").fill("nobody has this name");
        page.getByText("Show everybody").click();
        assertThat(rows(page)).hasCount(SHIPPED);
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Strength"))
                .click();
        assertThat(page.locator("th[aria-sort=descending], th[aria-sort=ascending]"))
                .containsText("Strength");
    }

    @Test
    void aFileIsImportedAndSomebodyLearned() {
        Page page = visits.desk().open("/people");
        StringBuilder games = new StringBuilder();
        for (int round = 1; round <= 6; round++) games.append(game("Greta <b>Grün</b>", "Paul", round));
        bring(page, file("sunday.pdn", games.toString()));
        assertThat(page.locator(".outcome")).containsText("6 new games");
        assertThat(row(page, "Greta <b>Grün</b>")).hasCount(1);
        bring(page, file("again.pdn", games.toString()));
        assertThat(page.locator(".outcome").first()).containsText("6 games were here already");
        row(page, "Paul").getByText(Pattern.compile("^\\s*Learn")).click();
        assertThat(page.locator(".learned")).containsText("Paul is learned.");
        assertThat(row(page, "Paul")).containsText("learned from 6 games");
    }

    @Test
    void whatCannotBeReadIsTold() {
        Page page = visits.desk().open("/people");
        bring(
                page,
                file("mixed.pdn", game("Ann", "Bob", 1) + game("Ann", "Bob", 2).replace("11-15", "11-32")));
        assertThat(page.locator(".outcome")).containsText("1 new game");
        assertThat(page.locator(".outcome")).containsText("1 place could not be used");
        page.locator(".outcome summary").click();
        assertThat(page.locator(".outcome li")).containsText(Pattern.compile("11-32"));
    }

    @Test
    void anImportGoesOnAfterTheServerWasKilled() throws Exception {
        int count = 4000;
        StringBuilder games = new StringBuilder();
        for (int round = 1; round <= count; round++) games.append(game("Ann " + round % 7, "Bob " + round % 11, round));
        try (ServerProcess server = new ServerProcess(folder)) {
            Visit visit = visits.visit(server.url(""), Screen.DESK.options());
            Page page = visit.open("/people");
            assertThat(rows(page)).hasCount(SHIPPED);
            bring(page, file("many.pdn", games.toString()));
            assertThat(page.locator(".imports progress, .outcome").first()).isVisible();
            page.getByText(Pattern.compile("Importing .*: \\d"))
                    .or(page.locator(".outcome"))
                    .first()
                    .waitFor();
            visit.expect(StayingTest.GONE);
            server.kill();
            assertThat(page.locator("outwit-connection")).containsText("The server cannot be reached.");
            server.start();
            assertThat(page.locator("outwit-connection")).isEmpty();
            assertThat(page.locator(".outcome"))
                    .containsText(Pattern.compile("4,000 new games|new games.*here already"));
            page.reload();
            assertThat(rows(page)).hasCount(SHIPPED + 18);
        }
    }
}
