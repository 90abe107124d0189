package org.outwit.web.analyse;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.people.Populations;
import org.outwit.learn.people.StrengthScale;
import org.outwit.play.player.Level;
import org.outwit.play.player.Manner;
import org.outwit.web.game.LearnedPeople;
import org.outwit.web.game.Opponent;
import org.outwit.web.game.OpponentList;
import org.outwit.web.game.VisitorLessons;
import org.outwit.web.http.Refusal;

/**
 * Whose moves can be predicted in a game: people of a strength, the levels that play as people do, those who were learned, and the
 * visitor. All are predicted as where errors are claimed ({@link ModelPredictor#claiming}), because that is what the page is about.
 */
final class PersonChoices<P extends Position> {

    /** A person who was learned; their id follows. */
    private static final String PERSON = "person:";

    private static final String PEOPLE = "people";
    private static final String YOU = "you";

    /** Strengths that are offered, in standard deviations from the mean: few people are better than one above. */
    private static final int WEAKEST = -2;

    private static final int STRONGEST = 1;

    private final Game<P> game;
    private final Populations populations;
    private final LearnedPeople people;
    private final VisitorLessons lessons;
    private final String visitor;

    PersonChoices(Game<P> game, Populations populations, LearnedPeople people, VisitorLessons lessons, String visitor) {
        this.game = game;
        this.populations = populations;
        this.people = people;
        this.lessons = lessons;
        this.visitor = visitor;
    }

    /** The usual one first; nobody where nothing is known of how people play. */
    List<PersonChoice<P>> all() {
        List<PersonChoice<P>> all = new ArrayList<>();
        if (!isPredictable()) return all;
        populations.of(game).ifPresent(population -> {
            all.add(ofStrength(population, PEOPLE, "People in general", Double.NaN));
            ratings(population)
                    .forEach(rating -> all.add(ofStrength(
                            population, PEOPLE + ":" + rating, "People of about " + rating + " Elo", rating)));
            all.addAll(levels(population));
        });
        lessons.of(visitor, game).ifPresent(model -> all.add(known(YOU, "You", "you", model)));
        for (Opponent each : people.opponents(visitor, game)) {
            String id = each.id().startsWith(PERSON) ? each.id() : PERSON + each.id();
            all.add(new PersonChoice<>(
                    id,
                    each.name(),
                    "person",
                    each.about(),
                    () -> named(id).predictor().get()));
        }
        return all;
    }

    private boolean isPredictable() {
        return game.capabilities().players() == 2
                && !game.capabilities().chance()
                && !game.capabilities().hidden();
    }

    PersonChoice<P> named(String id) {
        Optional<PersonChoice<P>> found = id.startsWith(PERSON)
                ? learned(id.substring(PERSON.length()))
                : all().stream().filter(each -> each.id().equals(id)).findFirst();
        return found.orElseThrow(() -> Refusal.notFound("Nobody called '" + AnalysedGame.shortened(id)
                + "' is known here who plays " + game.name() + ". Learn them on the People page first."));
    }

    private static List<Integer> ratings(PopulationModel population) {
        StrengthScale scale = population.strengths();
        List<Integer> ratings = new ArrayList<>();
        if (scale.equals(StrengthScale.UNKNOWN)) return ratings;
        for (int i = WEAKEST; i <= STRONGEST; i++) {
            int rating = (int) Math.round((scale.mean() + i * scale.deviation()) / 50) * 50;
            if (rating > 0 && !ratings.contains(rating)) ratings.add(rating);
        }
        return ratings;
    }

    private PersonChoice<P> ofStrength(PopulationModel population, String id, String name, double rating) {
        return new PersonChoice<>(
                id,
                name,
                "people",
                about(population),
                () -> PopulationPredictor.of(game, population, rating).claiming());
    }

    private static String about(PopulationModel population) {
        String about = population.about().strip();
        return "From how people play: " + about + (about.endsWith(".") ? "" : ".");
    }

    private List<PersonChoice<P>> levels(PopulationModel population) {
        List<PersonChoice<P>> found = new ArrayList<>();
        OpponentList list = new OpponentList(game, populations);
        for (Level each : Level.all(game, Optional.of(population))) {
            if (!(each.manner() instanceof Manner.OfPeople like)) continue;
            list.find(each.toString())
                    .ifPresent(opponent -> found.add(new PersonChoice<>(
                            opponent.id(),
                            opponent.name(),
                            "level",
                            about(population),
                            () -> like.predictor(game, population))));
        }
        return found;
    }

    private Optional<PersonChoice<P>> learned(String id) {
        if (!isPredictable()) return Optional.empty();
        return people.model(visitor, game, id).map(model -> {
            String name = people.opponent(visitor, game, id).map(Opponent::name).orElse(model.who());
            return known(PERSON + id, name, "person", model);
        });
    }

    private PersonChoice<P> known(String id, String name, String kind, OpponentModel model) {
        return new PersonChoice<>(id, name, kind, from(model), () -> predictor(model));
    }

    private ModelPredictor<P> predictor(OpponentModel model) {
        try {
            return ModelPredictor.of(game, model, populations).claiming();
        } catch (InputException e) {
            throw Refusal.conflict(e.getMessage() + " Learn them again on the People page.");
        }
    }

    private static String from(OpponentModel model) {
        String decisions = String.format(
                Locale.ROOT,
                "From %,d games and %,d decisions of theirs",
                model.origin().games(),
                model.origin().examples());
        return model.holdOut().examples() == 0
                ? decisions + "; nobody has checked yet how well they are predicted."
                : String.format(
                        Locale.ROOT,
                        "%s; %.0f %% of %,d others were predicted.",
                        decisions,
                        100 * model.holdOut().agreement(),
                        model.holdOut().examples());
    }
}
