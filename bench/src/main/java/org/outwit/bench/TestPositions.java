package org.outwit.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Notation;
import org.outwit.core.game.NotationException;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.epd.EpdFormat;

/**
 * How many positions of an EPD file does the chess engine solve? A position is solved when the move at the end of its time
 * is among those that the file calls best ({@code bm}), or not among those to avoid ({@code am}).
 *
 * <p>Usage: {@code TestPositions FILE.epd [milliseconds [evaluator [threads]]]}; by default 1000, classic, 1. One thread
 * is given processor time, so that a busy machine finds the same; several are given time on the wall.
 */
public final class TestPositions {

    private TestPositions() {}

    public static void main(String[] args) throws IOException {
        long millis = args.length > 1 ? Long.parseLong(args[1]) : 1000;
        int threads = args.length > 3 ? Integer.parseInt(args[3]) : 1;
        Chess chess = new Chess();
        TranspositionTable table = TranspositionTable.ofMegabytes(64);
        Engine<ChessPosition> engine = new Engine<>(
                        chess, chess.evaluator(args.length > 2 ? args[2] : "classic"), table)
                .onThreads(threads, task -> new Thread(task).start());
        int solved = 0;
        long nodes = 0;
        List<String> failed = new ArrayList<>();
        List<PlayedGame<ChessPosition>> positions = read(chess, Path.of(args[0]));
        for (PlayedGame<ChessPosition> each : positions) {
            table.clear();
            Result result = engine.search(each.start(), limits(Duration.ofMillis(millis), threads));
            nodes += result.counts().nodes();
            String move = chess.notation().format(each.start(), result.move());
            if (isSolved(chess.notation(), each, result.move())) solved++;
            else
                failed.add(each.tags().getOrDefault("id", "line " + each.place().line()) + ": " + move + " at depth "
                        + result.depth() + " instead of "
                        + each.tags().getOrDefault("bm", "not " + each.tags().get("am")));
        }
        failed.forEach(System.out::println);
        System.out.printf(
                Locale.ROOT,
                "%d of %d solved in %d ms each; %.2f million nodes a second%n",
                solved,
                positions.size(),
                millis,
                nodes / (millis * 1e3 * positions.size()));
    }

    private static Limits limits(Duration time, int threads) {
        if (threads > 1) return Limits.time(time);
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long end = clock.getCurrentThreadCpuTime() + time.toNanos();
        return Limits.NONE.stoppedBy(() -> clock.getCurrentThreadCpuTime() >= end);
    }

    private static boolean isSolved(Notation<ChessPosition> notation, PlayedGame<ChessPosition> each, int move) {
        String best = each.tags().get("bm");
        String avoid = each.tags().get("am");
        if (best != null) return among(notation, each.start(), best, move);
        return avoid != null && !among(notation, each.start(), avoid, move);
    }

    private static boolean among(Notation<ChessPosition> notation, ChessPosition position, String moves, int move) {
        for (String text : moves.strip().split("\\s+")) {
            try {
                if (notation.parse(position, text) == move) return true;
            } catch (NotationException e) {
                System.err.println("Skipped " + text + ": " + e.getMessage());
            }
        }
        return false;
    }

    private static List<PlayedGame<ChessPosition>> read(Chess chess, Path file) throws IOException {
        List<PlayedGame<ChessPosition>> found = new ArrayList<>();
        new EpdFormat<>(chess).read(RecordSource.of(file), new RecordSink<>() {
            @Override
            public void game(PlayedGame<ChessPosition> game) {
                found.add(game);
            }

            @Override
            public void rejected(Rejection rejection) {
                System.err.println(file + ": " + rejection);
            }
        });
        return found;
    }
}
