package org.outwit.web.people;

import java.io.IOException;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.web.http.JsonText;
import org.outwit.web.job.JobKind;
import org.outwit.web.job.JobWork;

/** Long work about one of the people, whom its plan names as {@link PersonPlan} does. */
public abstract class PersonJob implements JobKind {

    private final String name;
    private final PeopleStore store;

    protected PersonJob(String name, PeopleStore store) {
        this.name = name;
        this.store = store;
    }

    @Override
    public final String name() {
        return name;
    }

    @Override
    public final String run(JobWork work) throws IOException {
        PersonEntry person = store.person(work);
        return JsonText.of(run(work, person, person.rules()));
    }

    /** Does the work; returns the record that its result is. */
    protected abstract <P extends Position> Record run(JobWork work, PersonEntry person, Game<P> game)
            throws IOException;
}
