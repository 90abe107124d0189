package org.outwit.games.bridge.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.NotationException;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;

/** A line of a list: words with spaces between, some in quotation marks. Faults are told with their column. */
final class ListLine {

    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|[^\\s\"]+");
    private static final Pattern CONTRACT = Pattern.compile("([NESW]{1,2}) ([1-7]+)([SHDCN])(x{0,2})");

    private final List<String> words = new ArrayList<>();
    private final List<Integer> columns = new ArrayList<>();
    private final int length;

    ListLine(String text) {
        length = text.length();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            boolean quoted = word.group(1) != null;
            words.add(quoted ? word.group(1) : word.group());
            columns.add(word.start() + (quoted ? 1 : 0));
        }
    }

    /** The first word, or nothing. */
    String key() {
        return words.isEmpty() ? "" : words.get(0);
    }

    int column(int index) {
        return index < columns.size() ? columns.get(index) : length;
    }

    String text(int index) {
        if (index >= words.size()) throw new NotationException("The line " + key() + " ends too early.", length);
        return words.get(index);
    }

    int number(int index, int least, int most) {
        String word = text(index);
        int number = word.matches("\\d{1,6}") ? Integer.parseInt(word) : -1;
        if (number < least || number > most) {
            throw refused(index, "Expected a number from " + least + " to " + most + ", found '" + word + "'.");
        }
        return number;
    }

    /** A score of a side such as {@code NS -110}. */
    int score(int index, String side) {
        String word = text(index);
        if (!word.matches(side + " -?\\d{1,5}")) {
            throw refused(index, "Expected a score such as '" + side + " 110', found '" + word + "'.");
        }
        return Integer.parseInt(word.substring(3));
    }

    /** Contracts such as {@code NS:EW 2Nx,W 45C}: declarers, levels, and a strain. */
    Set<String> contracts(int index, String side) {
        String word = text(index).strip();
        Set<String> contracts = new TreeSet<>();
        if (!word.startsWith(side + ":"))
            throw refused(index, "Expected '" + side + ":' and contracts, found '" + word + "'.");
        String list = word.substring(3).strip();
        if (list.isEmpty() || list.equalsIgnoreCase("pass")) return contracts;
        for (String each : list.split(",")) {
            Matcher contract = CONTRACT.matcher(each.strip());
            if (!contract.matches()) {
                throw refused(index, "Expected a contract such as 'EW 4Sx' or 'W 45N', found '" + each + "'.");
            }
            for (char seat : contract.group(1).toCharArray()) {
                for (char level : contract.group(2).toCharArray()) {
                    String bid = level + contract.group(3) + contract.group(4);
                    contracts.add(Contract.parse(bid, Seat.of(seat)).toString());
                }
            }
        }
        return contracts;
    }

    private NotationException refused(int index, String sentence) {
        return new NotationException(sentence, column(index));
    }
}
