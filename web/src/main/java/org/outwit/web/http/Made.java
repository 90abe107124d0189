package org.outwit.web.http;

/** What something that was made is called from now on. */
@Wire(
        answers = {
            "POST /api/games",
            "POST /api/games/{id}/again",
            "POST /api/analyse",
            "POST /api/lab/tournaments",
            "POST /api/people/import"
        })
public record Made(String id) {}
