package org.outwit.lab.worth;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.file.Journal;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.ConfidenceInterval;

/**
 * What is it worth to know a person? The person is any predictor, whose moves are drawn; best one that was learned from games that
 * the models were not. Against them play the plain engine and, at equal cost, the same engine with each of some predictors: the
 * person's earlier games, somebody else's, the population's, nobody's. Pairs of games from the same openings; points from 0 to
 * 1, with 95 % intervals over pairs, and what each row took of the processor, since equal nodes need not be equal time.
 *
 * <p>Usage: {@code PersonWorth game=othello person=file:later.json model=file:earlier.json other=file:bob.json
 * nobody=mobility@2%1 nodes=50000 pairs=200 seed=1 journal=worth.txt}. Other keys: {@code own} (our function), {@code time}
 * (milliseconds by the clock) or {@code depth} instead of {@code nodes}, {@code margin} and {@code swing} in units, {@code
 * opening} (plies), {@code behind} (by how many units the player is lost at first), {@code most} (plies of a game), {@code people} (the folder of populations). Every key that is none of these is a row, and its value a predictor. With a depth
 * there is a row of the plain engine that looks one ply deeper. A journal lets the same command go on where it stopped.
 */
public final class PersonWorth<P extends Position> {

    private static final int BYTES = 1 << 24;

    private final Game<P> game;
    private final WorthOptions options;
    private final Evaluator<P> own;
    private final int margin;
    private final int swing;
    private final PredictorSpec<P> predictors;
    private final Map<String, PersonSeries.Entrant<P>> rows = new LinkedHashMap<>();
    private final Map<String, Limits> limits = new LinkedHashMap<>();

    private PersonWorth(Game<P> game, WorthOptions options) {
        this.game = game;
        this.options = options;
        this.own = game.evaluator(options.text("own", game.defaultEvaluatorName()));
        double usual = options.number("margin", game.usualMargin());
        this.margin = game.scale().value(usual);
        this.swing = game.scale().value(options.number("swing", 10 * game.usualMargin()));
        Limits each = limits();
        add("plain", each, listener -> new Engine<>(game, own, new TranspositionTable(BYTES)));
        if (options.has("depth")) {
            Limits deeper = Limits.depth(each.depth() + 1);
            add("plain, deeper", deeper, listener -> new Engine<>(game, own, new TranspositionTable(BYTES)));
        }
        this.predictors = new PredictorSpec<>(game, options.text("people", ""));
        options.others().forEach((name, text) -> {
            Supplier<MovePredictor<P>> predictor = predictors.parse(text);
            add(name, each, listener -> expecting(predictor.get()).onForecast(listener::hear));
        });
    }

    private void add(String name, Limits each, PersonSeries.Entrant<P> entrant) {
        rows.put(name, entrant);
        limits.put(name, each);
    }

    private ExpectedReplyEngine<P> expecting(MovePredictor<P> predictor) {
        return new ExpectedReplyEngine<>(game, own, predictor, margin, new TranspositionTable(BYTES)).swing(swing);
    }

    private Limits limits() {
        if (options.has("time")) return Limits.time(Duration.ofMillis(options.whole("time", 0)));
        if (options.has("depth")) return Limits.depth(options.whole("depth", 0));
        return Limits.NONE.withNodes(options.whole("nodes", 50_000));
    }

    public static void main(String[] args) throws IOException {
        try {
            WorthOptions options = WorthOptions.parse(args);
            run(Games.named(options.text("game", "othello")), options);
        } catch (InputException e) {
            System.err.println(e.getMessage());
            System.exit(2);
        }
    }

    private static <P extends Position> void run(Game<P> game, WorthOptions options) throws IOException {
        PersonWorth<P> worth = new PersonWorth<>(game, options);
        String header = "PersonWorth " + options;
        if (!options.has("journal")) {
            worth.play(new ArrayList<>(), line -> {});
            return;
        }
        Path file = Path.of(options.text("journal", ""));
        try (Journal journal = Journal.open(file, header, found -> {
            if (!found.equals(header)) throw new InputException(file + ": this is of another run: " + found);
        })) {
            worth.play(journal.lines(), journal::append);
        }
    }

    /** Where lines go that should outlive the program. */
    private interface Keeper {
        void keep(String line) throws IOException;
    }

    /** All rows of a pair before the next pair, so that whatever is finished can be compared. */
    private void play(List<String> known, Keeper keeper) throws IOException {
        int pairs = options.whole("pairs", 100);
        long seed = options.whole("seed", 1);
        PersonSeries<P> games = new PersonSeries<>(
                openings(pairs, seed), predictors.parse(options.text("person", "")), seed, options.whole("most", 200));
        Map<String, List<PersonPair>> scores = new LinkedHashMap<>();
        rows.keySet().forEach(name -> scores.put(name, new ArrayList<>()));
        for (String line : known) {
            String[] part = line.split("\t");
            scores.get(part[0]).add(PersonPair.parse(part[1]));
        }
        for (int pair = 0; pair < pairs; pair++) {
            for (Map.Entry<String, PersonSeries.Entrant<P>> row : rows.entrySet()) {
                List<PersonPair> done = scores.get(row.getKey());
                if (done.size() > pair) continue;
                done.add(games.play(pair, row.getValue(), limits.get(row.getKey())));
                keeper.keep(row.getKey() + "\t" + done.get(pair).text());
            }
        }
        System.out.printf("%s%n%d games a row%n", options, 2 * pairs);
        scores.forEach((name, row) -> System.out.println(line(name, row, scores.get("plain"))));
    }

    private WorthOpenings<P> openings(int pairs, long seed) {
        int plies = options.whole("opening", 8);
        return options.has("behind")
                ? WorthOpenings.behind(game, plies, seed, game.scale().value(options.number("behind", 0)))
                : WorthOpenings.even(game, pairs, plies, seed);
    }

    private static String line(String name, List<PersonPair> row, List<PersonPair> plain) {
        double[] points = points(row);
        ConfidenceInterval gain = ConfidenceInterval.ofDifference(points, points(plain));
        PersonPair all = row.stream().reduce(PersonPair.NONE, PersonPair::and);
        String expected = all.expected() == 0
                ? ""
                : String.format(
                        Locale.ROOT,
                        "  departs %.3f  likeliest reply: claimed %.3f, came %.3f of %d",
                        (double) all.departures() / all.moves(),
                        all.claimed() / all.expected(),
                        (double) all.came() / all.expected(),
                        all.expected());
        return String.format(
                Locale.ROOT,
                "%-16s %s  gain %s  depth %.2f  %.2f ms a move%s",
                name,
                ConfidenceInterval.ofMean(points).plusMinus(3),
                (gain.estimate() < 0 ? "" : "+") + gain.plusMinus(3),
                (double) all.depths() / all.moves(),
                all.nanos() / 1e6 / all.moves(),
                expected);
    }

    /** A game, for each pair. */
    private static double[] points(List<PersonPair> row) {
        return row.stream().mapToDouble(pair -> pair.points() / 2).toArray();
    }
}
