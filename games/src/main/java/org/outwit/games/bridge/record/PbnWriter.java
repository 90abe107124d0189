package org.outwit.games.bridge.record;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.outwit.games.bridge.Call;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/** One board in the export format of PBN: the fifteen tags that must be there in their order, others, the auction, and the play. */
final class PbnWriter {

    private static final List<String> FIRST =
            List.of("Event", "Site", "Date", "Board", "West", "North", "East", "South");

    private static final Set<String> OWN = Set.of(
            "Dealer", "Vulnerable", "Deal", "Scoring", "Declarer", "Contract", "Result", "Auction", "Play", "Note");

    private final StringBuilder text = new StringBuilder();

    private PbnWriter() {}

    static String text(BridgeBoard board) {
        PbnWriter writer = new PbnWriter();
        writer.tags(board);
        writer.auction(board);
        writer.play(board);
        return writer.text.toString();
    }

    private void tags(BridgeBoard board) {
        Map<String, String> tags = board.tags();
        for (String name : FIRST) tag(name, tags.getOrDefault(name, name.equals("Date") ? "????.??.??" : "?"));
        tag("Dealer", String.valueOf(board.dealer().letter()));
        tag("Vulnerable", board.vulnerable().word());
        tag("Deal", board.deal().text(board.dealer()));
        tag("Scoring", tags.getOrDefault("Scoring", "?"));
        String unknown = board.passedOut() ? "" : "?";
        tag(
                "Declarer",
                board.contract().map(each -> "" + each.declarer().letter()).orElse(unknown));
        tag("Contract", board.contract().map(PbnWriter::bid).orElse(board.passedOut() ? "Pass" : "?"));
        tag("Result", board.tricks().isPresent() ? "" + board.tricks().getAsInt() : unknown);
        tags.forEach((name, value) -> {
            if (!FIRST.contains(name) && !OWN.contains(name) && name.matches("\\w+")) tag(name, value);
        });
    }

    /** Writes a tag on one line, even if the value has several. */
    private void tag(String name, String value) {
        String line = value.replaceAll("[\\r\\n]", " ");
        String plain = line.startsWith("#") ? " " + line : line; // or it would mean the board before
        text.append('[').append(name).append(" \"");
        text.append(plain.replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
    }

    private static String bid(Contract contract) {
        String strain =
                contract.strain() == Strain.NOTRUMP ? "NT" : contract.strain().letter();
        return contract.level() + strain + "X".repeat(contract.doubled());
    }

    private void auction(BridgeBoard board) {
        List<Call> calls = board.auction();
        if (calls.isEmpty()) return;
        tag("Auction", String.valueOf(board.dealer().letter()));
        for (int i = 0; i < calls.size(); i++) {
            text.append(calls.get(i)).append(i % 4 == 3 || i == calls.size() - 1 ? '\n' : ' ');
        }
        if (board.contract().isEmpty() && !board.passedOut()) text.append("*\n");
    }

    private void play(BridgeBoard board) {
        if (board.play().isEmpty()) return;
        Contract contract = board.contract().orElseThrow();
        Seat first = contract.declarer().next();
        tag("Play", String.valueOf(first.letter()));
        CardPlay play = new CardPlay(board.deal(), contract.strain(), first);
        String[] row = {"-", "-", "-", "-"};
        int cards = 0;
        for (long card : board.play()) {
            row[play.next().ordinal() - first.ordinal() & 3] = Cards.name(card);
            play.play(card);
            if (++cards % 4 == 0 || cards == board.play().size()) {
                text.append(String.join(" ", row)).append('\n');
                row = new String[] {"-", "-", "-", "-"};
            }
        }
        if (play.left() > 0) text.append("*\n");
    }
}
