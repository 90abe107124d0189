package org.outwit.games.backgammon;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Something that a line of a {@code .mat} file says.
 *
 * @param number the dice as two digits, what the cube is turned to, or the points won; 0 where there is no number
 * @param play what follows the dice
 * @param column where it begins in the line, from 0
 * @param playColumn where the play begins
 */
record MatAction(Kind kind, int number, String play, int column, int playColumn) {

    enum Kind {
        DICE,
        DOUBLES,
        TAKES,
        DROPS,
        WINS
    }

    private static final Pattern WORDS = Pattern.compile("(?<!\\d)(\\d\\d):|(?i:Doubles *=> *(\\d{1,5})|(Takes)|(Drops)"
            + "|Wins +(\\d{1,6}) +points?( and the match)?)");

    /** What a line says from this column on; empty where it says nothing that is known. */
    static List<MatAction> of(String line, int from) {
        List<MatAction> actions = new ArrayList<>();
        Matcher word = WORDS.matcher(line);
        int at = from;
        while (word.find(at)) {
            if (!line.substring(at, word.start()).isBlank()) return List.of();
            at = word.end();
            actions.add(action(word));
            if (word.group(1) == null) continue;
            int next = word.find(at) ? word.start() : line.length();
            int last = actions.size() - 1;
            MatAction dice = actions.get(last);
            int begin = at;
            while (begin < next && line.charAt(begin) == ' ') begin++;
            String play = line.substring(begin, next).strip();
            actions.set(last, new MatAction(Kind.DICE, dice.number, play, dice.column, begin));
            at = next;
        }
        return line.substring(at).isBlank() ? actions : List.of();
    }

    private static MatAction action(Matcher word) {
        Kind kind = word.group(1) != null
                ? Kind.DICE
                : word.group(2) != null
                        ? Kind.DOUBLES
                        : word.group(3) != null ? Kind.TAKES : word.group(4) != null ? Kind.DROPS : Kind.WINS;
        String number = kind == Kind.DICE
                ? word.group(1)
                : kind == Kind.DOUBLES ? word.group(2) : kind == Kind.WINS ? word.group(5) : "0";
        return new MatAction(kind, Integer.parseInt(number), "", word.start(), word.end());
    }
}
