package org.outwit.web.person;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSource;
import org.outwit.learn.identity.Identification;
import org.outwit.learn.identity.IdentityQuestion;
import org.outwit.learn.identity.UnknownPlayer;
import org.outwit.learn.people.PopulationModel;
import org.outwit.play.resources.Resources;
import org.outwit.web.http.JsonText;
import org.outwit.web.http.Wire;
import org.outwit.web.job.JobWeight;
import org.outwit.web.job.JobWork;
import org.outwit.web.people.PeopleStore;
import org.outwit.web.people.PersonEntry;
import org.outwit.web.people.PersonJob;
import org.outwit.web.people.PersonRecords;
import tools.jackson.databind.JsonNode;

/** Says who of the people plays like somebody in some games: in pasted ones, or in the latest of a person. */
final class WhoJob extends PersonJob {

    static final String NAME = "who";

    private static final int SHOWN = 8;

    private final PeopleStore store;
    private final PersonRecords records;
    private final Resources resources;

    WhoJob(PeopleStore store, PersonRecords records, Resources resources) {
        super(NAME, store);
        this.store = store;
        this.records = records;
        this.resources = resources;
    }

    /**
     * @param text pasted games; empty where the latest of the person are meant
     * @param name of the one who is asked for, as the text has it; empty where the side tells
     * @param games how many of the latest
     */
    record Plan(String person, String text, String name, Optional<Integer> side, int games) {}

    /**
     * Who of the people may have played the games.
     *
     * @param who what the one who is asked for is called
     * @param people how many were compared
     * @param suspects the likeliest first
     * @param trust how far to trust it, in a sentence
     */
    @Wire(results = NAME)
    record WhoView(
            String person,
            String who,
            int games,
            int decisions,
            int people,
            List<SuspectView> suspects,
            String trust) {}

    record SuspectView(String id, String name, double probability) {}

    @Override
    public JobWeight weight() {
        return JobWeight.MIDDLING;
    }

    @Override
    protected <P extends Position> WhoView run(JobWork work, PersonEntry asked, Game<P> game) throws IOException {
        work.progress("reading games", 0, 0);
        UnknownPlayer<P> player = player(work.plan(), asked, game);
        IdentityQuestion<P> question = new IdentityQuestion<>(game, player.games(), resources.parallel(), work);
        Suspects<P> suspects = new Suspects<>(store, work.visitor(), game);
        Optional<PopulationModel> population = resources.populations().of(game);
        Identification found = population.isPresent()
                ? question.among(suspects.byGames(player::isOneOf), population.get(), 1)
                : question.among(suspects.byModels(resources.populations()));
        return new WhoView(
                asked.id(),
                player.name(),
                found.games(),
                found.decisions(),
                found.suspects().size(),
                found.suspects().stream()
                        .limit(SHOWN)
                        .map(each -> new SuspectView(suspects.id(each.name()), each.name(), each.probability()))
                        .toList(),
                found.trust());
    }

    private <P extends Position> UnknownPlayer<P> player(JsonNode plan, PersonEntry asked, Game<P> game)
            throws IOException {
        String text = JsonText.text(plan, "text", "");
        if (text.isEmpty()) {
            UnknownPlayer<P> player = new UnknownPlayer<>(game, Optional.of(asked.name()), Optional.empty(), HINTS);
            int count = JsonText.whole(plan, "games", 10, 1, 200);
            records.latest(asked, game, 0, count).forEach(each -> player.game(each.played()));
            return player;
        }
        Optional<String> name = Optional.of(JsonText.text(plan, "name", "")).filter(each -> !each.isBlank());
        Optional<Integer> side = name.isPresent() || !plan.has("side")
                ? Optional.empty()
                : Optional.of(JsonText.whole(plan, "side", 0, 0, 1));
        for (RecordFormat<P> format : RecordFiles.formats(game)) {
            UnknownPlayer<P> player = new UnknownPlayer<>(game, name, side, HINTS);
            format.read(RecordSource.of("pasted games", text), player);
            if (player.hasGames()) return player;
        }
        throw new InputException("No legal game of " + PersonWords.title(game) + " was found in the text; expected "
                + RecordFiles.endings(game, " or ") + " as files have it.");
    }

    private static final UnknownPlayer.Hints HINTS =
            new UnknownPlayer.Hints("by the name that the games give them", "the first or the second to move");
}
