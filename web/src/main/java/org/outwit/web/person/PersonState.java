package org.outwit.web.person;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.web.http.Wire;
import org.outwit.web.job.JobView;

/** How it stands with the study of a person and with what was prepared against them. */
@Wire(answers = "GET /api/person/{id}")
record PersonState(StandingView study, PreparedView preparation) {

    /**
     * @param stage how much of the study is there: "nothing", "facts" or "whole"
     * @param made in milliseconds since 1970; 0 where it was not
     * @param old whether there are other games now, or another model
     * @param begins whether the page shall begin it
     * @param many whether there are too many games to begin unasked
     * @param failure what the last job said when it failed; empty where it did not
     * @param job the last one, with what it does and how much is done
     */
    record StandingView(
            String stage,
            long made,
            boolean old,
            boolean begins,
            boolean many,
            boolean closely,
            boolean busy,
            String failure,
            boolean cancelled,
            Optional<String> job,
            Optional<String> activity,
            Optional<Double> share) {}

    /**
     * @param made in milliseconds since 1970; 0 where it was not
     * @param side of the one who prepares: "first", "second" or "both"
     */
    record PreparedView(long made, String side, Optional<JobView> job) {}

    /**
     * A game of theirs.
     *
     * @param seat theirs
     * @param record as a file has it
     */
    @Wire(answers = "GET /api/person/{id}/games/{game}")
    record PersonGame(
            String id,
            String game,
            String person,
            int seat,
            List<String> players,
            String result,
            Map<String, String> tags,
            String start,
            List<String> moves,
            String record) {}
}
