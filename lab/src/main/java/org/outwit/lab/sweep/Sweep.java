package org.outwit.lab.sweep;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.FileHash;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.MeasuredNumber;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.ProgramBuild;
import org.outwit.lab.experiment.Size;
import org.outwit.play.match.MatchOpenings;
import org.outwit.play.player.Players;

/**
 * An experiment that a file describes. All values that decide how a cell comes out stand in the cell, those that the file left out included; files
 * of people and the program itself are its inputs. So a file may grow and nothing is measured twice, and no changed file is shown old numbers.
 */
public final class Sweep implements Experiment {

    private static final String FILE = "file:";

    private final SweepPlan plan;
    private final String place;
    private final Map<String, MatchOpenings<?>> openings = new ConcurrentHashMap<>();

    Sweep(SweepPlan plan, String place) {
        this.plan = plan;
        this.place = place;
    }

    SweepPlan plan() {
        return plan;
    }

    /** The text of the file, from which anybody can make it again. */
    public String text() {
        return plan.text();
    }

    /** Tells this file from others. */
    String fingerprint() {
        return FileHash.of(plan.text().getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public About about() {
        return About.of("sweep-" + plan.name(), "Own sweep", plan.measure().word(), plan.title(), plan.question());
    }

    @Override
    public String argument() {
        return place;
    }

    @Override
    public List<MeasuredNumber> numbers() {
        return plan.measure().numbers();
    }

    @Override
    public Map<String, String> parameterUnits() {
        Map<String, String> units = new TreeMap<>();
        plan.axes().keySet().forEach(key -> units.put(key.word(), key.unit()));
        return units;
    }

    /** Seed by seed, so that every combination has been tried equally often wherever the work is stopped. */
    @Override
    public List<Cell> cells(Size size) {
        List<Cell> cells = new ArrayList<>();
        List<Map<SweepKey, String>> combinations = plan.combinations();
        for (int i = 0; i < plan.seeds(size); i++) {
            for (Map<SweepKey, String> each : combinations) {
                List<Object> words = new ArrayList<>();
                words.addAll(List.of("measure", plan.measure().word()));
                each.forEach((key, value) -> words.addAll(List.of(key.word(), CellWord.of(value))));
                cells.add(Cell.of(plan.first() + i, words.toArray()));
            }
        }
        return cells;
    }

    @Override
    public Inputs inputs(String game, LabContext context) {
        Inputs inputs = Inputs.NONE.and("Outwit", ProgramBuild.id());
        boolean people = false;
        for (String function : functions()) {
            if (function.startsWith(FILE)) {
                String file = function.substring(FILE.length());
                inputs = inputs.and(file, FileHash.of(Path.of(file)));
            } else {
                people |= !isEvaluator(game, function);
            }
        }
        Game<?> played = Games.named(game);
        boolean known = people && context.populations().of(played).isPresent();
        return known ? inputs.and(context.people(played)) : inputs;
    }

    /** All functions that players have, models included. */
    private Set<String> functions() {
        Set<String> functions = new LinkedHashSet<>();
        for (SweepKey key : List.of(SweepKey.PLAYER, SweepKey.AGAINST, SweepKey.REFERENCE)) {
            for (String each : plan.axes().getOrDefault(key, List.of()))
                functions.addAll(PlayerSpec.parse(each).functions());
        }
        return functions;
    }

    /** Others may ask how people play: levels, characters, and people themselves. */
    private static boolean isEvaluator(String game, String function) {
        return function.equals(Players.RANDOM) || Games.named(game).evaluators().containsKey(function);
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        return run(Games.named(cell.game()), cell, context);
    }

    private <P extends Position> Measurement run(Game<P> game, Cell cell, LabContext context) {
        try {
            return new SweepCell<>(game, cell, context, openings(game, cell.number(SweepKey.OPENING.word())))
                    .measurement(plan.measure());
        } catch (InputException e) {
            throw new InputException(place + ": " + e.getMessage(), e);
        }
    }

    /** The first of them are the same however many there are. */
    @SuppressWarnings("unchecked") // the key has the name of the game, whose positions they are
    private <P extends Position> MatchOpenings<P> openings(Game<P> game, int plies) {
        return (MatchOpenings<P>) openings.computeIfAbsent(
                game.name() + " " + plies, key -> new MatchOpenings<>(game, plan.last(), plies, 0));
    }

    @Override
    public Finding finding(LabResults results) {
        return new SweepFinding(this, results).finding();
    }
}
