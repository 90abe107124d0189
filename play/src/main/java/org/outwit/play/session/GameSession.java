package org.outwit.play.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.people.Populations;
import org.outwit.play.match.Dice;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.GameKeeper;
import org.outwit.play.match.GameReport;
import org.outwit.play.match.GameTable;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.session.SessionEvent.DrawDeclined;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.GameStarted;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.LearnerState;
import org.outwit.play.session.SessionEvent.Refused;
import org.outwit.play.session.SessionEvent.Refused.Kind;
import org.outwit.play.session.SessionEvent.YourTurn;
import org.outwit.play.session.SessionState.End;
import org.outwit.play.session.SessionState.KeptMove;

/**
 * A game between a person and the players in the other seats, or of players whom a person watches. The thread that gives a command also
 * follows it, and everything that happens is told as an event, on that thread, before {@link #execute} returns. Players and their tables
 * are made when they are first asked.
 *
 * <p>One thread at a time may use a session, except for {@link #hurry}. If a command ends with an exception, everything played so far stands,
 * and the next move or a session of the same {@link #state} lets the one who failed try again.
 */
public final class GameSession<P extends Position> implements AutoCloseable {

    private final SessionPlan<P> plan;
    private final long dice;
    private final SessionClock<P> clock;
    private final GameTable<P> table;
    private final Opponents<P> opponents;
    private final Thinker<P> thinker;
    private final Supplier<MoveChooser<P>> makeAdviser;
    private final Consumer<SessionEvent<P>> events;
    private final SessionFiles<P> files;
    private final PredictionTally tally = new PredictionTally();
    private final LearnerNews<P> learner;
    private final Expectations<P> expectations;
    private final InsightNews<P> insights;
    private final SessionTurns<P> turns;
    private final boolean resumed;
    private MoveChooser<P> adviser;

    /**
     * A new game.
     *
     * @param opponents makes the player of a seat
     * @param adviser who gives hints, with a table of its own so that hints do not help the opponents
     * @param events told everything that happens
     */
    public GameSession(
            SessionPlan<P> plan,
            IntFunction<MoveChooser<P>> opponents,
            Supplier<MoveChooser<P>> adviser,
            Consumer<SessionEvent<P>> events) {
        this(plan, SessionState.beginning(System.nanoTime()), opponents, adviser, events, System::nanoTime);
    }

    /**
     * A game that goes on where it was, or a new one with dice of this seed. What was played before is no news and is told only by {@link
     * #retell}.
     *
     * @param nanos what time it is, in nanoseconds since whenever
     * @throws org.outwit.core.game.InputException if the state is none of this plan
     */
    public GameSession(
            SessionPlan<P> plan,
            SessionState state,
            IntFunction<MoveChooser<P>> opponents,
            Supplier<MoveChooser<P>> adviser,
            Consumer<SessionEvent<P>> events,
            LongSupplier nanos) {
        this.plan = plan;
        this.dice = state.dice();
        this.clock = new SessionClock<>(plan, state.thinking(), nanos);
        this.table =
                new GameTable<>(plan.game(), state.history(plan), Integer.MAX_VALUE, Dice.ofPlies(dice), clock.clock());
        this.thinker = new Thinker<>(events, nanos);
        this.opponents = new Opponents<>(opponents, thinker);
        this.makeAdviser = adviser;
        this.events = events;
        this.files = new SessionFiles<>(plan, events);
        this.learner = new LearnerNews<>(tally, events);
        this.expectations = new Expectations<>(plan.game(), tally, learner::last);
        this.insights = new InsightNews<>(plan, this.opponents, events);
        this.turns =
                new SessionTurns<>(plan, table, clock, this.opponents, learner, expectations, insights, files, events);
        this.resumed = !state.moves().isEmpty() || state.end().isPresent();
        restore(state);
    }

    /** What was noted of the moves before, and how the game ended where they do not tell. */
    private void restore(SessionState state) {
        int ply = plan.start().plies();
        for (KeptMove each : state.moves()) {
            int at = ply++;
            clock.took(at, each.took());
            each.predicted().ifPresent(right -> tally.count(at, right));
            insights.foresaw(at, each.foreseen());
        }
        clock.count(table.history());
        if (state.end().isEmpty()) return;
        End end = state.end().get();
        if (end.how() != GameEnd.RULES) table.endAs(end.how(), end.payoffs(), end.remark());
        turns.endWasTold();
    }

    /** The learner that the opponent uses. */
    public GameSession<P> learningBy(OnlineLearner<P> learner) {
        this.learner.learnBy(learner, false);
        return this;
    }

    /** A learner that no opponent uses. It sees what the person decides in this game. */
    public GameSession<P> watchedBy(OnlineLearner<P> learner) {
        this.learner.learnBy(learner, true);
        return this;
    }

    /** Tells after each decision what was expected: by the learner's last lesson, or else by how people play. It takes milliseconds. */
    public GameSession<P> expectingBy(Populations populations) {
        expectations.expectBy(populations);
        return this;
    }

    /**
     * Tells whenever a lesson has ended, without a command. This listener alone is told <em>on the thread that learned</em>, at any time until
     * the session is closed, and must not use the session.
     */
    public GameSession<P> tellingLessons(Consumer<LearnerState<P>> listener) {
        learner.tellLessons(listener);
        return this;
    }

    /** Tells after every turn of a player who learns what it knows, also where somebody watches. */
    public GameSession<P> tellingInsights() {
        insights.tellAlways();
        return this;
    }

    /** Keeps every move at once. */
    public GameSession<P> keptBy(GameKeeper<P> keeper) {
        files.keepBy(keeper);
        return this;
    }

    public GameHistory<P> history() {
        return table.history();
    }

    /** A copy of the position. */
    public P position() {
        return table.position();
    }

    public boolean isOver() {
        return table.isOver();
    }

    /** What a session of the same plan needs to go on from here; may be asked while an event is told, too. */
    public SessionState state() {
        List<KeptMove> moves = new ArrayList<>();
        history().forEach((before, move, ply) -> {
            if (ply < plan.start().plies()) return;
            String text = plan.game().notation().format(before, move);
            moves.add(new KeptMove(text, clock.took(ply), tally.at(ply), insights.foreseen(ply)));
        });
        GameReport report = table.report();
        Optional<End> end = turns.isEndTold()
                ? Optional.of(new End(report.end(), report.payoffs(), report.remark()))
                : Optional.empty();
        return new SessionState(moves, clock.thinking(), dice, end);
    }

    /** Begins or goes on, and lets the others move until it is the person's turn; where they watch, nobody moves before {@link #next}. */
    public void start() {
        if (resumed) {
            turns.resume();
            return;
        }
        events.accept(new GameStarted<>(plan.start().end()));
        turns.begin();
    }

    public void execute(SessionCommand command) {
        if (isOver() && command.needsGame()) refuse(Kind.GAME_IS_OVER, command, "");
        else if (plan.isWatched() && command.needsSeat()) refuse(Kind.WATCHING, command, "");
        else if (command instanceof SessionCommand.Move move) turns.move(move);
        else if (command instanceof SessionCommand.Next && !plan.isWatched()) refuse(Kind.NOT_WATCHING, command, "");
        else if (command instanceof SessionCommand.Next) turns.next();
        else if (command instanceof SessionCommand.TakeBack) turns.takeBack(command);
        else if (command instanceof SessionCommand.Hint) hint();
        else if (command instanceof SessionCommand.Explain) explain(command);
        else if (command instanceof SessionCommand.Resign) resign();
        else if (command instanceof SessionCommand.OfferDraw) offerDraw();
        else if (command instanceof SessionCommand.Save save) files.save(save, history(), table.report());
        else if (!learner.tell() && !insights.tell()) refuse(Kind.NOT_LEARNING, command, "");
    }

    /** One turn of a game that is watched. */
    public void next() {
        execute(new SessionCommand.Next());
    }

    /** The player who thinks now plays the best move found so far; nothing happens if nobody thinks. Any thread may call it. */
    public void hurry() {
        thinker.hurry();
    }

    /** Ends the game if the person's flag has fallen, and says whether it has. Call it when their time should be over. */
    public boolean checkClock() {
        return turns.loseOnTime();
    }

    /** Tells a listener who comes later how the game stands: from its start, with all moves, to whose turn it is or how it ended. */
    public void retell(Consumer<SessionEvent<P>> listener) {
        listener.accept(new GameStarted<>(plan.start().end()));
        turns.tellMoves(plan.start().plies(), listener);
        if (plan.time().isTimed()) listener.accept(turns.clocks(!plan.isWatched()));
        if (isOver()) listener.accept(new GameOver<>(position(), table.report()));
        else if (turns.isYours()) listener.accept(new YourTurn<>(position()));
    }

    private void hint() {
        if (adviser == null) adviser = makeAdviser.get();
        // No longer than a player with the mover's clock should.
        Limits limits = clock.clock().limit(plan.limits(), table.mover());
        Turn<P> turn = Turn.in(plan.game(), history(), limits);
        Result result = thinker.listeningTo(adviser, position()).choose(turn);
        events.accept(new HintFound<>(position(), result, adviser.resort()));
    }

    private void explain(SessionCommand command) {
        opponents
                .last()
                .ifPresentOrElse(
                        answer -> events.accept(new MoveReason<>(plan.game(), plan.opponent(answer.seat()))
                                .of(
                                        Position.copyOf(answer.position()),
                                        answer.result(),
                                        answer.forecast(),
                                        answer.resort(),
                                        answer.insight())),
                        () -> refuse(Kind.NOTHING_TO_EXPLAIN, command, ""));
    }

    private void resign() {
        clock.halt();
        table.resign(plan.you());
        turns.over();
    }

    private void offerDraw() {
        if (opponents.takeDraw(plan.seats() - 1)) {
            clock.halt();
            table.agreeDraw();
            turns.over();
        } else {
            events.accept(new DrawDeclined<>());
        }
    }

    private void refuse(Kind kind, SessionCommand command, String detail) {
        events.accept(new Refused<>(kind, command, detail));
    }

    /**
     * Gives back the tables of all players, and all else that is large, while nobody thinks, as after the end of a game or where the person is away. The game stays as it
     * is; players who are asked again are made anew, as in a session that goes on from its {@link #state}.
     */
    public void rest() {
        expectations.rest();
        try {
            opponents.close();
        } finally {
            if (adviser != null) adviser.close();
            adviser = null;
        }
    }

    /** Closes the players that were made, which give their tables back. */
    @Override
    public void close() {
        try (learner) {
            rest();
        }
    }
}
