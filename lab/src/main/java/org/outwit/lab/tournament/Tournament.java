package org.outwit.lab.tournament;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.zip.CRC32;
import org.outwit.core.game.Position;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.play.match.GameLine;
import org.outwit.play.match.Match;
import org.outwit.play.match.MatchGame;
import org.outwit.play.resources.Resources;

/**
 * A tournament as an experiment: a cell is an opening that two players play with both colours, and its seed is the number of the
 * opening. So a tournament can be stopped and goes on, and players who join later meet the others without anything being played
 * again. With a clock the same cell need not come out the same.
 */
public final class Tournament<P extends Position> implements Experiment {

    private final TournamentPlan<P> plan;
    private final Resources resources;
    private final int openings;
    private final Map<Pairing, Match<P>> matches;

    public Tournament(TournamentPlan<P> plan, Resources resources) {
        this(plan, resources, plan.openings(), new ConcurrentHashMap<>());
    }

    private Tournament(TournamentPlan<P> plan, Resources resources, int openings, Map<Pairing, Match<P>> matches) {
        this.plan = plan;
        this.resources = resources;
        this.openings = openings;
        this.matches = matches;
        plan.pairings().forEach(plan::match); // complains about a player before the first game
    }

    /** The same tournament with only the first openings. */
    public Tournament<P> upTo(int openings) {
        return new Tournament<>(plan, resources, Math.min(openings, plan.openings()), matches);
    }

    public TournamentPlan<P> plan() {
        return plan;
    }

    @Override
    public About about() {
        String id = plan.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        return About.of(
                "tournament-" + id.replaceAll("^-|-$", ""),
                "Outwit",
                plan.kind().word() + " in " + plan.game().name(),
                plan.name(),
                "How strong are these players of " + plan.game().name() + ", measured by each other?");
    }

    @Override
    public boolean isRepeatable() {
        return plan.isRepeatable();
    }

    /** The name tells what changes games without being named in a cell. */
    @Override
    public Measured measured() {
        CRC32 sum = new CRC32();
        sum.update(plan.identity().getBytes(StandardCharsets.UTF_8));
        return new Measured("tournament " + plan.game().name() + " " + Long.toHexString(sum.getValue()), version());
    }

    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        for (int opening = 0; opening < openings; opening++) {
            for (Pairing pair : plan.pairings()) cells.add(cell(pair, opening));
        }
        return cells;
    }

    private Cell cell(Pairing pair, int opening) {
        return Cell.of(opening, "first", word(pair.first()), "second", word(pair.second()));
    }

    /** A player as a word; results belong to players, not to their names. */
    private String word(int entrant) {
        return PlayerWord.of(plan.entrants().get(entrant).player());
    }

    /** Players who bring a file are measured anew where it has changed, and nobody else is. */
    @Override
    public String group(Cell cell) {
        return cell.text("first") + " " + cell.text("second");
    }

    @Override
    public Inputs inputs(String group, LabContext context) {
        Pairing pair = pair(each -> group(cell(each, 0)).equals(group));
        return PlayerInputs.of(
                plan.game(),
                List.of(
                        plan.entrants().get(pair.first()).player(),
                        plan.entrants().get(pair.second()).player()),
                context);
    }

    private Pairing pair(Predicate<Pairing> holds) {
        return plan.pairings().stream().filter(holds).findFirst().orElseThrow();
    }

    /** Of the file that stands beside its page. */
    @Override
    public String command(Size size) {
        return "outwit lab tournament " + file();
    }

    /** The name of the file beside its page, which has all that decides how it goes. */
    public String file() {
        return about().id() + ".tournament.json";
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        Pairing pair = pair(each -> group(cell(each, 0)).equals(group(cell)));
        Match<P> match = matches.computeIfAbsent(pair, each -> new Match<>(plan.match(each), resources));
        List<MatchGame> games = match.playOpening((int) cell.seed(), context.monitor()::isStopped);
        if (!games.stream().allMatch(MatchGame::isFinished)) throw new CancellationException("The game was stopped.");
        GameLine<P> line = new GameLine<>(plan.match(pair));
        Map<String, Double> numbers = new LinkedHashMap<>();
        for (int i = 0; i < games.size(); i++) {
            if (games.get(i).counts())
                numbers.put("points-" + (i + 1), games.get(i).points(0));
        }
        numbers.put(
                "failed", (double) games.stream().filter(each -> !each.counts()).count());
        return new Measurement(numbers, games.stream().map(line::text).collect(Collectors.joining("\n")));
    }

    /** The games of a pair, in order. */
    List<MatchGame> games(Pairing pair, LabResults results) {
        GameLine<P> line = new GameLine<>(plan.match(pair));
        List<MatchGame> games = new ArrayList<>();
        Map<Long, Measurement> played = new HashMap<>();
        results.where("first", word(pair.first()), "second", word(pair.second()))
                .measurements()
                .forEach((cell, measurement) -> played.put(cell.seed(), measurement));
        for (long opening = 0; opening < openings; opening++) {
            Measurement measurement = played.get(opening);
            if (measurement == null) continue;
            measurement.text().lines().forEach(each -> games.add(line.parse(each, about().id())));
        }
        return games;
    }

    /** Points a game of the first with each opening, where both games count. */
    public double[] pairMeans(LabResults results) {
        return results.measurements().values().stream()
                .filter(each -> each.number("failed") == 0)
                .mapToDouble(each -> each.numbers().entrySet().stream()
                        .filter(number -> number.getKey().startsWith("points-"))
                        .mapToDouble(Map.Entry::getValue)
                        .average()
                        .orElse(0.5))
                .toArray();
    }

    @Override
    public Finding finding(LabResults results) {
        return new TournamentFinding<>(this, results).finding();
    }
}
