package org.outwit.app.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.outwit.core.file.FileReason;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.draw.board.BoardText;
import org.outwit.games.record.Outcome;
import org.outwit.play.match.Ending;
import org.outwit.play.match.GameKeeper;
import org.outwit.play.match.GameReport;
import org.outwit.play.match.GameSaver;
import org.outwit.play.match.SavedGames;
import org.outwit.play.match.YourGames;
import org.outwit.play.player.MoveChooser;

/** A game between a person at the terminal and a player: reads moves and commands until the person leaves. */
public final class Session<P extends Position> {

    private static final List<String> HELP = List.of(
            "A move      in the game's notation; 'moves' lists what can be played",
            "moves       what can be played",
            "board       the board again",
            "hint        what Outwit would play in your place",
            "undo        takes back your last move and the answer to it",
            "explain     why Outwit played its last move",
            "me          what Outwit has learned of you",
            "save FILE   saves the game so far, behind the games that the file holds",
            "resign      gives the game up",
            "quit        leaves");

    private final Game<P> game;
    private GameHistory<P> history;
    private P position;
    private final int you;
    private final Opponent<P> opponent;
    private final MoveChooser<P> adviser;
    private final Limits limits;
    private final BufferedReader in;
    private final PrintWriter out;
    private final Wording<P> wording;
    private final GameSaver<P> saver;
    private final GameKeeper<P> keeper;
    private boolean resigned;
    private boolean told;

    /**
     * @param you the mover that the person is
     * @param keeper where every move goes at once, or null
     * @param adviser who gives hints, with a table of his own so that hints do not help the opponent
     */
    public Session(
            Game<P> game,
            P start,
            int you,
            Opponent<P> opponent,
            MoveChooser<P> adviser,
            Limits limits,
            BufferedReader in,
            PrintWriter out,
            GameKeeper<P> keeper) {
        this.game = game;
        this.history = GameHistory.from(start);
        this.position = history.end();
        this.you = you;
        this.opponent = opponent;
        this.adviser = adviser;
        this.limits = limits;
        this.in = in;
        this.out = out;
        this.wording = new Wording<>(game);
        this.saver = new GameSaver<>(game);
        this.keeper = keeper;
    }

    /** Plays until the person quits or the input ends. */
    public void run() throws IOException {
        out.println("You play " + (you == 0 ? "first" : "second") + " against " + opponent.name()
                + ". Type a move, or 'help'.");
        board();
        keep(each -> each.begin(history.start(), names()));
        while (true) {
            answer();
            if (isOver() && !told) {
                told = true;
                out.println("The game is over " + ending() + ": " + Wording.outcome(outcome(), you)
                        + ". Type 'save FILE', 'undo' or 'quit'.");
            }
            out.print("> ");
            out.flush();
            String line = in.readLine();
            if (line == null) {
                out.println();
                break;
            }
            if (line.isBlank()) continue;
            if (line.strip().equalsIgnoreCase("quit")) break;
            obey(line.strip());
        }
        if (!isOver()) out.println("The game is not finished. Goodbye!");
        out.flush();
    }

    /** Lets the opponent move as long as it is his turn. */
    private void answer() {
        boolean moved = false;
        while (!isOver() && position.mover() != you) {
            out.flush();
            Result result = opponent.move(history, limits);
            out.println("Outwit plays " + wording.move(position, result.move()) + ".");
            make(result.move());
            moved = true;
        }
        if (moved) board();
    }

    private void make(int move) {
        history = history.then(move);
        position = history.end();
        keep(each -> each.move(move));
    }

    private interface Keeping<P extends Position> {
        void keep(GameKeeper<P> keeper) throws IOException;
    }

    /** Has something on the disk before the next prompt, or says that it is not. */
    private void keep(Keeping<P> what) {
        if (keeper == null) return;
        try {
            what.keep(keeper);
        } catch (IOException e) {
            out.println("The game is not kept: " + FileReason.writing(e) + ". 'save FILE' saves it elsewhere.");
        }
    }

    private void obey(String line) throws IOException {
        String[] words = line.split("\\s+", 2);
        switch (words[0].toLowerCase(Locale.ROOT)) {
            case "help", "?" -> HELP.forEach(out::println);
            case "moves" -> out.println(String.join(" ", wording.moves(position)));
            case "board" -> board();
            case "hint" -> hint();
            case "undo" -> undo();
            case "explain" -> out.println(opponent.explanation());
            case "me" -> out.println(opponent.knowledge());
            case "save" -> save(words.length < 2 ? "" : words[1]);
            case "resign" -> resign();
            default -> yourMove(line);
        }
    }

    private void yourMove(String text) {
        if (isOver()) {
            out.println("The game is over, so nothing can be played; 'undo' takes back your last move.");
            return;
        }
        try {
            make(game.notation().parse(position, text));
        } catch (NotationException e) {
            out.println(e.getMessage() + " Type 'help' for what can be typed besides moves.");
        }
    }

    private void hint() {
        if (isOver()) {
            out.println("The game is over: there is nothing to play.");
            return;
        }
        Result result = adviser.choose(position, limits);
        out.println("You could play " + wording.move(position, result.move())
                + (result.isKnown()
                        ? ", " + wording.worth(result.value())
                                + (wording.end(result.value()).isEmpty() ? " to you" : "") + ", expecting "
                                + String.join(" ", wording.line(position, result.line())) + "."
                        : "."));
    }

    /** Back to where the person had to move last and did. */
    private void undo() {
        if (resigned) {
            resigned = false;
            keep(each -> each.undo(0));
        } else {
            int at = history.plies() - 1;
            while (at >= 0 && history.upTo(at).end().mover() != you) at--;
            if (at < 0) {
                out.println("There is no move of yours to take back.");
                return;
            }
            int back = history.plies() - at;
            keep(each -> each.undo(back));
            history = history.upTo(at);
            position = history.end();
            opponent.forget();
        }
        told = false;
        board();
    }

    private void save(String name) {
        if (name.isEmpty()) {
            out.println("Say where: save FILE.");
            return;
        }
        try {
            if (keeper != null && keeper.keepsIn(Path.of(name))) {
                out.println("This game is kept in " + name + " anyway.");
                return;
            }
            saver.save(record(), Path.of(name));
            out.println("Saved to " + name + ".");
        } catch (InputException e) {
            out.println(e.getMessage());
        } catch (InvalidPathException e) {
            out.println("'" + name + "' is no name of a file.");
        } catch (IOException e) {
            out.println(name + " cannot be written: " + FileReason.writing(e) + ".");
        }
    }

    private SavedGames<P> record() {
        SavedGames<P> saved = new SavedGames<>(game);
        saved.add(history.start(), names(), new GameReport(history.moves(), outcome(), ending(), List.of(0L, 0L)));
        return saved;
    }

    private List<String> names() {
        return you == 0 ? List.of(YourGames.YOU, opponent.name()) : List.of(opponent.name(), YourGames.YOU);
    }

    private void resign() {
        if (isOver()) {
            out.println("The game is over already.");
        } else {
            resigned = true;
            keep(each -> each.end(outcome(), ending()));
        }
    }

    private boolean isOver() {
        return resigned || position.isOver();
    }

    private Outcome outcome() {
        if (resigned) return you == 0 ? Outcome.SECOND_WINS : Outcome.FIRST_WINS;
        if (!position.isOver()) return Outcome.UNKNOWN;
        int lead = position.payoff(0);
        return lead > 0 ? Outcome.FIRST_WINS : lead < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
    }

    private Ending ending() {
        if (resigned) return Ending.RESIGNATION;
        return position.isOver() ? Ending.RULES : Ending.ABANDONED;
    }

    private void board() {
        out.println();
        out.print(BoardText.of(game.diagram(position)));
        out.println();
    }
}
