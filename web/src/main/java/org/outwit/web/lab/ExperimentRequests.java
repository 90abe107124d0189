package org.outwit.web.lab;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.outwit.core.game.InputException;
import org.outwit.draw.report.ExperimentReport;
import org.outwit.lab.catalogue.Experiments;
import org.outwit.lab.experiment.Experiment;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.report.ReportFiles;
import org.outwit.lab.results.ShippedExport;
import org.outwit.web.http.JobBegun;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.Job;
import org.outwit.web.job.JobKind;
import org.outwit.web.part.WebServices;

/** The index of experiments, the page of each, and quick runs. */
final class ExperimentRequests {

    private final WebServices services;
    private final ReportShelf shelf;

    ExperimentRequests(WebServices services, ReportShelf shelf) {
        this.services = services;
        this.shelf = shelf;
    }

    JobKind run() {
        return new ExperimentRun(shelf);
    }

    void routes(RoutesConfig routes) {
        routes.get(
                "/lab", context -> services.shell().send(context, "Lab", "Lab", "lab", new LabIndex(shelf).markup()));
        routes.get("/lab/{experiment}", this::page);
        routes.get("/api/lab/experiments/{experiment}", this::state);
        routes.get("/api/lab/experiments/{experiment}/csv", this::csv);
        routes.post("/api/lab/experiments/{experiment}/run", this::begin);
    }

    private static Experiment experiment(Context context) {
        try {
            return Experiments.named(context.pathParam("experiment"));
        } catch (InputException e) {
            throw Refusal.notFound(e.getMessage());
        }
    }

    private void page(Context context) {
        Experiment experiment = experiment(context);
        Optional<ExperimentReport> shipped = shelf.shipped(experiment);
        String markup = asksForShipped(context) && shipped.isPresent()
                ? ExperimentPage.shipped(experiment, shipped.get())
                : ExperimentPage.markup(experiment, report(experiment), shipped);
        services.shell().send(context, experiment.about().title(), "Lab", "lab", markup);
    }

    /** Whether somebody wants what is shipped, whatever was measured here. */
    private static boolean asksForShipped(Context context) {
        return "shipped".equals(context.queryParam("results"));
    }

    /** While a run goes on, what it has measured so far; otherwise the best there is. */
    private Optional<ExperimentReport> report(Experiment experiment) {
        if (job(experiment).isEmpty()) return shelf.report(experiment);
        LabResults so = shelf.quick(experiment);
        return so.count() == 0 ? Optional.empty() : Optional.of(ReportFiles.report(experiment, so));
    }

    private void state(Context context) {
        Experiment experiment = experiment(context);
        Optional<Job> job = job(experiment);
        Optional<ExperimentReport> report = report(experiment);
        int done = shelf.quick(experiment).count();
        int all = experiment.cells(Size.QUICK).size();
        JsonText.send(
                context,
                new RunView(
                        done,
                        all,
                        "cells",
                        done == all,
                        !experiment.about().needsRecords(),
                        job.map(Job::shown),
                        ExperimentPage.report(report, shelf.shipped(experiment))));
    }

    /** The run of this experiment that waits or goes on; results belong to everybody, so it does not matter whose it is. */
    private Optional<Job> job(Experiment experiment) {
        return services.jobs().open(ExperimentRun.NAME).stream()
                .filter(each -> JsonText.text(JsonText.object(each.plan()), ExperimentRun.ID, "")
                        .equals(experiment.about().id()))
                .findFirst();
    }

    private void begin(Context context) {
        Experiment experiment = experiment(context);
        String id = experiment.about().id();
        if (experiment.about().needsRecords()) {
            throw Refusal.conflict(
                    "This experiment needs records of real games, which nobody ships. Run it in the terminal: outwit"
                            + " lab run " + id + " --quick --records FOLDER.");
        }
        Optional<Job> going = job(experiment);
        String job = going.isPresent()
                ? going.get().id()
                : services.jobs()
                        .begin(
                                services.guard().visitor(context),
                                ExperimentRun.NAME,
                                "Experiment: " + experiment.about().title(),
                                Map.of(ExperimentRun.ID, id));
        JsonText.send(context, new JobBegun(job));
    }

    private void csv(Context context) throws IOException {
        Experiment experiment = experiment(context);
        String id = experiment.about().id();
        boolean own = shelf.counts().containsKey(experiment.measured());
        boolean shipped = shelf.shipped(experiment).isPresent() && (!own || asksForShipped(context));
        if (!own && !shipped) {
            throw Refusal.notFound("Nothing of " + id + " has been measured here yet, so there are no numbers.");
        }
        StringWriter text = new StringWriter();
        if (shipped) ShippedExport.write(List.of(experiment), text);
        else shelf.store().export(Set.of(id), text);
        String file = id + (shipped ? "-shipped" : "") + ".csv";
        context.header("Content-Disposition", "attachment; filename=\"" + file + "\"");
        context.contentType("text/csv; charset=utf-8").result(text.toString());
    }
}
