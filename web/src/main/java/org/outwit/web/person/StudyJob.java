package org.outwit.web.person;

import java.io.IOException;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.person.KnownGames;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.study.Analysis;
import org.outwit.learn.study.Effort;
import org.outwit.learn.study.PersonGames;
import org.outwit.learn.study.StudyText;
import org.outwit.play.resources.Resources;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.JobWork;
import org.outwit.web.people.LearnJob;
import org.outwit.web.people.PeopleStore;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.people.PersonJob;
import org.outwit.web.people.PersonPlan;
import org.outwit.web.person.KeptStudy.Stage;

/**
 * Studies a person as 'outwit study' does. One who was not learned, or has many more games than then, is learned first. What
 * needs no search is kept at once, so that the page has something to show while the rest is found.
 */
final class StudyJob extends PersonJob {

    static final String NAME = "study";

    private static final String LEARNED = "learned";

    private final PeopleStore store;
    private final StudyRows rows;
    private final Resources resources;

    StudyJob(PeopleStore store, StudyRows rows, Resources resources) {
        super(NAME, store);
        this.store = store;
        this.rows = rows;
        this.resources = resources;
    }

    /**
     * @param again whether to learn anew in any case
     * @param closely whether to take the time to look deeper
     */
    record Plan(String person, boolean again, boolean closely) {}

    @Override
    protected <P extends Position> PersonPlan run(JobWork work, PersonEntry person, Game<P> game) throws IOException {
        boolean again = JsonText.flag(work.plan(), "again") && !work.memory().equals(LEARNED);
        if (again || !person.isLearned() || PersonStanding.hasGrown(person)) {
            new LearnJob(store, resources).run(work);
            work.remember(LEARNED);
        }
        study(work, store.person(work), game);
        return new PersonPlan(person.id());
    }

    private <P extends Position> void study(JobWork work, PersonEntry entry, Game<P> game) {
        work.progress("replaying " + entry.games() + " games", 0, 0);
        Person<P> person = store.games(entry, game);
        if (PersonGames.of(person).games().isEmpty())
            throw Refusal.conflict(entry.name() + " played only against themselves.");
        PersonDecisions<P> decisions = PersonDecisions.withOpponents(person);
        decisions.needsSome();
        boolean closely = JsonText.flag(work.plan(), "closely");
        OpponentModel model = store.model(entry).orElseThrow();
        Analysis<P> analysis = new Analysis<>(
                decisions,
                known(entry, model),
                model,
                resources.populations(),
                closely ? Effort.USUAL : Effort.QUICK,
                resources.parallel(),
                work);
        rows.keep(kept(entry, work, Stage.FACTS, StudyText.of(analysis.facts())));
        rows.keep(kept(entry, work, Stage.WHOLE, StudyText.of(analysis.study())));
    }

    private KnownGames known(PersonEntry entry, OpponentModel model) {
        List<String> files = store.files(entry);
        return new KnownGames(
                files, files.stream().filter(model.origin().files()::contains).toList());
    }

    private static KeptStudy kept(PersonEntry entry, JobWork work, Stage stage, String findings) {
        return new KeptStudy(
                entry.id(),
                work.visitor(),
                work.id(),
                KeptStudy.version(entry),
                stage,
                JsonText.flag(work.plan(), "closely") ? KeptStudy.CLOSE : KeptStudy.QUICK,
                findings,
                System.currentTimeMillis());
    }
}
