package org.outwit.web.people;

import java.util.List;
import java.util.Optional;
import org.outwit.web.http.Wire;

/**
 * What pages show of an import, also of one that goes on or was cancelled.
 *
 * @param reasons of the first that were refused
 */
@Wire(answers = "GET /api/people/import/{id}", results = ImportJob.NAME)
record ImportView(
        String id,
        String name,
        String game,
        long added,
        long known,
        long refused,
        List<String> reasons,
        boolean ended) {

    /** The job that reads the files, or which of them it is not sure about. */
    @Wire(answers = "POST /api/people/import/{id}/begin")
    record ImportBegun(String id, Optional<String> job, Optional<List<DoubtView>> doubts) {}

    /** @param games of which the file may be */
    record DoubtView(String name, String sentence, List<String> games) {}
}
