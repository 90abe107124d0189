package org.outwit.draw.study;

import java.util.List;
import org.outwit.draw.page.Markup;

/** What cards with a board on them have in common. */
final class CardLayout {

    private CardLayout() {}

    /** A card with a board; what follows is written below it. */
    static void open(Markup page, String board) {
        page.open("figure", "class", "card");
        page.paste(board);
        page.open("figcaption");
    }

    static void close(Markup page) {
        page.close();
        page.close();
    }

    /** The two moves that a card is about, each in the colour of its kind on the board. */
    static void lead(
            Markup page, String before, String one, String oneKind, String between, String other, String otherKind) {
        page.open("p", "class", "lead");
        page.say(before);
        page.text("b", one, "class", oneKind);
        page.say(between);
        page.text("b", other, "class", otherKind);
        page.close();
    }

    static void line(Markup page, String name, List<String> moves) {
        if (moves.size() < 2) return;
        page.open("p", "class", "line");
        page.text("i", name).say(" ");
        for (String move : moves) page.text("span", move, "class", "move").say(" ");
        page.close();
    }
}
