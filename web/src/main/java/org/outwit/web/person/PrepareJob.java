package org.outwit.web.person;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.person.Person;
import org.outwit.learn.prepare.Preparation;
import org.outwit.learn.prepare.PreparationPlan;
import org.outwit.learn.prepare.PreparationText;
import org.outwit.learn.prepare.Preparer;
import org.outwit.play.resources.Resources;
import org.outwit.web.job.JobWork;
import org.outwit.web.people.PeopleStore;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.people.PersonJob;
import org.outwit.web.people.PersonPlan;

/** Prepares against somebody as 'outwit prepare' does, and keeps the tree and its lines. */
final class PrepareJob extends PersonJob {

    static final String NAME = "prepare";

    /** For each side; less than at the terminal, since somebody sits and waits. In chess it takes about a minute of a processor. */
    private static final int POSITIONS = 300;

    /** Your sides, by the words for them. */
    static final Map<String, List<Integer>> SIDES =
            Map.of("both", List.of(0, 1), "first", List.of(0), "second", List.of(1));

    private final PeopleStore store;
    private final PreparationRows rows;
    private final Resources resources;

    PrepareJob(PeopleStore store, PreparationRows rows, Resources resources) {
        super(NAME, store);
        this.store = store;
        this.rows = rows;
        this.resources = resources;
    }

    /** @param side a word of {@link #SIDES} */
    record Plan(String person, String side) {}

    @Override
    protected <P extends Position> PersonPlan run(JobWork work, PersonEntry entry, Game<P> game) throws IOException {
        String side = work.plan().get("side").stringValue();
        Person<P> person = store.games(entry, game);
        ModelPredictor<P> predictor =
                ModelPredictor.of(game, store.model(entry).orElseThrow(), resources.populations());
        Preparation prepared = new Preparer<>(
                        person,
                        predictor,
                        PreparationPlan.usual(game).withPositions(POSITIONS),
                        resources.parallel(),
                        work)
                .prepare(SIDES.get(side), Optional.empty(), store.files(entry));
        work.throwIfStopped(); // half a tree is not what was asked for
        rows.keep(new PreparationRows.Row(
                entry.id(),
                work.visitor(),
                work.id(),
                side,
                entry.games(),
                PreparationText.of(prepared),
                System.currentTimeMillis()));
        return new PersonPlan(entry.id());
    }
}
