package org.outwit.games.bridge.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Vulnerability;

/** Puts boards together from the pairs of a LIN file. A board begins with {@code qx}, or with a second {@code md}. */
final class LinBoards {

    private static final List<String> SEATS = List.of("South", "West", "North", "East");

    private final BoardSink sink;
    private final Map<String, String> event = new LinkedHashMap<>();
    private List<String> names = List.of();
    private long number;
    private BoardDraft draft;
    private boolean named;
    private Cards cards;

    LinBoards(BoardSink sink) {
        this.sink = sink;
    }

    /** The cards, one after the other. */
    private static final class Cards implements CardSource {

        final List<PlacedText> all = new ArrayList<>();
        private int next;

        @Override
        public Optional<PlacedText> next(Seat seat, int trick) {
            return next < all.size() ? Optional.of(all.get(next++)) : Optional.empty();
        }

        @Override
        public Optional<PlacedText> unused() {
            return next < all.size() ? Optional.of(all.get(next)) : Optional.empty();
        }
    }

    void pair(String key, PlacedText value) {
        switch (key.toLowerCase(Locale.ROOT)) {
            case "vg" -> event(value);
            case "pn" -> names(value);
            case "qx" -> room(value);
            case "md" -> deal(value);
            case "ah" -> board(value.text());
            case "sv" -> vulnerable(value);
            case "mb" -> call(value);
            case "pc" -> play(value);
            case "mc" -> {
                if (draft != null && !value.text().isBlank()) draft.result = stripped(value);
            }
            default -> {} // what is unknown is no part of the board
        }
    }

    /** Something is wrong with the file here; if that is in a board, with the board. */
    void refuse(PlacedText where, String reason) {
        if (draft == null) begin(where);
        draft.reject(where.place(), reason);
    }

    void end() {
        if (draft != null && (draft.deal != null || draft.isRejected())) draft.end(sink);
        draft = null;
    }

    private void begin(PlacedText where) {
        end();
        draft = new BoardDraft(++number, where.place());
        draft.tags.putAll(event);
        cards = new Cards();
        draft.cards = cards;
        named = false;
    }

    private void event(PlacedText value) {
        end();
        event.clear();
        String[] words = value.text().split(",", -1);
        event.put("Event", words[0].strip());
        if (words.length > 1 && !words[1].isBlank()) event.put("Session", words[1].strip());
        String scoring = words.length > 2 ? words[2].strip() : "";
        if (scoring.equals("I")) event.put("Scoring", "IMP");
        if (scoring.equals("P")) event.put("Scoring", "MP");
    }

    private void names(PlacedText value) {
        names = List.of(value.text().split(",", -1));
        if (draft != null && draft.deal != null) end(); // the people named behind a deal play the next
    }

    private void room(PlacedText value) {
        begin(value);
        String text = value.text().strip();
        if (text.startsWith("o")) draft.tags.put("Room", "Open");
        if (text.startsWith("c")) draft.tags.put("Room", "Closed");
        board(text);
    }

    private void board(String text) {
        String digits = text.replaceAll("\\D", "");
        if (draft != null && !digits.isEmpty()) draft.tags.putIfAbsent("Board", digits);
    }

    private void deal(PlacedText value) {
        if (draft == null || draft.deal != null) begin(value);
        LinDeal.read(value, draft);
        if (named) return;
        named = true;
        int first = names.size() >= 8 && "Closed".equals(draft.tags.get("Room")) ? 4 : 0;
        for (int i = 0; i < 4 && first + i < names.size(); i++) {
            String name = names.get(first + i).strip();
            if (!name.isEmpty()) draft.tags.put(SEATS.get(i), name);
        }
    }

    private void vulnerable(PlacedText value) {
        if (draft == null) return;
        switch (value.text().strip().toLowerCase(Locale.ROOT)) {
            case "o", "0", "-" -> draft.vulnerable = Vulnerability.NONE;
            case "n" -> draft.vulnerable = Vulnerability.NORTH_SOUTH;
            case "e" -> draft.vulnerable = Vulnerability.EAST_WEST;
            case "b" -> draft.vulnerable = Vulnerability.BOTH;
            case "" -> {}
            default -> draft.reject(value.place(), "Expected o, n, e, or b after sv, found '" + value.text() + "'.");
        }
    }

    private void call(PlacedText value) {
        if (draft == null) return;
        String call = value.text().strip().replace("!", ""); // alerts
        if (!call.isEmpty()) draft.calls.add(new PlacedText(call, value.place()));
    }

    /** One card, or several without a space. */
    private void play(PlacedText value) {
        if (draft == null) return;
        String text = value.text().strip().toUpperCase(Locale.ROOT);
        for (int at = 0; at < text.length(); at += 2) {
            cards.all.add(new PlacedText(text.substring(at, Math.min(at + 2, text.length())), value.at(at)));
        }
    }

    private static PlacedText stripped(PlacedText value) {
        return new PlacedText(value.text().strip(), value.place());
    }
}
