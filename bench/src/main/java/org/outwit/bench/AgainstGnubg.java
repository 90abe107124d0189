package org.outwit.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.SearchingChooser;
import org.outwit.play.protocol.GnubgJudge;
import org.outwit.play.quality.BackgammonDecisions;

/**
 * How much processor time a decision of backgammon takes that looks at the reply to every roll: ours at depth 3, and that of GNU
 * Backgammon at 1 ply with its usual settings, which look closer only at the plays that seem best. Both decide the same positions of
 * games that our network plays against itself; ours forgets everything between two of them.
 */
public final class AgainstGnubg {

    private static final int WARM_UP = 100;
    private static final int DECISIONS = 300;

    private static final List<String> BEGIN = List.of("set evaluation chequerplay evaluation plies 1", "new session");

    private AgainstGnubg() {}

    public static void main(String[] args) throws IOException {
        Backgammon game = new Backgammon();
        List<BackgammonPosition> positions = new BackgammonDecisions(game, 1)
                .ofGames(WARM_UP + DECISIONS, game.evaluator("network"), ProgressMonitor.NONE);
        ours(game, positions.subList(0, WARM_UP));
        List<BackgammonPosition> asked = positions.subList(WARM_UP, positions.size());
        double ours = ours(game, asked);
        double theirs = theirs(game, asked);
        System.out.printf(
                Locale.ROOT,
                "%d decisions, ms of processor time each: network@3 %.2f, GNU Backgammon at 1 ply %.2f, ratio %.2f%n",
                DECISIONS,
                ours,
                theirs,
                ours / theirs);
    }

    private static double ours(Backgammon game, List<BackgammonPosition> positions) {
        long nanos = 0;
        for (BackgammonPosition position : positions) {
            PlayerSettings settings = PlayerSettings.USUAL.withTable(1);
            try (SearchingChooser<BackgammonPosition> player =
                    Players.of(game, PlayerSpec.parse("network@3"), settings)) {
                long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                player.choose(position, Limits.NONE);
                nanos += ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
            }
        }
        return nanos / 1e6 / positions.size();
    }

    private static double theirs(Backgammon game, List<BackgammonPosition> positions) throws IOException {
        Process process = new ProcessBuilder(GnubgJudge.usual(GnubgJudge.PROGRAM))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (PrintStream to = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
                BufferedReader from =
                        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            GnubgJudge.QUIETLY.forEach(to::println);
            BEGIN.forEach(to::println);
            long before = processed(process, to, from, 1);
            int seed = 1;
            for (BackgammonPosition position : positions) {
                to.println("set gnubgid " + game.notation().format(position));
                to.println("hint 1");
                processed(process, to, from, ++seed);
            }
            return (processed(process, to, from, ++seed) - before) / 1e6 / positions.size();
        } finally {
            process.destroy();
        }
    }

    /** The processor time that it has taken when all that it was told is done. */
    private static long processed(Process process, PrintStream to, BufferedReader from, int seed) throws IOException {
        to.println("set seed " + seed);
        for (String line = from.readLine(); line != null; line = from.readLine()) {
            if (line.startsWith("Seed set to " + seed)) {
                return process.info().totalCpuDuration().orElseThrow().toNanos();
            }
        }
        throw new IOException("GNU Backgammon has ended.");
    }
}
