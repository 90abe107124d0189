package org.outwit.web.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The browser that this machine has: one for all tests of a process. None is ever downloaded. */
final class Chromium {

    private static final String MISSING =
            "These tests need a browser and found none. Get one with 'apt-get install chromium-headless-shell',"
                    + " or say where it is: OUTWIT_CHROMIUM=/path/to/chromium.";

    /** Milliseconds to wait for what a page should come to show; only a failing test, or a busy machine, waits so long. */
    static final double PATIENCE = 180_000;

    private static Browser browser;

    private Chromium() {}

    private static Optional<Path> found() {
        return Stream.of(
                        System.getenv("OUTWIT_CHROMIUM"),
                        "/usr/bin/chromium-headless-shell", // the same without windows: a quarter less of the processor
                        "/usr/bin/chromium",
                        "/usr/bin/chromium-browser",
                        "/usr/bin/google-chrome")
                .filter(Objects::nonNull)
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Skips the test where there is no browser. */
    static synchronized Browser open() {
        if (browser != null) return browser;
        Optional<Path> program = found();
        Assumptions.assumeTrue(program.isPresent(), MISSING);
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        // Test classes of a process may be run one by one, so only its end tells that the browser is no longer needed.
        Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(program.get())
                        .setArgs(isRoot() ? List.of("--no-sandbox") : List.of()));
        return browser;
    }

    /** The sandbox of the browser refuses to work for root. */
    private static boolean isRoot() {
        return System.getProperty("user.name").equals("root");
    }
}
