package org.outwit.games.backgammon;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Plays as people write them: {@code 8/5 6/5}, {@code 24/23(2)}, {@code bar/20*}, {@code 6/off}. Steps that one checker could make after
 * each other are written as one, with a stop in between only where something is hit. The highest point comes first.
 */
final class PlayText {

    static final String PASS = "pass";
    static final String BAR = "bar";
    static final String OFF = "off";

    private final int play;
    private int hits;

    private PlayText(Board board, int player, int play) {
        this.play = play;
        for (int i = 0; i < Play.MOST_STEPS; i++) {
            if (Play.from(play, i) > 0) hits |= 1 << Play.to(play, i);
        }
        hits &= Board.turned(board.blots(1 - player));
    }

    static String of(Board board, int player, int play) {
        return Play.isPass(play) ? PASS : new PlayText(board, player, play).text();
    }

    /** The way of one checker: the places where it was, as bits. */
    private record Way(int from, int to, int stops) {}

    private String text() {
        List<Way> ways = ways();
        StringJoiner text = new StringJoiner(" ");
        int unmarked = hits;
        for (int i = 0; i < ways.size(); ) {
            Way way = ways.get(i);
            int equal = 1;
            while (i + equal < ways.size() && ways.get(i + equal).equals(way)) equal++;
            text.add(text(way, unmarked & way.stops) + (equal > 1 ? "(" + equal + ")" : ""));
            unmarked &= ~way.stops;
            i += equal;
        }
        return text.toString();
    }

    private static String text(Way way, int hit) {
        StringBuilder text = new StringBuilder(place(way.from));
        for (int point = way.from - 1; point > way.to; point--) {
            if ((hit >> point & 1) != 0) text.append('/').append(point).append('*');
        }
        text.append('/').append(place(way.to));
        return (hit >> way.to & 1) != 0 ? text.append('*').toString() : text.toString();
    }

    static String place(int place) {
        return place == Board.BAR ? BAR : place == Board.OFF ? OFF : String.valueOf(place);
    }

    /** From the highest point down, each checker goes as far as there are steps for it. */
    private List<Way> ways() {
        boolean[] used = new boolean[Play.MOST_STEPS];
        List<Way> ways = new ArrayList<>();
        for (int first = highest(used); first >= 0; first = highest(used)) {
            int stops = 0;
            int from = Play.from(play, first);
            int to = from;
            for (int step = first; step >= 0; step = from(to, used)) {
                used[step] = true;
                to = Play.to(play, step);
                stops |= 1 << to;
            }
            ways.add(new Way(from, to, stops));
        }
        return ways;
    }

    private int highest(boolean[] used) {
        int best = -1;
        for (int i = 0; i < Play.MOST_STEPS; i++) {
            if (!used[i] && Play.from(play, i) > (best < 0 ? 0 : Play.from(play, best))) best = i;
        }
        return best;
    }

    /** A step from this place that is not used, or -1. */
    private int from(int place, boolean[] used) {
        for (int i = 0; place > 0 && i < Play.MOST_STEPS; i++) {
            if (!used[i] && Play.from(play, i) == place) return i;
        }
        return -1;
    }
}
