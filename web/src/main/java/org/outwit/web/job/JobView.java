package org.outwit.web.job;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.outwit.web.http.Wire;

/**
 * A job without what only the server needs.
 *
 * @param state in small letters
 * @param share how much is done, from 0 to 1; negative where that is not known
 * @param result what came out, as JSON
 * @param created in milliseconds since 1970
 */
@Wire(tells = "jobs job", answers = "GET /api/jobs/{id}")
public record JobView(
        String id,
        String kind,
        String title,
        String state,
        String activity,
        double share,
        Optional<String> result,
        long created) {

    /** All that a visitor's pages show. */
    @Wire(tells = "jobs picture")
    record JobsView(List<JobView> jobs) {}

    static JobView of(Job job) {
        return new JobView(
                job.id(),
                job.kind(),
                job.title(),
                job.state().name().toLowerCase(Locale.ROOT),
                job.activity(),
                job.share(),
                Optional.of(job.result()).filter(result -> !result.isEmpty()),
                job.created());
    }
}
