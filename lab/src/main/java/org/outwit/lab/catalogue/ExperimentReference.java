package org.outwit.lab.catalogue;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.sweep.Sweep;
import org.outwit.lab.sweep.SweepFile;

/**
 * How another machine finds an experiment: by its name, or by the text of the file that describes it. A jar has to be brought there by whoever
 * brings the cells.
 *
 * @param sweep the text of a file; null for an experiment that is a class
 * @param jar the file that has the class, on the machine of who asks; null for one of Outwit's
 */
public record ExperimentReference(String id, String sweep, String jar) implements Serializable {

    /** Each file is read once for all cells that a machine measures. */
    private static final Map<ExperimentReference, Experiment> READ = new ConcurrentHashMap<>();

    public static ExperimentReference to(Experiment experiment) {
        String id = experiment.about().id();
        if (experiment instanceof Sweep sweep) return new ExperimentReference(id, sweep.text(), null);
        if (experiment instanceof JarExperiment own)
            return new ExperimentReference(id, null, own.jar().toAbsolutePath().toString());
        return new ExperimentReference(id, null, null);
    }

    /** The file that has to be brought along. */
    public Optional<Path> carried() {
        return Optional.ofNullable(jar).map(Path::of);
    }

    /** The experiment, on a machine where classes are found by the loader of the thread. */
    public Experiment found() {
        if (sweep == null && jar == null) return Experiments.named(id);
        return READ.computeIfAbsent(this, ExperimentReference::read);
    }

    private Experiment read() {
        if (sweep != null) return SweepFile.read(sweep, id);
        List<Experiment> brought =
                ExperimentJar.broughtBy(Thread.currentThread().getContextClassLoader());
        return Experiments.named(brought, id);
    }
}
