package org.outwit.lab.experiment;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.outwit.core.game.Game;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.people.Populations;

/**
 * What a cell is measured with. What comes out of a cell depends on no more of it than the experiment calls its inputs.
 *
 * @param monitor asked now and then by cells that take long, so that they can be stopped
 * @param populations how people play
 * @param records the folder with records of real games, for experiments that need them
 */
public record LabContext(ProgressMonitor monitor, Populations populations, Optional<Path> records) {

    /** How people play a game, as the program knows it, as something that cells are measured with. */
    public Inputs people(Game<?> game) {
        return Inputs.NONE.and(
                "people of " + game.name() + ", of the program",
                populations.of(game).orElseThrow().mark());
    }

    /** Which games of an experiment cannot be measured with this, and why: a sentence for each. */
    public Map<String, String> missing(Experiment experiment, Size size) {
        Map<String, String> missing = new LinkedHashMap<>();
        for (String game : games(experiment, size))
            experiment.missing(game, this).ifPresent(sentence -> missing.put(game, sentence));
        return missing;
    }

    /** What the games that can be measured are measured with. */
    public Map<String, Inputs> inputs(Experiment experiment, Size size) {
        Map<String, Inputs> inputs = new LinkedHashMap<>();
        for (String game : games(experiment, size))
            if (experiment.missing(game, this).isEmpty()) inputs.put(game, experiment.inputs(game, this));
        return inputs;
    }

    private static Set<String> games(Experiment experiment, Size size) {
        return experiment.cells(size).stream()
                .map(experiment::group)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }
}
