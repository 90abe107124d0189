package org.outwit.draw.page;

/** What the sections of the page have in common; a caller that opens something here closes it. */
public final class SectionLayout {

    private SectionLayout() {}

    /** Opens a section. */
    public static void section(Markup page, String id, String title) {
        page.open("section", "id", id);
        page.text("h2", title);
    }

    /** Opens a section that needs a word on how to read it. */
    public static void section(Markup page, String id, String title, String lead) {
        section(page, id, title);
        page.text("p", lead, "class", "intro");
    }

    /** Opens a panel and within it the rows of bars. */
    public static void panel(Markup page, String title, String bars) {
        page.open("div", "class", "panel");
        page.text("h3", title);
        page.open("div", "class", bars);
    }

    /** Opens a table and within it the body. */
    public static void table(Markup page, String... heads) {
        page.open("table");
        page.open("thead").open("tr");
        for (String head : heads) page.text("th", head);
        page.close().close();
        page.open("tbody");
    }

    /** What stands where there is nothing to show, or why something was left out. */
    public static void note(Markup page, String sentence) {
        page.text("p", sentence, "class", "note");
    }

    /** A figure that can be read across the room. */
    public static void tile(Markup page, String figure, String what, String more) {
        page.open("div", "class", "tile");
        page.text("b", figure);
        page.text("span", what);
        page.text("small", more);
        page.close();
    }
}
