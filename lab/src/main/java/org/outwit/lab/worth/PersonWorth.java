package org.outwit.lab.worth;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Limits;

/**
 * What is it worth to know a person? Each of some people of an archive is learned twice: a clone of their later games is played against,
 * and a model of their earlier games is played by. Rows are the plain engine, the same with as many nodes more as a ply takes ({@code
 * deeper}), and the engine that expects replies, told of the {@code person}, of {@code anybody} of that strength, of somebody {@code
 * other}, or of {@code nobody}: the softmax of a short search. {@link WorthSetting} says what is played. All rows of a pair of games
 * begin alike, and take the same processor time a move ({@link EqualCost}).
 *
 * <p>Usage: {@code PersonWorth game=othello people=12 ms=50 even=30 behind=10 sparring=10 engine=10 seed=1 journal=worth.txt WTH_*.wtb}: so
 * many pairs with each person. Other keys: {@code people=NAME;NAME}; {@code populations} (the folder of the people that models are
 * learned with); {@code rows=person@2,anybody@2} (see {@link WorthRow}); {@code nodes} for the same nodes in all rows instead of {@code
 * ms}; {@code lost} (by how many units one is slightly lost); {@code opening} (plies); {@code ahead} (how far clones look) and {@code
 * sharpness}; {@code own} (our function), {@code margin} and {@code swing} in units, {@code most} (plies of a game). {@code
 * person=file:later.json model=file:earlier.json} instead of files of games plays one person, with a row for every key that is no option.
 * The journal lets the same command go on where it stopped, also with more pairs.
 */
public final class PersonWorth<P extends Position> {

    private static final int BYTES = 1 << 24;
    private static final long FIRST_GUESS = 5_000;
    private static final int COST_GAMES = 8;
    private static final int MOST_DEPTH = 12;
    private static final int SPARRING_PAIRS = 2;
    private static final String ROWS = "person@2,anybody@2,other@2,nobody";
    private static final ThreadMXBean PROCESSOR = ManagementFactory.getThreadMXBean();

    private final Game<P> game;
    private final WorthOptions options;
    private final WorthJournal journal;
    private final Evaluator<P> own;
    private final int swing;
    private final long seed;
    private final LongSupplier clock;
    private final List<WorthPerson<P>> people;
    private final List<WorthRow> rows = new ArrayList<>();

    private PersonWorth(Game<P> game, WorthOptions options, WorthJournal journal, LongSupplier clock)
            throws IOException {
        this.game = game;
        this.options = options;
        this.journal = journal;
        this.clock = clock;
        this.own = game.evaluator(options.text("own", game.defaultEvaluatorName()));
        this.swing = game.scale().value(options.number("swing", 10 * game.usualMargin()));
        this.seed = options.whole("seed", 1);
        boolean written = options.has("person");
        this.people = written
                ? List.of(new PredictorSpec<>(game, options.text("populations", "")).person(options))
                : new WorthPeople<>(game, options).people(journal);
        rows.add(WorthRow.PLAIN);
        rows.add(WorthRow.DEEPER);
        Stream<String> names = written
                ? options.others().keySet().stream()
                : Stream.of(options.text("rows", ROWS).split(","));
        names.map(WorthRow::parse).forEach(rows::add);
    }

    public static void main(String[] args) throws IOException {
        try {
            run(WorthOptions.parse(args), PROCESSOR::getCurrentThreadCpuTime).forEach(System.out::println);
        } catch (InputException e) {
            System.err.println(e.getMessage());
            System.exit(2);
        }
    }

    /** The report, line by line; the clock tells processor time in nanoseconds. */
    static List<String> run(WorthOptions options, LongSupplier clock) throws IOException {
        return run(Games.named(options.text("game", "othello")), options, clock);
    }

    private static <P extends Position> List<String> run(Game<P> game, WorthOptions options, LongSupplier clock)
            throws IOException {
        try (WorthJournal journal = WorthJournal.of(options)) {
            return new PersonWorth<>(game, options, journal, clock).report();
        }
    }

    private PersonSeries.Entrant<P> entrant(WorthRow row, WorthPerson<P> person) {
        if (!row.expects()) return listener -> plain();
        int margin = game.scale().value(row.margin().orElse(options.number("margin", game.usualMargin())));
        Supplier<MovePredictor<P>> predictor = person.known().apply(row);
        return listener -> new ExpectedReplyEngine<>(game, own, predictor.get(), margin, new TranspositionTable(BYTES))
                .swing(swing)
                .onForecast(listener::hear);
    }

    private Engine<P> plain() {
        return new Engine<>(game, own, new TranspositionTable(BYTES));
    }

    /** All rows of a pair before the next pair, so that whatever is finished can be compared. */
    private List<String> report() {
        Map<String, Long> nodes = nodes();
        List<String> lines = new ArrayList<>(List.of(options.toString(), "nodes a move: " + nodes));
        for (WorthSetting setting : WorthSetting.values()) {
            int pairs = options.whole(setting.key(), 0);
            if (pairs == 0) continue;
            Map<WorthRow, Limits> limits = setting == WorthSetting.SPARRING ? depths() : limits(nodes);
            WorthReport report = new WorthReport();
            List<PersonSeries<P>> series =
                    people.stream().map(each -> series(setting, each, nodes)).toList();
            for (int pair = 0; pair < pairs; pair++) {
                for (int i = 0; i < people.size(); i++) play(setting, i, pair, series.get(i), limits, report);
            }
            lines.add(setting.meaning() + ", " + people.size() + (people.size() == 1 ? " person" : " people"));
            lines.addAll(report.lines());
        }
        return lines;
    }

    private void play(
            WorthSetting setting,
            int person,
            int pair,
            PersonSeries<P> series,
            Map<WorthRow, Limits> limits,
            WorthReport report) {
        for (WorthRow row : rows) {
            if (!setting.has(row)) continue;
            String played = journal.get(
                    () -> series.play(pair, entrant(row, people.get(person)), limits.get(row))
                            .text(),
                    setting.key(),
                    people.get(person).name(),
                    String.valueOf(pair),
                    row.name());
            report.add(row.name(), PersonPair.parse(played));
        }
    }

    private PersonSeries<P> series(WorthSetting setting, WorthPerson<P> person, Map<String, Long> nodes) {
        long theirs = seed * 1_000_003 + people.indexOf(person) * 7_919L;
        double lost = options.number("lost", 2 * game.errorSize());
        WorthOpenings<P> openings = setting == WorthSetting.BEHIND
                ? WorthOpenings.behind(
                        game, person.lines(), theirs, game.scale().value(lost))
                : WorthOpenings.even(game, person.lines(), theirs);
        Supplier<WorthOpponent<P>> opponent = setting == WorthSetting.ENGINE
                ? WorthOpponent.engine(this::plain, limits(nodes).get(WorthRow.PLAIN))
                : WorthOpponent.person(person.self());
        return new PersonSeries<>(openings, opponent, theirs, options.whole("most", 200), clock);
    }

    private Map<WorthRow, Limits> limits(Map<String, Long> nodes) {
        Map<WorthRow, Limits> limits = new LinkedHashMap<>();
        for (WorthRow row : rows) limits.put(row, Limits.NONE.withNodes(nodes.get(row.name())));
        return limits;
    }

    /** How many nodes a row may take: those that are asked for, or as many as take the time that is. */
    private Map<String, Long> nodes() {
        Map<String, Long> nodes = new LinkedHashMap<>();
        boolean known = rows.stream().allMatch(row -> journal.has("nodes", row.name()));
        Map<String, Long> found = known ? Map.of() : foundNodes();
        for (WorthRow row : rows) {
            String name = row.name();
            nodes.put(name, Long.parseLong(journal.get(() -> String.valueOf(found.get(name)), "nodes", name)));
        }
        return nodes;
    }

    private Map<String, Long> foundNodes() {
        List<List<P>> games = new ArrayList<>();
        Random random = new Random(seed);
        for (int i = 0; i < COST_GAMES; i++) {
            List<P> positions = people.get(i % people.size()).lines().positions(random);
            int mover = positions.get(0).mover();
            games.add(positions.stream().filter(each -> each.mover() == mover).toList());
        }
        EqualCost<P> cost = new EqualCost<>(games, clock);
        Map<String, PersonSeries.Entrant<P>> players = new LinkedHashMap<>();
        for (WorthRow row : rows) {
            if (!row.equals(WorthRow.DEEPER)) players.put(row.name(), entrant(row, people.get(0)));
        }
        Map<String, Long> nodes = new LinkedHashMap<>();
        if (options.has("nodes")) {
            players.keySet().forEach(name -> nodes.put(name, (long) options.whole("nodes", 0)));
        } else {
            nodes.putAll(cost.nodes(players, options.number("ms", 50), FIRST_GUESS));
        }
        nodes.put(
                WorthRow.DEEPER.name(), cost.nodesOfAnotherPly(listener -> plain(), nodes.get(WorthRow.PLAIN.name())));
        return nodes;
    }

    /** The depth at which the plain engine is about as strong as people are. */
    private Map<WorthRow, Limits> depths() {
        int depth = Integer.parseInt(journal.get(() -> String.valueOf(equalDepth()), "sparring depth"));
        Map<WorthRow, Limits> limits = new LinkedHashMap<>();
        for (WorthRow row : rows) limits.put(row, Limits.depth(row.equals(WorthRow.DEEPER) ? depth + 1 : depth));
        return limits;
    }

    /** Two plies at least: less leaves nothing to compare. */
    private int equalDepth() {
        double before = 0;
        for (int depth = 2; depth <= MOST_DEPTH; depth++) {
            double points = 0;
            for (WorthPerson<P> each : people) {
                PersonSeries<P> series = series(WorthSetting.SPARRING, each, Map.of());
                for (int pair = 1; pair <= SPARRING_PAIRS; pair++) {
                    points += series.play(-pair, listener -> plain(), Limits.depth(depth))
                            .points();
                }
            }
            points /= 2.0 * SPARRING_PAIRS * people.size();
            if (points >= 0.5) return depth > 2 && points - 0.5 > 0.5 - before ? depth - 1 : depth;
            before = points;
        }
        return MOST_DEPTH;
    }
}
