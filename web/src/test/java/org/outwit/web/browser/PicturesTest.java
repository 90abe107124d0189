package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The pictures of docs/web.md, taken anew with {@code -Doutwit.golden=write}. Browsers draw differently, so nothing is compared. */
@EnabledIfSystemProperty(named = "outwit.golden", matches = "write", disabledReason = "Pictures are taken on demand.")
class PicturesTest {

    private static final Path PICTURES = Path.of("..", "docs", "pictures");
    private static final int MOST_BYTES = 150_000;
    private static final int DESK_HEIGHT = 690;

    private static final double STUDY = 600_000; // milliseconds at most

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    private static Browser.NewContextOptions options(Screen screen, ColorScheme scheme) {
        Browser.NewContextOptions options =
                screen.options().setColorScheme(scheme).setReducedMotion(ReducedMotion.REDUCE);
        return screen == Screen.DESK ? options.setViewportSize(1280, DESK_HEIGHT) : options;
    }

    private static void take(Page page, String name) throws Exception {
        Path file = PICTURES.resolve("web-" + name + ".png");
        page.mouse().move(0, 0);
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
        assertThat(Files.size(file)).as(name).isLessThan(MOST_BYTES);
    }

    /** A phone shows what the picture is about; what is above it is on the other picture. */
    private void take(String address, String there, String name) throws Exception {
        for (Screen screen : Screen.values()) {
            Page page = VISITS.visit(options(screen, ColorScheme.LIGHT)).open(address);
            assertThat(page.locator(there).first()).isVisible();
            page.waitForTimeout(700); // what comes a little later, such as numbers of a search
            if (screen == Screen.PHONE || name.equals("lab")) {
                page.locator(there).first().evaluate("element => element.scrollIntoView({ block: 'center' })");
            }
            take(page, name + (screen == Screen.PHONE ? "-phone" : ""));
        }
    }

    @Test
    void play() throws Exception {
        String wish = "{\"game\":\"checkers\",\"players\":[\"learner:samuel\"],\"millis\":100}";
        Visit visit = VISITS.visit(options(Screen.DESK, ColorScheme.LIGHT));
        try (Table table = new Table(VISITS.rig(), visit, Hands.MOUSE, wish)) {
            table.play("11-15");
            for (int i = 0; i < 4; i++) table.play(table.anyMove());
            assertThat(table.page().locator(".expected li")).not().hasCount(0);
            take(table.page(), "play");
            for (Screen screen : Screen.values()) {
                Page other = VISITS.visit(options(screen, ColorScheme.DARK)).open("/game/" + table.id());
                table.shows(other);
                take(other, "play-dark" + (screen == Screen.PHONE ? "-phone" : ""));
            }
        }
    }

    @Test
    void people() throws Exception {
        take("/people", "table.people tbody tr", "people");
    }

    @Test
    void somebody() throws Exception {
        for (Screen screen : Screen.values()) {
            Page page = VISITS.visit(options(screen, ColorScheme.LIGHT)).open("/people?search=quentin");
            page.locator("table.people a").first().click();
            assertThat(page.locator("outwit-study"))
                    .containsText("Studied on", new LocatorAssertions.ContainsTextOptions().setTimeout(STUDY));
            page.waitForTimeout(500);
            take(page, "person" + (screen == Screen.PHONE ? "-phone" : ""));
        }
    }

    @Test
    void analyse() throws Exception {
        take("/analyse?game=othello&moves=f5%20d6%20c3%20d3%20c4", "section[aria-label='Move map'] svg", "analyse");
    }

    @Test
    void search() throws Exception {
        take("/search?example=theorem-2&at=40", "outwit-run .tree .node", "search");
    }

    @Test
    void lab() throws Exception {
        take("/lab/pruning-fig-14", "#report svg", "lab");
    }
}
