package org.outwit.bench;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;

/**
 * The comparison with aima in one process: prints nodes, nodes per second of processor time and their ratio for every
 * question. Exits with 1 where Outwit enters more nodes than aima, or is less than ten times as fast as any of aima's
 * alpha-beta searches on Connect Four with aima's own judgement of the horizon.
 *
 * <p>Usage: {@code AgainstAima [rounds [milliseconds]]}; by default 11 rounds of turns of 100 ms after 5 for warming up.
 */
public final class AgainstAima {

    private static final double WANTED = 10;
    private static final int WARM_UP = 5;
    private static final int DEPTH = 8;

    private final PrintStream out;
    private final int rounds;
    private final long turnNanos;

    private AgainstAima(PrintStream out, int rounds, long turnNanos) {
        this.out = out;
        this.rounds = rounds;
        this.turnNanos = turnNanos;
    }

    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 11;
        long millis = args.length > 1 ? Long.parseLong(args[1]) : 100;
        System.exit(new AgainstAima(System.out, rounds, millis * 1_000_000).run() ? 0 : 1);
    }

    private boolean run() {
        out.printf(
                "Outwit against aima-core 3.0.0; Java %s, %s, %s; %d processors; %d rounds, one thread%n",
                System.getProperty("java.runtime.version"),
                System.getProperty("java.vm.name"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors(),
                rounds);
        out.println("M/s: million nodes per second of processor time; median (least to greatest) of the rounds");
        List<RaceQuestion> ticTacToe = new ArrayList<>();
        for (TicTacToeTask.Algorithm algorithm : TicTacToeTask.Algorithm.values()) {
            for (long seed = 0; seed < 2; seed++) ticTacToe.add(new TicTacToeTask(seed, algorithm).question());
        }
        double lowest = race(connectFour(HorizonJudgement.OUTCOME));
        race(connectFour(HorizonJudgement.THREATS));
        race(ticTacToe);
        out.printf(
                Locale.ROOT,
                "%nConnect Four, horizon OUTCOME: never more nodes; lowest median ratio %.2f, wanted %.0f%n",
                lowest,
                WANTED);
        return lowest >= WANTED;
    }

    private static List<RaceQuestion> connectFour(HorizonJudgement judgement) {
        return LongStream.range(0, 4)
                .mapToObj(seed -> new ConnectFourTask(seed, DEPTH, judgement).question())
                .toList();
    }

    /** Runs all rounds, prints them, and returns the lowest of the median ratios. */
    private double race(List<RaceQuestion> questions) {
        List<Race> races =
                questions.stream().map(question -> new Race(question, rounds)).toList();
        for (int round = -WARM_UP; round < rounds; round++) {
            for (Race race : races) race.round(round, turnNanos);
        }
        return races.stream().mapToDouble(this::report).min().orElseThrow();
    }

    private double report(Race race) {
        Race.Lane outwit = race.outwit();
        out.printf("%n%s%n", race.question().name());
        print(outwit, "");
        double lowest = Double.POSITIVE_INFINITY;
        for (Race.Lane peer : race.aima()) {
            Measurements ratio = outwit.over(peer);
            print(peer, "   ratio " + ratio);
            lowest = Math.min(lowest, ratio.median());
        }
        return lowest;
    }

    private void print(Race.Lane lane, String ratio) {
        out.printf(Locale.ROOT, "  %-15s %,9d nodes   %s M/s%s%n", lane.name(), lane.nodes(), lane.rate(), ratio);
    }
}
