package org.outwit.web.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.outwit.web.ServerRig;

/** A server for each test, with a folder to itself in which nothing but the club is, and browsers that visit it. A test fails where one of them had trouble. */
final class Visits implements BeforeEachCallback, AfterEachCallback {

    private final List<Visit> visits = new ArrayList<>();
    private Path folder;
    private ServerRig rig;

    @Override
    public void beforeEach(ExtensionContext test) throws Exception {
        Chromium.open();
        folder = SettledFolder.copy();
        rig = new ServerRig(folder);
    }

    ServerRig rig() {
        return rig;
    }

    Visit desk() {
        return visit(Screen.DESK.options());
    }

    Visit phone() {
        return visit(Screen.PHONE.options());
    }

    Visit visit(Browser.NewContextOptions options) {
        return visit(rig.url(""), options);
    }

    /** A browser that visits a server of the test's own. */
    Visit visit(String server, Browser.NewContextOptions options) {
        Visit visit = new Visit(server, options);
        visits.add(visit);
        return visit;
    }

    /** Troubles of all visits that are no troubles from now on. */
    void expect(String pattern) {
        for (Visit each : visits) each.expect(pattern);
    }

    @Override
    public void afterEach(ExtensionContext test) throws IOException {
        List<String> troubles = new ArrayList<>();
        for (Visit visit : visits) {
            if (test.getExecutionException().isPresent()) show(visit, test);
            troubles.addAll(visit.troubles());
            visit.close();
        }
        visits.clear();
        if (rig != null) rig.close();
        Folders.remove(folder);
        assertThat(troubles).as("what the pages complained of").isEmpty();
    }

    /** What the pages of a failed test looked like, in the folder that the build makes. */
    private static void show(Visit visit, ExtensionContext test) {
        int number = 0;
        for (Page page : visit.context().pages()) {
            String name = test.getRequiredTestClass().getSimpleName() + "-"
                    + test.getDisplayName().replaceAll("\\W+", "-") + "-" + number++ + ".png";
            page.screenshot(new Page.ScreenshotOptions()
                    .setPath(Path.of("target", "browser", name))
                    .setFullPage(true));
        }
    }
}
