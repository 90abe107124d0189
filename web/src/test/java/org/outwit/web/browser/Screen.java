package org.outwit.web.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ServiceWorkerPolicy;

/** What a page is looked at with. */
enum Screen {
    DESK(1280, 900),
    PHONE(390, 844);

    private final int width;
    private final int height;

    Screen(int width, int height) {
        this.width = width;
        this.height = height;
    }

    Browser.NewContextOptions options() {
        Browser.NewContextOptions options = new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setServiceWorkers(ServiceWorkerPolicy.BLOCK); // requests that go through one are seen twice
        return this == PHONE ? options.setHasTouch(true).setIsMobile(true) : options;
    }
}
