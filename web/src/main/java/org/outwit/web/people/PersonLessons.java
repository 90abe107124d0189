package org.outwit.web.people;

import java.util.Optional;
import org.outwit.web.http.Refusal;
import org.outwit.web.job.Jobs;

/** Learning as pages see it: begun, going on, done. */
public final class PersonLessons {

    private final PeopleStore store;
    private final Jobs jobs;

    public PersonLessons(PeopleStore store, Jobs jobs) {
        this.store = store;
        this.jobs = jobs;
    }

    /** Begins to learn somebody; returns the job. */
    public String begin(String visitor, PersonEntry person) {
        if (isLearning(visitor, person)) throw Refusal.conflict(person.name() + " is being learned already.");
        if (person.rules().features().isEmpty())
            throw Refusal.conflict(person.rules().title() + " has no features, so nobody can be told apart.");
        String job = jobs.begin(visitor, LearnJob.NAME, "Learning " + person.name(), new PersonPlan(person.id()));
        store.learning(person, job);
        return job;
    }

    public boolean isLearning(String visitor, PersonEntry person) {
        return !person.job().isEmpty()
                && jobs.find(visitor, person.job())
                        .filter(job -> !job.state().isEnd())
                        .isPresent();
    }

    /** None, learning or learned; a person who is learned anew is learning. */
    public String state(String visitor, PersonEntry person) {
        return isLearning(visitor, person) ? "learning" : person.isLearned() ? "learned" : "none";
    }

    /** A person as answers carry them. */
    public PersonView shown(String visitor, PersonEntry person) {
        String state = state(visitor, person);
        return PersonView.of(person, state, state.equals("learning") ? Optional.of(person.job()) : Optional.empty());
    }
}
