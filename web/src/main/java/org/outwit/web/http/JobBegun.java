package org.outwit.web.http;

/** The job that does what was asked for; empty where that is done. */
@Wire(
        answers = {
            "POST /api/games/{id}/review",
            "POST /api/people/{id}/learn",
            "POST /api/person/{id}/study",
            "POST /api/person/{id}/prepare",
            "POST /api/person/{id}/who",
            "POST /api/lab/tournaments/{id}/run",
            "POST /api/lab/experiments/{id}/run"
        })
public record JobBegun(String job) {}
