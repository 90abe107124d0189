package org.outwit.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.outwit.web.ServerRig;

/**
 * One server for all tests of a class, with a folder to itself in which at first nothing but the club is, and browsers that visit it:
 * one at a desk and one on a phone for the whole class, whose pages are closed after each test, and more if a test asks for them. A
 * test fails where one of them had trouble.
 */
final class Visits implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {

    private final Map<Screen, Visit> usual = new EnumMap<>(Screen.class);
    private final List<Visit> own = new ArrayList<>();
    private Path folder;
    private ServerRig rig;

    @Override
    public void beforeAll(ExtensionContext tests) throws Exception {
        Chromium.open();
        folder = SettledFolder.copy();
        rig = new ServerRig(folder);
    }

    ServerRig rig() {
        return rig;
    }

    Visit desk() {
        return usual(Screen.DESK);
    }

    Visit phone() {
        return usual(Screen.PHONE);
    }

    /** The visit with this screen in all tests of the class. */
    Visit usual(Screen screen) {
        return usual.computeIfAbsent(screen, each -> new Visit(rig.url(""), each.options()));
    }

    Visit visit(Browser.NewContextOptions options) {
        return visit(rig.url(""), options);
    }

    /** A browser that visits a server of the test's own. */
    Visit visit(String server, Browser.NewContextOptions options) {
        Visit visit = new Visit(server, options);
        own.add(visit);
        return visit;
    }

    private List<Visit> all() {
        List<Visit> all = new ArrayList<>(usual.values());
        all.addAll(own);
        return all;
    }

    /** Troubles of all visits that are no troubles until the test ends. */
    void expect(String pattern) {
        for (Visit each : all()) each.expect(pattern);
    }

    @Override
    public void afterEach(ExtensionContext test) {
        List<String> troubles = new ArrayList<>();
        int shown = 0;
        for (Visit visit : all()) {
            if (test.getExecutionException().isPresent()) shown = show(visit, test, shown);
            troubles.addAll(visit.leave());
        }
        own.forEach(Visit::close);
        own.clear();
        assertThat(troubles).as("what the pages complained of").isEmpty();
    }

    @Override
    public void afterAll(ExtensionContext tests) throws IOException {
        usual.values().forEach(Visit::close);
        usual.clear();
        if (rig != null) rig.close();
        rig = null;
        Folders.remove(folder);
    }

    /** What the pages of a failed test looked like, in the folder that the build makes, numbered from here on; returns the next number. */
    private static int show(Visit visit, ExtensionContext test, int number) {
        for (Page page : visit.context().pages()) {
            String name = test.getRequiredTestClass().getSimpleName() + "-"
                    + test.getDisplayName().replaceAll("\\W+", "-") + "-" + number++ + ".png";
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of("target", "browser", name))
                    .setFullPage(true));
        }
        return number;
    }
}
