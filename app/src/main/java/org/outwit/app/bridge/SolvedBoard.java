package org.outwit.app.bridge;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.outwit.draw.text.Columns;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Par;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.TrickTable;
import org.outwit.games.bridge.doubledummy.CardResult;
import org.outwit.games.bridge.doubledummy.DoubleDummySolver;
import org.outwit.games.bridge.record.BridgeBoard;
import org.outwit.games.cards.Cards;

/** A board with its tricks: after every first card if it has a contract, for every declarer where that is asked for, and par. */
public final class SolvedBoard {

    private static final int WHOLE = 13;

    private final BridgeBoard board;
    private final boolean showsTable;
    private final Map<String, Integer> cards; // the declarer's tricks, by the names of the cards
    private final TrickTable table;

    private SolvedBoard(BridgeBoard board, boolean showsTable, Map<String, Integer> cards, TrickTable table) {
        this.board = board;
        this.showsTable = showsTable;
        this.cards = cards;
        this.table = table;
    }

    /** Solves a board; par needs the whole table, so that is always found. */
    public static SolvedBoard of(BridgeBoard board, DoubleDummySolver solver, boolean table) {
        Map<String, Integer> cards = new LinkedHashMap<>();
        board.contract().ifPresent(contract -> {
            Seat leader = contract.declarer().next();
            List<CardResult> results = solver.firstCards(board.deal(), contract.strain(), leader);
            for (long card : Cards.sorted(board.deal().hand(leader))) {
                for (CardResult result : results) {
                    boolean isOf = (result.equals() & card) != 0;
                    if (isOf) cards.put(Cards.name(card), board.deal().tricks() - result.tricks());
                }
            }
        });
        return new SolvedBoard(board, table || cards.isEmpty(), cards, solver.table(board.deal()));
    }

    /** Endings have no auction before them. */
    private Optional<Par> par() {
        if (board.deal().tricks() < WHOLE) return Optional.empty();
        return Optional.of(Par.of(
                table,
                board.vulnerable().includes(Seat.NORTH),
                board.vulnerable().includes(Seat.EAST),
                board.dealer().isNorthSouth()));
    }

    /** As text for people. */
    public void print(PrintWriter out) {
        out.println("Board " + board.name() + ": " + board.dealer() + " deals, " + vulnerable() + " vulnerable");
        out.println(board.deal());
        board.contract().ifPresent(contract -> printCards(contract, out));
        if (showsTable) printTable(out);
        par().ifPresent(par -> out.println("par: " + text(par)));
    }

    private String vulnerable() {
        return switch (board.vulnerable()) {
            case NONE -> "nobody";
            case BOTH -> "everybody";
            case NORTH_SOUTH -> "North and South";
            case EAST_WEST -> "East and West";
        };
    }

    private void printCards(Contract contract, PrintWriter out) {
        Seat declarer = contract.declarer();
        out.println(contract + ", " + declarer.next() + " leads; tricks of " + declarer + " after each first card:");
        Map<Integer, List<String>> byTricks =
                cards.keySet().stream().collect(Collectors.groupingBy(cards::get, TreeMap::new, Collectors.toList()));
        boolean whole = board.deal().tricks() == WHOLE;
        byTricks.forEach((tricks, names) -> {
            int score = contract.score(tricks, board.vulnerable().includes(declarer));
            out.printf("  %2d%s  %s%n", tricks, whole ? String.format("  %+5d", score) : "", String.join(" ", names));
        });
    }

    private void printTable(PrintWriter out) {
        Columns columns = new Columns("declarer", "C", "D", "H", "S", "NT");
        for (Seat seat : Seat.values()) {
            String[] row = new String[6];
            row[0] = seat.toString();
            for (Strain strain : Strain.values()) row[1 + strain.rank()] = "" + table.tricks(strain, seat);
            columns.row(row);
        }
        columns.print(out);
    }

    private static String text(Par par) {
        if (par.contracts().isEmpty()) return "0, everybody passes";
        String side = par.score() > 0 ? " for North and South" : " for East and West";
        return Math.abs(par.score()) + side + ", "
                + par.contracts().stream().map(Contract::toString).collect(Collectors.joining(", "));
    }

    /**
     * For other programs.
     *
     * @param contract as all behind it up to the table, empty where the board has none
     * @param table empty where nobody asked for it
     * @param par empty for endings
     */
    private record Report(
            String board,
            char dealer,
            String vulnerable,
            String deal,
            Optional<String> contract,
            Optional<Character> declarer,
            Optional<Character> leader,
            Optional<Map<String, Integer>> cards,
            Optional<Map<String, Map<String, Integer>>> table,
            Optional<ParReport> par) {}

    private record ParReport(int score, List<String> contracts) {

        static ParReport of(Par par) {
            return new ParReport(
                    par.score(),
                    par.contracts().stream()
                            .map(each -> each.bidText() + " " + each.declarer().letter())
                            .toList());
        }
    }

    /** As one JSON object. */
    public Record object() {
        Optional<Contract> contract = board.contract();
        return new Report(
                board.name(),
                board.dealer().letter(),
                board.vulnerable().word(),
                board.deal().toString(),
                contract.map(Contract::bidText),
                contract.map(each -> each.declarer().letter()),
                contract.map(each -> each.declarer().next().letter()),
                contract.map(each -> cards),
                showsTable ? Optional.of(tableObject()) : Optional.empty(),
                par().map(ParReport::of));
    }

    private Map<String, Map<String, Integer>> tableObject() {
        Map<String, Map<String, Integer>> rows = new LinkedHashMap<>();
        for (Strain strain : Strain.values()) {
            Map<String, Integer> row = new LinkedHashMap<>();
            for (Seat seat : Seat.values()) row.put("" + seat.letter(), table.tricks(strain, seat));
            rows.put(strain.letter(), row);
        }
        return rows;
    }
}
