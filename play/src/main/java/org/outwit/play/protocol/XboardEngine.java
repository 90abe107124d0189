package org.outwit.play.protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.outwit.core.game.Game;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.play.player.Forfeit;
import org.outwit.play.player.MoveChooser;

/**
 * A player whose moves come from a program that speaks the protocol of xboard. It follows the game move by move, so that
 * the program sees repetitions; where a position does not follow from the last one, it is set up anew.
 *
 * <p>Programs know whole seconds only, so each is given those and told to move at once when its time is up. Not all of them
 * obey that, and such ones need more than a second a move. Who does not answer within {@link #PATIENCE} is taken for hung.
 */
final class XboardEngine<P extends Position> implements MoveChooser<P> {

    /** How long to wait for an answer beyond the time for thinking; the clock has decided the game long before. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    /** How long a program may take to say that it is ready, once it has begun to talk. */
    private static final Duration TO_GET_READY = Duration.ofSeconds(10);

    /** How often the wish to stop is looked at. */
    private static final Duration GLANCE = Duration.ofMillis(10);

    /** How often a program is told to move when its time is up. */
    private static final Duration AGAIN = Duration.ofMillis(50);

    private final String name;
    private final Game<P> game;
    private final IntFunction<String> squares;
    private EngineProcess process;
    private Features features = new Features();
    private Forfeit broken;
    private P followed; // what stands on the program's board, or null
    private String told = ""; // the move that it was sent, if it was sent one
    private long seconds;
    private int depth;

    /** Starts the program; where that fails, {@link #choose} says so. {@code squares} writes moves as it reads them. */
    XboardEngine(String name, List<String> command, Game<P> game, IntFunction<String> squares) {
        this.name = name;
        this.game = game;
        this.squares = squares;
        try {
            process = new EngineProcess(command);
        } catch (IOException e) {
            broken = new Forfeit(
                    Forfeit.Reason.FAILURE,
                    name + " cannot be started: there is no program '" + command.get(0)
                            + "' that can be run. Maybe its folder is missing, as in xboard:/usr/games/phalanx.");
            return;
        }
        try {
            features = Features.agree(process);
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
        long end = System.nanoTime() + TO_GET_READY.toNanos();
        String line = "";
        while (line != null && !line.equals("pong 1")) line = process.next(Duration.ofNanos(end - System.nanoTime()));
        if (line == null) failed("was not ready within " + TO_GET_READY.toSeconds() + " s");
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
    public Result choose(P root, Limits limits, Consumer<Result> progress) {
        if (limits.time() == null) {
            throw new IllegalArgumentException(name + " has to be told how much time it has for a move.");
        }
        if (broken != null) throw broken;
        long end = System.nanoTime() + limits.time().toNanos();
        try {
            follow(root);
            limit(limits);
            process.send("go");
            int move = understood(root, answer(root, end, limits));
            followed = Position.copyOf(root);
            followed.make(move);
            return Result.played(move, Counts.ZERO);
        } catch (UncheckedIOException e) {
            throw failed(process.ending() + " in the middle of the game");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw failed("was interrupted");
        }
    }

    /** Brings the program's board to where the game is. */
    private void follow(P root) {
        process.skip();
        told = "";
        process.send("force");
        int move = followed == null ? Position.NO_MOVE : between(followed, root);
        if (move != Position.NO_MOVE) {
            told = squares.apply(move);
            process.send((features.has("usermove") ? "usermove " : "") + told);
            return;
        }
        if (root.key() == game.start().key()) newGame();
        else if (features.has("setboard"))
            process.send("setboard " + game.notation().format(root));
        else throw failed("cannot set up positions, and the game did not begin at the start");
    }

    /** The move that leads from one position to the other, if one does. */
    private static <P extends Position> int between(P before, P after) {
        P position = Position.copyOf(before);
        int[] moves = new int[position.mostMoves()];
        int end = position.isOver() ? 0 : position.moves(moves, 0);
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            boolean found = position.key() == after.key();
            position.undo();
            if (found) return moves[i];
        }
        return Position.NO_MOVE;
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
        long last = end + PATIENCE.toNanos();
        while (true) {
            long now = System.nanoTime();
            if (urge == end && limits.stop().getAsBoolean()) {
                urge = now;
                last = now + PATIENCE.toNanos();
            }
            if (now - last >= 0) throw failed("does not answer");
            if (now - urge >= 0) {
                // Again and again: a program that reads this before it has begun to think takes no notice.
                process.send("?");
                urge = now + AGAIN.toNanos();
            }
            String line = process.next(Duration.ofNanos(Math.min(GLANCE.toNanos(), urge - now)));
            if (line != null && line.startsWith("move "))
                return line.substring("move ".length()).strip();
            if (line != null) mind(root, line);
        }
    }

    /** What a program may say instead of a move. Claims that it has won or drawn are left to the rules. */
    private void mind(P root, String line) {
        String loss = root.mover() == 0 ? "0-1" : "1-0";
        if (line.equals("resign") || line.startsWith(loss)) {
            throw new Forfeit(Forfeit.Reason.RESIGNATION, name + " resigns.");
        }
        boolean refused = !told.isEmpty() && line.startsWith("Illegal move") && line.contains(told);
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
    public void close() {
        if (process != null) process.close();
    }
}
