package org.outwit.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.outwit.core.game.Diagram;
import org.outwit.core.game.Game;
import org.outwit.core.game.HiddenGame;
import org.outwit.core.game.Position;
import org.outwit.draw.board.BoardText;
import org.outwit.play.match.GameEnd;
import org.outwit.play.match.GameReport;
import org.outwit.play.match.SeatName;
import org.outwit.play.session.Knowledge;
import org.outwit.play.session.SessionCommand;
import org.outwit.play.session.SessionEvent;
import org.outwit.play.session.SessionEvent.ClockState;
import org.outwit.play.session.SessionEvent.Expected;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.GameSaved;
import org.outwit.play.session.SessionEvent.GameStarted;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.InsightGained;
import org.outwit.play.session.SessionEvent.LearnerState;
import org.outwit.play.session.SessionEvent.MoveExplained;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.Refused;
import org.outwit.play.session.SessionEvent.TakenBack;
import org.outwit.play.session.SessionEvent.Thinking;
import org.outwit.play.session.SessionEvent.YourTurn;
import org.outwit.play.session.SessionPlan;
import org.outwit.play.words.InsightWords;
import org.outwit.play.words.SessionWords;
import org.outwit.play.words.Wording;

/** Plays a game at the terminal: reads lines as commands, and says events in words. */
public final class TerminalFace<P extends Position> {

    private static final List<String> HELP = List.of(
            "A move      in the game's notation",
            "moves       lists the legal moves",
            "board       shows the board again",
            "hint        says what Outwit would play in your place",
            "undo        takes back your last move and the answer to it",
            "explain     says why Outwit played its last move",
            "me          says what Outwit has learned about you",
            "save FILE   saves the game so far, after the games that are in the file",
            "draw        offers a draw",
            "resign      gives the game up",
            "quit        leaves the game");

    private final Game<P> game;
    private final SessionPlan<P> plan;
    private final BufferedReader in;
    private final PrintWriter out;
    private final Wording<P> wording;
    private final SessionWords<P> words;
    private final TableTalk<P> talk;
    private P position;
    private boolean over;

    public TerminalFace(SessionPlan<P> plan, BufferedReader in, PrintWriter out) {
        this(plan, in, out, new TableTalk<>() {});
    }

    /** {@code talk} are the words of the game. */
    public TerminalFace(SessionPlan<P> plan, BufferedReader in, PrintWriter out, TableTalk<P> talk) {
        this.talk = talk;
        this.game = plan.game();
        this.plan = plan;
        this.in = in;
        this.out = out;
        this.wording = new Wording<>(game);
        this.words = new SessionWords<>(game, "Outwit");
        this.position = plan.start().end();
    }

    /** The next line that is not empty, or null if the person leaves. */
    public String ask() throws IOException {
        while (true) {
            out.print("> ");
            out.flush();
            String line = in.readLine();
            if (line == null) out.println();
            if (line == null || line.strip().equalsIgnoreCase("quit")) {
                if (!over) out.println("The game is not finished. Goodbye!");
                out.flush();
                return null;
            }
            if (!line.isBlank()) return line.strip();
        }
    }

    /** The command that a line means; empty if the terminal has answered it already. */
    public Optional<SessionCommand> command(String line) {
        String[] parts = line.split("\\s+", 2);
        return switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "help", "?" -> told(HELP);
            case "moves" ->
                told(List.of(
                        position.isOver()
                                ? "The game is over: there is nothing to play."
                                : Wording.list(wording.moves(position))));
            case "board" -> {
                board();
                yield Optional.empty();
            }
            case "hint" -> Optional.of(new SessionCommand.Hint());
            case "undo" -> Optional.of(new SessionCommand.TakeBack());
            case "explain" -> Optional.of(new SessionCommand.Explain());
            case "me" -> Optional.of(new SessionCommand.ShowLearner());
            case "save" -> save(parts.length < 2 ? "" : parts[1]);
            case "draw" -> Optional.of(new SessionCommand.OfferDraw());
            case "resign" -> Optional.of(new SessionCommand.Resign());
            default -> Optional.of(new SessionCommand.Move(line));
        };
    }

    private Optional<SessionCommand> told(List<String> lines) {
        lines.forEach(out::println);
        return Optional.empty();
    }

    private Optional<SessionCommand> save(String name) {
        if (name.isEmpty()) return told(List.of("Say where: save FILE."));
        try {
            return Optional.of(new SessionCommand.Save(Path.of(name)));
        } catch (InvalidPathException e) {
            return told(List.of("'" + name + "' is not the name of a file."));
        }
    }

    /** The move that is played for the person because there is no other; empty where they choose. */
    public Optional<SessionCommand> forced() {
        if (!talk.playsForced() || over || position.isOver() || position.mover() != plan.you()) return Optional.empty();
        List<String> moves = wording.moves(position);
        return moves.size() == 1 ? Optional.of(new SessionCommand.Move(moves.get(0))) : Optional.empty();
    }

    /** Shows what happened, except for what comes and goes while lines are read and written. */
    public void show(SessionEvent<P> event) {
        if (event instanceof Thinking || event instanceof ClockState || event instanceof Expected) return;
        talk.follow(event);
        if (event instanceof GameStarted<P> started) {
            out.println(talk.greeting(started.position())
                    .orElseGet(() -> "You play " + SeatName.of(plan.you()) + " against " + opponents()
                            + ". Type a move, or 'help'."));
            if (!isDealt(started.position())) stands(started.position());
            onlyMove();
        } else if (event instanceof MovePlayed<P> played) {
            played(played);
        } else if (event instanceof YourTurn<P> turn) {
            stands(turn.position());
            onlyMove();
        } else if (event instanceof TakenBack<P> taken) {
            over = false;
            stands(taken.position());
        } else if (event instanceof GameOver<P> ended) {
            over(ended);
        } else {
            out.println(sentence(event));
        }
        out.flush();
    }

    private String sentence(SessionEvent<P> event) {
        if (event instanceof HintFound<P> hint) {
            return talk.hint(hint).orElseGet(() -> words.hint(hint));
        }
        if (event instanceof MoveExplained<P> explained) {
            return talk.explanation(explained).orElseGet(() -> words.explanation(explained));
        }
        if (event instanceof LearnerState<P> state) return Knowledge.sentence(state);
        if (event instanceof InsightGained<P> gained) return InsightWords.sentence(gained.insight());
        if (event instanceof GameSaved<P> saved) return "Saved to " + saved.file() + ".";
        if (event instanceof Refused<P> refused) return RefusalWords.of(refused);
        return "Outwit does not take a draw here.";
    }

    private void played(MovePlayed<P> played) {
        String move = wording.move(played.before(), played.move());
        if (isDealt(played.before())) return;
        if (played.seat() == Position.CHANCE) out.println("The dice say " + move + ".");
        else if (played.seat() != plan.you()) {
            out.println(talk.mover(played.before()).orElseGet(() -> name(played.seat())) + " plays " + move + ".");
        } else if (forced().isPresent()) out.println("You play " + move + ", which is all that you can.");
        talk.remark(played).ifPresent(out::println);
    }

    /** Whether cards are dealt here, which is not for everybody to see. */
    private boolean isDealt(P before) {
        return before.mover() == Position.CHANCE && game instanceof HiddenGame;
    }

    /** With two players it is Outwit; with more, people have to know who of them it is. */
    private String name(int seat) {
        return plan.seats() == 2 ? "Outwit" : plan.opponent(seat) + " (" + SeatName.of(seat) + ")";
    }

    private String opponents() {
        if (plan.seats() == 2) return plan.opponents().get(0).toString();
        return IntStream.range(0, plan.seats())
                .filter(seat -> seat != plan.you())
                .mapToObj(this::name)
                .collect(Collectors.joining(", "));
    }

    private void over(GameOver<P> ended) {
        over = true;
        GameEnd ending = ended.report().end();
        position = ended.position();
        if (ending == GameEnd.RULES) board(talk.shown(position));
        String remark = ended.report().remark();
        out.println("The game is over " + ending + ": "
                + (ending == GameEnd.RULES ? talk.outcome(ended.position()) : Optional.<String>empty())
                        .orElseGet(() -> outcome(ended.report()))
                + "."
                + (remark.isEmpty() ? "" : " " + remark) + " Type 'save FILE', 'undo' or 'quit'.");
        out.flush(); // looking back takes a moment
        if (ending == GameEnd.RULES) talk.afterwards().forEach(out::println);
    }

    private String outcome(GameReport report) {
        boolean opposed = plan.seats() == 2 && game.capabilities().zeroSum();
        if (opposed || report.payoffs().isEmpty()) return Wording.outcome(report.outcome(), plan.you());
        return IntStream.range(0, plan.seats())
                .mapToObj(seat -> (seat == plan.you() ? "you get " : name(seat) + " gets ")
                        + wording.valueInUnits(report.payoff(seat, game.scale())))
                .collect(Collectors.joining(", "));
    }

    /** Dice often leave nothing to think about, and nobody should have to find that out. */
    private void onlyMove() {
        if (talk.playsForced() || !game.capabilities().chance() || over || position.mover() != plan.you()) return;
        List<String> moves = wording.moves(position);
        if (moves.size() == 1) out.println("There is only one move: " + moves.get(0) + ".");
    }

    private void stands(P now) {
        position = now;
        if (forced().isEmpty()) board(); // or there is nothing to look at it for
    }

    private void board() {
        board(position);
    }

    private void board(P shown) {
        out.println();
        boolean hides = game instanceof HiddenGame && !over;
        Diagram diagram = hides ? ((HiddenGame<P>) game).diagram(shown, plan.you()) : game.diagram(shown);
        out.print(BoardText.of(diagram));
        out.println();
    }
}
