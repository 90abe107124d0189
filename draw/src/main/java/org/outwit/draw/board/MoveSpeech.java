package org.outwit.draw.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Diagram.Piece;
import org.outwit.core.game.Diagram.Place;
import org.outwit.core.game.DiagramChange;
import org.outwit.core.game.DiagramChange.Shift;

/** Says a move in words, from the cells that are touched and from what it changes: {@code 11 to 15}, {@code d3, turns two}. */
final class MoveSpeech {

    private static final List<String> NUMBERS = List.of(
            "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private final Diagram before;
    private final Diagram after;
    private final int mover;
    private final DiagramChange change;
    private final List<Place> way;

    MoveSpeech(Diagram before, Diagram after, int mover, DiagramChange change, List<Place> way) {
        this.before = before;
        this.after = after;
        this.mover = mover;
        this.change = change;
        this.way = way;
    }

    /** Empty where a cell has no name. */
    String sentence() {
        if (way.stream().anyMatch(place -> name(place).isEmpty())) return "";
        if (isCastling()) return "castles to " + name(way.get(1));
        if (takesWhereItArrives()) return name(way.get(0)) + " takes " + name(way.get(1)) + becoming();
        return path() + taking() + becoming();
    }

    private String name(Place place) {
        return CellName.of(before, place);
    }

    /** Two pieces of different kinds move at once nowhere else. */
    private boolean isCastling() {
        if (way.size() != 2 || change.shifts().size() != 2) return false;
        Piece one = before.cell(change.shifts().get(0).from()).piece();
        Piece other = before.cell(change.shifts().get(1).from()).piece();
        return one != null && other != null && !one.symbol().equals(other.symbol());
    }

    private boolean takesWhereItArrives() {
        return way.size() == 2 && change.taken().equals(List.of(way.get(1))) && !isOwn(way.get(1)) && isOwn(way.get(0));
    }

    private boolean isOwn(Place place) {
        Piece piece = before.cell(place).piece();
        return piece != null && piece.owner() == mover;
    }

    private String path() {
        List<Place> path = way;
        if (way.size() > 1 && isRemoved(way.get(way.size() - 1))) path = way.subList(0, way.size() - 1);
        if (!isInPairs())
            return String.join(" to ", path.stream().map(this::name).toList());
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < path.size(); i += 2) steps.add(name(path.get(i)) + " to " + name(path.get(i + 1)));
        return String.join(", ", steps);
    }

    /** Whether a piece was taken here and nothing has come in its place. */
    private boolean isRemoved(Place place) {
        return change.taken().contains(place) && after.cell(place).piece() == null;
    }

    /** Whether several pieces go one after the other: every second cell has a piece to go on with, its own or one that has come. */
    private boolean isInPairs() {
        Set<Place> reached = new HashSet<>();
        for (int i = 0; i < way.size(); i++) {
            boolean starts = i % 2 == 0;
            if (starts && !isOwn(way.get(i)) && !reached.contains(way.get(i))) return false;
            if (!starts) reached.add(way.get(i));
        }
        return way.size() % 2 == 0;
    }

    private String taking() {
        List<Place> taken = change.taken();
        if (taken.isEmpty()) return "";
        boolean turned = taken.stream().allMatch(place -> after.cell(place).piece() != null) && way.size() == 1;
        if (turned) return ", turns " + number(taken.size());
        boolean named = taken.size() == 1
                && !taken.get(0).equals(way.get(0))
                && !name(taken.get(0)).isEmpty();
        return ", takes " + (named ? name(taken.get(0)) : number(taken.size()));
    }

    private static String number(int count) {
        return count < NUMBERS.size() ? NUMBERS.get(count) : String.valueOf(count);
    }

    /** A pawn that is promoted, a man that is crowned. */
    private String becoming() {
        if (change.shifts().size() != 1) return "";
        Shift shift = change.shifts().get(0);
        Piece was = before.cell(shift.from()).piece();
        Piece is = after.cell(shift.to()).piece();
        if (shift.isSet() || was == null || is == null || was.symbol().equals(is.symbol())) return "";
        return ", becomes a " + PieceName.kind(is);
    }
}
