package org.outwit.learn.selfplay;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Phases;
import org.outwit.core.game.Position;
import org.outwit.learn.model.Field;
import org.outwit.learn.model.ModelException;

/**
 * An evaluator as a file has it: which game it is for, of what kind it is, and what the kind needs. The game is looked up only when the
 * evaluator is made, so that a file for another game gets a sentence that names both.
 *
 * @param file the whole file, which is known to be one of weights
 */
public record TrainedWeights(String game, Field file) {

    /** What the first key of the file says. */
    static final String KIND = "weights";

    /** Goes up when files change so that an older program would misread them. */
    static final int VERSION = 1;

    private static final Set<String> KEYS = Set.of("outwit", "version", "game", "kind", "from", "weights");

    /** Reads the text of a file; throws an {@link InputException} with place and reason. */
    public static TrainedWeights read(String text) {
        Field file = Field.file(text, "file of weights", KIND, VERSION);
        return new TrainedWeights(file.text("game"), file);
    }

    /** The evaluator; refused with a sentence where the file was made for something else. */
    public <P extends Position> Evaluator<P> evaluator(Game<P> wanted) {
        if (!game.equals(wanted.name())) {
            throw new ModelException("These weights were trained for " + game + ", not for " + wanted.name() + ".");
        }
        String kind = file.text("kind");
        if (kind.equals(TrainableNetwork.KIND)) return network().evaluator(wanted);
        if (!kind.equals(WeightedFeatures.KIND)) {
            throw new ModelException("kind: this program reads \"" + WeightedFeatures.KIND + "\" and \""
                    + TrainableNetwork.KIND + "\", found \"" + kind + "\".");
        }
        return linear(wanted);
    }

    /** Whether these are the weights of a network. */
    boolean isNetwork() {
        return file.text("kind").equals(TrainableNetwork.KIND);
    }

    NetworkStart network() {
        file.only(KEYS);
        return new NetworkStart(TrainableNetwork.read(file.text(TrainableNetwork.WEIGHTS)), true);
    }

    private <P extends Position> Evaluator<P> linear(Game<P> wanted) {
        file.only(KEYS);
        Field weights = file.object("weights");
        Set<String> found = Set.copyOf(weights.names());
        Phases<P> whole = Phases.single();
        Phases<P> phases = found.equals(Set.copyOf(whole.names())) ? whole : wanted.phases();
        if (!found.equals(Set.copyOf(phases.names()))) {
            throw new ModelException("weights: expected the phases " + String.join(", ", phases.names()) + ", or "
                    + whole.names().get(0) + " for all of it; found "
                    + (found.isEmpty() ? "none" : String.join(", ", weights.names())) + ".");
        }
        Map<String, Map<String, Double>> rows = new LinkedHashMap<>();
        for (String phase : phases.names()) {
            Field row = weights.object(phase);
            Map<String, Double> read = new LinkedHashMap<>();
            for (String feature : row.names()) read.put(feature, row.number(feature));
            rows.put(phase, read);
        }
        return WeightedFeatures.evaluator(wanted, phases, rows);
    }
}
