package org.outwit.web.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.WebSocket;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Somebody's browser: its own cookies and storage, and pages that are watched. What a page complains of, what fails in it, and every
 * request to another host is a trouble, unless the test expects it.
 */
final class Visit {

    /** What a page does when it is left while something is on its way. */
    private static final String LEFT = "net::ERR_ABORTED";

    /** What Playwright says where a screen blocks it. */
    private static final String BLOCKED = "Service Worker registration blocked by Playwright";

    private final String server;
    private final BrowserContext context;
    private final List<String> troubles = new ArrayList<>();
    private final List<Pattern> expected = new ArrayList<>();
    private Page empty; // null while the tab that stays is in use

    /** @param server where the server is, such as {@code http://127.0.0.1:8420} */
    Visit(String server, Browser.NewContextOptions options) {
        this.server = server;
        this.context = Chromium.open().newContext(options);
        context.setDefaultTimeout(Chromium.PATIENCE);
        context.onConsoleMessage(this::heard);
        context.onWebError(error -> trouble("page error: " + error.error()));
        context.onRequest(request -> asked(request.url()));
        context.onRequestFailed(this::failed);
        context.onResponse(response -> {
            if (response.status() >= 400) trouble("answer " + response.status() + ": " + response.url());
        });
    }

    BrowserContext context() {
        return context;
    }

    /** Opens a path of the server in a tab that shows nothing yet. */
    Page open(String path) {
        Page page = empty == null ? newTab() : empty;
        empty = null;
        page.navigate(server + path);
        return page;
    }

    private Page newTab() {
        Page page = context.newPage();
        page.onWebSocket((WebSocket socket) -> asked(socket.url()));
        return page;
    }

    /** Until the pages are left, troubles that this is found in are none. */
    Visit expect(String pattern) {
        expected.add(Pattern.compile(pattern));
        return this;
    }

    private void heard(ConsoleMessage message) {
        boolean blocked = message.text().equals(BLOCKED);
        if (!blocked && Set.of("error", "warning", "assert").contains(message.type())) {
            trouble("console " + message.type() + ": " + message.text());
        }
    }

    private void asked(String url) {
        URI address = URI.create(url);
        if (Set.of("data", "blob", "about").contains(address.getScheme())) return;
        if (!URI.create(server).getAuthority().equals(address.getAuthority())) trouble("another host: " + url);
    }

    private void failed(Request request) {
        if (!LEFT.equals(request.failure())) trouble("failed: " + request.url() + " " + request.failure());
    }

    private void trouble(String text) {
        if (expected.stream().noneMatch(each -> each.matcher(text).find())) troubles.add(text);
    }

    /**
     * Leaves all pages; what they complained of. One tab stays for the next test, since browsers take longer to make a tab than to show
     * one of our pages in it.
     */
    List<String> leave() {
        for (Page each : List.copyOf(context.pages())) {
            if (empty == null || each == empty) empty = emptied(each);
            else each.close();
        }
        List<String> found = List.copyOf(troubles);
        troubles.clear();
        expected.clear();
        return found;
    }

    private static Page emptied(Page page) {
        page.unrouteAll();
        page.navigate("about:blank");
        return page;
    }

    void close() {
        context.close();
    }
}
