package org.outwit.lab.catalogue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.outwit.core.game.InputException;
import org.outwit.draw.report.Finding;
import org.outwit.lab.experiment.About;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.MeasuredNumber;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.ProgramBuild;
import org.outwit.lab.experiment.Size;

/**
 * An experiment of somebody's jar. Who writes one need not count its versions: results belong to what is in the jar, and to this program. What goes
 * wrong in it is told in a sentence that names it.
 *
 * @param own as it was written
 * @param fingerprint of what is in the jar
 */
record JarExperiment(Experiment own, Path jar, String fingerprint) implements Experiment {

    @Override
    public About about() {
        return asked(own::about, "saying what it is");
    }

    @Override
    public int version() {
        return own.version();
    }

    @Override
    public List<Cell> cells(Size size) {
        return asked(() -> own.cells(size), "listing its cells");
    }

    @Override
    public Inputs inputs(String game, LabContext context) {
        return asked(() -> own.inputs(game, context), "saying its inputs")
                .and("Outwit", ProgramBuild.id())
                .and(jar.getFileName().toString(), fingerprint);
    }

    @Override
    public Optional<String> missing(String game, LabContext context) {
        return asked(() -> own.missing(game, context), "saying what is missing");
    }

    @Override
    public Measurement run(Cell cell, LabContext context) {
        return asked(() -> own.run(cell, context), "measuring the cell " + cell.measuredWith(""));
    }

    @Override
    public Finding finding(LabResults results) {
        return asked(() -> own.finding(results), "writing its page");
    }

    @Override
    public boolean isRepeatable() {
        return own.isRepeatable();
    }

    @Override
    public List<MeasuredNumber> numbers() {
        return asked(own::numbers, "saying what its numbers are");
    }

    @Override
    public Map<String, String> parameterUnits() {
        return asked(own::parameterUnits, "saying what its parameters are");
    }

    private <T> T asked(Supplier<T> question, String doing) {
        try {
            return question.get();
        } catch (InputException | CancellationException e) {
            throw e;
        } catch (RuntimeException | LinkageError e) {
            throw new InputException(
                    jar + ": " + own.getClass().getName() + " failed when " + doing + ": " + e + ".", e);
        }
    }
}
