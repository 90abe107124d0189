package org.outwit.games.whist;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Diagram.Sitting;
import org.outwit.games.cards.Cards;

/**
 * The table as a row for each player: the card that was played to the trick, then the hand, or the backs of its cards. What lies face
 * down is the last row, where it is seen.
 */
final class WhistDiagram {

    private static final String SYMBOLS = "♠♥♦♣";
    private static final String BACK = "▒";
    private static final String ASIDE = "–";
    private static final int HAND_COLUMN = 2; // a gap behind what was played

    private final WhistPosition position;
    private final int seat;
    private final List<List<Cell>> rows = new ArrayList<>();
    private final List<String> names = new ArrayList<>();

    private WhistDiagram(WhistPosition position, int seat) {
        this.position = position;
        this.seat = seat;
    }

    /** {@code seat} sees its own hand only; -1 sees all. */
    static Diagram of(WhistPosition position, int seat) {
        return new WhistDiagram(position, seat).drawn();
    }

    /** Where the player to move sees a card of the own hand. */
    static Place place(WhistPosition position, int card) {
        int mover = position.mover();
        int before = Cards.sorted(position.hand(mover)).indexOf(1L << card);
        return new Place(mover, HAND_COLUMN + before);
    }

    private Diagram drawn() {
        boolean showsAside = seat < 0 && position.aside() != 0;
        int longest = showsAside ? Long.bitCount(position.aside()) : 1;
        for (int each = 0; each < position.players(); each++) {
            longest = Math.max(longest, Long.bitCount(position.hand(each)));
        }
        for (int each = 0; each < position.players(); each++) {
            List<Cell> row = row(String.valueOf(each + 1), longest);
            row.set(0, new Cell(Ground.PLAIN, null));
            hand(row, each, position.hand(each), seat < 0 || seat == each);
        }
        for (int i = 0; i < position.inTrick(); i++) {
            int player = (position.leader() + i) % position.players();
            rows.get(player).set(0, new Cell(Ground.PLAIN, card(player, position.table(i))));
        }
        if (showsAside) hand(row(ASIDE, longest), Piece.NOBODY, position.aside(), true);
        return new Diagram(rows, names, List.of(), caption()).among(seats());
    }

    /** Round the table from the one who looks. */
    private List<Sitting> seats() {
        int players = position.players();
        return IntStream.range(0, players)
                .map(each -> (Math.max(0, seat) + each) % players)
                .mapToObj(each -> new Sitting(each, "Player " + (each + 1)))
                .toList();
    }

    private List<Cell> row(String name, int longest) {
        List<Cell> row = new ArrayList<>(Collections.nCopies(HAND_COLUMN + longest, Cell.empty(Ground.NONE)));
        rows.add(row);
        names.add(name);
        return row;
    }

    private static void hand(List<Cell> row, int owner, long cards, boolean seen) {
        int column = HAND_COLUMN;
        for (long card : Cards.sorted(cards)) {
            Piece piece = seen ? card(owner, Long.numberOfTrailingZeros(card)) : Piece.card(owner, BACK, "");
            row.set(column++, new Cell(Ground.NONE, piece));
        }
    }

    private static Piece card(int owner, int card) {
        return Piece.card(owner, card(card), card(card));
    }

    private static String card(int card) {
        return "" + SYMBOLS.charAt(card / Cards.LANE) + Cards.RANKS.charAt(card % Cards.LANE);
    }

    private String caption() {
        if (position.isDealing()) return "cards are dealt";
        StringJoiner won = new StringJoiner("–", "tricks ", "");
        for (int each = 0; each < position.players(); each++) won.add(String.valueOf(position.won(each)));
        String caption = won.toString();
        if (position.turned() != WhistPosition.NO_CARD) caption += "; turned up " + card(position.turned());
        int aside = Long.bitCount(position.aside());
        if (aside > 0) caption += "; " + aside + (aside == 1 ? " card" : " cards") + " face down";
        return caption + (position.isOver() ? "" : "; player " + (position.mover() + 1) + " to play");
    }
}
