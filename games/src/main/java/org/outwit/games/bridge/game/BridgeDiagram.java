package org.outwit.games.bridge.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Cell;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Diagram.Shape;
import org.outwit.core.game.Diagram.Sitting;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;

/**
 * The table as newspapers print it: North above, South below, West and East at the sides, the trick in the middle. Hands that
 * are not seen are backs of cards, and all cards in them are listed together in a corner, with a question mark.
 */
final class BridgeDiagram {

    private static final String SYMBOLS = "♠♥♦♣";
    private static final String BACK = "▒";
    private static final String NONE = "–";
    private static final String UNSEEN = "?";
    private static final int HAND_ROWS = 5; // the seat, then the suits
    private static final int LEAST_WIDTH = 6; // three cards of a trick side by side
    private static final int MOST_UNSEEN =
            10; // of a suit, with its symbol; more are easier to count by those who see the rest

    private final BridgePosition position;
    private final int player;
    private final int width;
    private final boolean listsUnseen;
    private final List<List<Cell>> rows = new ArrayList<>();

    private BridgeDiagram(BridgePosition position, int player) {
        this.position = position;
        this.player = player;
        int longest = LEAST_WIDTH;
        for (int seat = 0; seat < 4; seat++) {
            if (!sees(seat)) continue;
            for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
                longest = Math.max(longest, 1 + Integer.bitCount(Cards.ranks(position.hand(seat), suit)));
            }
        }
        int unseen = LEAST_WIDTH;
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            unseen = Math.max(unseen, 1 + Integer.bitCount(Cards.ranks(unseen(), suit)));
        }
        this.listsUnseen = unseen() != 0 && unseen <= MOST_UNSEEN;
        this.width = (listsUnseen ? Math.max(longest, unseen) : longest) + 1; // a gap between two hands
        Cell nothing = Cell.empty(Ground.NONE);
        for (int row = 0; row < 3 * HAND_ROWS; row++) {
            rows.add(new ArrayList<>(Collections.nCopies(3 * width - 1, nothing)));
        }
    }

    /** What a player sees; -1 sees all. */
    static Diagram of(BridgePosition position, int player) {
        return new BridgeDiagram(position, player).drawn();
    }

    /** Where the player to move sees a card of the hand that is to play. */
    static Place place(BridgePosition position, int card) {
        BridgeDiagram diagram = new BridgeDiagram(position, position.mover());
        Place corner = diagram.corner(position.next());
        int suit = card / Cards.LANE;
        int higher = Cards.ranks(position.hand(position.next()), suit) >> card % Cards.LANE + 1;
        return new Place(corner.row() + 1 + suit, corner.column() + 1 + Integer.bitCount(higher));
    }

    private Place corner(Seat seat) {
        return switch (seat) {
            case NORTH -> new Place(0, width);
            case WEST -> new Place(HAND_ROWS, 0);
            case EAST -> new Place(HAND_ROWS, 2 * width);
            case SOUTH -> new Place(2 * HAND_ROWS, width);
        };
    }

    private boolean sees(int seat) {
        return player < 0 || position.isOver() || position.sees(player, seat);
    }

    /** The cards in hands that are not seen. Who remembers what was played knows them. */
    private long unseen() {
        long unseen = 0;
        for (int seat = 0; seat < 4; seat++) if (!sees(seat)) unseen |= position.hand(seat);
        return unseen;
    }

    private Diagram drawn() {
        if (listsUnseen) {
            put(0, 0, UNSEEN);
            suits(unseen(), Piece.NOBODY, 1, 0);
        }
        for (Seat seat : Seat.values())
            hand(seat, corner(seat).row(), corner(seat).column());
        for (int i = 0; i < position.inTrick(); i++)
            trick(Seat.at(position.leader().ordinal() + i), position.table(i));
        return new Diagram(rows, List.of(), List.of(), caption()).among(seats());
    }

    /** Round the table from the one who looks, or from South. */
    private List<Sitting> seats() {
        int nearest = (player < 0 || position.isDealing() ? Seat.SOUTH : position.seatOf(player)).ordinal();
        return IntStream.range(0, 4)
                .map(each -> (nearest + each) % 4)
                .mapToObj(each -> new Sitting(each, name(Seat.at(each))))
                .toList();
    }

    private String name(Seat seat) {
        boolean dummy =
                !position.isDealing() && seat == position.contract().declarer().partner();
        return seat + (dummy ? " (dummy)" : "");
    }

    private void hand(Seat seat, int top, int left) {
        put(top, left, String.valueOf(seat.letter()));
        long hand = position.hand(seat);
        if (!sees(seat.ordinal())) {
            int count = Long.bitCount(hand);
            int inRow = Math.max(4, (count + 3) / 4);
            for (int i = 0; i < count; i++)
                put(top + 1 + i / inRow, left + i % inRow, Ground.NONE, Piece.card(seat.ordinal(), BACK, ""));
            return;
        }
        suits(hand, seat.ordinal(), top + 1, left);
    }

    /** @param owner nobody where it is a list and no hand */
    private void suits(long cards, int owner, int top, int left) {
        for (int suit = 0; suit < Cards.SUITS.length(); suit++) {
            int at = left;
            put(top + suit, at++, SYMBOLS.substring(suit, suit + 1));
            int ranks = Cards.ranks(cards, suit);
            if (ranks == 0) put(top + suit, at, NONE);
            for (; ranks != 0; ranks ^= Integer.highestOneBit(ranks)) {
                int rank = 31 - Integer.numberOfLeadingZeros(ranks);
                if (owner == Piece.NOBODY) put(top + suit, at++, Cards.RANKS.substring(rank, rank + 1));
                else put(top + suit, at++, Ground.NONE, card(owner, suit, rank));
            }
        }
    }

    private void trick(Seat seat, int card) {
        int row = HAND_ROWS + 2 + (seat == Seat.NORTH ? -1 : seat == Seat.SOUTH ? 1 : 0);
        int column = width + 2 + (seat == Seat.WEST ? -2 : seat == Seat.EAST ? 2 : 0);
        int suit = card / Cards.LANE;
        int rank = card % Cards.LANE;
        put(row, column, Ground.PLAIN, text(SYMBOLS.substring(suit, suit + 1)));
        put(row, column + 1, Ground.PLAIN, card(seat.ordinal(), suit, rank));
    }

    private void put(int row, int column, String symbol) {
        put(row, column, Ground.NONE, text(symbol));
    }

    private void put(int row, int column, Ground ground, Piece piece) {
        rows.get(row).set(column, new Cell(ground, piece));
    }

    private static Piece text(String symbol) {
        return new Piece(Piece.NOBODY, Shape.TEXT, symbol);
    }

    private static Piece card(int owner, int suit, int rank) {
        String name = Cards.RANKS.substring(rank, rank + 1);
        return Piece.card(owner, name, SYMBOLS.charAt(suit) + name);
    }

    private String caption() {
        if (position.isDealing()) return "cards are dealt";
        Contract contract = position.contract();
        int missing = contract.needed() - position.declarerWon();
        int left = position.tricksLeft();
        String won = contract + ", tricks " + position.declarerWon() + " to " + position.defendersWon() + ": ";
        if (position.isOver()) return won + (missing > 0 ? "down " + missing : "made");
        String aim = missing <= 0
                ? "made already"
                : missing > left ? "down already" : "needs " + missing + " of the last " + left;
        Seat next = position.next();
        boolean dummy = next == contract.declarer().partner();
        return won + aim + "; " + next + (dummy ? " (dummy)" : "") + " to play";
    }
}
