package org.outwit.draw.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.outwit.draw.board.BoardStyle;

/** What all pages have around them: the head with the style sheet, and the footer. */
public final class PageFrame {

    private PageFrame() {}

    /** A whole page; the header and the sections are written by the callers. */
    public static String of(String title, Consumer<Markup> header, Consumer<Markup> sections, String footer) {
        Markup page = new Markup();
        page.paste("<!DOCTYPE html>\n");
        page.open("html", "lang", "en", "xmlns", "http://www.w3.org/1999/xhtml");
        head(page, title);
        page.open("body");
        header.accept(page);
        page.open("main");
        sections.accept(page);
        page.close();
        page.open("footer");
        page.text("p", footer);
        page.close();
        page.close();
        page.close();
        return page.page();
    }

    private static void head(Markup page, String title) {
        page.open("head");
        page.empty("meta", "charset", "utf-8");
        page.empty("meta", "name", "viewport", "content", "width=device-width, initial-scale=1");
        page.text("title", title);
        page.open("style").paste(sheet("page.css")).paste(BoardStyle.css());
        page.paste(sectionSheet()).paste(plotSheet()).close();
        page.close();
    }

    /** How the inside of sections looks, on all pages; colours are variables of the page. */
    public static String sectionSheet() {
        return sheet("sections.css");
    }

    /** How lines, points and their colours look, wherever a plot stands. */
    public static String plotSheet() {
        return SeriesColours.byPreference() + sheet("plot.css");
    }

    /** The same for a page on which light and dark can be switched, no matter what the reader's system prefers. */
    public static String switchablePlotSheet() {
        return SeriesColours.byScheme() + sheet("plot.css");
    }

    private static String sheet(String name) {
        try (InputStream stream = PageFrame.class.getResourceAsStream(name)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
