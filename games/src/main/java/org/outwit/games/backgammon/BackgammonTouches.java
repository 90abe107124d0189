package org.outwit.games.backgammon;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.Diagram.Place;

/**
 * How a play is made by hand: step by step, each from a point to a point. The first way begins with the larger die, or with the highest
 * point after a double; every other order that the dice allow is understood, and so is every other way of the same dice to the same
 * position.
 */
final class BackgammonTouches {

    private final BackgammonPosition position;
    private final int play;
    private final int player;
    private final long wanted;
    private final Set<List<Place>> ways = new LinkedHashSet<>();

    private BackgammonTouches(BackgammonPosition position, int play) {
        this.position = position;
        this.play = play;
        this.player = position.turn();
        BackgammonPosition after = position.copy();
        after.make(play);
        this.wanted = after.board().key();
    }

    static List<List<Place>> of(BackgammonPosition position, int move) {
        boolean hasSteps = position.stage() == Stage.PLAYING && !Play.isPass(move);
        return hasSteps ? new BackgammonTouches(position, move).all() : List.of();
    }

    private List<List<Place>> all() {
        int roll = Play.roll(play);
        Board board = position.board().copy();
        if (Roll.larger(roll) == Roll.smaller(roll)) {
            List<Integer> froms = new ArrayList<>();
            for (int i = 0; i < Play.MOST_STEPS; i++) if (Play.from(play, i) > 0) froms.add(Play.from(play, i));
            equal(board, froms, Roll.larger(roll), List.of());
            return List.copyOf(ways);
        }
        boolean both = Play.from(play, 0) > 0 && Play.from(play, 1) > 0;
        for (int first : List.of(Roll.larger(roll), Roll.smaller(roll))) {
            int second = both ? Roll.larger(roll) + Roll.smaller(roll) - first : 0;
            different(board, first, second, List.of());
        }
        return List.copyOf(ways);
    }

    /** With a double the position tells the steps, so only their order is free. */
    private void equal(Board board, List<Integer> froms, int die, List<Place> way) {
        if (froms.isEmpty()) ways.add(way);
        for (int from : new LinkedHashSet<>(froms)) {
            if (!isStep(board, from, die)) continue;
            List<Integer> rest = new ArrayList<>(froms);
            rest.remove((Integer) from);
            equal(stepped(board, from, die), rest, die, longer(way, from, die));
        }
    }

    /** With two dice there are few enough ways to try all; 0 is a die that is not played. */
    private void different(Board board, int die, int next, List<Place> way) {
        if (board.key() == wanted) ways.add(way); // perhaps with a die left, where the last checker is off
        if (die == 0) return;
        for (int from = Board.BAR; from > 0; from--) {
            if (isStep(board, from, die)) different(stepped(board, from, die), next, 0, longer(way, from, die));
        }
    }

    /** The rules of one step: enter first, never onto two of the other, bear off only from home and with the exact die or from behind. */
    private boolean isStep(Board board, int from, int die) {
        if (board.count(player, from) == 0) return false;
        int own = board.occupied(player);
        if (from != Board.BAR && board.count(player, Board.BAR) > 0) return false;
        int to = from - die;
        if (to > 0) return board.count(1 - player, Board.BAR - to) < 2;
        return own >> Board.HOME + 1 == 0 && (to == 0 || own >> from + 1 == 0);
    }

    private Board stepped(Board board, int from, int die) {
        Board after = board.copy();
        int to = Math.max(Board.OFF, from - die);
        after.take(player, from);
        after.put(player, to);
        if (to != Board.OFF && after.count(1 - player, Board.BAR - to) > 0) {
            after.take(1 - player, Board.BAR - to);
            after.put(1 - player, Board.BAR);
        }
        return after;
    }

    private static List<Place> longer(List<Place> way, int from, int die) {
        List<Place> longer = new ArrayList<>(way);
        longer.add(BackgammonDiagram.foot(from));
        longer.add(BackgammonDiagram.foot(Math.max(Board.OFF, from - die)));
        return List.copyOf(longer);
    }
}
