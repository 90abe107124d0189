package org.outwit.web.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
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
import org.outwit.web.board.SeenBoard;
import org.outwit.web.http.Refusal;

/**
 * A game as its pages show it. Events of the session become changes, which are made and told in one step; everything here is read and
 * changed under the lock of the room's topic, or before there is one.
 */
final class GamePicture<P extends Position> {

    /** What an event changes, and what pages are told. */
    record Change(Runnable made, String kind, Map<String, ?> data) {}

    private final SessionPlan<P> plan;
    private final GameTalk<P> talk;
    private final SeenBoard<P> board;
    private final Map<String, Object> fixed = new LinkedHashMap<>();
    private final List<Map<String, Object>> moves = new ArrayList<>();
    private volatile List<Map<String, Object>> legal = List.of();
    private volatile int plies;
    private P position;
    private int turn;
    private Map<String, Object> clock = Map.of();
    private Map<String, Object> over = Map.of();
    private Map<String, Object> learner = Map.of();
    private Map<String, Object> explained = Map.of();
    private final Map<Integer, Map<String, Object>> insights = new TreeMap<>();

    GamePicture(SessionPlan<P> plan, GameTalk<P> talk) {
        this.plan = plan;
        this.talk = talk;
        this.board = new SeenBoard<>(plan.game(), plan.isWatched() ? SeenBoard.EVERYTHING : plan.you());
        this.position = plan.start().end();
        this.turn = position.mover();
        fixed.putAll(talk.shown());
        fixed.put("you", plan.you());
        fixed.put("board", board.board(position));
        fixed.put("flipped", board.isUpsideDown(plan.game().start()));
        fixed.put("upper", board.upper(plan.game().start()));
        fixed.put("start", board.position(position));
    }

    SessionPlan<P> plan() {
        return plan;
    }

    int plies() {
        return plies;
    }

    /** Everything. */
    Map<String, Object> shown() {
        Map<String, Object> shown = new LinkedHashMap<>(fixed);
        shown.put("moves", List.copyOf(moves));
        shown.put("legal", legal);
        shown.put("turn", turn);
        shown.put("clock", clock);
        shown.put("over", over);
        shown.put("learner", learner);
        shown.put("explained", explained);
        shown.put("insights", List.copyOf(insights.values()));
        return shown;
    }

    /** What happened before this room was opened. */
    void recall(SessionEvent<P> event) {
        change(event, moves.size()).ifPresent(change -> change.made().run());
    }

    /** Whether a move can be played where the page thinks that the game is; may be asked by any thread. */
    void check(String text, int ply) {
        if (ply != plies) throw Refusal.conflict("The game has gone on meanwhile. The move was not played.");
        if (legal.isEmpty()) throw Refusal.conflict("It is not your turn.");
        if (legal.stream().noneMatch(move -> move.get("text").equals(text)) && !talk.canRead(position(), text)) {
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
            Map<String, Object> said = talk.person().learner(state);
            return Optional.of(new Change(() -> learner = said, "learner", said));
        }
        if (event instanceof InsightGained<P> gained) {
            return Optional.of(insight(gained.seat(), talk.person().insight(gained)));
        }
        if (event instanceof MoveExplained<P> reason) {
            Map<String, Object> said = talk.explained(reason);
            return Optional.of(new Change(() -> explained = said, "explained", said));
        }
        return talk.said(event).map(said -> new Change(() -> {}, said.kind(), said.data()));
    }

    private Change played(MovePlayed<P> played) {
        P after = Position.copyOf(played.before());
        after.make(played.move());
        boolean dealt = played.seat() == Position.CHANCE && plan.game() instanceof HiddenGame;
        Map<String, Object> move = new LinkedHashMap<>();
        move.put("seat", played.seat());
        move.put("text", dealt ? "deal" : plan.game().notation().format(played.before(), played.move()));
        move.put("way", dealt ? List.of() : board.way(played.before(), played.move()));
        if (dealt) move.put("dealt", true);
        move.put("position", position(played.before(), after));
        int at = moves.size();
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("at", at);
        data.put("move", move);
        data.put("turn", after.isOver() ? -1 : after.mover());
        return new Change(
                () -> {
                    moves.add(move);
                    if (move.get("seat").equals(explained.get("seat"))) explained = Map.of();
                    stands(after, List.of());
                },
                "move",
                data);
    }

    /** With the board itself where it has changed, as it does when cards are dealt. */
    private Map<String, Object> position(P before, P after) {
        Map<String, Object> shown = board.position(after);
        if (plan.game() instanceof HiddenGame) {
            Map<String, Object> now = board.board(after);
            if (!now.equals(board.board(before))) shown.put("board", now);
        }
        return shown;
    }

    private synchronized void stands(P now, List<Map<String, Object>> playable) {
        position = now;
        turn = now.isOver() ? -1 : now.mover();
        legal = playable;
        plies = moves.size();
    }

    private Change yourTurn(YourTurn<P> yours) {
        List<Map<String, Object>> playable = board.moves(yours.position());
        return new Change(
                () -> stands(yours.position(), playable), "turn", Map.of("legal", playable, "turn", plan.you()));
    }

    private Change takenBack(TakenBack<P> taken, int kept) {
        List<Map<String, Object>> playable = board.moves(taken.position());
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("plies", kept);
        data.put("legal", playable);
        data.put("turn", taken.position().mover());
        return new Change(
                () -> {
                    while (moves.size() > kept) moves.remove(moves.size() - 1);
                    over = Map.of();
                    explained = Map.of();
                    stands(taken.position(), playable);
                },
                "back",
                data);
    }

    private Change over(GameOver<P> ended) {
        Map<String, Object> said = talk.over(ended);
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
        return event instanceof GameOver<P> ended ? (String) talk.over(ended).get("sentence") : "";
    }

    private Change clock(ClockState<P> state) {
        Map<String, Object> shown = Map.of("millis", state.millis(), "running", state.running());
        return new Change(() -> clock = shown, "clock", shown);
    }

    private Change expected(Expected<P> expected) {
        Map<String, Object> said = talk.person().expected(expected);
        int at = moves.size() - 1;
        while (at > 0 && !moves.get(at).get("seat").equals(plan.you())) at--;
        Map<String, Object> moved = moves.get(at);
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("at", at);
        data.put("expected", said);
        Map<String, Object> quiet = talk.person().quietly(expected.predicted(), expected.of());
        data.put("learner", quiet);
        return new Change(
                () -> {
                    moved.put("expected", said);
                    learner = quiet;
                },
                "expected",
                data);
    }

    private Change insight(int seat, Map<String, Object> said) {
        return new Change(() -> insights.put(seat, said), "insight", said);
    }

    /** A learner goes through earlier games. */
    Change reads(int seat) {
        return insight(seat, talk.person().reads(seat));
    }

    /** What a search has found so far. */
    Map<String, Object> thinking(Thinking<P> thinking) {
        return talk.thinking(thinking);
    }
}
