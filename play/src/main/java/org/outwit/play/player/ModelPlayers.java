package org.outwit.play.player;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.MixtureSpec;
import org.outwit.core.player.MixtureSpec.Part;
import org.outwit.core.player.ModelSpec;
import org.outwit.core.player.OpponentsSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Modelling;
import org.outwit.core.player.PlayerSpec.Plain;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.tree.Exact;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.people.Populations;
import org.outwit.learn.selfplay.TrainedWeights;

/**
 * People as players: {@code file:model.json} where a function is expected. The file says what the person values and how deep they
 * look. What is written after the name overrides the file. A file of trained weights is an evaluator like those of the game.
 */
final class ModelPlayers {

    private static final String FILE = "file:";

    private final Game<?> game;
    private final PlayerFiles files;
    private final Populations populations;

    ModelPlayers(Game<?> game, PlayerFiles files, Populations populations) {
        this.game = game;
        this.files = files;
        this.populations = populations;
    }

    /** Whether a file says what is valued, be it a person's model or trained weights. */
    static boolean isFile(String function) {
        return function.startsWith(FILE);
    }

    /** Whether a file says who somebody is. */
    boolean isModel(String function) {
        return isFile(function) && weights(function).isEmpty();
    }

    /** Whether somebody is who a file says they are, habits and errors included; the opposite of a person is a function. */
    boolean isPerson(Strategy strategy) {
        return isModel(strategy.function()) && !strategy.negated();
    }

    /** The trained weights in a file; empty where it holds something else, or cannot be read. */
    Optional<TrainedWeights> weights(String function) {
        return files.weights(path(function));
    }

    OpponentModel model(String function) {
        return files.read(game, path(function));
    }

    private static String path(String function) {
        String name = function.substring(FILE.length());
        if (name.isEmpty()) {
            throw new InputException("Expected the path of a model file behind 'file:', as in file:anna.json.");
        }
        return name;
    }

    /**
     * The player, completed by what the files say. A clone also errs as the person does, if {@code errs}. A person who is a model is
     * assumed to play what they like best, as model searches do unless something else is written.
     */
    PlayerSpec completed(PlayerSpec player, boolean errs) {
        if (!(player instanceof Modelling modelling)) {
            Strategy strategy = deep(player.strategy());
            return new Plain(errs ? erring(strategy) : strategy);
        }
        return new Modelling(deep(player.strategy()), completed(modelling.model()));
    }

    private ModelSpec completed(ModelSpec model) {
        if (model instanceof PlayerSpec player) return completed(player, false);
        if (model instanceof OpponentsSpec several) {
            SortedMap<Integer, PlayerSpec> opponents = new TreeMap<>();
            several.opponents().forEach((index, player) -> opponents.put(index, completed(player, false)));
            return new OpponentsSpec(opponents);
        }
        List<Part> parts = new ArrayList<>();
        for (Part part : ((MixtureSpec) model).parts()) {
            parts.add(new Part(part.probability(), completed(part.player(), false)));
        }
        return new MixtureSpec(parts);
    }

    private Strategy deep(Strategy written) {
        if (!isModel(written.function()) || written.depth().isPresent()) return written;
        OptionalInt depth = OptionalInt.of(model(written.function()).depth());
        return new Strategy(written.negated(), written.function(), depth, written.error(), written.temperature());
    }

    private Strategy erring(Strategy written) {
        if (!isModel(written.function()) || written.temperature().isPresent()) return written;
        OptionalDouble own = model(written.function()).temperature();
        if (own.isEmpty()) return written;
        Optional<Exact> temperature =
                Optional.of(Exact.parse(BigDecimal.valueOf(own.getAsDouble()).toPlainString()));
        return new Strategy(written.negated(), written.function(), written.depth(), written.error(), temperature);
    }

    /** Predicts the person in the file; what is written after the name overrides the file. */
    <P extends Position> ModelPredictor<P> predictor(Game<P> game, Strategy written) {
        OpponentModel model = model(written.function());
        if (written.depth().isPresent()) model = model.withDepth(written.depth().getAsInt());
        double temperature = written.temperature().map(Exact::doubleValue).orElse(0.0);
        if (temperature > 0) model = model.withTemperature(OptionalDouble.of(temperature));
        try {
            return ModelPredictor.of(game, model, populations);
        } catch (InputException e) {
            throw new InputException(written.function() + ": " + e.getMessage());
        }
    }

    /** A search that plays as the person does; without a temperature it never errs. */
    <P extends Position> Function<Double, CloneSearch<P>> clone(Game<P> game, Strategy written) {
        ModelPredictor<P> predictor = predictor(game, written);
        boolean errs = written.temperature().map(Exact::doubleValue).orElse(0.0) > 0;
        ModelPredictor<P> drawn = errs ? predictor.claiming() : predictor;
        PlainOpinion<P> opinion = new PlainOpinion<>(game);
        return draw -> new CloneSearch<>(drawn, opinion::of, errs, draw);
    }
}
