package org.outwit.games.record.movetext;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.outwit.games.record.Place;

/** A game while it is read. Variations that are open lie on a stack of its own, never on that of the thread. */
final class Draft {

    /** Tags, moves, comments, glyphs and variations together; the longest chess game there can be has 12,000 moves. */
    static final int MOST_ITEMS = 1 << 18;

    private record Open(Place place, List<Item> items) {}

    final long number;
    private final Map<String, String> tags = new LinkedHashMap<>();
    private final Map<String, Place> tagPlaces = new HashMap<>();
    private final List<Place> movePlaces = new ArrayList<>();
    private final Deque<Open> lines = new ArrayDeque<>();
    private Place place;
    private String firstTag;
    private boolean hasMovetext;
    private Place pendingNumber;
    private int pendingPly;
    private int firstPly;
    private int count;

    Draft(long number) {
        this.number = number;
        lines.push(new Open(null, new ArrayList<>()));
    }

    boolean begun() {
        return place != null;
    }

    Place place() {
        return place;
    }

    /** Whether there is more than tags; comments alone may also stand before or between tags. */
    boolean hasMovetext() {
        return hasMovetext;
    }

    String resultTag() {
        return tags.get("Result");
    }

    /** Whether a tag of this name belongs to another game: a section does not come back to its first tag. */
    boolean isRepeated(String name) {
        return name.equals(firstTag);
    }

    void tag(Place at, String name, String value) throws MovetextException {
        begin(at);
        count(at);
        if (firstTag == null) firstTag = name;
        tags.putIfAbsent(name, value);
        tagPlaces.putIfAbsent(name, at);
    }

    void comment(Place at, String text) throws MovetextException {
        count(at);
        items().add(new Item.Comment(text));
    }

    void item(Place at, Item item) throws MovetextException {
        beginMovetext(at);
        count(at);
        items().add(item);
    }

    void move(Place at, String text) throws MovetextException {
        item(at, new Item.Move(text));
        if (depth() == 0) {
            if (movePlaces.isEmpty()) firstPly = pendingPly;
            movePlaces.add(at);
        }
        pendingNumber = null;
    }

    void number(Place at, int number, boolean second) {
        beginMovetext(at);
        pendingNumber = at;
        pendingPly = 2 * (Math.max(1, number) - 1) + (second ? 1 : 0);
    }

    /** Dots in the place of a move: the first mover's is not told. */
    void ellipsis(Place at) {
        beginMovetext(at);
        pendingNumber = null;
        pendingPly |= 1;
    }

    /** Where a move number stands that no move has followed; null where there is none. */
    Place pendingNumber() {
        return pendingNumber;
    }

    /** Whether the last thing said was a move, or a glyph about one. */
    boolean canBeMarked() {
        if (items().isEmpty()) return false;
        Item last = items().get(items().size() - 1);
        return last instanceof Item.Move || last instanceof Item.Nag;
    }

    int depth() {
        return lines.size() - 1;
    }

    /** Where the innermost variation was opened. */
    Place openPlace() {
        return lines.peek().place();
    }

    void open(Place at) throws MovetextException {
        beginMovetext(at);
        count(at);
        if (depth() == MoveLine.MOST_DEPTH) {
            throw new MovetextException(
                    at, "Variations are nested deeper than " + MoveLine.MOST_DEPTH + "; expected fewer parentheses.");
        }
        lines.push(new Open(at, new ArrayList<>()));
    }

    /** Closes the innermost variation, and answers whether there was anything in it. */
    boolean close() {
        List<Item> items = lines.pop().items();
        if (!items.isEmpty()) items().add(new Item.Variation(new MoveLine(items)));
        return !items.isEmpty();
    }

    ParsedGame finished(String result) {
        AnnotatedGame game = new AnnotatedGame(tags, firstPly, new MoveLine(items()), result);
        return new ParsedGame(number, place, game, tagPlaces, movePlaces);
    }

    private List<Item> items() {
        return lines.peek().items();
    }

    private void begin(Place at) {
        if (place == null) place = at;
    }

    private void beginMovetext(Place at) {
        begin(at);
        hasMovetext = true;
    }

    private void count(Place at) throws MovetextException {
        if (++count > MOST_ITEMS) {
            throw new MovetextException(
                    at, "The game has more than " + MOST_ITEMS + " moves, comments and tags; it is skipped.");
        }
    }
}
