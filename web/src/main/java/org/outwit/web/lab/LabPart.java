package org.outwit.web.lab;

import io.javalin.config.RoutesConfig;
import java.util.List;
import org.outwit.lab.store.DatabaseStore;
import org.outwit.web.job.JobKind;
import org.outwit.web.part.WebPart;
import org.outwit.web.part.WebServices;

/** Lab: experiments and tournaments. */
public final class LabPart implements WebPart {

    private final DatabaseStore store;
    private final ExperimentRequests experiments;
    private final TournamentRequests tournaments;

    public LabPart(WebServices services) {
        this.store = DatabaseStore.in(services.database(), services.resources().executor());
        ReportShelf shelf = new ReportShelf(store, services.resources());
        this.experiments = new ExperimentRequests(services, shelf);
        this.tournaments = new TournamentRequests(services, shelf);
    }

    /** The name of an experiment can be anything but that of another page, so those come first. */
    @Override
    public void routes(RoutesConfig routes) {
        tournaments.routes(routes);
        experiments.routes(routes);
    }

    @Override
    public List<JobKind> jobs() {
        return List.of(experiments.run(), tournaments.run());
    }

    @Override
    public void close() {
        store.close();
    }
}
