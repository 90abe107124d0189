package org.outwit.draw.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Ground;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.Diagram.Shape;

/**
 * A table with a hand for each player and the trick in the middle. The nearest hand and the one opposite are large enough to be touched, in
 * rows of seven; those at the sides are small, by suits.
 */
final class CardsPlan {

    private static final double WIDTH = 372;
    private static final double CARD = 48;
    private static final double HIGH = 66;
    private static final double STEP = 50;
    private static final double ROW = 69;
    private static final int IN_ROW = 7;
    private static final double SMALL = 32;
    private static final double SMALL_HIGH = 44;
    private static final double SMALL_ROW = 36;
    private static final double SIDE = 98; // what a hand at the side may take
    private static final double TRICK = 168;
    private static final double EDGE = 8;
    private static final double NAME = 20;

    private final Diagram diagram;
    private final Sketch sketch = new Sketch();

    private CardsPlan(Diagram diagram) {
        this.diagram = diagram;
    }

    static BoardPlan of(Diagram diagram) {
        return new CardsPlan(diagram).plan();
    }

    private BoardPlan plan() {
        int players = diagram.seats().size();
        List<Place> near = hand(0);
        List<Place> far = players % 2 == 0 ? hand(players / 2) : List.of();
        double middle = EDGE + NAME + Math.max(1, rows(far)) * ROW + TRICK / 2;
        if (players % 2 != 0) middle = EDGE + NAME + TRICK / 2;
        double below = middle + TRICK / 2;
        double height = below + Math.max(1, rows(near)) * ROW + NAME + EDGE;
        sketch.rectangle("baize", 0, 0, WIDTH, height, 14);
        fan(near, below, 0);
        name(0, WIDTH / 2, height - EDGE - NAME / 2);
        if (players % 2 == 0) {
            fan(far, EDGE + NAME, players / 2);
            name(players / 2, WIDTH / 2, EDGE + NAME / 2);
        }
        if (players > 2) {
            side(1, EDGE, middle);
            side(players - 1, WIDTH - EDGE - SIDE, middle);
        }
        trick(middle);
        return sketch.plan(WIDTH, height, 0, CARD);
    }

    private static int rows(List<Place> hand) {
        return (hand.size() + IN_ROW - 1) / IN_ROW;
    }

    private void name(int seat, double x, double y) {
        sketch.label(diagram.seats().get(seat).name(), x, y, "chalk");
    }

    /** The cards of somebody, counted from the nearest player, that have not been played. */
    private List<Place> hand(int seat) {
        int owner = diagram.seats().get(seat).owner();
        return diagram.places().stream()
                .filter(place -> isCard(place, owner) && diagram.cell(place).ground() == Ground.NONE)
                .toList();
    }

    private boolean isCard(Place place, int owner) {
        Piece piece = diagram.cell(place).piece();
        return piece != null && piece.shape() == Shape.CARD && piece.owner() == owner;
    }

    private boolean isSeen(Place place) {
        return !diagram.cell(place).piece().face().isEmpty();
    }

    /** In rows of equal length; backs, which nobody touches, in one row that is as wide as two. */
    private void fan(List<Place> hand, double top, int seat) {
        if (hand.isEmpty()) return;
        boolean seen = isSeen(hand.get(0));
        int rows = seen ? rows(hand) : 1;
        int inRow = (hand.size() + rows - 1) / rows;
        double step = Math.min(STEP, (WIDTH - 2 * EDGE - CARD) / Math.max(1, inRow - 1));
        double move = seen || seat == 0 ? 0 : (rows(hand) - 1) * ROW / 2;
        for (int i = 0; i < hand.size(); i++) {
            int row = i / inRow;
            int many = Math.min(inRow, hand.size() - row * inRow);
            double x = WIDTH / 2 + (i % inRow - (many - 1) / 2.0) * step;
            sketch.cell(hand.get(i), x, top + move + row * ROW + HIGH / 2, CARD, HIGH);
        }
    }

    private void side(int seat, double left, double middle) {
        List<Place> hand = hand(seat);
        Map<String, List<Place>> suits = new TreeMap<>();
        for (Place place : hand) {
            String face = diagram.cell(place).piece().face();
            String suit = face.isEmpty() ? "" : String.valueOf("♠♥♦♣".indexOf(face.charAt(0)));
            suits.computeIfAbsent(suit, each -> new ArrayList<>()).add(place);
        }
        double y = middle - (suits.size() - 1) * SMALL_ROW / 2;
        name(seat, left + SIDE / 2, Math.max(EDGE + NAME / 2, y - SMALL_HIGH / 2 - 10));
        for (List<Place> suit : suits.values()) {
            double step = Math.min(SMALL * 0.7, (SIDE - SMALL) / Math.max(1, suit.size() - 1));
            for (int i = 0; i < suit.size(); i++) {
                double x = left + SIDE / 2 + (i - (suit.size() - 1) / 2.0) * step;
                sketch.cell(suit.get(i), x, y, SMALL, SMALL_HIGH);
            }
            y += SMALL_ROW;
        }
    }

    /** Each card of the trick before the one who played it. */
    private void trick(double middle) {
        int players = diagram.seats().size();
        for (int seat = 0; seat < players; seat++) {
            int owner = diagram.seats().get(seat).owner();
            boolean atSide = players > 2 && seat != 0 && 2 * seat != players;
            double x = WIDTH / 2 + (atSide ? (seat == 1 ? -1 : 1) * 0.9 * CARD : 0);
            double y = middle + (atSide ? 0 : (seat == 0 ? 1 : -1) * HIGH * 0.53);
            for (Place place : diagram.places()) {
                if (isCard(place, owner) && diagram.cell(place).ground() == Ground.PLAIN)
                    sketch.cell(place, x, y, CARD, HIGH);
            }
        }
    }
}
