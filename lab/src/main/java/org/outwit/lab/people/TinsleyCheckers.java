package org.outwit.lab.people;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.Parallel;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.learn.example.Decisions;
import org.outwit.learn.example.Example;
import org.outwit.learn.prediction.LearnRanking;
import org.outwit.learn.prediction.MoveCounts;
import org.outwit.learn.prediction.PredictionScore;
import org.outwit.learn.prediction.Ranking;
import org.outwit.learn.prediction.Trust;

/**
 * How well can one person be predicted at checkers? As {@link RealPeople}, with what {@link LearnRanking} learns by itself: the
 * later 30 % of the games of one player, plies 8 to 50, by (a) lot, (b) a ranking and a book learned from the games of others,
 * (c) a ranking near that one, and the person's own book. Intervals are 95 %, over the tested games.
 *
 * <p>Usage: {@code TinsleyCheckers [THEIRS.pdn OTHERS.pdn [name [depth [decisions]]]]}; by default tinsley.pdn and acf.pdn of
 * ../shared/data/checkers, Tinsley, 4 and 2000.
 */
public final class TinsleyCheckers {

    private static final Parallel CORES =
            new Parallel(ForkJoinPool.commonPool(), Runtime.getRuntime().availableProcessors());

    private static final Checkers GAME = new Checkers();
    private static final int FIRST_PLY = 8;
    private static final int LAST_PLY = 50;
    private static final double EARLIER = 0.7;
    private static final double[] HALVES = {25, 50, 100, 200, 1e9};

    private TinsleyCheckers() {}

    public static void main(String[] args) throws IOException {
        Path theirs = Path.of(args.length > 1 ? args[0] : "../shared/data/checkers/tinsley.pdn");
        Path others = Path.of(args.length > 1 ? args[1] : "../shared/data/checkers/acf.pdn");
        String name = args.length > 2 ? args[2] : "Tinsley";
        int depth = args.length > 3 ? Integer.parseInt(args[3]) : 4;
        int most = args.length > 4 ? Integer.parseInt(args[4]) : 2000;

        List<PlayedGame<DraughtsPosition>> games = read(theirs);
        Set<List<Integer>> known = new HashSet<>();
        for (PlayedGame<?> game : games)
            known.add(Arrays.stream(game.moves()).boxed().toList());
        List<PlayedGame<DraughtsPosition>> foreign = new ArrayList<>(read(others));
        foreign.removeIf(game -> game.players().toString().contains(name)
                || known.contains(Arrays.stream(game.moves()).boxed().toList()));
        List<Example<DraughtsPosition>> everybody = decisions(foreign, "");
        List<Example<DraughtsPosition>> own = decisions(games, name);
        int last = own.get(own.size() - 1).game();
        int divide = (int) ((last + 1) * EARLIER);
        List<Example<DraughtsPosition>> earlier = part(own, 0, divide);
        List<Example<DraughtsPosition>> tested = part(own, divide, last + 1);
        System.out.printf(
                "%d games of others; %s: %d games to learn from, %d tested with %d decisions%n",
                foreign.size(), name, divide, last + 1 - divide, tested.size());

        List<Example<DraughtsPosition>> shuffled = new ArrayList<>(everybody);
        Collections.shuffle(shuffled, new Random(1));
        Ranking<DraughtsPosition> generic = new LearnRanking<>(GAME)
                .upTo(depth)
                .on(CORES)
                .learn(shuffled.subList(0, most), shuffled.subList(most, most + most / 2));
        for (int d = 1; d <= generic.scores().size(); d++) {
            System.out.printf("others at depth %d: %s%n", d, generic.scores().get(d - 1));
        }
        int monitor = (int) (divide * 0.8);
        Ranking<DraughtsPosition> personal = new LearnRanking<>(GAME)
                .upTo(generic.depth())
                .near(generic, 3000)
                .on(CORES)
                .learn(last(part(earlier, 0, monitor), most), last(part(earlier, monitor, divide), most / 2));
        System.out.printf("%s is given depth %d%n", name, personal.depth());
        compare(generic, personal, book(everybody), earlier, tested);
    }

    private static void compare(
            Ranking<DraughtsPosition> generic,
            Ranking<DraughtsPosition> personal,
            MoveCounts others,
            List<Example<DraughtsPosition>> earlier,
            List<Example<DraughtsPosition>> tested) {
        List<double[]> expected = earlier.parallelStream()
                .map(example -> generic.probabilities(example.position()))
                .toList();
        List<Trust.Case> otherCases = new ArrayList<>();
        for (int i = 0; i < expected.size(); i++) otherCases.add(known(others, 1, earlier.get(i), expected.get(i)));
        Trust inOthers = Trust.fit(otherCases);
        for (int i = 0; i < expected.size(); i++) {
            double[] row = expected.get(i);
            inOthers.apply(counts(others, 1, earlier.get(i)), row, row.length);
        }
        int now = tested.get(0).game();
        Trust inOwn = null;
        double half = 0;
        double most = Double.NEGATIVE_INFINITY;
        for (double tried : HALVES) {
            List<Trust.Case> cases = ownCases(earlier, expected, tried);
            Trust trust = Trust.fit(cases);
            double likelihood = cases.stream()
                    .mapToDouble(each -> Math.log(trust.probability(each)))
                    .sum();
            if (likelihood > most) {
                most = likelihood;
                inOwn = trust;
                half = tried;
            }
        }
        System.out.printf("others' book %s; own book %s, games count half after %.0f%n", inOthers, inOwn, half);
        MoveCounts own = new MoveCounts();
        for (Example<DraughtsPosition> example : earlier) remember(own, example, now, half);

        PredictionScore[] sums = noScores();
        List<PredictionScore[]> byGame = new ArrayList<>();
        int game = -1;
        for (Example<DraughtsPosition> example : tested) {
            if (example.game() != game) byGame.add(noScores());
            game = example.game();
            int chosen = index(example);
            double[] plain = generic.probabilities(example.position());
            double[] near = personal.probabilities(example.position());
            double[] lot = new double[plain.length];
            Arrays.fill(lot, 1.0 / lot.length);
            double[] without = plain.clone();
            inOthers.apply(counts(others, 1, example), plain, plain.length);
            inOthers.apply(counts(others, 1, example), near, near.length);
            inOwn.apply(counts(own, 1, example), near, near.length);
            double[] habits = plain.clone();
            inOwn.apply(counts(own, 1, example), habits, habits.length);
            double[][] ways = {lot, without, plain, habits, near};
            for (int w = 0; w < ways.length; w++) {
                double[] logs = Arrays.stream(ways[w]).map(Math::log).toArray();
                PredictionScore score = PredictionScore.of(logs, logs.length, chosen);
                sums[w] = sums[w].and(score);
                PredictionScore[] row = byGame.get(byGame.size() - 1);
                row[w] = row[w].and(score);
            }
        }
        String[] names = {
            "(a) a legal move by lot", "(b) without the book", "(b) generic", "(c) own book alone", "(c) personal"
        };
        for (int w = 0; w < names.length; w++) System.out.printf("%-26s %s%n", names[w], sums[w]);
        for (int w = 3; w < names.length; w++) {
            int way = w;
            ConfidenceInterval top = ConfidenceInterval.ofMean(byGame.stream()
                    .mapToDouble(row -> row[way].agreement() - row[2].agreement())
                    .toArray());
            ConfidenceInterval loss = ConfidenceInterval.ofMean(byGame.stream()
                    .mapToDouble(row -> row[way].logLoss() - row[2].logLoss())
                    .toArray());
            System.out.printf(
                    "%s over (b), mean of %d games: top-1 %s, log-loss %s%n",
                    names[w], byGame.size(), top.plusMinus(4), loss.plusMinus(4));
        }
    }

    private static PredictionScore[] noScores() {
        PredictionScore[] none = new PredictionScore[5];
        Arrays.fill(none, PredictionScore.NONE);
        return none;
    }

    /** What a book that grows game by game knew of each decision when it was made. */
    private static List<Trust.Case> ownCases(
            List<Example<DraughtsPosition>> examples, List<double[]> expected, double half) {
        List<Trust.Case> cases = new ArrayList<>();
        MoveCounts own = new MoveCounts();
        int remembered = 0;
        for (int i = 0; i < examples.size(); i++) {
            Example<DraughtsPosition> example = examples.get(i);
            while (examples.get(remembered).game() < example.game()) remember(own, examples.get(remembered++), 0, half);
            cases.add(known(own, Math.pow(2, -example.game() / half), example, expected.get(i)));
        }
        return cases;
    }

    /** Counts a decision as it counts in game {@code now}. */
    private static void remember(MoveCounts book, Example<DraughtsPosition> example, int now, double half) {
        book.add(example.position().key(), example.move(), Math.pow(2, (example.game() - now) / half));
    }

    private static Trust.Case known(
            MoveCounts book, double times, Example<DraughtsPosition> example, double[] expected) {
        int chosen = index(example);
        return new Trust.Case(counts(book, times, example), chosen, expected[chosen]);
    }

    private static double[] counts(MoveCounts book, double times, Example<DraughtsPosition> example) {
        int[] moves = moves(example.position());
        double[] counts = new double[moves.length];
        book.counts(example.position().key(), moves, moves.length, counts);
        for (int i = 0; i < counts.length; i++) counts[i] *= times;
        return counts;
    }

    private static int[] moves(DraughtsPosition position) {
        int[] moves = new int[position.mostMoves()];
        return Arrays.copyOf(moves, position.moves(moves, 0));
    }

    private static int index(Example<DraughtsPosition> example) {
        int[] moves = moves(example.position());
        int index = 0;
        while (moves[index] != example.move()) index++;
        return index;
    }

    private static MoveCounts book(List<Example<DraughtsPosition>> examples) {
        MoveCounts book = new MoveCounts();
        for (Example<DraughtsPosition> example : examples)
            book.add(example.position().key(), example.move());
        return book;
    }

    private static List<Example<DraughtsPosition>> part(List<Example<DraughtsPosition>> all, int first, int end) {
        return all.stream()
                .filter(example -> example.game() >= first && example.game() < end)
                .toList();
    }

    private static <T> List<T> last(List<T> all, int most) {
        return all.subList(Math.max(0, all.size() - most), all.size());
    }

    private static List<Example<DraughtsPosition>> decisions(List<PlayedGame<DraughtsPosition>> games, String name) {
        List<Example<DraughtsPosition>> found = new ArrayList<>();
        Decisions<DraughtsPosition> decisions =
                Decisions.withRepeats(GAME, player -> player.contains(name), example -> {
                    if (example.ply() >= FIRST_PLY && example.ply() <= LAST_PLY) found.add(example);
                });
        games.forEach(decisions::game);
        return found;
    }

    private static List<PlayedGame<DraughtsPosition>> read(Path file) throws IOException {
        List<PlayedGame<DraughtsPosition>> games = new ArrayList<>();
        GAME.recordFormats().get(0).read(RecordSource.of(file), new RecordSink<>() {
            @Override
            public void game(PlayedGame<DraughtsPosition> game) {
                games.add(game);
            }

            @Override
            public void rejected(Rejection rejection) {
                // Some transcripts hold moves that nobody can play; the other games are what counts.
            }
        });
        return games;
    }
}
