package org.outwit.core.engine;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.model.ForeseenLine;
import org.outwit.core.model.ForeseenLines;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.Player;
import org.outwit.core.model.Ties;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/** One search of a {@link ForeseenLinesEngine}: ranks our moves by plain search, then plays the best of them out side by side. */
final class LineWorker<P extends Position> {

    private final ModelSettings<P> settings;
    private final LinePlan plan;
    private final P position;
    private final int viewer;
    private final SearchPath path = new SearchPath();
    private final NodeSearch<P> plain;
    private final OpponentReply<P> ours;
    private final OpponentReply<P> theirs;
    private final BestSoFar best = new BestSoFar();
    private final int[] moves;
    private final int end;
    private final int[] order; // places of all moves, the most promising first
    private final int[] values; // of the moves that are kept; of the others at most this
    private final int width;
    private final PlayedLine[] lines;
    private int followed; // of the lines, those within the margin
    private List<ForeseenLine> told = List.of();
    private Meter meter;

    LineWorker(ModelSettings<P> settings, LinePlan plan, Ties ties, P position, int viewer) {
        this.settings = settings;
        this.plan = plan;
        this.position = position;
        this.viewer = viewer;
        Player<P> player = settings.player();
        this.plain = settings.plainSearch(position, viewer, path);
        this.ours = new OpponentReply<>(
                settings.game(), position, viewer, player.evaluator(), settings.table(), settings.techniques(), path);
        this.theirs = new OpponentReply<>(
                settings.game(),
                position,
                1 - viewer,
                player.model().evaluator(),
                settings.table(),
                settings.theirs(),
                path,
                ties);
        path.enter(0, position.key());
        this.moves = new int[position.mostMoves()];
        this.end = position.moves(moves, 0);
        this.order = new int[end];
        for (int i = 0; i < end; i++) order[i] = i;
        this.values = new int[end];
        this.width = Math.min(plan.width(), end);
        int mostPlies = Math.min(ForeseenLines.mostPlies(plan), SearchNode.MOST_PLIES / 2);
        this.lines = new PlayedLine[width];
        for (int i = 0; i < width; i++) lines[i] = new PlayedLine(plan.rounds(), mostPlies);
    }

    void spendFrom(Meter spent) {
        meter = spent;
        meter.levels(2);
        meter.expansion();
        plain.spendFrom(meter, 0);
        ours.spendFrom(meter, 0);
        theirs.spendFrom(meter, 1);
    }

    Result interrupted(StopReason reason, Counts counts) {
        return best.interrupted(reason, counts);
    }

    /** The lines as of the last round that was finished, that of the plain best move first. */
    List<ForeseenLine> lines() {
        return told;
    }

    /** Orders our moves by plain search to this depth and answers with the best of them. */
    Result rank(int depth, Meter spent) {
        order(depth);
        Result plain = best.finished(values[order[0]], List.of(moves[order[0]]), depth, false, spent.counts());
        settings.progress().accept(plain);
        return plain;
    }

    /**
     * Orders the best moves, as many as are followed, by what plain search to this depth finds; of equal ones the first of the game's
     * order stands first. The others only have to be shown not to belong to them.
     */
    private void order(int depth) {
        for (int i = 0; i < end; i++) {
            int place = order[i];
            int last = order[width - 1];
            int low = i < width ? -Value.INFINITY : place < last ? values[last] - 1 : values[last];
            int found = worth(place, depth - 1, low);
            if (i >= width && found <= low) continue;
            values[place] = found;
            if (i >= width) order[i] = last;
            insert(place, Math.min(i, width - 1));
        }
    }

    private void insert(int place, int from) {
        int at = from;
        for (; at > 0 && stands(place, order[at - 1]); at--) order[at] = order[at - 1];
        order[at] = place;
    }

    /**
     * Orders our moves after a plain engine that has looked deeper and knows which is best: the others cannot be worth more than that one,
     * even if a search to this depth says so.
     */
    void rankAfter(Result answer, int depth) {
        best.finished(answer.value(), answer.line(), answer.depth(), false, answer.counts());
        int known = 0;
        while (moves[known] != answer.move()) known++;
        order(depth);
        int at = 0;
        while (order[at] != known) at++;
        // Where it is not among those that are followed, it takes the place of the last of them.
        if (at >= width) {
            order[at] = order[width - 1];
            at = width - 1;
        }
        for (; at > 0; at--) order[at] = order[at - 1];
        order[0] = known;
        values[known] = answer.value();
        for (int i = 1; i < width; i++) values[order[i]] = Math.min(values[order[i]], answer.value());
    }

    /** Whether a move comes before another in the ranking. */
    private boolean stands(int place, int other) {
        return values[place] > values[other] || values[place] == values[other] && place < other;
    }

    private int worth(int place, int depth, int low) {
        position.make(moves[place]);
        path.enter(1, position.key());
        int found;
        if (low == -Value.INFINITY) {
            found = below(depth, low, Value.INFINITY);
        } else {
            found = below(depth, low, low + 1);
            if (found > low) found = below(depth, low, Value.INFINITY);
        }
        position.undo();
        return found;
    }

    private int below(int depth, int low, int high) {
        return position.mover() == viewer ? plain.root(1, depth, low, high) : -plain.root(1, depth, -high, -low);
    }

    /** Plays the ranked moves out by searches of ours to this depth, and answers with the move whose line is worth most. */
    Result follow(int depth, Meter spent) {
        int theirDepth = settings.player().model().depth() == Player.AS_DEEP_AS_WE
                ? depth
                : settings.player().model().depth();
        followed = width;
        while ((long) values[order[followed - 1]] < (long) values[order[0]] - settings.margin()) followed--;
        for (int i = 0; i < followed; i++) lines[i].begin(moves[order[i]], values[order[i]]);
        Result result = best.interrupted(StopReason.FINISHED, spent.counts());
        boolean growing = followed > 1;
        for (int round = 1; round <= plan.rounds() && growing; round++) {
            growing = false;
            for (int i = 0; i < followed; i++) growing |= grow(lines[i], depth, theirDepth);
            result = chosen(depth, spent);
            settings.progress().accept(result);
        }
        return result;
    }

    private Result chosen(int depth, Meter spent) {
        List<ForeseenLine> all = new ArrayList<>();
        for (int i = 0; i < followed; i++) all.add(lines[i].foreseen(plan));
        told = all;
        ForeseenLine line = ForeseenLines.best(all);
        return best.finished(line.values().get(0), line.moves(), depth, false, spent.counts());
    }

    /** Adds a round to a line: their reply, and our move after it. Answers whether another one can follow. */
    private boolean grow(PlayedLine line, int depth, int theirDepth) {
        if (line.isOver()) return false;
        for (int ply = 0; ply < line.plies(); ply++) {
            position.make(line.move(ply));
            path.enter(ply + 1, position.key());
        }
        boolean replied = false;
        boolean answered = false;
        while (!answered && !line.isOver()) {
            if (position.isOver()) {
                if (replied) line.value(outcome());
                line.end();
                break;
            }
            boolean turn = position.mover() == viewer;
            int next = turn ? own(line.plies(), depth) : reply(line.plies(), theirDepth);
            answered = turn && replied;
            if (answered) line.value(ours.value());
            replied = !turn;
            position.make(next);
            line.add(next);
            path.enter(line.plies(), position.key());
        }
        for (int ply = line.plies(); ply > 0; ply--) position.undo();
        return !line.isOver();
    }

    private int own(int ply, int depth) {
        ours.find(ply, depth, -Value.INFINITY, Value.INFINITY);
        return ours.move();
    }

    private int reply(int ply, int depth) {
        theirs.find(ply, depth, -Value.INFINITY, Value.INFINITY);
        return theirs.move();
    }

    private int outcome() {
        meter.evaluation(true, 0);
        return settings.player().evaluator().value(position, viewer);
    }
}
