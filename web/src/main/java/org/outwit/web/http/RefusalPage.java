package org.outwit.web.http;

import org.outwit.draw.page.Markup;

/** A page for people who get nothing else: what is wrong, and the way back. */
public final class RefusalPage {

    private RefusalPage() {}

    public static String of(String sentence) {
        Markup page = begun();
        page.text("title", "Outwit").close();
        page.open("body").open("main");
        page.text("h1", "That did not work").text("p", sentence);
        page.open("p").text("a", "To the first page", "href", "/").close();
        page.close().close().close();
        return "<!DOCTYPE html>\n" + page.page();
    }

    /** Goes on to another address by itself, as a page of this server and not of the site that linked to it. */
    static String forward(String path) {
        Markup page = begun();
        page.empty("meta", "http-equiv", "refresh", "content", "0;url=" + path);
        page.text("title", "Outwit").close();
        page.open("body").text("a", "Open Outwit", "href", path).close().close();
        return "<!DOCTYPE html>\n" + page.page();
    }

    private static Markup begun() {
        Markup page = new Markup();
        page.open("html", "lang", "en").open("head");
        page.empty("meta", "charset", "utf-8");
        page.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        return page;
    }
}
