package org.outwit.learn.selfplay;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import org.outwit.core.game.Evaluator;
import org.outwit.games.backgammon.BackgammonNetwork;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.games.backgammon.RollAverage;
import org.outwit.learn.model.ModelException;
import tools.jackson.databind.node.ObjectNode;

/**
 * The network of backgammon as something to train: it predicts wins and gammons, and its errors are weighed as the log-loss weighs
 * them. In a file it is the bytes of the network in Base64.
 */
final class TrainableNetwork implements LookingEvaluator<BackgammonPosition> {

    static final String KIND = "network";

    static final String WEIGHTS = "weights";

    private final BackgammonNetwork network;

    TrainableNetwork(BackgammonNetwork network) {
        this.network = network;
    }

    /** The network that a file has in this text. */
    static BackgammonNetwork read(String text) {
        try {
            return BackgammonNetwork.read(
                    new ByteArrayInputStream(Base64.getDecoder().decode(text)));
        } catch (IOException e) {
            throw new ModelException(WEIGHTS + ": " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new ModelException(WEIGHTS + ": this is no Base64: " + e.getMessage() + ".");
        }
    }

    @Override
    public int outputs() {
        return BackgammonNetwork.OUTPUTS;
    }

    @Override
    public void predict(BackgammonPosition position, int player, double[] outputs) {
        network.predict(position, player, outputs);
    }

    @Override
    public void outcome(BackgammonPosition position, int player, double[] outputs) {
        BackgammonNetwork.outcome(position, player, outputs);
    }

    @Override
    public void addGradient(BackgammonPosition position, int player, double[] factors, double[] sum) {
        network.addGradient(position, player, factors, sum);
    }

    @Override
    public void move(BackgammonPosition position, int player, double[] factors) {
        network.move(position, player, factors);
    }

    @Override
    public double[] weights() {
        return network.weights();
    }

    @Override
    public void setWeights(double[] weights) {
        network.setWeights(weights);
    }

    @Override
    public Evaluator<BackgammonPosition> evaluator() {
        return network.evaluator();
    }

    @Override
    public ThrowLook<BackgammonPosition> look() {
        RollAverage look = network.rollAverage();
        return new ThrowLook<>() {
            @Override
            public void atOnce(BackgammonPosition position, int player, double[] outputs) {
                look.atOnce(position, player, outputs);
            }

            @Override
            public void afterThrows(BackgammonPosition position, int player, double[] outputs) {
                look.afterRolls(position, player, outputs);
            }

            @Override
            public int best(BackgammonPosition position) {
                return look.best(position);
            }

            @Override
            public boolean isKnown(BackgammonPosition position) {
                return BackgammonNetwork.knows(position);
            }
        };
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public void write(ObjectNode file) {
        file.put(WEIGHTS, text(network));
    }

    /** What {@link #read} reads. */
    static String text(BackgammonNetwork network) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            network.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
