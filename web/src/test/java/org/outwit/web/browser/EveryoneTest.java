package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every page in both colour schemes by the rules of axe-core: nothing that keeps somebody from using it. */
class EveryoneTest {

    private static final Set<String> GRAVE = Set.of("serious", "critical");

    @RegisterExtension
    private final Visits visits = new Visits();

    static void check(Page page) {
        List<String> found = new AxeBuilder(page)
                .analyze().getViolations().stream()
                        .filter(each -> GRAVE.contains(each.getImpact()))
                        .map(EveryoneTest::sentence)
                        .toList();
        assertThat(found).as(page.url()).isEmpty();
    }

    private static String sentence(Rule rule) {
        return rule.getImpact() + " " + rule.getId() + ": " + rule.getHelp() + "\n"
                + String.join(
                        "\n",
                        rule.getNodes().stream()
                                .limit(5)
                                .map(node -> node.getHtml() + " " + node.getFailureSummary())
                                .toList());
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
}
