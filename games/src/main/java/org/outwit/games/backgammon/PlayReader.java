package org.outwit.games.backgammon;

import java.util.Locale;
import java.util.StringJoiner;
import org.outwit.core.game.NotationException;

/**
 * Finds the legal play that a text means. What counts is where checkers leave and arrive in the end, in any order and with or without
 * stops between. Where two plays differ only in what they hit, the signs for hits and the stops decide.
 */
final class PlayReader {

    private static final int MOST_NAMED = 12;

    private final BackgammonPosition position;
    private final String text;
    private final int[] change = new int[Board.BAR + 1];
    private int starred;
    private int stops;
    private int at;

    private PlayReader(BackgammonPosition position, String text) {
        this.position = position;
        this.text = text;
    }

    static int play(BackgammonPosition position, String text) {
        return new PlayReader(position, text).read();
    }

    private int read() {
        int[] plays = new int[position.mostMoves()];
        int end = position.moves(plays, 0);
        boolean mustPass = end == 1 && Play.isPass(plays[0]);
        if (isPass(text.strip())) {
            if (mustPass) return plays[0];
            throw refusal("There is a play, so nobody may pass", plays, end);
        }
        for (at = skipBlanks(0); at < text.length(); at = skipBlanks(at)) way();
        if (mustPass) throw refusal("'" + text.strip() + "' is not legal, because no checker can move", plays, end);
        return chosen(plays, end);
    }

    static boolean isPass(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case PlayText.PASS, "--", "cannot move", "can't move", "no move", "dance" -> true;
            default -> false;
        };
    }

    private int skipBlanks(int from) {
        int next = from;
        while (next < text.length() && (Character.isWhitespace(text.charAt(next)) || text.charAt(next) == ',')) next++;
        return next;
    }

    /** Reads a checker's way such as {@code 24/18/17(2)}. */
    private void way() {
        int begin = place();
        int last = begin;
        int hits = 0;
        int rests = 0;
        do {
            take('/');
            int to = place();
            if (to >= last) throw expected("a point lower than " + PlayText.place(last));
            last = to;
            rests |= 1 << to;
            if (at < text.length() && text.charAt(at) == '*') {
                at++;
                hits |= 1 << to;
            }
        } while (at < text.length() && text.charAt(at) == '/');
        int times = times();
        change[begin] -= times;
        change[last] += times;
        starred |= hits;
        stops |= rests;
    }

    private int times() {
        if (at >= text.length() || text.charAt(at) != '(') return 1;
        at++;
        if (at >= text.length() || text.charAt(at) < '1' || text.charAt(at) > '4') throw expected("1 to 4 checkers");
        int times = text.charAt(at++) - '0';
        take(')');
        return times;
    }

    private void take(char sign) {
        if (at >= text.length() || text.charAt(at) != sign) throw expected("'" + sign + "'");
        at++;
    }

    private int place() {
        if (text.regionMatches(true, at, PlayText.BAR, 0, PlayText.BAR.length())) {
            at += PlayText.BAR.length();
            return Board.BAR;
        }
        if (text.regionMatches(true, at, PlayText.OFF, 0, PlayText.OFF.length())) {
            at += PlayText.OFF.length();
            return Board.OFF;
        }
        int end = at;
        while (end < text.length() && end < at + 2 && text.charAt(end) >= '0' && text.charAt(end) <= '9') end++;
        int place = end == at ? Board.BAR + 1 : Integer.parseInt(text.substring(at, end));
        if (place > Board.BAR) throw expected("a point from 24 to 1, 'bar' or 'off'");
        at = end;
        return place;
    }

    private NotationException expected(String what) {
        String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
        return new NotationException(
                "Expected " + what + " at column " + at + ", found " + found + "; a play is written such as 8/5 6/5.",
                Math.min(at, text.length()));
    }

    private int chosen(int[] plays, int end) {
        int known = 0;
        for (int i = 0; i < end; i++) if (arrives(plays[i])) plays[known++] = plays[i];
        if (known == 0) {
            int all = position.moves(plays, 0);
            throw refusal("'" + text.strip() + "' is not a legal play of " + Roll.text(position.roll()), plays, all);
        }
        if (known == 1) return plays[0];
        int fitting = 0;
        for (int i = 0; i < known; i++) {
            int hit = hits(plays[i]);
            if (starred != 0 ? hit == starred : (hit & ~stops) == 0) plays[fitting++] = plays[i];
        }
        if (fitting == 1) return plays[0];
        throw refusal(
                "'" + text.strip() + "' does not say what is hit on the way", plays, fitting == 0 ? known : fitting);
    }

    /** Whether a play moves checkers as the text says, seen from its end. */
    private boolean arrives(int play) {
        int[] rest = change.clone();
        for (int i = 0; i < Play.MOST_STEPS; i++) {
            if (Play.from(play, i) == 0) continue;
            rest[Play.from(play, i)]++;
            rest[Play.to(play, i)]--;
        }
        for (int each : rest) if (each != 0) return false;
        return true;
    }

    private int hits(int play) {
        int met = 0;
        for (int i = 0; i < Play.MOST_STEPS; i++) if (Play.from(play, i) > 0) met |= 1 << Play.to(play, i);
        return met & Board.turned(position.board().blots(1 - position.turn()));
    }

    private NotationException refusal(String reason, int[] plays, int end) {
        StringJoiner legal = new StringJoiner(", ");
        for (int i = 0; i < Math.min(end, MOST_NAMED); i++) {
            legal.add(PlayText.of(position.board(), position.turn(), plays[i]));
        }
        String more = end > MOST_NAMED ? " and " + (end - MOST_NAMED) + " more" : "";
        return new NotationException(reason + "; expected " + (end == 1 ? "" : "one of ") + legal + more + ".", 0);
    }
}
