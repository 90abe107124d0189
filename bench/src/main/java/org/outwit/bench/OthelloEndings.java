package org.outwit.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/**
 * Solves endings of Othello to the last disc and compares with the scores of the file.
 *
 * <p>Usage: {@code OthelloEndings FILE.obf [first [last]]}; all positions by default.
 */
public final class OthelloEndings {

    private OthelloEndings() {}

    public static void main(String[] args) throws IOException {
        Othello game = new Othello();
        List<PlayedGame<OthelloPosition>> positions = read(game, Path.of(args[0]));
        int first = args.length > 1 ? Integer.parseInt(args[1]) : 1;
        int last = args.length > 2 ? Integer.parseInt(args[2]) : positions.size();
        var threads = ManagementFactory.getThreadMXBean();
        double total = 0;
        int wrong = 0;
        for (int i = first; i <= last; i++) {
            PlayedGame<OthelloPosition> each = positions.get(i - 1);
            long start = threads.getCurrentThreadCpuTime();
            Result result = new Engine<>(game, game.evaluator("mobility"), TranspositionTable.ofMegabytes(256))
                    .with(Technique.NONE)
                    .search(each.start(), Limits.NONE);
            double seconds = (threads.getCurrentThreadCpuTime() - start) / 1e9;
            total += seconds;
            boolean right = result.complete() && each.tags().toString().contains(expected(game, each, result));
            if (!right) wrong++;
            System.out.printf(
                    Locale.ROOT,
                    "%2d: %d empty, %s %+d, %,d nodes, %.2f s%s%n",
                    i,
                    64 - each.start().discs(),
                    game.notation().format(each.start(), result.move()),
                    result.value() / game.scale().unit(),
                    result.counts().nodes(),
                    seconds,
                    right ? "" : "   WRONG: " + each.tags());
        }
        System.out.printf(Locale.ROOT, "%d wrong; %.1f s of processor time%n", wrong, total);
    }

    private static String expected(Othello game, PlayedGame<OthelloPosition> each, Result result) {
        int score = result.value() / game.scale().unit();
        return String.format(Locale.ROOT, "%+d", score);
    }

    private static List<PlayedGame<OthelloPosition>> read(Othello game, Path file) throws IOException {
        List<PlayedGame<OthelloPosition>> found = new ArrayList<>();
        game.recordFormats().stream()
                .filter(format -> format.name().equals("OBF"))
                .findFirst()
                .orElseThrow()
                .read(RecordSource.of(file), new RecordSink<>() {
                    @Override
                    public void game(PlayedGame<OthelloPosition> position) {
                        found.add(position);
                    }

                    @Override
                    public void rejected(Rejection rejection) {
                        System.err.println(file + ": " + rejection);
                    }
                });
        return found;
    }
}
