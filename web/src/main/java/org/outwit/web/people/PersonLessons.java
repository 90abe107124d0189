package org.outwit.web.people;

import java.util.LinkedHashMap;
import java.util.Map;
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
        String job = jobs.begin(visitor, LearnJob.NAME, "Learning " + person.name(), Map.of("person", person.id()));
        store.learning(person, job);
        return job;
    }

    public boolean isLearning(String visitor, PersonEntry person) {
        return !person.job().isEmpty()
                && jobs.find(visitor, person.job())
                        .filter(job -> !job.state().isEnd())
                        .isPresent();
    }

    /** None, learning or learned; somebody who is learned anew is learning. */
    public String state(String visitor, PersonEntry person) {
        return isLearning(visitor, person) ? "learning" : person.isLearned() ? "learned" : "none";
    }

    /** Somebody as answers carry them. */
    public Map<String, Object> shown(String visitor, PersonEntry person) {
        Map<String, Object> shown = new LinkedHashMap<>();
        shown.put("id", person.id());
        shown.put("name", person.name());
        shown.put("game", person.game());
        shown.put("title", PeoplePage.title(person.game()));
        shown.put("about", person.about());
        shown.put("shipped", person.isShipped());
        shown.put("program", person.isProgram());
        shown.put("you", person.isYou());
        shown.put("games", person.games());
        shown.put("wins", person.wins());
        shown.put("draws", person.draws());
        shown.put("losses", person.losses());
        shown.put("firstYear", person.firstYear());
        shown.put("lastYear", person.lastYear());
        person.rating().ifPresent(rating -> shown.put("rating", Math.round(rating)));
        person.ratingError().ifPresent(error -> shown.put("ratingError", Math.round(error)));
        String state = state(visitor, person);
        shown.put("state", state);
        if (state.equals("learning")) shown.put("job", person.job());
        shown.put("modelGames", person.modelGames());
        shown.put("lesson", person.lesson());
        return shown;
    }
}
