package org.outwit.web.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.model.ModelFile;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.person.Learner;
import org.outwit.learn.person.LearningPlan;
import org.outwit.learn.person.LearningResult;
import org.outwit.learn.person.Notebook;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.play.resources.Resources;
import org.outwit.web.http.Wire;
import org.outwit.web.job.JobWork;

/**
 * Learns somebody as 'outwit learn' does. A notebook in the data folder keeps what was found, so that a lesson that was cancelled, or
 * whose server ended, goes on from there.
 */
public final class LearnJob extends PersonJob {

    static final String NAME = "learn";

    private final PeopleStore store;
    private final Resources resources;

    public LearnJob(PeopleStore store, Resources resources) {
        super(NAME, store);
        this.store = store;
        this.resources = resources;
    }

    /** What was learned, in a sentence. */
    @Wire(results = NAME)
    record LessonView(String person, String name, String sentence) {}

    @Override
    protected <P extends Position> LessonView run(JobWork work, PersonEntry person, Game<P> game) throws IOException {
        work.progress("replaying " + person.games() + " games", 0, 0);
        PersonDecisions<P> decisions = PersonDecisions.of(store.games(person, game));
        LearningPlan<P> plan = LearningPlan.usual(
                game, decisions, resources.populations().of(game).isPresent());
        Learner<P> learner = new Learner<>(
                decisions, plan, store.files(person), resources.populations(), resources.parallel(), work);
        Path folder = Files.createDirectories(resources.dataFolder().resolve("lessons"));
        Path file = folder.resolve(person.id() + ".json");
        try (Notebook notebook = new Notebook(folder.resolve(person.id() + ".progress"), true)) {
            LearningResult<P> lesson = learner.learn(notebook, early -> known(person, early));
            if (!lesson.complete()) throw new CancellationException("Learning was stopped.");
            notebook.write(lesson, file, ReplaceRule.anything());
        }
        OpponentModel model =
                ModelFile.read(game, file.toString()); // whose numbers are rounded, as everybody will read them
        String sentence = LessonSentence.of(model);
        store.learned(person, model, sentence);
        Files.delete(file);
        return new LessonView(person.id(), person.name(), sentence);
    }

    /** Whoever is learned for the first time can be played and asked at once; others are as they were until all is known. */
    private void known(PersonEntry person, OpponentModel early) {
        if (store.model(person).isEmpty()) store.learned(person, early, LessonSentence.early());
    }
}
