package org.outwit.play.session;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.outwit.core.game.IllegalMoveException;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.play.match.Dice;
import org.outwit.play.match.Ending;
import org.outwit.play.match.GameReport;
import org.outwit.play.match.GameTable;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.session.SessionEvent.ClockState;
import org.outwit.play.session.SessionState.End;
import org.outwit.play.session.SessionState.KeptMove;

/** The game of a session with all that must survive a restart: moves, what they took, what was expected, dice, and how it ended. */
final class SessionGame<P extends Position> {

    private final SessionPlan<P> plan;
    private final long dice;
    private final SessionClock<P> clock;
    private final GameTable<P> table;
    private final PredictionTally tally = new PredictionTally();
    private final NavigableMap<Integer, List<String>> foreseen = new TreeMap<>(); // after the move at a ply
    private boolean toldEnd;

    SessionGame(SessionPlan<P> plan, SessionState state, LongSupplier nanos) {
        this.plan = plan;
        this.dice = state.dice();
        this.toldEnd = state.end().isPresent();
        this.clock = new SessionClock<>(plan, state.thinking(), nanos);
        GameHistory<P> history = history(plan, state);
        this.table = new GameTable<>(plan.game(), history, Integer.MAX_VALUE, Dice.ofPlies(dice), clock.clock());
        int first = plan.start().plies();
        for (int i = 0; i < state.moves().size(); i++) {
            KeptMove each = state.moves().get(i);
            int ply = first + i;
            clock.took(ply, each.took());
            each.predicted().ifPresent(right -> tally.count(ply, right));
            if (!each.foreseen().isEmpty()) foreseen.put(ply, each.foreseen());
        }
        clock.count(history());
        state.end()
                .filter(end -> end.ending() != Ending.RULES)
                .ifPresent(end -> table.endAs(end.ending(), end.payoffs(), end.remark()));
    }

    private static <P extends Position> GameHistory<P> history(SessionPlan<P> plan, SessionState state) {
        GameHistory<P> history = plan.start();
        for (KeptMove each : state.moves()) {
            try {
                history = history.then(plan.game().notation().parse(history.end(), each.text()));
            } catch (NotationException | IllegalMoveException e) {
                throw new InputException("The kept game cannot go on at ply " + (history.plies() + 1) + ", '"
                        + each.text() + "': " + e.getMessage());
            }
        }
        return history;
    }

    SessionState state() {
        List<KeptMove> moves = new ArrayList<>();
        history().forEach((before, move, ply) -> {
            if (ply < plan.start().plies()) return;
            String text = plan.game().notation().format(before, move);
            moves.add(new KeptMove(text, clock.took(ply), tally.at(ply), foreseen.getOrDefault(ply, List.of())));
        });
        GameReport report = report();
        Optional<End> end =
                toldEnd ? Optional.of(new End(report.ending(), report.payoffs(), report.remark())) : Optional.empty();
        return new SessionState(moves, clock.thinking(), dice, end);
    }

    PredictionTally tally() {
        return tally;
    }

    GameHistory<P> history() {
        return table.history();
    }

    GameReport report() {
        return table.report();
    }

    P position() {
        return table.position();
    }

    boolean isOver() {
        return table.isOver();
    }

    /** Whether the person is to move. */
    boolean isYours() {
        return !isOver() && !plan.isWatched() && table.mover() == plan.you();
    }

    /** The person's clock runs from now on. */
    void yourTurn() {
        clock.startYours();
    }

    /** The person moves; false if their flag has fallen before. */
    boolean play(int move) {
        if (loseOnTime()) return false;
        clock.stopYours(history().plies());
        table.play(move);
        return true;
    }

    /** A player moves; the answer is null where they lost instead. */
    Result turn(MoveChooser<P> player) {
        int ply = history().plies();
        Result result = table.turn(player, plan.limits());
        if (history().plies() > ply) clock.stopped(ply);
        return result;
    }

    /** Whoever moved at this ply expects the game to go on by this line, which begins with their move. */
    void foresaw(int ply, P before, List<Integer> line) {
        List<String> texts = new ArrayList<>();
        P position = Position.copyOf(before);
        for (int move : line) {
            texts.add(plan.game().notation().format(position, move));
            position.make(move);
        }
        foreseen.put(ply, texts.subList(1, texts.size()));
    }

    /** Ends the game if the person's flag has fallen. */
    boolean loseOnTime() {
        if (!isYours() || !clock.isYoursFallen()) return false;
        clock.halt();
        table.overstep(plan.you());
        return true;
    }

    void resign() {
        clock.halt();
        table.resign(plan.you());
    }

    void agreeDraw() {
        clock.halt();
        table.agreeDraw();
    }

    void endTold() {
        toldEnd = true;
    }

    boolean isEndTold() {
        return toldEnd;
    }

    /** Goes back to this ply and gives the time back, even that of a flag that fell. */
    void takeBackTo(int ply) {
        table.takeBackTo(ply);
        tally.forget(ply);
        foreseen.tailMap(ply, true).clear();
        clock.rewind();
        clock.count(history());
        toldEnd = false;
    }

    /**
     * The ply of the last decision that the person may take back, of anybody where they watch; or -1. Where the game ended while they were to
     * move it is this one, so that only the end is taken back.
     */
    int lastDecision() {
        P now = position();
        if (isOver() && !now.isOver() && (plan.isWatched() || now.mover() == plan.you()))
            return history().plies();
        int[] found = {-1};
        history().forEach((before, move, ply) -> {
            boolean theirs = plan.isWatched() ? before.mover() != Position.CHANCE : before.mover() == plan.you();
            if (theirs && ply >= plan.start().plies()) found[0] = ply;
        });
        return found[0];
    }

    boolean isTimed() {
        return plan.time().isTimed();
    }

    /** How far whoever is to move may think when asked for a hint: no longer than somebody with their clock should. */
    Limits hintLimits() {
        return clock.clock().limit(plan.limits(), table.mover());
    }

    /** What everybody has left; where a clock runs it is that of whoever is to move, and who overstepped their time has nothing. */
    ClockState<P> clocks(boolean running) {
        List<Long> left = clock.left();
        GameReport report = report();
        for (int seat = 0; seat < left.size(); seat++) {
            if (report.ending() == Ending.TIME && report.payoffs().get(seat) < 0) left.set(seat, 0L);
        }
        return new ClockState<>(List.copyOf(left), running && !isOver() ? table.mover() : ClockState.NONE);
    }
}
