package org.outwit.games.backgammon;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The rules of moving, as a booklet tells them: try every checker with every die in every order, look at the boards that come of it,
 * and keep those that used as many dice as could be used. Boards are numbers of checkers on a track from 0 (off) to 25 (bar), one for the
 * mover and one for the other, each as its owner counts; as signs of a text, since texts are compared quickly.
 */
record NaiveBackgammon(String own, String theirs) {

    private static final int OFF = 0;
    private static final int BAR = 25;

    static NaiveBackgammon of(BackgammonPosition position, int player) {
        return new NaiveBackgammon(track(position, player), track(position, 1 - player));
    }

    private static String track(BackgammonPosition position, int player) {
        StringBuilder track = new StringBuilder();
        for (int place = OFF; place <= BAR; place++) {
            track.append((char) ('0' + position.board().count(player, place)));
        }
        return track.toString();
    }

    /** A board, and in which order dice were used to get there. */
    private record Reached(NaiveBackgammon board, List<Integer> dice) {}

    /** All boards that the dice can lead to; the board itself where they cannot be played. */
    Set<NaiveBackgammon> after(int one, int other) {
        List<Integer> dice = one == other ? List.of(one, one, one, one) : List.of(one, other);
        Set<Reached> all = new HashSet<>();
        explore(dice, List.of(), all);
        int most = all.stream().mapToInt(each -> each.dice.size()).max().orElseThrow();
        boolean larger = all.stream().anyMatch(each -> each.dice.equals(List.of(Math.max(one, other))));
        Set<NaiveBackgammon> boards = new HashSet<>();
        for (Reached each : all) {
            if (each.dice.size() < most) continue;
            if (one != other && most == 1 && larger && each.dice.get(0) == Math.min(one, other)) continue;
            boards.add(each.board);
        }
        return boards;
    }

    private void explore(List<Integer> left, List<Integer> used, Set<Reached> all) {
        if (!all.add(new Reached(this, used))) return;
        for (int die : new TreeSet<>(left)) {
            List<Integer> rest = new ArrayList<>(left);
            rest.remove((Integer) die);
            List<Integer> more = new ArrayList<>(used);
            more.add(die);
            for (int from = 1; from <= BAR; from++) {
                if (mayMove(from, die)) moved(from, die).explore(rest, more, all);
            }
        }
    }

    private static int at(String track, int place) {
        return track.charAt(place) - '0';
    }

    private boolean mayMove(int from, int die) {
        if (at(own, from) == 0) return false;
        if (at(own, BAR) > 0 && from != BAR) return false;
        int to = from - die;
        if (to >= 1) return at(theirs, BAR - to) < 2;
        for (int point = 7; point <= BAR; point++) if (at(own, point) > 0) return false;
        if (to == OFF) return true;
        for (int point = from + 1; point <= 6; point++) if (at(own, point) > 0) return false;
        return true;
    }

    private NaiveBackgammon moved(int from, int die) {
        StringBuilder mine = new StringBuilder(own);
        StringBuilder others = new StringBuilder(theirs);
        int to = Math.max(OFF, from - die);
        mine.setCharAt(from, (char) (mine.charAt(from) - 1));
        mine.setCharAt(to, (char) (mine.charAt(to) + 1));
        if (to != OFF && at(theirs, BAR - to) == 1) {
            others.setCharAt(BAR - to, '0');
            others.setCharAt(BAR, (char) (others.charAt(BAR) + 1));
        }
        return new NaiveBackgammon(mine.toString(), others.toString());
    }

    /** The same board for the other player. */
    NaiveBackgammon turned() {
        return new NaiveBackgammon(theirs, own);
    }

    boolean isOver() {
        return at(own, OFF) == 15 || at(theirs, OFF) == 15;
    }

    /** Counts as perft does: a roll is a ply and a play is a ply, from a player who is about to roll. */
    long perft(int plies) {
        if (plies == 0) return 1;
        if (isOver()) return 0;
        long count = 0;
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= one; other++) {
                if (plies == 1) {
                    count++;
                    continue;
                }
                for (NaiveBackgammon next : after(one, other))
                    count += next.turned().perft(plies - 2);
            }
        }
        return count;
    }
}
