package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every page in both colour schemes and at both widths: nothing serious by the rules of axe-core, nothing to be scrolled sideways, and
 * no look that is written into an element by a template.
 */
class EveryoneTest {

    private static final Set<String> GRAVE = Set.of("serious", "critical");

    /** Rules for which axe loads style sheets itself, against the policy of the pages; nothing here turns with a phone, or plays. */
    private static final List<String> LOADING = List.of("css-orientation-lock", "no-autoplay-audio");

    /** What a page shows when it is there, by its address. */
    private record Shown(String address, String there) {}

    private static final List<Shown> PAGES = List.of(
            new Shown("/people", "table.people tbody tr"),
            new Shown("/analyse", "outwit-board svg"),
            new Shown("/search?example=theorem-2&at=9", "outwit-run .tree .node"),
            new Shown("/lab", ".paper-group"),
            new Shown("/lab/pruning-fig-14", "#report svg"),
            new Shown("/lab/tournaments", ".player"));

    @RegisterExtension
    private final Visits visits = new Visits();

    static void check(Page page) {
        List<String> found = new AxeBuilder(page)
                .disableRules(LOADING).analyze().getViolations().stream()
                        .filter(each -> GRAVE.contains(each.getImpact()))
                        .map(EveryoneTest::sentence)
                        .toList();
        assertThat(found).as(page.url()).isEmpty();
    }

    private static String sentence(Rule rule) {
        List<String> nodes = rule.getNodes().stream()
                .limit(5)
                .map(node -> node.getHtml() + " " + node.getFailureSummary())
                .toList();
        return rule.getImpact() + " " + rule.getId() + ": " + rule.getHelp() + "\n" + String.join("\n", nodes);
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void play(ColorScheme scheme) throws Exception {
        Visit visit = visits.visit(Screen.DESK.options().setColorScheme(scheme));
        String wish = "{\"game\":\"checkers\",\"players\":[\"engine:material\"],\"millis\":20,\"clock\":\"300+3\"}";
        try (Table table = new Table(visits.rig(), visit, Hands.MOUSE, wish)) {
            table.play("11-15");
            assertThat(table.page().locator(".expected li")).not().hasCount(0);
            table.button("Change").click();
            assertThat(table.page().locator("#choose-who")).isVisible();
            check(table.page());
            table.after(() -> table.button("Resign").click(), "over");
            assertThat(table.page().locator(".review h3").first()).isVisible();
            check(table.page());
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void otherPages(ColorScheme scheme) {
        Visit visit = visits.visit(Screen.DESK.options().setColorScheme(scheme));
        for (Shown each : PAGES) {
            Page page = visit.open(each.address());
            assertThat(page.locator(each.there()).first()).isVisible();
            check(page);
            page.close();
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void aPerson(ColorScheme scheme) {
        Visit visit = visits.visit(Screen.DESK.options().setColorScheme(scheme));
        Page page = visit.open("/people?search=quentin");
        page.locator("table.people a").first().click();
        assertThat(page.locator("h1")).containsText("Quentin");
        check(page);
    }

    @Test
    void aPhoneIsNeverScrolledSideways() {
        Visit visit = visits.phone();
        for (Shown each : PAGES) {
            Page page = visit.open(each.address());
            assertThat(page.locator(each.there()).first()).isVisible();
            assertThat(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                    .as(each.address())
                    .isEqualTo(0);
            page.close();
        }
    }
}
