package org.outwit.games.bridge.record;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.outwit.core.game.NotationException;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Vulnerability;
import org.outwit.games.record.Place;

/**
 * Puts boards together from the tags and tables of a PBN file. Of a tag that comes twice in a board the first counts, {@code #} stands for
 * the value that the board before had, and {@code ##} before a value makes it that of all boards that follow and say nothing else.
 */
final class PbnBoards {

    private enum Section {
        NONE,
        AUCTION,
        PLAY,
        OTHER
    }

    private final BoardSink sink;
    private final Map<String, String> lasting = new LinkedHashMap<>();
    private Map<String, String> before = new HashMap<>();
    private Map<String, String> values = new HashMap<>();
    private final Set<String> seen = new HashSet<>();
    private long number;
    private BoardDraft draft;
    private Section section = Section.NONE;
    private boolean closed; // nothing more may come in this section
    private String last; // the tag that a table would belong to
    private PbnGrid grid;

    PbnBoards(BoardSink sink) {
        this.sink = sink;
    }

    void refuse(long line, long column, String reason) {
        begin(new Place(line, column));
        draft.reject(new Place(line, column), reason);
    }

    void end() {
        if (draft == null) return;
        for (Map.Entry<String, String> each : lasting.entrySet()) {
            if (seen.add(each.getKey())) value(each.getKey(), new PlacedText(each.getValue(), 1, 1));
        }
        draft.end(sink);
        draft = null;
        before = values;
        values = new HashMap<>();
    }

    private void begin(Place place) {
        if (draft != null) return;
        draft = new BoardDraft(++number, place);
        seen.clear();
        section = Section.NONE;
    }

    void tag(String name, PlacedText written, PlacedText start) {
        begin(start.place());
        section = name.equals("Auction") ? Section.AUCTION : name.equals("Play") ? Section.PLAY : Section.OTHER;
        closed = false;
        last = name;
        if (!seen.add(name)) {
            section = Section.OTHER;
            return;
        }
        String text = written.text();
        if (text.startsWith("##")) {
            text = text.substring(2);
            lasting.put(name, text);
        } else if (text.equals("#")) {
            text = before.getOrDefault(name, "");
        }
        value(name, new PlacedText(text, written.place()));
    }

    private void value(String name, PlacedText value) {
        String text = value.text();
        values.put(name, text);
        boolean unknown = text.isEmpty() || text.equals("?");
        switch (name) {
            case "Deal" -> deal(value);
            case "Dealer" -> {
                if (!unknown) draft.dealer = seat(value);
            }
            case "Vulnerable" -> {
                draft.vulnerable = Vulnerability.of(text);
                if (draft.vulnerable == null && !unknown) {
                    draft.reject(value.place(), "Expected None, NS, EW, or All, found '" + text + "'.");
                }
            }
            case "Declarer" -> {
                if (!unknown) draft.declarer = seat(text.startsWith("^") ? after(value, 1) : value);
            }
            case "Contract" -> {
                if (text.equalsIgnoreCase("Pass")) draft.passedOut = true;
                else if (!unknown) draft.contract = value;
            }
            case "Result" -> {
                if (!unknown) draft.result = text.startsWith("^") ? after(value, 1) : value;
            }
            case "Auction" -> {
                if (!unknown && draft.dealer == null) draft.dealer = seat(value);
            }
            case "Play" -> {
                Seat first = unknown ? null : seat(value);
                grid = new PbnGrid(first == null ? Seat.NORTH : first);
                draft.cards = grid;
            }
            case "Note" -> {} // belongs to a call or a card, and those of us have none
            default -> {
                if (!text.matches("[?.]+")) draft.tags.put(name, text);
            }
        }
    }

    private void deal(PlacedText value) {
        String text = value.text().strip().toUpperCase(Locale.ROOT);
        if (text.matches(".*[: ]-.*")) {
            draft.reject(value.place(), "A hand of this deal is unknown; expected the cards of all four.");
            return;
        }
        try {
            draft.deal = Deal.parse(text);
        } catch (NotationException e) {
            draft.reject(value.at(e.column()), e.getMessage());
        }
    }

    private Seat seat(PlacedText value) {
        Seat seat = value.text().length() == 1 ? Seat.of(value.text().charAt(0)) : null;
        if (seat == null) draft.reject(value.place(), "Expected N, E, S, or W, found '" + value.text() + "'.");
        return seat;
    }

    private static PlacedText after(PlacedText value, int from) {
        return new PlacedText(value.text().substring(from), value.at(from));
    }

    /** A line of a table. */
    void words(List<PlacedText> words) {
        for (PlacedText word : words) {
            String text = word.text();
            if (draft == null || section == Section.NONE) {
                refuse(
                        word.place().line(),
                        word.place().column(),
                        "Expected a tag such as [Dealer \"N\"], found '" + text + "'.");
            } else if (section == Section.OTHER) {
                draft.tags.remove(last); // a table without its rows would say something else
            } else if (!isRemark(text)) {
                if (closed) draft.reject(word.place(), "Expected nothing more in this table, found '" + text + "'.");
                else if (section == Section.AUCTION) call(word);
                else card(word);
            }
        }
    }

    /** A note, a sign of annotation, or what was irregular. */
    private static boolean isRemark(String text) {
        return text.matches("=\\d+=|\\$\\d+|[!?]{1,2}|\\^.*");
    }

    private void call(PlacedText word) {
        String text = word.text().replaceAll("[!?]+$|=\\d+=$", "");
        closed = text.equals("*") || text.equals("+") || text.equalsIgnoreCase("AP");
        if (text.equalsIgnoreCase("AP")) draft.restPasses = true;
        else if (!closed) draft.calls.add(new PlacedText(text, word.place()));
    }

    private void card(PlacedText word) {
        String text = word.text().replaceAll("[!?]+$|=\\d+=$", "").toUpperCase(Locale.ROOT);
        if (text.equals("*")) closed = true;
        else grid.add(new PlacedText(text.equals("+") ? "-" : text, word.place()));
    }
}
