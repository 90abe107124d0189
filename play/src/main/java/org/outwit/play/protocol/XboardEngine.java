package org.outwit.play.protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.play.player.Forfeit;
import org.outwit.play.player.MoveChooser;

/**
 * A player whose moves come from a program that speaks the protocol of xboard. It is told every move from the start of the
 * game, so that it sees repetitions, and a program that cannot set up positions can play, too.
 *
 * <p>The protocol knows whole seconds only. So a program is given those, and told to move at once when its time is up. Some programs
 * ignore that and need more than a second a move. One that does not answer in {@link Patience} counts as hung.
 */
final class XboardEngine<P extends Position> implements MoveChooser<P> {

    /** How often we look whether the game was stopped. */
    private static final Duration GLANCE = Duration.ofMillis(10);

    /** How often a program is told to move when its time is up. */
    private static final Duration AGAIN = Duration.ofMillis(50);

    /** The second is what the first version of the protocol had, and GNU Chess still says. */
    private static final Pattern MOVE = Pattern.compile("(?:move|My move is\\s*:)\\s+(\\S.*)");

    private final String name;
    private final Game<P> game;
    private final IntFunction<String> squares;
    private final Patience patience;
    private EngineProcess process;
    private Features features = new Features();
    private Forfeit broken;
    private GameHistory<P> followed; // what stands on the program's board, or null
    private final List<String> told = new ArrayList<>(); // the moves that it was sent since its last one
    private long seconds;
    private int depth;

    /** Starts the program; where that fails, {@link #choose} says so. {@code squares} writes moves as it reads them. */
    XboardEngine(String name, List<String> command, Game<P> game, IntFunction<String> squares, Patience patience) {
        this.name = name;
        this.game = game;
        this.squares = squares;
        this.patience = patience;
        try {
            process = new EngineProcess(command, patience);
        } catch (IOException e) {
            broken = new Forfeit(
                    Forfeit.Reason.FAILURE,
                    name + " cannot be started: there is no program '" + command.get(0)
                            + "' that can be run. Maybe its folder is missing, as in xboard:/usr/games/phalanx.");
            return;
        }
        try {
            features = Features.agree(process, patience.hello());
            begin();
        } catch (UncheckedIOException e) {
            failed(process.ending() + " before the game");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            failed("was interrupted");
        }
    }

    private void begin() throws InterruptedException {
        newGame();
        if (!features.has("ping")) return;
        process.send("ping 1");
        long end = System.nanoTime() + patience.ready().toNanos();
        String line = "";
        while (line != null && !line.equals("pong 1")) line = process.next(Duration.ofNanos(end - System.nanoTime()));
        if (line == null) failed("was not ready within " + patience.ready().toSeconds() + " s");
    }

    private void newGame() {
        for (String command : List.of("new", "force", "easy", "nopost")) process.send(command);
        seconds = 0;
        depth = Integer.MAX_VALUE;
    }

    /** The program is of no use any more. */
    private Forfeit failed(String how) {
        process.kill();
        broken = new Forfeit(Forfeit.Reason.FAILURE, name + " " + how + ".");
        return broken;
    }

    /** What is wrong with the program so far, or null. */
    Forfeit broken() {
        return broken;
    }

    long pid() {
        return process.pid();
    }

    @Override
    public Result choose(Turn<P> turn) {
        Limits limits = turn.limits();
        P root = turn.position();
        if (limits.time() == null) {
            throw new IllegalArgumentException(name + " has to be told how much time it has for a move.");
        }
        if (broken != null) throw broken;
        long end = System.nanoTime() + limits.time().toNanos();
        try {
            follow(turn.history());
            limit(limits);
            process.send("go");
            int move = understood(root, answer(root, end, limits));
            followed = turn.history().then(move);
            return Result.played(move, Counts.ZERO);
        } catch (UncheckedIOException e) {
            throw failed(process.ending() + " in the middle of the game");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failed("was interrupted");
        }
    }

    /** Tells the program the moves that it does not know yet. */
    private void follow(GameHistory<P> history) {
        process.skip();
        told.clear();
        process.send("force");
        boolean goesOn = followed != null && history.continues(followed);
        if (!goesOn) setUp(history.start());
        for (int ply = goesOn ? followed.plies() : 0; ply < history.plies(); ply++) {
            String move = squares.apply(history.move(ply));
            told.add(move);
            process.send((features.has("usermove") ? "usermove " : "") + move);
        }
    }

    private void setUp(P start) {
        if (start.key() == game.start().key()) newGame();
        else if (features.has("setboard"))
            process.send("setboard " + game.notation().format(start));
        else throw failed("cannot set up positions, and the game did not begin at the start");
    }

    private void limit(Limits limits) {
        long whole = Math.max(1, limits.time().toSeconds());
        if (whole != seconds) process.send("st " + whole);
        if (limits.depth() < Integer.MAX_VALUE && limits.depth() != depth) process.send("sd " + limits.depth());
        seconds = whole;
        depth = limits.depth();
    }

    /** The text of its move, which is asked for when the time is up. */
    private String answer(P root, long end, Limits limits) throws InterruptedException {
        long urge = end;
        long last = end + patience.answer().toNanos();
        while (true) {
            long now = System.nanoTime();
            if (urge == end && limits.stop().getAsBoolean()) {
                urge = now;
                last = now + patience.answer().toNanos();
            }
            if (now - last >= 0) throw failed("does not answer");
            if (now - urge >= 0) {
                // Again and again: a program that reads this before it has begun to think ignores it.
                process.send("?");
                urge = now + AGAIN.toNanos();
            }
            String line = process.next(Duration.ofNanos(Math.min(GLANCE.toNanos(), urge - now)));
            Matcher move = MOVE.matcher(line == null ? "" : line);
            if (move.matches()) return move.group(1);
            if (line != null) handle(root, line);
        }
    }

    /** What a program may say instead of a move. Claims that it has won or drawn are left to the rules. */
    private void handle(P root, String line) {
        String loss = root.mover() == 0 ? "0-1" : "1-0";
        if (line.equals("resign") || line.startsWith(loss)) {
            throw new Forfeit(Forfeit.Reason.RESIGNATION, name + " resigns.");
        }
        boolean refused = line.startsWith("Illegal move") && told.stream().anyMatch(line::contains);
        if (refused) throw failed("does not accept what was played: \"" + line + "\"");
    }

    private int understood(P root, String text) {
        try {
            return game.notation().parse(root, text);
        } catch (NotationException e) {
            throw new Forfeit(Forfeit.Reason.ILLEGAL_MOVE, name + " played '" + text + "': " + e.getMessage());
        }
    }

    @Override
    public boolean isForeign() {
        return true;
    }

    @Override
    public void close() {
        if (process != null) process.close();
    }
}
