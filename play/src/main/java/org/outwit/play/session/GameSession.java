package org.outwit.play.session;

import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Result;
import org.outwit.core.turn.Turn;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.play.match.Clock;
import org.outwit.play.match.Dice;
import org.outwit.play.match.Ending;
import org.outwit.play.match.GameKeeper;
import org.outwit.play.match.GameTable;
import org.outwit.play.match.TimeControl;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.session.SessionEvent.DrawDeclined;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.GameStarted;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.Problem;
import org.outwit.play.session.SessionEvent.Problem.Kind;
import org.outwit.play.session.SessionEvent.TakenBack;
import org.outwit.play.session.SessionEvent.YourTurn;

/**
 * A game between a person and the players in the other seats. The thread that gives a command also follows it, and everything that
 * happens is told as an event before {@link #execute} returns. Players and their tables are made when they are first asked.
 */
public final class GameSession<P extends Position> implements AutoCloseable {

    private final SessionPlan<P> plan;
    private final GameTable<P> table;
    private final Opponents<P> opponents;
    private final Supplier<MoveChooser<P>> makeAdviser;
    private final Consumer<SessionEvent<P>> events;
    private final SessionFiles<P> files;
    private LearnerNews<P> learner;
    private MoveChooser<P> adviser;

    /**
     * @param opponents makes the player of a seat
     * @param adviser who gives hints, with a table of its own so that hints do not help the opponents
     * @param events told everything that happens
     */
    public GameSession(
            SessionPlan<P> plan,
            IntFunction<MoveChooser<P>> opponents,
            Supplier<MoveChooser<P>> adviser,
            Consumer<SessionEvent<P>> events) {
        this.plan = plan;
        this.opponents = new Opponents<>(opponents);
        this.makeAdviser = adviser;
        this.events = events;
        this.files = new SessionFiles<>(plan, events);
        Clock clock = new Clock(TimeControl.NONE, plan.seats());
        this.table =
                new GameTable<>(plan.game(), plan.start(), Integer.MAX_VALUE, Dice.seeded(System.nanoTime()), clock);
    }

    /** The learner that the opponent uses. */
    public GameSession<P> learningBy(OnlineLearner<P> learner) {
        this.learner = new LearnerNews<>(learner, events);
        return this;
    }

    /** Keeps every move at once. */
    public GameSession<P> keptBy(GameKeeper<P> keeper) {
        files.keepBy(keeper);
        return this;
    }

    /** A copy of the position. */
    public P position() {
        return table.position();
    }

    public boolean isOver() {
        return table.isOver();
    }

    /** Begins, and lets the others move until it is the person's turn. */
    public void start() {
        events.accept(new GameStarted<>(plan.start().end()));
        files.begin();
        int before = plan.start().plies();
        played(before);
        tellLearner();
        if (table.mover() != plan.you() || table.history().plies() > before) goOn();
    }

    public void execute(SessionCommand command) {
        if (isOver() && command.needsGame()) problem(Kind.GAME_IS_OVER, command, "");
        else if (command instanceof SessionCommand.Move move) move(move);
        else if (command instanceof SessionCommand.TakeBack) takeBack(command);
        else if (command instanceof SessionCommand.Hint) hint();
        else if (command instanceof SessionCommand.Explain) explain(command);
        else if (command instanceof SessionCommand.Resign) resign();
        else if (command instanceof SessionCommand.OfferDraw) offerDraw();
        else if (command instanceof SessionCommand.Save save) files.save(save, table.history(), table.report());
        else showLearner(command);
    }

    private void move(SessionCommand.Move command) {
        int before = table.history().plies();
        try {
            table.play(plan.game().notation().parse(position(), command.text()));
        } catch (NotationException e) {
            problem(Kind.ILLEGAL_MOVE, command, e.getMessage());
            return;
        }
        played(before);
        goOn();
    }

    /** Lets the others move until it is the person's turn. */
    private void goOn() {
        while (!isOver() && table.mover() != plan.you()) {
            P at = position();
            int before = table.history().plies();
            Result result = table.turn(opponents.at(at.mover()), plan.limits());
            if (result != null) opponents.answered(at, result);
            played(before);
        }
        tellLearner();
        if (isOver()) over();
        else events.accept(new YourTurn<>(position()));
    }

    /** Tells and keeps the moves from this ply on, including those of dice. */
    private void played(int from) {
        table.history().forEach((before, move, ply) -> {
            if (ply < from) return;
            files.keep(each -> each.move(move));
            events.accept(new MovePlayed<>(Position.copyOf(before), before.mover(), move));
        });
    }

    private void over() {
        Ending ending = table.report().ending();
        if (ending != Ending.RULES) files.keep(each -> each.end(table.report().outcome(), ending));
        events.accept(new GameOver<>(position(), table.report()));
    }

    /** Goes back to the person's last decision. */
    private void takeBack(SessionCommand command) {
        int plies = table.history().plies();
        boolean onlyTheEnd = isOver() && table.report().ending() != Ending.RULES;
        int to = onlyTheEnd ? plies : lastMoveOfTheirs();
        if (to < 0) {
            problem(Kind.NOTHING_TO_TAKE_BACK, command, "");
            return;
        }
        table.takeBackTo(to);
        files.keep(each -> each.undo(plies - to));
        if (!onlyTheEnd) opponents.tookBack(table.history());
        events.accept(new TakenBack<>(position()));
    }

    private int lastMoveOfTheirs() {
        int[] found = {-1};
        table.history().forEach((before, move, ply) -> {
            if (before.mover() == plan.you() && ply >= plan.start().plies()) found[0] = ply;
        });
        return found[0];
    }

    private void hint() {
        if (adviser == null) adviser = makeAdviser.get();
        Result result = adviser.choose(Turn.in(plan.game(), table.history(), plan.limits()));
        events.accept(new HintFound<>(position(), result));
    }

    private void explain(SessionCommand command) {
        opponents
                .last()
                .ifPresentOrElse(
                        answer -> events.accept(new MoveReason<>(plan.game(), plan.opponent(answer.seat()))
                                .of(Position.copyOf(answer.position()), answer.result(), answer.forecast())),
                        () -> problem(Kind.NOTHING_TO_EXPLAIN, command, ""));
    }

    private void resign() {
        table.resign(plan.you());
        over();
    }

    private void offerDraw() {
        if (opponents.takeDraw(plan.seats() - 1)) {
            table.agreeDraw();
            over();
        } else {
            events.accept(new DrawDeclined<>());
        }
    }

    private void showLearner(SessionCommand command) {
        if (learner == null) problem(Kind.NOT_LEARNING, command, "");
        else learner.tell();
    }

    private void tellLearner() {
        if (learner != null) learner.tellChange();
    }

    private void problem(Kind kind, SessionCommand command, String detail) {
        events.accept(new Problem<>(kind, command, detail));
    }

    /** Closes the players that were made, which give their tables back. */
    @Override
    public void close() {
        try {
            opponents.close();
        } finally {
            if (adviser != null) adviser.close();
        }
    }
}
