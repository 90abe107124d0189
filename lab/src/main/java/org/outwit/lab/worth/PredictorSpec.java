package org.outwit.lab.worth;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.tree.Exact;
import org.outwit.learn.model.ModelFile;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.PersonalData;
import org.outwit.learn.population.ModelPredictor;
import org.outwit.learn.population.PopulationModel;
import org.outwit.learn.population.PopulationPredictor;
import org.outwit.learn.population.Populations;
import org.outwit.learn.prediction.SearchPredictor;

/**
 * Who predicts, or is predicted, as an experiment writes it.
 *
 * <ul>
 *   <li>{@code file:anna.json}: the person in a model file; {@code file:anna.json@5%0.5} the same had they looked deeper and
 *       chosen less freely
 *   <li>{@code like:anna.json}: anybody of that person's strength; {@code like:anna.json@0} by how moves look, without a search
 *   <li>{@code mobility@2%1.5}: nobody in particular, the softmax of a short search; {@code mobility@4%0} is somebody who never errs
 * </ul>
 */
final class PredictorSpec<P extends Position> {

    private static final String FILE = "file:";
    private static final String LIKE = "like:";

    private final Game<P> game;
    private final Populations populations;

    /** {@code people} is the folder of populations; empty for those that are shipped. */
    PredictorSpec(Game<P> game, String people) {
        this.game = game;
        this.populations = people.isEmpty() ? Populations.SHIPPED : Populations.in(Path.of(people));
    }

    /** Somebody whom options describe, with a row for each that is no option. */
    WorthPerson<P> person(WorthOptions options) {
        Map<String, Supplier<MovePredictor<P>>> known = new HashMap<>();
        options.others().forEach((name, text) -> known.put(name, parse(text)));
        return new WorthPerson<>(
                "person",
                parse(options.text("person", "")),
                row -> known.get(row.name()),
                OpeningLines.random(game, options.whole("opening", 8)));
    }

    /** Makes predictors, each for one thread; what cannot be read is said at once. */
    Supplier<MovePredictor<P>> parse(String text) {
        boolean anybody = text.startsWith(LIKE);
        Strategy written = PlayerSpec.parse(anybody ? FILE + text.substring(LIKE.length()) : text)
                .strategy();
        if (!written.function().startsWith(FILE)) return searching(written, text);
        OpponentModel model = ModelFile.read(written.function().substring(FILE.length()));
        if (anybody) return likeThem(model, written);
        ModelPredictor<P> predictor = ModelPredictor.of(game, model, populations);
        if (written.depth().isPresent())
            predictor = predictor.lookingAhead(written.depth().getAsInt());
        if (written.temperature().isPresent())
            predictor = predictor.choosing(written.temperature().get().doubleValue());
        return predictor::forAnotherThread;
    }

    private Supplier<MovePredictor<P>> likeThem(OpponentModel model, Strategy written) {
        PopulationModel population = populations
                .of(game)
                .orElseThrow(() -> new InputException("There is no population of " + game.name()
                        + " here; populations=FOLDER says where there is one."));
        double rating = model.personal().map(PersonalData::rating).orElseThrow().orElse(Double.NaN);
        PopulationPredictor<P> predictor = PopulationPredictor.of(game, population, rating);
        PopulationPredictor<P> looking = predictor.lookingAhead(written.depth().orElse(predictor.depth()));
        return looking::forAnotherThread;
    }

    private Supplier<MovePredictor<P>> searching(Strategy written, String text) {
        if (written.depth().isEmpty() || written.temperature().isEmpty()) {
            throw new InputException(
                    "Expected file:MODEL.json, like:MODEL.json or FUNCTION@DEPTH%TEMPERATURE, found '" + text + "'.");
        }
        Evaluator<P> function = game.evaluator(written.function());
        double temperature = written.temperature().map(Exact::doubleValue).orElseThrow();
        return () -> new SearchPredictor<>(game, function, written.depth().getAsInt(), temperature);
    }
}
