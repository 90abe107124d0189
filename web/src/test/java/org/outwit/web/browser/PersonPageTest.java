package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.outwit.web.ServerRig;
import tools.jackson.databind.JsonNode;

/** The page of a person: the study comes by itself, then a preparation by keyboard, a comparison, and who plays like this. */
class PersonPageTest {

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    /** Imports a file of games; the id of Gesine. */
    private static String gesine(String file, String games, String rules) throws Exception {
        ServerRig rig = VISITS.rig();
        String bundle = id(rig.post("/api/people/import?name=" + file, games), "id");
        String begun = "{\"games\":{\"%s\":\"%s\"}}".formatted(file, rules);
        String job = id(rig.post("/api/people/import/" + bundle + "/begin", begun), "job");
        String state = "running";
        for (int tries = 0; !state.equals("done"); tries++) {
            state = id(rig.get("/api/jobs/" + job), "state");
            assertThat(state).isIn("waiting", "running", "done");
            assertThat(tries).as("times asked how the import is").isLessThan(10_000);
            Thread.sleep(20);
        }
        JsonNode found = ServerRig.json(rig.get("/api/people?search=gesine&game=" + rules));
        return found.get("people").get(0).get("id").stringValue();
    }

    private static String id(HttpResponse<String> answer, String name) {
        return ServerRig.json(answer).get(name).stringValue();
    }

    /** In a game in which everything about somebody is soon known. */
    @Test
    void everythingAboutOnePerson() throws Exception {
        everythingAbout(gesine("sunday.txt", SundayGames.ofTicTacToe(), "tictactoe"), "against-Gesine.txt");
    }

    @Tag("long")
    @Test
    void everythingAboutACheckersPlayer() throws Exception {
        everythingAbout(gesine("sunday.pdn", SundayGames.ofCheckers(), "checkers"), "against-Gesine.pdn");
    }

    private static void everythingAbout(String person, String lines) {
        Page page = VISITS.visit(Screen.DESK.options().setColorScheme(ColorScheme.DARK))
                .open("/people/" + person);
        assertThat(page.locator("h1")).hasText("Gesine");
        assertThat(page.locator("outwit-face svg")).isVisible();
        assertThat(page.locator("#exploits")).isVisible();
        assertThat(page.getByText("Spar")).isVisible();
        prepare(page, lines);
        page.locator("#who button").click();
        assertThat(page.locator("#who .suspects .row, #who .problem").first()).isVisible();
        Axe.check(page);
        page.locator("#games a").first().click();
        assertThat(page.locator("outwit-board").first()).isVisible();
        assertThat(page.url()).contains("/analyse");
    }

    private static void prepare(Page page, String file) {
        Locator section = page.locator("#prepare");
        section.locator("outwit-prepare button").first().click();
        Locator line = section.locator(".repertoire summary").first();
        assertThat(line).isVisible();
        boolean open = (boolean) line.evaluate("each => each.parentElement.open");
        line.focus();
        page.keyboard().press(open ? "ArrowLeft" : "ArrowRight");
        assertThat(line.evaluate("each => each.parentElement.open")).isEqualTo(!open);
        Download lines = page.waitForDownload(
                () -> section.getByText("Download the lines").click());
        assertThat(lines.suggestedFilename()).isEqualTo(file);
    }
}
