package org.outwit.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The Search page: a counterexample stepped through, jumps, folding, faults, and everybody's eyes and screens. */
class SearchPageTest {

    /** Everything that a drawing shows, as one text. */
    private static final String PICTURE =
            "[...document.querySelectorAll('.tree .node, .tree .edge')].map(e => [...e.classList].sort().join(' ')"
                    + " + (e.querySelector('.value')?.textContent ?? '')).join('|')";

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    private Page open(Visit visit, String query) {
        Page page = visit.open("/search" + query);
        page.waitForSelector("outwit-run .tree .node");
        return page;
    }

    private static Locator run(Page page, int index) {
        return page.locator("outwit-run").nth(index);
    }

    private static String said(Page page, int run) {
        return run(page, run).locator(".say").textContent();
    }

    private static int leaves(Page page, int run) {
        return Integer.parseInt(run(page, run).locator("dd.leaves").textContent());
    }

    @Test
    void aCounterexampleIsSteppedThroughByKeys() {
        Page page = open(VISITS.desk(), "?example=theorem-2");
        assertThat(said(page, 0)).isEqualTo("Enters the root, player 0 to move.");
        List<String> cuts = new ArrayList<>();
        for (int step = 0; step < 44; step++) {
            page.keyboard().press("ArrowRight");
            if (said(page, 0).startsWith("Cuts off")) cuts.add(said(page, 0));
            assertThat(Math.abs(leaves(page, 0) - leaves(page, 1))).isLessThanOrEqualTo(1);
        }
        assertThat(cuts).containsExactly("Cuts off branch 1 of node 1.0.0.1: the window of f0 has closed, 0 ≥ β 0.");
        page.keyboard().press("End");
        assertThat(said(page, 0)).contains("value 10 instead of 12, 7 of 8 leaves evaluated");
        assertThat(said(page, 1)).contains("value 12, 8 of 8 leaves evaluated");
        assertThat(run(page, 0).locator(".node.off").count()).isEqualTo(1);
        assertThat(run(page, 1).locator(".node.off").count()).isZero();
        page.keyboard().press("Home");
        assertThat(said(page, 0)).isEqualTo("Enters the root, player 0 to move.");
        assertThat(page.locator(".node.off").count()).isZero();
        assertThat(run(page, 0).locator(".node.unseen").count()).isEqualTo(23);
    }

    /** Jumping and walking lead to the same picture, forwards and backwards. */
    @Test
    void everyWayToAStepShowsTheSame() {
        Page page = open(VISITS.desk(), "?grown=b%3D3,d%3D4,seed%3D11,range%3D9&a=mtd-f&b=sss*");
        page.evaluate("document.querySelector('outwit-search').go(60)");
        Object jumped = page.evaluate(PICTURE);
        page.evaluate("for (let i = 59; i >= 0; i--) document.querySelector('outwit-search').go(i)");
        page.evaluate("for (let i = 1; i <= 60; i++) document.querySelector('outwit-search').go(i)");
        assertThat(page.evaluate(PICTURE)).isEqualTo(jumped);
        page.keyboard().press("End");
        page.evaluate("document.querySelector('outwit-search').go(60)");
        assertThat(page.evaluate(PICTURE)).isEqualTo(jumped);
    }

    @Test
    void subtreesFoldByClickAndByKey() {
        Page page = open(VISITS.desk(), "?example=textbook");
        Locator leaf = run(page, 1).locator(".node[data-node='2']");
        run(page, 0).locator(".node[data-node='1'] .shape").click();
        PlaywrightAssertions.assertThat(leaf).isHidden();
        run(page, 0).locator(".node[data-node='0']").focus();
        page.keyboard().press("ArrowDown");
        page.keyboard().press("Enter");
        PlaywrightAssertions.assertThat(leaf).isVisible();
    }

    @Test
    void faultsAreSentencesAndTheAddressCanBeShared() {
        Visit visit = VISITS.desk();
        Page page = open(visit, "?example=textbook");
        visit.expect("400"); // the browser's own note of the refusal
        page.locator("#source-kind").selectOption("text");
        page.locator("#source-text").fill("((1 2) (3");
        page.locator("outwit-tree-source button").click();
        PlaywrightAssertions.assertThat(page.locator(".problem")).containsText("At character 10 of the tree");
        page.locator("#source-text").fill("((1 2) (3 0))");
        page.locator("outwit-tree-source button").click();
        PlaywrightAssertions.assertThat(page.locator(".problem")).hasCount(0);
        String address = page.url();
        assertThat(address).contains("tree=").contains("a=alpha-beta");
        page.navigate(address);
        PlaywrightAssertions.assertThat(run(page, 0).locator(".node")).hasCount(7);
    }

    @Test
    void aPhoneNeedsNoSidewaysScrolling() {
        Page page = open(VISITS.phone(), "?example=theorem-2");
        Object beyond = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
        assertThat(((Number) beyond).intValue()).isLessThanOrEqualTo(0);
        page.locator("outwit-transport button", new Page.LocatorOptions().setHasText("Step"))
                .tap();
        assertThat(said(page, 0)).startsWith("Enters node 0");
    }

    /** A thousand nodes twice: a step changes what it is about and leaves the rest of the picture alone. */
    @Test
    void aStepPaintsOnlyWhatHasChanged() {
        Page page = open(VISITS.desk(), "?grown=b%3D3,d%3D6,seed%3D3,range%3D50&a=alpha-beta&b=minimax");
        Object perStep = page.evaluate("""
                async () => {
                  const search = document.querySelector('outwit-search');
                  const count = search.ticks[0].length;
                  let changes = 0;
                  const observer = new MutationObserver((records) => (changes += records.length));
                  observer.observe(search, { subtree: true, childList: true, attributes: true, characterData: true });
                  for (let i = 0; i < count; i++) {
                    search.go(i);
                    await search.updateComplete;
                  }
                  changes += observer.takeRecords().length;
                  return changes / count;
                }""");
        assertThat(((Number) perStep).doubleValue()).isBetween(1.0, 40.0);
    }
}
