package org.outwit.web;

import org.outwit.draw.page.Markup;

/** A page for people who get nothing else: what is wrong, and the way back. */
final class RefusalPage {

    private RefusalPage() {}

    static String of(String sentence) {
        Markup page = new Markup();
        page.open("html", "lang", "en").open("head");
        page.empty("meta", "charset", "utf-8");
        page.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.text("title", "Outwit").close();
        page.open("body").open("main");
        page.text("h1", "That did not work").text("p", sentence);
        page.open("p").text("a", "To the first page", "href", "/").close();
        page.close().close().close();
        return "<!DOCTYPE html>\n" + page.page();
    }
}
