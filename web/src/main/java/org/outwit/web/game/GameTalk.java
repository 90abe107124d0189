package org.outwit.web.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.play.match.Ending;
import org.outwit.play.match.GameReport;
import org.outwit.play.match.SeatName;
import org.outwit.play.session.SessionCommand;
import org.outwit.play.session.SessionEvent;
import org.outwit.play.session.SessionEvent.DrawDeclined;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.MoveExplained;
import org.outwit.play.session.SessionEvent.Problem;
import org.outwit.play.session.SessionEvent.Thinking;
import org.outwit.play.session.SessionPlan;
import org.outwit.play.words.SessionWords;
import org.outwit.play.words.Wording;
import org.outwit.web.board.SeenBoard;

/** What happens in a game, in words and numbers for its pages. */
final class GameTalk<P extends Position> {

    /** Something said, under the name by which pages know what it is. */
    record Said(String kind, Map<String, ?> data) {}

    private final String id;
    private final SessionPlan<P> plan;
    private final List<Opponent> seats; // null where the person sits
    private final GameSetup setup;
    private final Game<P> game;
    private final Wording<P> wording;
    private final SessionWords<P> words;
    private final SeenBoard<P> board;
    private final PersonTalk<P> person;

    /** @param learner who learns the person */
    GameTalk(
            String id,
            GameSetup setup,
            SessionPlan<P> plan,
            List<Opponent> opponents,
            Optional<OnlineLearner<P>> learner) {
        this.id = id;
        this.setup = setup;
        this.plan = plan;
        this.game = plan.game();
        this.seats = new ArrayList<>(opponents);
        if (!plan.isWatched()) seats.add(plan.you(), null);
        this.wording = new Wording<>(game);
        this.words = new SessionWords<>(game, name(plan.isWatched() ? 0 : plan.you() == 0 ? 1 : 0));
        this.board = new SeenBoard<>(game, plan.isWatched() ? SeenBoard.EVERYTHING : plan.you());
        this.person = new PersonTalk<>(wording, board, learner);
    }

    /** What never changes. */
    Map<String, Object> shown() {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("id", id);
        shown.put("game", Map.of("name", game.name(), "title", game.title()));
        List<Map<String, Object>> players = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            Opponent opponent = seats.get(seat);
            Map<String, Object> player =
                    opponent == null ? new LinkedHashMap<>(Map.of("name", "You", "kind", "you")) : opponent.shown();
            player.put("seat", SeatName.of(seat));
            players.add(player);
        }
        shown.put("seats", players);
        shown.put("millis", setup.millis());
        shown.put("clocked", plan.time().isTimed());
        shown.put(
                "guesses", !game.capabilities().chance() && !game.capabilities().hidden());
        return shown;
    }

    private String name(int seat) {
        Opponent opponent = seats.get(seat);
        return opponent == null ? "you" : opponent.name().replaceFirst(",.*", "");
    }

    /** What concerns the person. */
    PersonTalk<P> person() {
        return person;
    }

    /** Whether a text that was typed is a move here, if not as the game itself would write it. */
    boolean canRead(P position, String text) {
        try {
            game.notation().parse(position, text);
            return true;
        } catch (NotationException e) {
            return false;
        }
    }

    Map<String, Object> over(GameOver<P> ended) {
        GameReport report = ended.report();
        Map<String, Object> said = new LinkedHashMap<>();
        String remark = report.remark().isEmpty() ? "" : " " + report.remark();
        said.put("sentence", capital(outcome(ended)) + how(report) + "." + remark);
        said.put("ending", report.ending().toString());
        said.put("outcome", report.outcome().name());
        return said;
    }

    private static String how(GameReport report) {
        return report.ending() == Ending.RULES ? "" : " " + report.ending();
    }

    private String outcome(GameOver<P> ended) {
        GameReport report = ended.report();
        boolean opposed = plan.seats() == 2 && game.capabilities().zeroSum();
        if (opposed && !plan.isWatched()) return Wording.outcome(report.outcome(), plan.you(), name(1 - plan.you()));
        if (opposed) {
            return switch (report.outcome()) {
                case FIRST_WINS -> name(0) + " wins";
                case SECOND_WINS -> name(1) + " wins";
                case DRAW -> "a draw";
                case UNKNOWN -> "not finished";
            };
        }
        if (report.payoffs().isEmpty()) return "not finished";
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < plan.seats(); seat++) {
            parts.add((seat == plan.you() ? "you get " : name(seat) + " gets ")
                    + wording.valueInUnits(report.payoff(seat, game.scale())));
        }
        return String.join(", ", parts);
    }

    Map<String, Object> thinking(Thinking<P> thinking) {
        Map<String, Object> said = new LinkedHashMap<>();
        said.put("seat", thinking.seat());
        said.put("name", name(thinking.seat()));
        said.put("depth", thinking.depth());
        said.put("value", wording.value(thinking.value()));
        said.put("line", wording.line(thinking.position(), thinking.line()));
        said.put("nodes", thinking.nodes());
        return said;
    }

    /** Why a player chose a move, apart from what {@link PersonTalk#insight} says. */
    Map<String, Object> explained(MoveExplained<P> explained) {
        int seat = explained.position().mover();
        return Map.of("seat", seat, "sentence", new SessionWords<>(game, name(seat)).reason(explained));
    }

    /** What is said and changes nothing. */
    Optional<Said> said(SessionEvent<P> event) {
        if (event instanceof HintFound<P> hint) {
            return Optional.of(new Said(
                    "hint",
                    Map.of(
                            "sentence",
                            words.hint(hint),
                            "way",
                            board.way(hint.position(), hint.result().move()))));
        }
        if (event instanceof DrawDeclined) {
            return Optional.of(new Said("problem", Map.of("sentence", "No draw: your opponent wants to play on.")));
        }
        if (event instanceof Problem<P> problem) {
            boolean refused = problem.asked() instanceof SessionCommand.Move;
            return Optional.of(new Said("problem", Map.of("sentence", problem(problem), "refused", refused)));
        }
        return Optional.empty();
    }

    private static String problem(Problem<?> problem) {
        return switch (problem.kind()) {
            case GAME_IS_OVER -> "The game is over. Undo takes back the last move.";
            case WATCHING -> "You only watch this game.";
            case NOT_WATCHING -> "You play in this game; the others move by themselves.";
            case NOTHING_TO_TAKE_BACK -> "There is no move to take back.";
            case NOTHING_TO_EXPLAIN -> "Your opponent has not moved yet.";
            case NOT_LEARNING -> "Nobody learns how you play here.";
            case KEPT_ANYWAY, ILLEGAL_MOVE, NOT_SAVED, NOT_KEPT -> problem.detail();
        };
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
