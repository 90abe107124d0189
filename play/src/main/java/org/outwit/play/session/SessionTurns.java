package org.outwit.play.session;

import java.util.Optional;
import java.util.function.Consumer;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Result;
import org.outwit.play.session.SessionEvent.Expected;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.Problem;
import org.outwit.play.session.SessionEvent.Problem.Kind;
import org.outwit.play.session.SessionEvent.TakenBack;
import org.outwit.play.session.SessionEvent.YourTurn;

/** How turns follow each other in a session: who moves next, what is told and kept of it, and how moves are taken back. */
final class SessionTurns<P extends Position> {

    private final SessionPlan<P> plan;
    private final SessionGame<P> game;
    private final Opponents<P> opponents;
    private final Thinker<P> thinker;
    private final PersonView<P> person;
    private final InsightNews<P> insights;
    private final SessionFiles<P> files;
    private final Consumer<SessionEvent<P>> events;

    SessionTurns(
            SessionPlan<P> plan,
            SessionGame<P> game,
            Opponents<P> opponents,
            Thinker<P> thinker,
            PersonView<P> person,
            InsightNews<P> insights,
            SessionFiles<P> files,
            Consumer<SessionEvent<P>> events) {
        this.plan = plan;
        this.game = game;
        this.opponents = opponents;
        this.thinker = thinker;
        this.person = person;
        this.insights = insights;
        this.files = files;
        this.events = events;
    }

    /** A new game begins. */
    void begin() {
        int given = plan.start().plies();
        files.begin(plan.start());
        played(given);
        person.tellChange();
        if (game.isYours() && game.history().plies() == given) yourClock();
        else goOn();
    }

    /** A game goes on that was interrupted. */
    void resume() {
        files.begin(game.history());
        person.moved(game.history());
        if (game.isEndTold()) files.end(game.report());
        else goOn();
    }

    /** The person moves; if a player failed to before, that player is asked again instead. */
    void move(SessionCommand.Move command) {
        if (!game.isYours()) {
            goOn();
            return;
        }
        P before = game.position();
        int ply = game.history().plies();
        int move;
        try {
            move = plan.game().notation().parse(before, command.text());
        } catch (NotationException e) {
            events.accept(new Problem<>(Kind.ILLEGAL_MOVE, command, e.getMessage()));
            return;
        }
        if (!game.play(move)) {
            over();
            return;
        }
        Optional<Expected<P>> expected = person.expected(before, move, ply);
        played(ply);
        expected.ifPresent(events);
        person.moved(game.history());
        goOn();
    }

    /** One turn of whoever is to move. */
    void next() {
        turn();
        goOn();
    }

    /** Lets the others move until it is the person's turn, and says whose it is. */
    private void goOn() {
        while (!game.isOver() && !plan.isWatched() && !game.isYours()) turn();
        person.tellChange();
        if (game.isOver()) {
            over();
        } else if (plan.isWatched()) {
            tellClocks(false);
        } else {
            yourClock();
            events.accept(new YourTurn<>(game.position()));
        }
    }

    private void turn() {
        P at = game.position();
        int before = game.history().plies();
        tellClocks(true);
        Result result = game.turn(thinker.listeningTo(opponents.at(at.mover()), at));
        if (result != null) {
            opponents.answered(at, result);
            opponents
                    .last()
                    .flatMap(Opponents.Answer::insight)
                    .flatMap(insight -> insight.line(result.move()))
                    .filter(line -> line.moves().size() > 1)
                    .ifPresent(line -> game.foresaw(before, at, line.moves()));
        }
        played(before);
        insights.turned(at.mover());
    }

    private void yourClock() {
        game.yourTurn();
        tellClocks(true);
    }

    /** Where somebody watches, clocks stand between the turns. */
    private void tellClocks(boolean running) {
        if (game.isTimed()) events.accept(game.clocks(running));
    }

    /** Tells and keeps the moves from this ply on, including those of dice. */
    private void played(int from) {
        tellMoves(from, event -> {
            files.keep(each -> each.move(event.move()));
            events.accept(event);
        });
    }

    void tellMoves(int from, Consumer<? super MovePlayed<P>> listener) {
        game.history().forEach((before, move, ply) -> {
            if (ply >= from) listener.accept(new MovePlayed<>(Position.copyOf(before), before.mover(), move));
        });
    }

    void over() {
        game.endTold();
        opponents.gameOver(game.history());
        insights.recounted();
        files.end(game.report());
        tellClocks(false);
        events.accept(new GameOver<>(game.position(), game.report()));
    }

    /** Goes back to the person's last decision. */
    void takeBack(SessionCommand command) {
        int plies = game.history().plies();
        int to = game.lastDecision();
        if (to < 0) {
            events.accept(new Problem<>(Kind.NOTHING_TO_TAKE_BACK, command, ""));
            return;
        }
        game.takeBackTo(to);
        files.keep(each -> each.undo(plies - to));
        if (to < plies) opponents.tookBack(game.history());
        person.tookBack(game.history());
        events.accept(new TakenBack<>(game.position()));
        insights.recounted();
        if (plan.isWatched()) tellClocks(false);
        else yourClock();
    }
}
