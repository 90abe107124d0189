package org.outwit.web.lab;

import java.util.Map;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.Size;
import org.outwit.web.http.JsonText;
import org.outwit.web.job.JobKind;
import org.outwit.web.job.JobWeight;
import org.outwit.web.job.JobWork;

/** Measures the quick size of an experiment. Cells that are finished stay so, and the next server goes on with the others. */
record ExperimentRun(ReportShelf shelf) implements JobKind {

    static final String NAME = "experiment";

    /** What the plan of the job calls the experiment. */
    static final String ID = "experiment";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public JobWeight weight() {
        return JobWeight.MIDDLING;
    }

    @Override
    public String run(JobWork work) {
        Experiment experiment = Experiments.named(JsonText.text(work.plan(), ID, ""));
        shelf.run(counting(work, "cells")).run(experiment, Size.QUICK);
        return JsonText.of(Map.of(ID, experiment.about().id()));
    }

    /** Says in words how many are done; with a total that is known where others wait. */
    static ProgressMonitor counting(JobWork work, String what) {
        return new ProgressMonitor() {
            @Override
            public void progress(String activity, long done, long total) {
                work.progress(total > 0 ? "measured " + done + " of " + total + " " + what : activity, done, total);
            }

            @Override
            public boolean isStopped() {
                return work.isStopped();
            }
        };
    }
}
