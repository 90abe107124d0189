package org.outwit.web.http;

import io.javalin.http.Context;
import java.util.List;
import org.outwit.draw.page.Markup;

/**
 * The page around everything: head, the way to the other pages, and a line that says when the server cannot be reached. What a page
 * shows is in the HTML already where it can be, so that it reads without script; its module takes over from there.
 */
public final class PageShell {

    private record Entry(String name, String address) {}

    private static final List<Entry> ENTRIES = List.of(
            new Entry("Play", "/"),
            new Entry("People", "/people"),
            new Entry("Analyse", "/analyse"),
            new Entry("Search", "/search"),
            new Entry("Lab", "/lab"));

    private final Assets assets;
    private final ImportMap map;

    public PageShell(Assets assets, ImportMap map) {
        this.assets = assets;
        this.map = map;
    }

    /**
     * Sends a page.
     *
     * @param entry the name of the entry that it belongs to, such as "Play"
     * @param folder where its module {@code page.js} and its style sheet {@code page.css} are
     * @param content the inside of the main element, as markup
     */
    public void send(Context context, String title, String entry, String folder, String content) {
        Markup page = new Markup();
        page.open("html", "lang", "en", "data-assets", assets.address(""));
        head(page, title, folder);
        page.open("body");
        page.text("a", "Skip to the content", "class", "skip", "href", "#main");
        header(page, entry);
        page.open("main", "id", "main", "tabindex", "-1", "class", "page-" + folder)
                .paste(content)
                .close();
        page.text(
                "noscript",
                "This page needs scripts to go on from here. Everything is also in the terminal: outwit --help.");
        page.close().close();
        context.header("Cache-Control", "no-store").html("<!DOCTYPE html>\n" + page.page());
    }

    private void head(Markup page, String title, String folder) {
        page.open("head");
        page.empty("meta", "charset", "utf-8");
        page.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.empty("meta", "name", "color-scheme", "content", "light dark");
        page.text("title", title + " · Outwit");
        page.empty(
                "link",
                "rel",
                "manifest",
                "href",
                Installation.MANIFEST,
                "crossorigin",
                "use-credentials"); // it needs the token
        page.empty("link", "rel", "icon", "type", "image/svg+xml", "href", assets.address("frame/mark.svg"));
        for (String sheet : List.of("frame/frame.css", "frame/tones.css", "board/board.css", folder + "/page.css")) {
            page.empty("link", "rel", "stylesheet", "href", assets.address(sheet));
        }
        page.open("script", "type", "importmap").paste(map.json()).close();
        for (String module : List.of("frame/frame.js", folder + "/page.js")) {
            page.empty("link", "rel", "modulepreload", "href", assets.address(module));
        }
        page.text("script", "", "type", "module", "src", assets.address("frame/frame.js"));
        page.text("script", "", "type", "module", "src", assets.address(folder + "/page.js"));
        page.close();
    }

    private static void header(Markup page, String current) {
        page.open("header", "class", "frame");
        page.text("a", "Outwit", "class", "brand", "href", "/");
        page.open("nav", "aria-label", "Pages");
        for (Entry each : ENTRIES) {
            if (each.name().equals(current))
                page.text("a", each.name(), "href", each.address(), "aria-current", "page");
            else page.text("a", each.name(), "href", each.address());
        }
        page.close();
        page.open("outwit-jobs").close();
        page.open("outwit-theme").close();
        page.close();
        page.open("outwit-connection").close();
    }
}
