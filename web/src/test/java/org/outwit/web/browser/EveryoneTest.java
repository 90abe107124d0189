package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Every page is for everybody: see {@link Axe}. Each is looked at once, some in the light and some in the dark; the long test looks at
 * all in both schemes, at a desk and on a phone. The page of a person is in {@link PersonPageTest}.
 */
class EveryoneTest {

    /** What a page shows when it is there, by its address, and what is opened in it first. */
    private enum Shown {
        PEOPLE("/people", "table.people tbody tr", "td.model summary"),
        ANALYSE("/analyse?game=checkers&moves=11-15%2023-19%208-11%2022-17", ".plot .dot", "outwit-move-map summary"),
        SEARCH("/search?example=theorem-2&at=9", "outwit-run .tree .node", ""),
        LAB("/lab", ".paper-group", ""),
        EXPERIMENT("/lab/pruning-fig-14", "#report svg", ""),
        TOURNAMENTS("/lab/tournaments", ".player", "");

        private final String address;
        private final String there;
        private final String opened;

        Shown(String address, String there, String opened) {
            this.address = address;
            this.there = there;
            this.opened = opened;
        }

        Page in(Visit visit) {
            Page page = visit.open(address);
            assertThat(page.locator(there).first()).isVisible();
            if (!opened.isEmpty()) {
                Locator details = page.locator(opened).first();
                details.click();
                assertThat(details.locator("xpath=..")
                                .locator("tr, p, li, span, dd")
                                .first())
                        .isVisible();
            }
            return page;
        }
    }

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    @ParameterizedTest
    @EnumSource
    void everybodyCanUse(Shown shown) {
        ColorScheme scheme = shown.ordinal() % 2 == 0 ? ColorScheme.LIGHT : ColorScheme.DARK;
        Page page = shown.in(VISITS.desk());
        page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        Axe.check(page);
    }

    @Test
    void everybodyCanPlay() throws Exception {
        try (Table table = table(VISITS.desk())) {
            Axe.check(table.page());
            table.page().keyboard().press("Escape");
            assertThat(table.page().locator(".chooser")).not().isAttached();
            table.resign();
            assertThat(table.page().locator(".review h3").first()).isVisible();
            Axe.rules(table.page());
        }
    }

    private static Table table(Visit visit) throws Exception {
        String wish = "{\"game\":\"checkers\",\"players\":[\"engine:material\"],\"millis\":20,\"clock\":\"300+3\"}";
        Table table = new Table(VISITS.rig(), visit, Hands.MOUSE, wish);
        table.play("11-15");
        assertThat(table.page().locator(".expected li")).not().hasCount(0);
        table.button("Change").click();
        assertThat(table.page().locator(".chooser input[name=who]:checked")).isVisible();
        return table;
    }

    @Tag("long")
    @ParameterizedTest
    @EnumSource(
            value = ColorScheme.class,
            names = {"LIGHT", "DARK"})
    void everyPageOnEveryScreen(ColorScheme scheme) throws Exception {
        for (Screen screen : Screen.values()) {
            Visit visit = VISITS.visit(screen.options().setColorScheme(scheme));
            for (Shown each : Shown.values()) {
                Page page = each.in(visit);
                Axe.rules(page);
                Axe.sideways(page);
                page.close();
            }
            try (Table table = table(visit)) {
                Axe.rules(table.page());
                Axe.sideways(table.page());
            }
        }
    }
}
