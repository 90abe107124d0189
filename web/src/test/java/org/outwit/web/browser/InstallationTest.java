package org.outwit.web.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Installed, the application opens without a server, too: it says so, and goes on when there is one. */
class InstallationTest {

    /** Whether the worker runs and has the page with its style sheets. */
    private static final String KEPT = "async () => { const active = (await navigator.serviceWorker.ready).active;"
            + " const cache = await caches.open('outwit-offline'); const kept = (await cache.keys()).map((each) => each.url);"
            + " return !!active && kept.some((each) => each.endsWith('/offline')) && kept.some((each) => each.endsWith('frame.css'))"
            + " && kept.some((each) => each.endsWith('/offline/page.js')); }";

    @RegisterExtension
    private static final Visits VISITS = new Visits();

    @TempDir
    private Path folder;

    @Test
    void aPageIsThereWithoutAServerAndGoesOnWithOne() throws Exception {
        SettledFolder.copyTo(folder);
        try (ServerProcess server = new ServerProcess(folder)) {
            Visit visit =
                    VISITS.visit(server.url(""), Screen.DESK.options().setServiceWorkers(ServiceWorkerPolicy.ALLOW));
            Page page = visit.open("/people");
            page.waitForFunction(KEPT);
            visit.expect(StayingTest.GONE);
            visit.expect("Failed to load resource|Failed to fetch|ERR_FAILED");
            server.kill();
            page.reload();
            assertThat(page.locator("h1")).hasText("Outwit is not running");
            assertThat(page.evaluate("() => getComputedStyle(document.querySelector('.brand')).fontWeight"))
                    .as("style sheets were kept, too")
                    .isNotEqualTo("400");
            server.start();
            assertThat(page.locator("h1")).hasText("People");
        }
    }

    @Test
    void browsersAreOfferedAnApplication() {
        Page page = VISITS.desk().open("/");
        Object manifest = page.evaluate(
                "async () => { const link = document.querySelector('link[rel=manifest]');"
                        + " const found = await (await fetch(link.href)).json(); const icon = await fetch(found.icons[0].src);"
                        + " return [found.name, found.display, found.start_url, icon.ok, icon.headers.get('content-type')].join(' '); }");
        assertThat(manifest).isEqualTo("Outwit standalone / true image/svg+xml; charset=utf-8");
    }
}
