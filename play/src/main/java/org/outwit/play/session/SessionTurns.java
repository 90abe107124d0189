package org.outwit.play.session;

import java.util.Optional;
import java.util.function.Consumer;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Result;
import org.outwit.play.match.GameTable;
import org.outwit.play.session.SessionEvent.ClockState;
import org.outwit.play.session.SessionEvent.Expected;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.Refused;
import org.outwit.play.session.SessionEvent.Refused.Kind;
import org.outwit.play.session.SessionEvent.TakenBack;
import org.outwit.play.session.SessionEvent.YourTurn;

/** How turns follow each other in a session: who moves next, what is told and kept of it, and how moves are taken back. */
final class SessionTurns<P extends Position> {

    private final SessionPlan<P> plan;
    private final GameTable<P> table;
    private final SessionClock<P> clock;
    private final Opponents<P> opponents;
    private final LearnerNews<P> learner;
    private final Expectations<P> expectations;
    private final InsightNews<P> insights;
    private final SessionFiles<P> files;
    private final Consumer<SessionEvent<P>> events;
    private boolean toldEnd;

    SessionTurns(
            SessionPlan<P> plan,
            GameTable<P> table,
            SessionClock<P> clock,
            Opponents<P> opponents,
            LearnerNews<P> learner,
            Expectations<P> expectations,
            InsightNews<P> insights,
            SessionFiles<P> files,
            Consumer<SessionEvent<P>> events) {
        this.plan = plan;
        this.table = table;
        this.clock = clock;
        this.opponents = opponents;
        this.learner = learner;
        this.expectations = expectations;
        this.insights = insights;
        this.files = files;
        this.events = events;
    }

    /** A new game begins. */
    void begin() {
        int given = plan.start().plies();
        files.begin(plan.start());
        played(given);
        learner.tellChange();
        if (isYours() && table.history().plies() == given) yourClock();
        else goOn();
    }

    /** A game goes on that was interrupted. */
    void resume() {
        files.begin(table.history());
        learner.moved(table.history(), plan.you());
        if (toldEnd) files.end(table.report());
        else goOn();
    }

    /** How the game ended was told before it was interrupted. */
    void endWasTold() {
        toldEnd = true;
    }

    boolean isEndTold() {
        return toldEnd;
    }

    /** Whether the person is to move. */
    boolean isYours() {
        return !table.isOver() && !plan.isWatched() && table.mover() == plan.you();
    }

    /** Ends the game if the person's flag has fallen, and says whether it has. */
    boolean loseOnTime() {
        if (!isYours() || !clock.isYoursFallen()) return false;
        clock.halt();
        table.overstep(plan.you());
        over();
        return true;
    }

    /** The person moves; if a player failed to before, that player is asked again instead. */
    void move(SessionCommand.Move command) {
        if (!isYours()) {
            goOn();
            return;
        }
        P before = table.position();
        int ply = table.history().plies();
        int move;
        try {
            move = plan.game().notation().parse(before, command.text());
        } catch (NotationException e) {
            events.accept(new Refused<>(Kind.ILLEGAL_MOVE, command, e.getMessage()));
            return;
        }
        if (loseOnTime()) return;
        clock.stopYours(ply);
        table.play(move);
        Optional<Expected<P>> expected = expectations.of(before, move, ply);
        played(ply);
        expected.ifPresent(events);
        learner.moved(table.history(), plan.you());
        goOn();
    }

    /** Plays one turn of the mover. */
    void next() {
        turn();
        goOn();
    }

    /** Lets the others move until it is the person's turn, and says whose it is. */
    private void goOn() {
        while (!table.isOver() && !plan.isWatched() && !isYours()) turn();
        learner.tellChange();
        if (table.isOver()) {
            over();
        } else if (plan.isWatched()) {
            tellClocks(false);
        } else {
            yourClock();
            events.accept(new YourTurn<>(table.position()));
        }
    }

    private void turn() {
        P at = table.position();
        int ply = table.history().plies();
        tellClocks(true);
        Result result = table.turn(opponents.thinking(at), plan.limits());
        if (table.history().plies() > ply) clock.stopped(ply);
        if (result != null) {
            opponents.answered(at, result);
            insights.answered(ply);
        }
        played(ply);
        insights.turned(at.mover());
    }

    private void yourClock() {
        clock.startYours();
        tellClocks(true);
    }

    /** Where somebody watches, clocks stand between the turns. */
    private void tellClocks(boolean running) {
        if (plan.time().isTimed()) events.accept(clocks(running));
    }

    /** What everybody has left; where a clock runs it is the mover's. */
    ClockState<P> clocks(boolean running) {
        return clock.state(table.report(), running && !table.isOver() ? table.mover() : ClockState.NONE);
    }

    /** Tells and keeps the moves from this ply on, including those of dice. */
    private void played(int from) {
        tellMoves(from, event -> {
            files.keep(each -> each.move(event.move()));
            events.accept(event);
        });
    }

    void tellMoves(int from, Consumer<? super MovePlayed<P>> listener) {
        table.history().forEach((before, move, ply) -> {
            if (ply >= from) listener.accept(new MovePlayed<>(Position.copyOf(before), before.mover(), move));
        });
    }

    void over() {
        toldEnd = true;
        opponents.gameOver(table.history());
        insights.recounted();
        files.end(table.report());
        tellClocks(false);
        events.accept(new GameOver<>(table.position(), table.report()));
    }

    /** Goes back to the person's last decision. */
    void takeBack(SessionCommand command) {
        int plies = table.history().plies();
        int to = lastDecision();
        if (to < 0) {
            events.accept(new Refused<>(Kind.NOTHING_TO_TAKE_BACK, command, ""));
            return;
        }
        table.takeBackTo(to);
        expectations.tookBack(to);
        insights.tookBack(to);
        clock.tookBack(table.history());
        toldEnd = false;
        files.keep(each -> each.undo(plies - to));
        if (to < plies) opponents.tookBack(table.history());
        learner.tookBack(table.history());
        events.accept(new TakenBack<>(table.position()));
        insights.recounted();
        if (plan.isWatched()) tellClocks(false);
        else yourClock();
    }

    /**
     * The ply of the last decision that the person may take back, of anybody where they watch; or -1. Where the game ended while they were to
     * move it is this one, so that only the end is taken back.
     */
    private int lastDecision() {
        P now = table.position();
        if (table.isOver() && !now.isOver() && (plan.isWatched() || now.mover() == plan.you()))
            return table.history().plies();
        int[] found = {-1};
        table.history().forEach((before, move, ply) -> {
            boolean theirs = plan.isWatched() ? before.mover() != Position.CHANCE : before.mover() == plan.you();
            if (theirs && ply >= plan.start().plies()) found[0] = ply;
        });
        return found[0];
    }
}
