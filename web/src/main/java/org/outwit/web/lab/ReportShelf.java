package org.outwit.web.lab;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.lab.experiment.Measured;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.report.ReportFiles;
import org.outwit.lab.results.ShippedRuns;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.learn.network.Networks;
import org.outwit.play.resources.Resources;

/** Results as reports. One that was made stays until another cell is finished, since some take a moment. */
final class ReportShelf {

    /** Measuring leaves the other processors to games. */
    private static final int THREADS = 1;

    private record Made(int finished, ExperimentReport report) {}

    private final DatabaseStore store;
    private final Resources resources;
    private final Map<Measured, Made> made = new ConcurrentHashMap<>();
    private final Map<Measured, ExperimentReport> shipped = new ConcurrentHashMap<>();

    ReportShelf(DatabaseStore store, Resources resources) {
        this.store = store;
        this.resources = resources;
    }

    DatabaseStore store() {
        return store;
    }

    /** What is finished of each, in one question. */
    Map<Measured, Integer> counts() {
        return store.counts();
    }

    /** The report on what was measured here, or where nothing was on what is shipped; empty where there is neither. */
    Optional<ExperimentReport> report(Experiment experiment) {
        return report(experiment, counts());
    }

    Optional<ExperimentReport> report(Experiment experiment, Map<Measured, Integer> counts) {
        Measured what = experiment.measured();
        Integer finished = counts.get(what);
        if (finished == null) return shipped(experiment);
        Made known = made.get(what);
        if (known == null || known.finished() != finished) {
            known = new Made(finished, ReportFiles.report(experiment, results(experiment)));
            made.put(what, known);
        }
        return Optional.of(known.report());
    }

    /** The report on the full run that is shipped with the program. */
    Optional<ExperimentReport> shipped(Experiment experiment) {
        if (!ShippedRuns.has(experiment)) return Optional.empty();
        return Optional.of(shipped.computeIfAbsent(
                experiment.measured(), what -> ReportFiles.report(experiment, ShippedRuns.results(experiment))));
    }

    private LabResults results(Experiment experiment) {
        return run(ProgressMonitor.NONE).best(experiment);
    }

    /** How far the quick size is: what there is of it. */
    LabResults quick(Experiment experiment) {
        return run(ProgressMonitor.NONE).results(experiment, Size.QUICK);
    }

    /** Measures on few threads, and tells how far it is. */
    LabRun run(ProgressMonitor monitor) {
        return new LabRun(
                store,
                new LocalThreads(new Parallel(resources.executor(), THREADS)),
                new LabContext(monitor, resources.populations().hearing(Networks.NONE), Optional.empty()));
    }
}
