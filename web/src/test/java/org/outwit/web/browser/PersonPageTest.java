package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions;
import com.microsoft.playwright.options.ColorScheme;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.outwit.web.ServerRig;
import tools.jackson.databind.JsonNode;

/** The page of a person: the study comes by itself, then a preparation by keyboard, a comparison, and who plays like this. */
class PersonPageTest {

    private static final IsVisibleOptions LONG = new IsVisibleOptions().setTimeout(120_000);

    private static final List<String> MOVES =
            List.of("11-15", "23-18", "8-11", "27-23", "4-8", "23-19", "9-14", "18x9", "5x14", "22-17");

    @RegisterExtension
    private final Visits visits = new Visits();

    /** Two people with a dozen short games; the id of the first. */
    private String gesine() throws Exception {
        StringBuilder games = new StringBuilder();
        for (int round = 0; round < 12; round++) { // no two are the same
            boolean first = round % 2 == 0;
            games.append("[Event \"Sunday\"]\n[Date \"20%02d.05.01\"]\n".formatted(round + 1))
                    .append("[Black \"%s\"]\n".formatted(first ? "Gesine" : "Paul"))
                    .append("[White \"%s\"]\n[Result \"1-0\"]\n\n".formatted(first ? "Paul" : "Gesine"));
            for (int ply = 0; ply < 5 + round / 2; ply++) {
                games.append(ply % 2 == 0 ? ply / 2 + 1 + ". " : "")
                        .append(MOVES.get(ply))
                        .append(' ');
            }
            games.append("1-0\n\n");
        }
        ServerRig rig = visits.rig();
        String bundle = id(rig.post("/api/people/import?name=sunday.pdn", games.toString()), "id");
        String job = id(
                rig.post("/api/people/import/" + bundle + "/begin", "{\"games\":{\"sunday.pdn\":\"checkers\"}}"),
                "job");
        while (!ServerRig.json(rig.get("/api/jobs/" + job))
                .get("state")
                .stringValue()
                .equals("done")) Thread.sleep(20);
        JsonNode found = ServerRig.json(rig.get("/api/people?search=gesine"));
        return found.get("people").get(0).get("id").stringValue();
    }

    private static String id(HttpResponse<String> answer, String name) {
        return ServerRig.json(answer).get(name).stringValue();
    }

    @Test
    void everythingAboutOnePerson() throws Exception {
        Page page = visits.visit(Screen.DESK.options().setColorScheme(ColorScheme.DARK))
                .open("/people/" + gesine());
        assertThat(page.locator("h1")).hasText("Gesine");
        assertThat(page.locator("outwit-face svg")).isVisible();
        assertThat(page.locator("#exploits")).isVisible(LONG);
        assertThat(page.getByText("Spar")).isVisible();
        prepare(page);
        page.locator("#who button").click();
        assertThat(page.locator("#who .suspects .row, #who .problem").first()).isVisible(LONG);
        EveryoneTest.check(page);
        page.setViewportSize(390, 844);
        assertThat((int) page.evaluate("document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
        page.locator("#games a").first().click();
        assertThat(page.locator("outwit-board").first()).isVisible();
        assertThat(page.url()).contains("/analyse");
    }

    private static void prepare(Page page) {
        Locator section = page.locator("#prepare");
        section.locator("outwit-prepare button").first().click();
        Locator line = section.locator(".repertoire summary").first();
        assertThat(line).isVisible(LONG);
        boolean open = (boolean) line.evaluate("each => each.parentElement.open");
        line.focus();
        page.keyboard().press(open ? "ArrowLeft" : "ArrowRight");
        assertThat(line.evaluate("each => each.parentElement.open")).isEqualTo(!open);
        Download lines = page.waitForDownload(
                () -> section.getByText("Download the lines").click());
        assertThat(lines.suggestedFilename()).isEqualTo("against-Gesine.pdn");
    }
}
