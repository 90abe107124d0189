package org.outwit.play.session;

import java.util.function.Consumer;
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
import org.outwit.play.session.SessionEvent.LearnerState;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.Problem;
import org.outwit.play.session.SessionEvent.Problem.Kind;
import org.outwit.play.session.SessionEvent.TakenBack;
import org.outwit.play.session.SessionEvent.YourTurn;

/**
 * A game between a person and a player. Each command is followed at once by the thread that gives it, and everything that happens
 * is told as an event before {@link #execute} returns. Players, and with them their tables, are made when they are first asked.
 */
public final class GameSession<P extends Position> implements AutoCloseable {

    private final SessionPlan<P> plan;
    private final GameTable<P> table;
    private final Supplier<MoveChooser<P>> makeOpponent;
    private final Supplier<MoveChooser<P>> makeAdviser;
    private final Consumer<SessionEvent<P>> events;
    private final SessionFiles<P> files;
    private OnlineLearner<P> learner;
    private MoveChooser<P> opponent;
    private MoveChooser<P> adviser;
    private P asked;
    private Result last;
    private boolean toldLearning;

    /**
     * @param adviser who gives hints, with a table of its own so that hints do not help the opponent
     * @param events told everything that happens
     */
    public GameSession(
            SessionPlan<P> plan,
            Supplier<MoveChooser<P>> opponent,
            Supplier<MoveChooser<P>> adviser,
            Consumer<SessionEvent<P>> events) {
        this.plan = plan;
        this.makeOpponent = opponent;
        this.makeAdviser = adviser;
        this.events = events;
        this.files = new SessionFiles<>(plan, events);
        int seats = plan.game().capabilities().players();
        Clock clock = new Clock(TimeControl.NONE, seats);
        this.table = new GameTable<>(plan.start(), seats, Integer.MAX_VALUE, Dice.seeded(System.nanoTime()), clock);
    }

    /** The opponent learns the person by this. */
    public GameSession<P> learningBy(OnlineLearner<P> learner) {
        this.learner = learner;
        return this;
    }

    /** Every move goes here at once. */
    public GameSession<P> keptBy(GameKeeper<P> keeper) {
        files.keepBy(keeper);
        return this;
    }

    /** A copy of where the game is. */
    public P position() {
        return table.position();
    }

    public boolean isOver() {
        return table.isOver();
    }

    /** Begins, and lets the opponent move if it is its turn. */
    public void start() {
        events.accept(new GameStarted<>(plan.start().end()));
        files.begin();
        int before = plan.start().plies();
        played(before);
        tellLearner();
        if (table.mover() != plan.you() || table.history().plies() > before) goOn();
    }

    public void execute(SessionCommand command) {
        if (command instanceof SessionCommand.Move move) move(move);
        else if (command instanceof SessionCommand.TakeBack) takeBack(command);
        else if (command instanceof SessionCommand.Hint) hint(command);
        else if (command instanceof SessionCommand.Explain) explain(command);
        else if (command instanceof SessionCommand.Resign) resign(command);
        else if (command instanceof SessionCommand.OfferDraw) offerDraw(command);
        else if (command instanceof SessionCommand.Save save) files.save(save, table.history(), table.report());
        else showLearner(command);
    }

    private void move(SessionCommand.Move command) {
        if (isOver()) {
            problem(Kind.GAME_IS_OVER, command, "");
            return;
        }
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
            if (opponent == null) opponent = makeOpponent.get();
            Result result = table.turn(opponent, plan.limits());
            if (result != null) {
                asked = at;
                last = result;
            }
            played(before);
        }
        tellLearner();
        if (isOver()) over();
        else events.accept(new YourTurn<>(position()));
    }

    /** Tells and keeps the moves from this ply on, those of dice included. */
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

    /** Back to where the person had to move last and did. */
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
        if (!onlyTheEnd) last = null;
        events.accept(new TakenBack<>(position()));
    }

    private int lastMoveOfTheirs() {
        int[] found = {-1};
        table.history().forEach((before, move, ply) -> {
            if (before.mover() == plan.you() && ply >= plan.start().plies()) found[0] = ply;
        });
        return found[0];
    }

    private void hint(SessionCommand command) {
        if (isOver()) {
            problem(Kind.GAME_IS_OVER, command, "");
            return;
        }
        if (adviser == null) adviser = makeAdviser.get();
        Result result = adviser.choose(Turn.of(table.history(), plan.limits()));
        events.accept(new HintFound<>(position(), result));
    }

    private void explain(SessionCommand command) {
        if (last == null) problem(Kind.NOTHING_TO_EXPLAIN, command, "");
        else events.accept(new MoveReason<>(plan.game(), plan.opponent()).of(Position.copyOf(asked), last));
    }

    private void resign(SessionCommand command) {
        if (isOver()) {
            problem(Kind.GAME_IS_OVER, command, "");
            return;
        }
        table.resign(plan.you());
        over();
    }

    /** The opponent takes a draw where it does not think that it stands better. */
    private void offerDraw(SessionCommand command) {
        if (isOver()) {
            problem(Kind.GAME_IS_OVER, command, "");
        } else if (last != null && last.isKnown() && last.value() <= 0) {
            table.agreeDraw();
            over();
        } else {
            events.accept(new DrawDeclined<>());
        }
    }

    private void showLearner(SessionCommand command) {
        if (learner == null) problem(Kind.NOT_LEARNING, command, "");
        else events.accept(learnerState());
    }

    private LearnerState<P> learnerState() {
        return new LearnerState<>(learner.seen(), learner.isLearning(), learner.last());
    }

    /** Says so when learning has begun or ended since it was told last. */
    private void tellLearner() {
        if (learner == null || learner.isLearning() == toldLearning) return;
        LearnerState<P> state = learnerState();
        toldLearning = state.learning();
        events.accept(state);
    }

    private void problem(Kind kind, SessionCommand command, String detail) {
        events.accept(new Problem<>(kind, command, detail));
    }

    /** Closes the players that were made, which give their tables back. */
    @Override
    public void close() {
        try {
            if (opponent != null) opponent.close();
        } finally {
            if (adviser != null) adviser.close();
        }
    }
}
