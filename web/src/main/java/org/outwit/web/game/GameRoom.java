package org.outwit.web.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.turn.GameHistory;
import org.outwit.play.session.GameSession;
import org.outwit.play.session.PersonLearning;
import org.outwit.play.session.SessionCommand;
import org.outwit.play.session.SessionEvent;
import org.outwit.play.session.SessionPlan;
import org.outwit.play.session.SessionState;
import org.outwit.web.event.EventTopic;
import org.outwit.web.game.GameEvents.HeardView;
import org.outwit.web.game.GameEvents.RefusalView;
import org.outwit.web.http.Failure;
import org.outwit.web.http.Refusal;

/**
 * One game that goes on: its session, and the pages that watch it. Requests are checked at once and followed one after the other, on
 * threads that all games share; all that happens is kept first and told then.
 */
public final class GameRoom<P extends Position> implements AutoCloseable {

    private static final int MOST_WAITING = 20;
    private static final long PATIENCE_NANOS = 1_500_000_000L;

    private final String id;
    private final GameRows rows;
    private final Executor turns;
    private final GamePicture<P> picture;
    private final EventTopic topic;
    private final GameSession<P> session;
    private final Optional<PersonLearning<P>> learning;
    private final Runnable ended;
    private final SeatChoosers<P> seats;
    private int known; // moves of a new game, such as dice, that were shown before they are told
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private boolean working;
    private long asked = System.nanoTime(); // for something to be done, which needs tables
    private volatile boolean closed;
    private volatile long used = System.nanoTime();

    /**
     * @param turns follows commands; this room gives it one at a time
     * @param learning who learns the person
     * @param ended called when the game is over and kept
     */
    GameRoom(
            String id,
            SessionPlan<P> plan,
            SessionState state,
            GameTalk<P> talk,
            SeatChoosers<P> seats,
            GameRows rows,
            Executor turns,
            Optional<PersonLearning<P>> learning,
            Runnable ended) {
        this.ended = ended;
        this.id = id;
        this.rows = rows;
        this.turns = turns;
        this.learning = learning;
        this.seats = seats;
        this.picture = new GamePicture<>(plan, talk);
        this.topic = new EventTopic("game/" + id, picture::shown);
        this.session = new GameSession<>(plan, state, seats::chooser, seats::adviser, this::heard, System::nanoTime);
        seats.follow(session, learning, this::told);
        session.retell(picture::recall);
        acquaint(seats.acquaintances());
        this.known = state.moves().isEmpty() && state.end().isEmpty() ? picture.plies() : 0;
        post(session::start);
    }

    /** Lets learners read what there is, unless the game is over and they may never be asked again. */
    private void acquaint(Acquaintances<P> acquaintances) {
        acquaintances.follow(session::history, seat -> tell(picture.reads(seat)), this::told);
        if (!session.isOver()) acquaintances.seats().forEach(acquaintances::read);
    }

    public EventTopic topic() {
        return topic;
    }

    Game<P> game() {
        return picture.plan().game();
    }

    GamePicture<P> picture() {
        return picture;
    }

    /** Plays a move of the person, if it can be played where the page thinks that the game is. */
    void move(String text, int ply) {
        picture.check(text, ply);
        topic.mention("heard", new HeardView(text));
        post(() -> {
            session.execute(new SessionCommand.Move(text));
            explain();
        });
    }

    /** Says why the last move was played, where the player has a reason that concerns the opponent. */
    private void explain() {
        GameHistory<P> played = session.history();
        if (session.isOver() || played.plies() == 0) return;
        int last = played.upTo(played.plies() - 1).end().mover();
        if (last != Position.CHANCE && seats.explains(last)) session.execute(new SessionCommand.Explain());
    }

    void command(SessionCommand command) {
        used = System.nanoTime();
        if (closed) throw Refusal.conflict("This game was put away. Open it again.");
        post(() -> {
            session.execute(command);
            if (command instanceof SessionCommand.Next) explain();
        });
    }

    void checkClock() {
        post(session::checkClock);
    }

    void hurry() {
        session.hurry();
    }

    private synchronized void post(Runnable task) {
        used = System.nanoTime();
        asked = used;
        if (waiting.size() >= MOST_WAITING) throw Refusal.tooMany("The game is still busy with what you asked before.");
        waiting.add(task);
        if (working) return;
        working = true;
        turns.execute(this::work);
    }

    /** One task each time, so that other games get their turn in between. */
    private void work() {
        Runnable task;
        synchronized (this) {
            task = waiting.poll();
        }
        try {
            if (task != null && !closed) task.run();
            if (session.isOver() && !closed) session.rest(); // most games are never taken up again
        } catch (InputException e) {
            failed(e, "The game is kept as it was before; reload the page to go on from there.");
            closed = true; // the session is ahead of what is kept, so it must not go on
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            failed(e, "The game is kept as it was.");
        }
        synchronized (this) {
            if (waiting.isEmpty() || closed) {
                working = false;
                notifyAll();
                return;
            }
        }
        turns.execute(this::work);
    }

    private void failed(Throwable e, String kept) {
        String sentence = Failure.sentence(e, rows.place()) + " " + kept;
        topic.tell(() -> {}, "refusal", new RefusalView(sentence, Optional.of(true)));
    }

    /** Kept before it is told, so that no page knows of a move that a restart would lose. */
    private void heard(SessionEvent<P> event) {
        if (event instanceof SessionEvent.Thinking<P> thinking) {
            topic.mention("thinking", picture.thinking(thinking));
            return;
        }
        if (event instanceof SessionEvent.MovePlayed && known > 0) {
            known--;
            return;
        }
        SessionState state = session.state();
        if (changesGame(event)) rows.update(id, state, picture.resultAfter(event));
        picture.change(event, state.moves().size()).ifPresent(this::tell);
        if (event instanceof SessionEvent.GameOver) ended.run();
    }

    private static boolean changesGame(SessionEvent<?> event) {
        return event instanceof SessionEvent.MovePlayed
                || event instanceof SessionEvent.TakenBack
                || event instanceof SessionEvent.GameOver
                || event instanceof SessionEvent.YourTurn;
    }

    /** On the thread that learned. */
    private void told(SessionEvent<P> event) {
        picture.change(event, 0).ifPresent(this::tell);
    }

    private void tell(GamePicture.Change change) {
        topic.tell(change.made(), change.kind(), change.data());
    }

    boolean isClosed() {
        return closed;
    }

    /** Somebody is about to need it. */
    void touch() {
        used = System.nanoTime();
    }

    /** Whether nobody looks at it, nothing happens in it, and nothing has for so long. */
    synchronized boolean isIdle(long nanos) {
        return !working && !topic.isWatched() && System.nanoTime() - used > nanos;
    }

    /** Gives tables back where nobody has played for so long, whether or not somebody looks at it. */
    void restAfter(long nanos) {
        synchronized (this) {
            if (closed || working || System.nanoTime() - asked <= nanos) return;
        }
        post(session::rest);
    }

    SessionState state() {
        return rows.find(id).map(GameRows.Row::state).orElseThrow();
    }

    /** Begins nothing more, and thinks no longer than it must; a player who waits for their turn to think passes at once when it comes. */
    void stop() {
        closed = true;
        session.hurry();
    }

    /** Stops thinking and gives tables back. */
    @Override
    public void close() {
        stop();
        synchronized (this) {
            long until = System.nanoTime() + PATIENCE_NANOS;
            try {
                while (working && System.nanoTime() < until) {
                    wait(20);
                    session.hurry(); // one command may think more than once
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        session.close();
        learning.ifPresent(PersonLearning::close);
        seats.acquaintances().close();
    }
}
