package org.outwit.web.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.GameReport;
import org.outwit.play.match.SeatName;
import org.outwit.play.session.SessionCommand;
import org.outwit.play.session.SessionEvent;
import org.outwit.play.session.SessionEvent.DrawDeclined;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.MoveExplained;
import org.outwit.play.session.SessionEvent.Refused;
import org.outwit.play.session.SessionEvent.Thinking;
import org.outwit.play.session.SessionPlan;
import org.outwit.play.words.SessionWords;
import org.outwit.play.words.Wording;
import org.outwit.web.board.SeenBoard;
import org.outwit.web.game.GameEvents.ExplainedView;
import org.outwit.web.game.GameEvents.HintView;
import org.outwit.web.game.GameEvents.OverView;
import org.outwit.web.game.GameEvents.RefusalView;
import org.outwit.web.game.GameEvents.ThinkingView;
import org.outwit.web.game.GameView.FixedGame;
import org.outwit.web.game.GameView.SeatView;

/** What happens in a game, in words and numbers for its pages. */
final class GameTalk<P extends Position> {

    /** Something said, under the name by which pages know what it is. */
    record Said(String kind, Object data) {}

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
    FixedGame fixed(P position) {
        return new FixedGame(
                id,
                GameTitle.of(game),
                IntStream.range(0, seats.size()).mapToObj(this::seat).toList(),
                setup.millis(),
                plan.time().isTimed(),
                !game.capabilities().chance() && !game.capabilities().hidden(),
                plan.you(),
                board.board(position),
                board.isUpsideDown(game.start()),
                board.upper(game.start()),
                board.position(position));
    }

    private SeatView seat(int seat) {
        Opponent opponent = seats.get(seat);
        String name = SeatName.of(seat);
        if (opponent == null) {
            return new SeatView(Optional.empty(), "You", "you", Optional.empty(), Optional.empty(), name);
        }
        return new SeatView(
                Optional.of(opponent.id()),
                opponent.name(),
                opponent.kind(),
                Optional.of(opponent.about()),
                opponent.wholeElo(),
                name);
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

    OverView over(GameOver<P> ended) {
        return new OverView(
                sentence(ended),
                ended.report().end().toString(),
                ended.report().outcome().name());
    }

    String sentence(GameOver<P> ended) {
        GameReport report = ended.report();
        String remark = report.remark().isEmpty() ? "" : " " + report.remark();
        return capital(outcome(ended)) + how(report) + "." + remark;
    }

    private static String how(GameReport report) {
        return report.end() == GameEnd.RULES ? "" : " " + report.end();
    }

    private String outcome(GameOver<P> ended) {
        GameReport report = ended.report();
        Optional<String> told =
                ended.position().isOver() ? game.ending(ended.position(), plan.you()) : Optional.empty();
        if (told.isPresent()) return told.orElseThrow();
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

    ThinkingView thinking(Thinking<P> thinking) {
        return new ThinkingView(
                thinking.seat(),
                name(thinking.seat()),
                thinking.depth(),
                wording.value(thinking.value()),
                wording.line(thinking.position(), thinking.line()),
                thinking.nodes());
    }

    /** Why a player chose a move, apart from what {@link PersonTalk#insight} says. */
    ExplainedView explained(MoveExplained<P> explained) {
        int seat = explained.position().mover();
        return new ExplainedView(
                Optional.of(seat), Optional.of(new SessionWords<>(game, name(seat)).reason(explained)));
    }

    /** What is said and changes nothing. */
    Optional<Said> said(SessionEvent<P> event) {
        if (event instanceof HintFound<P> hint) {
            return Optional.of(new Said(
                    "hint",
                    new HintView(
                            words.hint(hint),
                            board.way(hint.position(), hint.result().move()))));
        }
        if (event instanceof DrawDeclined) {
            return Optional.of(
                    new Said("refusal", new RefusalView("No draw: your opponent wants to play on.", Optional.empty())));
        }
        if (event instanceof Refused<P> refused) {
            boolean move = refused.asked() instanceof SessionCommand.Move;
            return Optional.of(new Said("refusal", new RefusalView(sentence(refused), Optional.of(move))));
        }
        return Optional.empty();
    }

    private static String sentence(Refused<?> refused) {
        return switch (refused.kind()) {
            case GAME_IS_OVER -> "The game is over. Undo takes back the last move.";
            case WATCHING -> "You only watch this game.";
            case NOT_WATCHING -> "You play in this game; the others move by themselves.";
            case NOTHING_TO_TAKE_BACK -> "There is no move to take back.";
            case NOTHING_TO_EXPLAIN -> "Your opponent has not moved yet.";
            case NOT_LEARNING -> "Nobody learns how you play here.";
            case KEPT_ANYWAY, ILLEGAL_MOVE, NOT_SAVED, NOT_KEPT -> refused.detail();
        };
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }
}
