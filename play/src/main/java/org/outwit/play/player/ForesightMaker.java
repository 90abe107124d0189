package org.outwit.play.player;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.outwit.core.engine.ForeseenLinesEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.ForeseenLine;
import org.outwit.core.model.LinePlan;
import org.outwit.core.model.Player;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.learn.foresight.Expectation;
import org.outwit.play.resources.LentTable;

/**
 * The searches of a learner in one game. At every turn it takes note of what the opponent decided. If enough of that was foreseen it
 * follows the lines that the opponent is expected to play; otherwise it searches plainly, with all that it may spend. What finding
 * that out takes is spent, too.
 */
final class ForesightMaker<P extends Position> implements SearchMaker<P> {

    /** The number of units that decides a game by far more than half: what is won beyond them counts little. */
    private static final double SWING = 2;

    private static final Duration LEAST = Duration.ofMillis(1);

    private final Game<P> game;
    private final Player<P> own;
    private final SearchMaker<P> plain;
    private final Set<Technique> techniques;
    private final LentTable table;
    private final KnownOpponent<P> opponent;
    private final boolean owned;
    private long counted; // of what was spent on the opponent in this game
    private Optional<Expectation<P>> trusted = Optional.empty();
    private List<ForeseenLine> lines = List.of();
    private Optional<Insight.Missed<P>> missed = Optional.empty();
    private GameHistory<P> asked; // where the last move was chosen
    private int answer = Position.NO_MOVE;

    /**
     * @param plain how it plays as long as it foresees nobody
     * @param techniques of its own searches along a line
     * @param owned whether nobody else uses the opponent, who is closed with this
     */
    ForesightMaker(
            Game<P> game,
            Player<P> own,
            SearchMaker<P> plain,
            Set<Technique> techniques,
            LentTable table,
            KnownOpponent<P> opponent,
            boolean owned) {
        this.game = game;
        this.own = own;
        this.plain = plain;
        this.techniques = techniques;
        this.table = table;
        this.opponent = opponent;
        this.owned = owned;
        this.counted = opponent.evaluations();
    }

    /** A question only for what a position is worth gets a plain answer. */
    @Override
    public Search<P> from(P root, int viewer, Consumer<Result> progress) {
        return plain.from(root, viewer, progress);
    }

    @Override
    public Search<P> at(Turn<P> turn) {
        long began = System.nanoTime();
        GameHistory<P> history = turn.history();
        opponent.within(turn.limits());
        opponent.follow(history, turn.seat());
        missed = missed(history);
        trusted = opponent.trusted();
        long spent = opponent.evaluations() - counted;
        counted += spent;
        long nanos = System.nanoTime() - began;
        asked = history;
        return (root, viewer, limits) -> remembered(search(turn, left(limits, spent, nanos), root, viewer), spent);
    }

    private Result search(Turn<P> turn, Limits limits, P root, int viewer) {
        lines = List.of();
        if (trusted.isEmpty()) return plain.at(turn).search(root, viewer, limits);
        Expectation<P> expected = trusted.get();
        Player<P> theirs = new Player<>(expected.function(), expected.depth(), 0, null);
        LinePlan plan = LinePlan.trusting(expected.trust(), SWING * game.scale().unit());
        // Opponents are simulated as they were when their moves were compared.
        ForeseenLinesEngine<P> engine = new ForeseenLinesEngine<>(game, own.facing(theirs), plan, table.get())
                .with(techniques)
                .facing(expected.techniques())
                .breakingTies(expected.ties())
                .onProgress(turn.progress());
        Result found = engine.search(root, viewer, limits);
        lines = engine.lines();
        return found;
    }

    private Result remembered(Result found, long spent) {
        answer = found.move();
        Counts counts = found.counts();
        return found.withCounts(new Counts(
                counts.nodes() + spent,
                counts.expansions(),
                counts.evaluations() + spent,
                counts.held(),
                counts.perLevel()));
    }

    /** What is left for the move itself; a little, however much was spent. An evaluation enters a position. */
    private static Limits left(Limits limits, long spent, long nanos) {
        Limits left = limits;
        if (limits.evaluations() < Long.MAX_VALUE) {
            left = left.withEvaluations(Math.max(1, limits.evaluations() - spent));
        }
        if (limits.nodes() < Long.MAX_VALUE) left = left.withNodes(Math.max(1, limits.nodes() - spent));
        if (limits.time() == null) return left;
        Duration time = limits.time().minusNanos(nanos);
        return left.withTime(time.compareTo(LEAST) < 0 ? LEAST : time);
    }

    /** Where the line that was expected with the last move broke at the reply to it. */
    private Optional<Insight.Missed<P>> missed(GameHistory<P> now) {
        Optional<ForeseenLine> line =
                lines.stream().filter(each -> each.move() == answer).findFirst();
        if (line.isEmpty() || line.get().moves().size() < 2 || asked == null) return Optional.empty();
        int reply = asked.plies() + 1;
        boolean played = now.continues(asked) && now.plies() > reply && now.move(asked.plies()) == answer;
        int expected = line.get().moves().get(1);
        if (!played || now.move(reply) == expected) return Optional.empty();
        return Optional.of(new Insight.Missed<>(now.upTo(reply).end(), expected, now.move(reply)));
    }

    @Override
    public Optional<Insight<P>> insight() {
        if (opponent.isReading()) return Optional.empty();
        return Optional.of(new Insight<>(opponent.score(), trusted.isPresent(), lines, missed));
    }

    @Override
    public void tookBack(GameHistory<P> history) {
        opponent.tookBack(history);
    }

    /** What was decided after the last turn is told here. */
    @Override
    public void gameOver(GameHistory<P> history, int seat) {
        opponent.follow(history, seat);
    }

    @Override
    public void close() {
        if (owned) opponent.close();
    }
}
