package org.outwit.lab.models;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.draw.report.Finding;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Claims;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Readings;
import org.outwit.lab.experiment.Size;

/**
 * Leaves a move in the third tournament of section 3.2, of which section 5.1 gives three numbers; and what the engines spend on some of the
 * same positions. Both sides have the same function, which likes exchanges: the paper's, or one with Samuel's terms.
 */
final class LeavesPerMove implements Experiment {

    private static final int DEPTH = 4;
    private static final int GAMES = 2;

    /** The paper's leaves a move. */
    private static final Map<String, Integer> PAPER = Map.of("m*", 723, "alpha-beta*", 190, "alpha-beta", 66);

    /** How far a share of leaves may be from the paper's, either way, to be called the same. */
    private static final double FACTOR = 1.5;

    /** How the text's 100 moves a game may be read. */
    private static final Map<Integer, String> LENGTHS = new TreeMap<>(
            Map.of(CheckersTournament.SHORT, "games of 100 plies", CheckersTournament.LONG, "games of 200 plies"));

    private static final List<String> LISTINGS = List.of("m*", "alpha-beta*", "alpha-beta");

    private static final Map<String, LinearEvaluator<DraughtsPosition>> FUNCTIONS =
            Map.of("material", SamuelTerms.EXCHANGER, "six", SamuelTerms.SIX_WITH_EXCHANGES);

    @Override
    public About about() {
        return About.of(
                "models-leaves",
                "Carmel and Markovitch 1996, Learning and using opponent models",
                "section 5.1",
                "What a model costs",
                "How many leaves does a move take with a model, pruned and not, and without one?");
    }

    @Override
    public int version() {
        return 2; // games of 100 plies, too
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (String function : List.of("material", "six")) {
            for (int plies : LENGTHS.keySet()) {
                for (int seed = 1; seed <= (size == Size.QUICK ? 4 : 400); seed++)
                    cells.add(Cell.of(seed, "function", function, "plies", plies));
            }
        }
        return cells;
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        SearchCosts costs = new SearchCosts(FUNCTIONS.get(cell.text("function")), DEPTH);
        FixedDepthPlayer player = FixedDepthPlayer.mStar(costs.function(), DEPTH, costs.function(), DEPTH);
        FixedDepthPlayer opponent = FixedDepthPlayer.minimax(costs.function(), DEPTH);
        Map<String, Double> numbers = new TreeMap<>(Map.of("moves", 0.0, "positions", 0.0));
        new CheckersTournament(cell.seed(), GAMES, cell.number("plies"))
                .play(player.seenBy(costs.into(numbers)), opponent);
        return new Measurement(numbers, "");
    }

    @Override
    public Finding finding(LabResults results) {
        Readings readings = new Readings();
        LENGTHS.forEach((plies, words) -> {
            LabResults some = results.where("function", "material", "plies", plies);
            if (some.count() > 0) claim(readings.under(words), some);
        });
        return readings.finding()
                .unlikeThePaper(
                        "The paper's numbers are for its own games, whose openings it does not print: here they begin with eight random moves.",
                        "The text's limit of 100 moves a game is read as 100 of each side, and as 100 of both together.")
                .heading("The listings")
                .table(
                        "Leaves a move at depth 4 with 95 % intervals, over pairs of games; the paper's numbers are for its own games with "
                                + "the first function.",
                        List.of("function", "games end after", "m*", "alpha-beta*", "alpha-beta"), listings(results))
                .heading("The engines")
                .table(
                        "Evaluations a position, deepening included and all functions counted: the engine without techniques, and how many times as "
                                + "many the model engine takes, by what it is told of the sum of both functions.",
                        List.of(
                                "function",
                                "depth",
                                "engine",
                                "a symmetric bound",
                                "bound from the root",
                                "at each node"),
                        engines(results))
                .paragraph(
                        "αβ* is the one-pass search by the corrected rule, with the paper's bound, 0.008 for every piece on the board. A share counts "
                                + "as the paper's within a factor of " + FACTOR
                                + " either way. Games are those of the third tournament; engines "
                                + "search every twentieth position of M*.");
    }

    private static void claim(Claims claims, LabResults some) {
        for (String listing : List.of("alpha-beta*", "alpha-beta")) {
            double paper = (double) PAPER.get(listing) / PAPER.get("m*");
            claims.within(
                    String.format(
                            Locale.ROOT,
                            "%s looks at a share of the leaves of M* that is at most %.1f times the paper's %.3f, and no less than one part in %.1f of it",
                            listing,
                            FACTOR,
                            paper,
                            FACTOR),
                    share(some, listing),
                    paper / FACTOR,
                    paper * FACTOR,
                    3);
        }
        for (String listing : LISTINGS) {
            double paper = PAPER.get(listing);
            claims.within(
                    String.format(
                            Locale.ROOT,
                            "%s takes the paper's %.0f leaves a move within a factor of %.1f",
                            listing,
                            paper,
                            FACTOR),
                    perMove(some, listing),
                    paper / FACTOR,
                    paper * FACTOR,
                    0);
        }
    }

    private static List<List<String>> listings(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        List<String> paper = new ArrayList<>(List.of("the paper", "100 moves"));
        for (String listing : LISTINGS) paper.add(String.valueOf(PAPER.get(listing)));
        rows.add(paper);
        for (String function : results.values("function")) {
            LENGTHS.forEach((plies, words) -> {
                LabResults some = results.where("function", function, "plies", plies);
                if (some.count() == 0) return;
                List<String> row = new ArrayList<>(List.of(function, plies + " plies"));
                for (String listing : LISTINGS) row.add(perMove(some, listing).text(0));
                rows.add(row);
            });
        }
        return rows;
    }

    /** Leaves as a share of those of M* in the same games. */
    private static ConfidenceInterval share(LabResults results, String listing) {
        return ConfidenceInterval.ofMean(
                results.numbers(measurement -> measurement.number(listing) / measurement.number("m*")));
    }

    /** Leaves a move of each cell; games differ much more than moves. */
    private static ConfidenceInterval perMove(LabResults results, String listing) {
        return ConfidenceInterval.ofMean(
                results.numbers(measurement -> measurement.number(listing) / measurement.number("moves")));
    }

    private static List<List<String>> engines(LabResults results) {
        List<List<String>> rows = new ArrayList<>();
        for (String function : results.values("function")) {
            LabResults some = results.where("function", function);
            for (int depth : SearchCosts.ENGINE_DEPTHS) {
                double plain = some.sum("engine@" + depth);
                List<String> row = new ArrayList<>(List.of(
                        function,
                        String.valueOf(depth),
                        String.format(Locale.ROOT, "%,.0f", plain / some.sum("positions"))));
                for (String engine : SearchCosts.MODEL_ENGINES) {
                    row.add(String.format(Locale.ROOT, "%.2f", some.sum(engine + "@" + depth) / plain));
                }
                rows.add(row);
            }
        }
        return rows;
    }
}
