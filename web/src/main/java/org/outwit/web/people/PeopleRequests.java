package org.outwit.web.people;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.outwit.web.http.JobBegun;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.part.WebServices;

/** The page of everybody and what it asks. */
final class PeopleRequests {

    private static final int MOST_SEARCH = 100;

    private final WebServices services;
    private final PeopleStore store;
    private final PersonLessons lessons;

    PeopleRequests(WebServices services, PeopleStore store) {
        this.services = services;
        this.store = store;
        this.lessons = new PersonLessons(store, services.jobs());
    }

    void routes(RoutesConfig routes) {
        routes.get("/people", this::page);
        routes.get("/api/people", context -> JsonText.send(context, listed(context)));
        routes.post("/api/people/{id}/learn", this::learn);
    }

    private void page(Context context) {
        PeopleQuery query = query(context);
        String visitor = services.guard().visitor(context);
        PeopleList list = store.people(visitor, query);
        String markup =
                new PeoplePage(query, list, each -> lessons.state(visitor, each)).markup(JsonText.of(listed(context)));
        services.shell().send(context, "People", "People", "people", markup);
    }

    private PeopleView listed(Context context) {
        PeopleQuery query = query(context);
        String visitor = services.guard().visitor(context);
        PeopleList list = store.people(visitor, query);
        Map<String, String> titles = new LinkedHashMap<>();
        list.games().keySet().forEach(game -> titles.put(game, PeoplePage.title(game)));
        return new PeopleView(
                query.search(),
                query.game(),
                query.order().toString(),
                query.backwards(),
                list.page(),
                list.pages(),
                list.found(),
                list.games(),
                titles,
                list.people().stream().map(each -> lessons.shown(visitor, each)).toList());
    }

    private static PeopleQuery query(Context context) {
        String search = said(context, "search");
        if (search.length() > MOST_SEARCH)
            throw Refusal.bad("Nobody has a name of " + search.length() + " characters.");
        String page = said(context, "page");
        if (!page.isEmpty() && !page.matches("[1-9][0-9]{0,6}"))
            throw Refusal.bad("'page' is " + page + "; expected a whole number from 1.");
        return new PeopleQuery(
                search,
                said(context, "game"),
                PeopleQuery.Order.named(said(context, "sort")),
                said(context, "backwards").equals("true"),
                page.isEmpty() ? 1 : Integer.parseInt(page));
    }

    private static String said(Context context, String name) {
        return Optional.ofNullable(context.queryParam(name)).orElse("").strip();
    }

    private void learn(Context context) {
        String visitor = services.guard().visitor(context);
        PersonEntry person = store.person(visitor, context.pathParam("id"))
                .orElseThrow(() -> Refusal.notFound("There is no such person."));
        JsonText.send(context, new JobBegun(lessons.begin(visitor, person)));
    }
}
