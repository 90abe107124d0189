package org.outwit.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ViewportSize;
import java.util.List;

/**
 * Whether everybody can use what a page shows now: no rule of axe-core is broken, colours can be told apart, and a phone needs no
 * scrolling sideways.
 */
final class Axe {

    /** Rules for which axe loads style sheets itself, against the policy of the pages; nothing here turns with a phone, or plays. */
    private static final List<String> LOADING = List.of("css-orientation-lock", "no-autoplay-audio");

    private static final int PHONE_WIDTH = 390;

    private Axe() {}

    /** All of it, in the scheme that the page has. */
    static void check(Page page) {
        rules(page);
        ViewportSize before = page.viewportSize();
        page.setViewportSize(PHONE_WIDTH, before.height);
        sideways(page);
        page.setViewportSize(before.width, before.height);
    }

    /** Every rule, in the scheme and at the width that the page has. */
    static void rules(Page page) {
        AxeBuilder axe =
                new AxeBuilder(page).setLegacyMode(true); // no frames, so no second page to put findings together
        List<String> found = axe.disableRules(LOADING).analyze().getViolations().stream()
                .map(Axe::sentence)
                .toList();
        assertThat(found).as(page.url()).isEmpty();
    }

    static void sideways(Page page) {
        page.waitForFunction("() => document.documentElement.scrollWidth <= innerWidth");
    }

    private static String sentence(Rule rule) {
        List<String> nodes = rule.getNodes().stream()
                .limit(5)
                .map(node -> node.getHtml() + " " + node.getFailureSummary())
                .toList();
        return rule.getImpact() + " " + rule.getId() + ": " + rule.getHelp() + "\n" + String.join("\n", nodes);
    }
}
