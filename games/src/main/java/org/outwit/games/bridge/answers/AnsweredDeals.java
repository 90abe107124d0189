package org.outwit.games.bridge.answers;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.TrickTable;
import org.outwit.games.bridge.Vulnerability;
import org.outwit.games.bridge.answers.AnsweredDeal.ListedPar;
import org.outwit.games.cards.Cards;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.reading.TextLines;

/** Reads a list of deals with answers. */
public final class AnsweredDeals {

    private static final int LOWEST = 2; // the rank of a deuce

    private final String name;
    private final List<AnsweredDeal> deals = new ArrayList<>();
    private ListLine header; // the line PBN of the deal that is read, or null
    private Map<Long, Integer> firstCards;
    private TrickTable table;
    private ListedPar northSouthFirst;
    private ListedPar eastWestFirst;

    private AnsweredDeals(String name) {
        this.name = name;
    }

    /** All deals of a list; throws an {@link InputException} with the place of a fault. */
    public static List<AnsweredDeal> read(RecordSource source) throws IOException {
        try (InputStream stream = source.open()) {
            return new AnsweredDeals(source.name()).read(new TextLines(stream));
        }
    }

    private List<AnsweredDeal> read(TextLines lines) throws IOException {
        for (String text = lines.next(); text != null; text = lines.next()) {
            try {
                line(new ListLine(text));
            } catch (NotationException e) {
                throw new InputException(
                        name + ", line " + lines.number() + ", column " + (e.column() + 1) + ": " + e.getMessage());
            }
        }
        end();
        if (deals.isEmpty()) throw new InputException(name + " has no deal; expected lines that begin with PBN.");
        return List.copyOf(deals);
    }

    private void line(ListLine line) {
        switch (line.key()) {
            case "PBN" -> {
                end();
                header = line;
                deal(); // so that a fault is told with its line
            }
            case "FUT" -> firstCards = firstCards(inside(line));
            case "TABLE" -> table = table(inside(line));
            case "PAR" -> par(inside(line));
            default -> {} // the number of deals, and what was found in other ways
        }
    }

    private ListLine inside(ListLine line) {
        if (header == null) throw new NotationException("There is no deal yet to which this answers.", 0);
        return line;
    }

    private void end() {
        if (header == null) return;
        deals.add(deal());
        header = null;
        firstCards = null;
        table = null;
        northSouthFirst = null;
        eastWestFirst = null;
    }

    private AnsweredDeal deal() {
        Vulnerability vulnerable = Vulnerability.values()[header.number(2, 0, 3)];
        Strain strain = Strain.at(header.number(3, 0, 4));
        Seat leader = Seat.at(header.number(4, 0, 3));
        String text = header.text(5);
        Deal deal;
        try {
            deal = Deal.parse(text);
        } catch (NotationException e) {
            throw new NotationException(e.getMessage(), header.column(5) + e.column());
        }
        return new AnsweredDeal(
                deals.size() + 1,
                deal,
                vulnerable,
                strain,
                leader,
                Optional.ofNullable(firstCards),
                Optional.ofNullable(table),
                Optional.ofNullable(northSouthFirst),
                Optional.ofNullable(eastWestFirst));
    }

    /** How many, then suits, ranks, lower cards that are as good, and tricks. */
    private static Map<Long, Integer> firstCards(ListLine line) {
        int count = line.number(1, 1, 13);
        Map<Long, Integer> tricks = new TreeMap<>();
        for (int i = 2; i < 2 + count; i++) {
            int suit = line.number(i, 0, 3);
            int ranks = 1 << line.number(i + count, LOWEST, LOWEST + 12) | line.number(i + 2 * count, 0, 0x7fff);
            int taken = line.number(i + 3 * count, 0, 13);
            for (long left = Cards.of(ranks >> LOWEST & Cards.SUIT, suit); left != 0; left &= left - 1) {
                tricks.put(left & -left, taken);
            }
        }
        return tricks;
    }

    private static TrickTable table(ListLine line) {
        int[][] tricks = new int[5][4];
        for (int i = 0; i < 20; i++) tricks[i / 4][i % 4] = line.number(i + 1, 0, 13);
        return new TrickTable(tricks);
    }

    private void par(ListLine line) {
        northSouthFirst = new ListedPar(line.score(1, "NS"), line.contracts(3, "NS"));
        eastWestFirst = new ListedPar(-line.score(2, "EW"), line.contracts(4, "EW"));
    }
}
