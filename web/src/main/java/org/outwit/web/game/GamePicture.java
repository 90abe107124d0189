package org.outwit.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.Position;
import org.outwit.play.session.SessionEvent;
import org.outwit.play.session.SessionEvent.ClockState;
import org.outwit.play.session.SessionEvent.Expected;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.InsightGained;
import org.outwit.play.session.SessionEvent.LearnerState;
import org.outwit.play.session.SessionEvent.MoveExplained;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.TakenBack;
import org.outwit.play.session.SessionEvent.Thinking;
import org.outwit.play.session.SessionEvent.YourTurn;
import org.outwit.play.session.SessionPlan;
import org.outwit.web.board.BoardView;
import org.outwit.web.board.PlayableMove;
import org.outwit.web.board.PositionView;
import org.outwit.web.board.SeenBoard;
import org.outwit.web.game.GameEvents.BackTold;
import org.outwit.web.game.GameEvents.ClockView;
import org.outwit.web.game.GameEvents.ExpectedTold;
import org.outwit.web.game.GameEvents.ExplainedView;
import org.outwit.web.game.GameEvents.InsightView;
import org.outwit.web.game.GameEvents.LearnerView;
import org.outwit.web.game.GameEvents.MoveTold;
import org.outwit.web.game.GameEvents.OverView;
import org.outwit.web.game.GameEvents.ThinkingView;
import org.outwit.web.game.GameEvents.TurnTold;
import org.outwit.web.game.GameView.Expectation;
import org.outwit.web.game.GameView.FixedGame;
import org.outwit.web.game.GameView.MoveView;
import org.outwit.web.http.Refusal;

/**
 * A game as its pages show it. Events of the session become changes, which are made and told in one step; everything here is read and
 * changed under the lock of the room's topic, or before there is one.
 */
final class GamePicture<P extends Position> {

    /** What an event changes, and what pages are told. */
    record Change(Runnable made, String kind, Object data) {}

    private final SessionPlan<P> plan;
    private final GameTalk<P> talk;
    private final SeenBoard<P> board;
    private final FixedGame fixed;
    private final List<MoveView> moves = new ArrayList<>();
    private volatile List<PlayableMove> legal = List.of();
    private volatile int plies;
    private P position;
    private int turn;
    private ClockView clock = ClockView.NONE;
    private OverView over = OverView.NOT_YET;
    private LearnerView learner = LearnerView.NOTHING;
    private ExplainedView explained = ExplainedView.NOTHING;
    private final Map<Integer, InsightView> insights = new TreeMap<>();

    GamePicture(SessionPlan<P> plan, GameTalk<P> talk) {
        this.plan = plan;
        this.talk = talk;
        this.board = new SeenBoard<>(plan.game(), plan.isWatched() ? SeenBoard.EVERYTHING : plan.you());
        this.position = plan.start().end();
        this.turn = position.mover();
        this.fixed = talk.fixed(position);
    }

    SessionPlan<P> plan() {
        return plan;
    }

    int plies() {
        return plies;
    }

    /** Everything. */
    GameView shown() {
        return new GameView(
                fixed,
                List.copyOf(moves),
                legal,
                turn,
                clock,
                over,
                learner,
                explained,
                List.copyOf(insights.values()));
    }

    /** What happened before this room was opened. */
    void recall(SessionEvent<P> event) {
        change(event, moves.size()).ifPresent(change -> change.made().run());
    }

    /** Whether a move can be played where the page thinks that the game is; may be asked by any thread. */
    void check(String text, int ply) {
        if (ply != plies) throw Refusal.conflict("The game has gone on meanwhile. The move was not played.");
        if (legal.isEmpty()) throw Refusal.conflict("It is not your turn.");
        if (legal.stream().noneMatch(move -> move.text().equals(text)) && !talk.canRead(position(), text)) {
            throw Refusal.bad("'" + text + "' cannot be played here.");
        }
    }

    private synchronized P position() {
        return Position.copyOf(position);
    }

    /** @param plies how many have been played in the session now */
    Optional<Change> change(SessionEvent<P> event, int plies) {
        if (event instanceof MovePlayed<P> played) return Optional.of(played(played));
        if (event instanceof YourTurn<P> yours) return Optional.of(yourTurn(yours));
        if (event instanceof TakenBack<P> taken) return Optional.of(takenBack(taken, plies));
        if (event instanceof GameOver<P> ended) return Optional.of(over(ended));
        if (event instanceof ClockState<P> state) return Optional.of(clock(state));
        if (event instanceof Expected<P> expected) return Optional.of(expected(expected));
        if (event instanceof LearnerState<P> state) {
            LearnerView said = talk.person().learner(state);
            return Optional.of(new Change(() -> learner = said, "learner", said));
        }
        if (event instanceof InsightGained<P> gained) {
            return Optional.of(insight(talk.person().insight(gained)));
        }
        if (event instanceof MoveExplained<P> reason) {
            ExplainedView said = talk.explained(reason);
            return Optional.of(new Change(() -> explained = said, "explained", said));
        }
        return talk.said(event).map(said -> new Change(() -> {}, said.kind(), said.data()));
    }

    private Change played(MovePlayed<P> played) {
        P after = Position.copyOf(played.before());
        after.make(played.move());
        boolean dealt = played.seat() == Position.CHANCE && plan.game() instanceof HiddenGame;
        MoveView move = new MoveView(
                played.seat(),
                dealt ? "deal" : plan.game().notation().format(played.before(), played.move()),
                dealt ? List.of() : board.way(played.before(), played.move()),
                dealt ? Optional.of(true) : Optional.empty(),
                position(played.before(), after),
                Optional.empty());
        return new Change(
                () -> {
                    moves.add(move);
                    if (explained.seat().equals(Optional.of(move.seat()))) explained = ExplainedView.NOTHING;
                    stands(after, List.of());
                },
                "move",
                new MoveTold(moves.size(), move, after.isOver() ? -1 : after.mover()));
    }

    /** With the board itself where it has changed, as it does when cards are dealt. */
    private PositionView position(P before, P after) {
        PositionView shown = board.position(after);
        if (!(plan.game() instanceof HiddenGame)) return shown;
        BoardView now = board.board(after);
        return now.equals(board.board(before)) ? shown : shown.on(now);
    }

    private synchronized void stands(P now, List<PlayableMove> playable) {
        position = now;
        turn = now.isOver() ? -1 : now.mover();
        legal = playable;
        plies = moves.size();
    }

    private Change yourTurn(YourTurn<P> yours) {
        List<PlayableMove> playable = board.moves(yours.position());
        return new Change(() -> stands(yours.position(), playable), "turn", new TurnTold(playable, plan.you()));
    }

    private Change takenBack(TakenBack<P> taken, int kept) {
        List<PlayableMove> playable = board.moves(taken.position());
        return new Change(
                () -> {
                    while (moves.size() > kept) moves.remove(moves.size() - 1);
                    over = OverView.NOT_YET;
                    explained = ExplainedView.NOTHING;
                    stands(taken.position(), playable);
                },
                "back",
                new BackTold(kept, playable, taken.position().mover()));
    }

    private Change over(GameOver<P> ended) {
        OverView said = talk.over(ended);
        return new Change(
                () -> {
                    over = said;
                    stands(ended.position(), List.of());
                    turn = -1;
                },
                "over",
                said);
    }

    /** What the game came to, once it is over. */
    String resultAfter(SessionEvent<P> event) {
        return event instanceof GameOver<P> ended ? talk.sentence(ended) : "";
    }

    private Change clock(ClockState<P> state) {
        ClockView shown = new ClockView(Optional.of(state.millis()), Optional.of(state.running()));
        return new Change(() -> clock = shown, "clock", shown);
    }

    private Change expected(Expected<P> expected) {
        Expectation said = talk.person().expected(expected);
        int last = moves.size() - 1;
        while (last > 0 && moves.get(last).seat() != plan.you()) last--;
        int at = last;
        LearnerView quiet = talk.person().quietly(expected.predicted(), expected.of());
        return new Change(
                () -> {
                    moves.set(at, moves.get(at).expecting(said));
                    learner = quiet;
                },
                "expected",
                new ExpectedTold(at, said, quiet));
    }

    private Change insight(InsightView said) {
        return new Change(() -> insights.put(said.seat(), said), "insight", said);
    }

    /** A learner goes through earlier games. */
    Change reads(int seat) {
        return insight(talk.person().reads(seat));
    }

    /** What a search has found so far. */
    ThinkingView thinking(Thinking<P> thinking) {
        return talk.thinking(thinking);
    }
}
