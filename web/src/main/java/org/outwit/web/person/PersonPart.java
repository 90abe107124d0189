package org.outwit.web.person;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.draw.page.Markup;
import org.outwit.draw.page.SectionLayout;
import org.outwit.learn.study.Study;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.Job;
import org.outwit.web.job.JobKind;
import org.outwit.web.part.WebPart;
import org.outwit.web.part.WebServices;
import org.outwit.web.people.PeopleQuery;
import org.outwit.web.people.PeopleStore;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.people.PersonRecords;
import org.outwit.web.person.PersonState.PreparedView;

/** The page of one person. */
public final class PersonPart implements WebPart {

    private final WebServices services;
    private final PeopleStore store;
    private final PersonRecords records;
    private final StudyRows studies;
    private final PreparationRows preparations;

    public PersonPart(WebServices services) {
        this.services = services;
        this.store = new PeopleStore(services.database());
        this.records = new PersonRecords(services.database());
        this.studies = new StudyRows(services.database());
        this.preparations = new PreparationRows(services.database());
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/people/{id}", this::page);
        new PersonRequests(services, this, records, studies, preparations).routes(routes);
    }

    @Override
    public List<JobKind> jobs() {
        return List.of(
                new StudyJob(store, studies, services.resources()),
                new PrepareJob(store, preparations, services.resources()),
                new WhoJob(store, records, services.resources()));
    }

    PersonEntry person(Context context) {
        return store.person(services.guard().visitor(context), context.pathParam("id"))
                .orElseThrow(() -> Refusal.notFound(
                        "There is nobody at this address. People are found by their names on the page People."));
    }

    PersonStanding standing(PersonEntry person) {
        Optional<KeptStudy> study = studies.find(person.id());
        Optional<Job> job = study.flatMap(each -> services.jobs().find(each.visitor(), each.job()));
        return new PersonStanding(person, study, job);
    }

    private void page(Context context) {
        PersonEntry person = person(context);
        PersonStanding standing = standing(person);
        StudyView findings =
                standing.study().map(each -> studies.view(person, each)).orElse(StudyView.NOTHING);
        PersonPage page = new PersonPage(person, standing, findings);
        Markup more = new Markup();
        if (page.isStudied()) {
            prepare(context, person, more);
            compare(context, person, more);
            who(person, more);
        }
        games(context, person, person.rules(), more);
        services.shell().send(context, person.name(), "People", "person", page.markup(more.page()));
    }

    private void prepare(Context context, PersonEntry person, Markup page) {
        Optional<PreparationRows.Row> row =
                preparations.find(person.id(), services.guard().visitor(context));
        Optional<PreparationView> prepared = row.flatMap(each -> preparations.view(each, person.rules()));
        new PrepareSection(person).write(page, row, prepared, prepared(row));
    }

    /** How it stands with a preparation. */
    PreparedView prepared(Optional<PreparationRows.Row> row) {
        return new PreparedView(
                row.map(PreparationRows.Row::made).orElse(0L),
                row.filter(PreparationRows.Row::isThere)
                        .map(PreparationRows.Row::side)
                        .orElse("both"),
                row.flatMap(each -> services.jobs().find(each.visitor(), each.job()))
                        .map(Job::shown));
    }

    private void compare(Context context, PersonEntry person, Markup page) {
        PeopleQuery query = new PeopleQuery("", person.game(), PeopleQuery.Order.GAMES, false, 1);
        List<PersonEntry> others = store.people(services.guard().visitor(context), query).people().stream()
                .filter(each -> !each.id().equals(person.id()))
                .toList();
        Optional<PersonEntry> other = Optional.ofNullable(context.queryParam("with"))
                .flatMap(id -> store.person(services.guard().visitor(context), id))
                .filter(each -> each.game().equals(person.game()));
        Optional<StudyComparison> found = other.flatMap(each -> compared(person, each));
        new CompareSection(person, others).write(page, other, found);
    }

    private Optional<StudyComparison> compared(PersonEntry one, PersonEntry other) {
        Optional<Study> first = studies.find(one.id()).flatMap(KeptStudy::study);
        Optional<Study> second = studies.find(other.id()).flatMap(KeptStudy::study);
        if (first.isEmpty() || second.isEmpty()) return Optional.empty();
        return Optional.of(StudyComparison.of(StudyFigures.of(first.get()), StudyFigures.of(second.get())));
    }

    private static void who(PersonEntry person, Markup page) {
        SectionLayout.section(
                page,
                "who",
                "Who plays like this?",
                "Compares how somebody moves in some games with all people of the same game, and says how likely each of them"
                        + " is to have played them.");
        page.open("outwit-who", "person", person.id(), "name", person.name(), "games", person.games())
                .close();
        page.close();
    }

    private <P extends Position> void games(Context context, PersonEntry person, Game<P> game, Markup page) {
        int from = first(context.queryParam("games"), person.games());
        new GamesSection(person, from).write(page, records.latest(person, game, from, GamesSection.PAGE));
    }

    /** What an address says by mistake shows the latest games. */
    private static int first(String said, int games) {
        boolean good = said != null && said.matches("[0-9]{1,7}") && Integer.parseInt(said) < games;
        return good ? Integer.parseInt(said) : 0;
    }
}
