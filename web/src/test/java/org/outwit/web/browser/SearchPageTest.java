package org.outwit.web.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.web.ServerRig;

/** The Search page in a real browser: a counterexample stepped through, folding, phone width, light and dark. */
class SearchPageTest {

    @TempDir
    private static Path folder;

    private static ServerRig rig;
    private static Playwright playwright;
    private static Browser browser;
    private final List<String> troubles = new ArrayList<>();
    private Page page;

    @BeforeAll
    static void start() {
        Optional<Path> chromium = Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(chromium.isPresent(), "There is no Chromium here; 'apt-get install chromium' brings one.");
        rig = new ServerRig(folder);
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(chromium.orElseThrow())
                        .setArgs(List.of("--no-sandbox")));
    }

    @AfterAll
    static void stop() {
        if (playwright == null) return;
        playwright.close();
        rig.close();
    }

    private void open(String query, int width, ColorScheme scheme) {
        page = browser.newPage(
                new Browser.NewPageOptions().setViewportSize(width, 900).setColorScheme(scheme));
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) troubles.add(message.text());
        });
        page.onPageError(troubles::add);
        page.onRequest(request -> {
            if (!request.url().startsWith(rig.url("")) && !request.url().startsWith("data:"))
                troubles.add("request to " + request.url());
        });
        page.navigate(rig.url("/search" + query));
        page.waitForSelector("outwit-run svg.tree");
    }

    @AfterEach
    void nothingWentWrong() {
        if (page != null) page.close();
        assertThat(troubles).isEmpty();
    }

    private String said(int run) {
        return page.locator("outwit-run .say").nth(run).textContent();
    }

    private int leaves(int run) {
        return Integer.parseInt(page.locator("outwit-run dd.leaves").nth(run).textContent());
    }

    @Test
    void aCounterexampleIsSteppedThroughByKeys() {
        open("?example=theorem-2", 1280, ColorScheme.LIGHT);
        assertThat(said(0)).isEqualTo("Enters the root, player 0 to move.");
        List<String> cuts = new ArrayList<>();
        for (int step = 0; step < 80; step++) {
            page.keyboard().press("ArrowRight");
            if (said(0).startsWith("Cuts off")) cuts.add(said(0));
            assertThat(Math.abs(leaves(0) - leaves(1))).isLessThanOrEqualTo(1);
        }
        assertThat(cuts).isNotEmpty().allMatch(cut -> cut.contains("the window of f0 has closed"));
        page.keyboard().press("End");
        assertThat(said(0)).contains("value 10 instead of 12, 7 of 8 leaves evaluated");
        assertThat(said(1)).contains("value 12, 8 of 8 leaves evaluated");
        assertThat(page.locator("outwit-run").nth(0).locator(".node.off").count())
                .isEqualTo(1);
        assertThat(page.locator("outwit-run").nth(1).locator(".node.off").count())
                .isZero();
        page.keyboard().press("Home");
        assertThat(said(0)).isEqualTo("Enters the root, player 0 to move.");
        assertThat(page.locator(".node.off").count()).isZero();
        assertThat(page.locator("outwit-run").nth(0).locator(".node.unseen").count())
                .isEqualTo(23);
    }

    /** Jumping and walking lead to the same picture, forwards and backwards. */
    @Test
    void everyWayToAStepShowsTheSame() {
        open("?grown=b%3D3,d%3D4,seed%3D11,range%3D9&a=mtd-f&b=sss*", 1280, ColorScheme.LIGHT);
        String classes =
                "[...document.querySelectorAll('.tree .node, .tree .edge')].map(e => e.getAttribute('class').split(' ')"
                        + ".sort().join(' ') + (e.querySelector?.('.value')?.textContent ?? '')).join('|')";
        page.evaluate("document.querySelector('outwit-search').go(60)");
        Object jumped = page.evaluate(classes);
        page.evaluate("for (let i = 59; i >= 0; i--) document.querySelector('outwit-search').go(i)");
        page.evaluate("for (let i = 1; i <= 60; i++) document.querySelector('outwit-search').go(i)");
        assertThat(page.evaluate(classes)).isEqualTo(jumped);
        page.keyboard().press("End");
        page.evaluate("document.querySelector('outwit-search').go(60)");
        assertThat(page.evaluate(classes)).isEqualTo(jumped);
    }

    @Test
    void subtreesFoldByClickAndByKey() {
        open("?example=textbook", 1280, ColorScheme.LIGHT);
        page.locator("outwit-run").nth(0).locator(".node[data-node='1'] .shape").click();
        page.waitForSelector(".node.folded");
        assertThat(page.locator("outwit-run")
                        .nth(1)
                        .locator(".node[data-node='2']")
                        .isVisible())
                .isFalse();
        page.locator("outwit-run").nth(0).locator(".node[data-node='0']").focus();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("Enter");
        page.waitForFunction("!document.querySelector('.node.folded')");
        assertThat(page.locator("outwit-run")
                        .nth(1)
                        .locator(".node[data-node='2']")
                        .isVisible())
                .isTrue();
    }

    @Test
    void faultsAreSentencesAndTheAddressCanBeShared() {
        open("?example=textbook", 1280, ColorScheme.LIGHT);
        page.locator("#source-kind").selectOption("text");
        page.locator("#source-text").fill("((1 2) (3");
        page.locator("outwit-tree-source button").click();
        page.waitForSelector(".problem");
        assertThat(page.locator(".problem").textContent()).contains("At character 10 of the tree");
        page.locator("#source-text").fill("((1 2) (3 0))");
        page.locator("outwit-tree-source button").click();
        page.waitForSelector(".problem", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.DETACHED));
        String address = page.url();
        assertThat(address).contains("tree=").contains("a=alpha-beta");
        page.navigate(address);
        page.waitForSelector("outwit-run svg.tree");
        assertThat(page.locator("outwit-run").nth(0).locator(".node").count()).isEqualTo(7);
        troubles.removeIf(each -> each.contains("400 (Bad Request)")); // the browser's own note of the refusal
    }

    @Test
    void aPhoneNeedsNoSidewaysScrolling() {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            open("?example=theorem-2", 390, scheme);
            Object beyond =
                    page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
            assertThat(((Number) beyond).intValue()).isLessThanOrEqualTo(0);
            page.close();
        }
    }

    @Test
    void nothingSeriousForAccessibility() {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            open("?example=textbook&at=9", 1280, scheme);
            List<String> serious = new AxeBuilder(page)
                    .analyze().getViolations().stream()
                            .filter(each -> List.of("serious", "critical").contains(each.getImpact()))
                            .map(each -> each.getId() + ": "
                                    + each.getNodes().get(0).getHtml() + " "
                                    + each.getNodes().get(0).getFailureSummary())
                            .toList();
            assertThat(serious).isEmpty();
            page.close();
        }
    }

    /** Two thousand nodes, every step by itself: how long a step takes without painting. */
    @Test
    void manyNodesAreSteppedThroughQuickly() {
        open("?grown=b%3D3,d%3D6,seed%3D3,range%3D50&a=alpha-beta&b=minimax", 1280, ColorScheme.LIGHT);
        Object perStep = page.evaluate(
                "() => { const s = document.querySelector('outwit-search'); const n = s.ticks[0].length;"
                        + " const t = performance.now(); for (let i = 0; i < n; i++) s.go(i); return (performance.now() - t) / n; }");
        assertThat(((Number) perStep).doubleValue()).isLessThan(8.0); // half a frame, on a busy machine
    }
}
