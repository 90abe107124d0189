package org.outwit.web.people;

import io.javalin.config.RoutesConfig;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Collectors;
import org.outwit.web.http.JsonText;
import org.outwit.web.job.Job;
import org.outwit.web.job.JobKind;
import org.outwit.web.part.WebPart;
import org.outwit.web.part.WebServices;

/** The page of people: the table, import and learning. */
public final class PeoplePart implements WebPart {

    private final WebServices services;
    private final PeopleStore store;
    private final ImportFolder folder;
    private final ImportNotes notes;
    private final ImportJob imports;
    private volatile CompletableFuture<Void> loading = CompletableFuture.completedFuture(null);

    public PeoplePart(WebServices services) {
        this(services, ImportFolder.MOST_BYTES);
    }

    /** @param mostBytes of one file */
    PeoplePart(WebServices services, long mostBytes) {
        this.services = services;
        this.store = new PeopleStore(services.database());
        this.folder = new ImportFolder(
                services.resources().dataFolder().resolve("imports"), mostBytes, ImportFolder.MOST_BYTES_OF_EACH);
        this.notes = new ImportNotes(services.database());
        this.imports = new ImportJob(services.database(), folder, notes);
    }

    @Override
    public void routes(RoutesConfig routes) {
        new ImportRequests(services, store, folder, notes, imports).routes(routes);
        new PeopleRequests(services, store).routes(routes);
        new NetworkRequests(services, new NetworkShelf(services.resources().networksFolder())).routes(routes);
        new YourPage(services, store).routes(routes);
    }

    @Override
    public List<JobKind> jobs() {
        return List.of(imports, new LearnJob(store, services.resources()));
    }

    /** Nobody waits for the shipped people: pages that are open hear of them. */
    @Override
    public void started() {
        ShippedPeople shipped = new ShippedPeople(services.database());
        loading = CompletableFuture.runAsync(shipped::load, services.resources().executor());
        Map<String, String> needed = services.jobs().open(ImportJob.NAME).stream()
                .collect(Collectors.toMap(job -> ImportJob.bundle(JsonText.object(job.plan())), Job::visitor));
        folder.clear(needed);
    }

    @Override
    public void close() {
        try {
            loading.join(); // less than a second, and the database is still open
        } catch (CompletionException e) {
            // the next start tries again
        }
    }
}
