package org.outwit.learn.selfplay;

import java.util.Optional;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonNetwork;
import org.outwit.learn.model.ModelException;

/** A network that a training begins with: one that has learned nothing, the one of the program, or that of a file. */
public final class NetworkStart {

    /** The name of a network that has learned nothing. */
    public static final String UNTRAINED = "untrained";

    /** The name of the one that comes with the program. */
    public static final String SHIPPED = "network";

    private static final String FILE = "file:";

    private final BackgammonNetwork network;
    private final boolean trained;

    NetworkStart(BackgammonNetwork network, boolean trained) {
        this.network = network;
        this.trained = trained;
    }

    /** The network of this name, if the game has one and the name is of a network. */
    public static Optional<NetworkStart> named(Game<?> game, String name, long seed) {
        if (!hasNetworks(game)) return Optional.empty();
        if (name.equals(UNTRAINED)) return Optional.of(new NetworkStart(BackgammonNetwork.untrained(seed), false));
        if (name.equals(SHIPPED)) return Optional.of(new NetworkStart(BackgammonNetwork.shipped(), true));
        String path = name.startsWith(FILE) ? name.substring(FILE.length()) : "";
        if (!WeightsFile.isOne(path)) return Optional.empty();
        TrainedWeights read = WeightsFile.read(path);
        return read.isNetwork() ? Optional.of(read.network()) : Optional.empty();
    }

    /** Whether it has learned something already. */
    public boolean isTrained() {
        return trained;
    }

    /** The same network with as many units as a new one has, of which the new ones have no say yet. */
    public NetworkStart grown(long seed) {
        return new NetworkStart(network.grown(seed), trained);
    }

    /** How to train it, unless somebody says otherwise: with smaller steps where much is known. */
    public SelfPlayPlan plan() {
        return trained ? SelfPlayPlan.TRAINED_NETWORK : SelfPlayPlan.NETWORK;
    }

    /** What is trained, in the terms of its game. */
    @SuppressWarnings("unchecked") // networks are those of backgammon, as every way to make one checks
    public <P extends Position> TrainableEvaluator<P> trainable(Game<P> game) {
        check(game);
        return (TrainableEvaluator<P>) new TrainableNetwork(network);
    }

    @SuppressWarnings("unchecked")
    <P extends Position> Evaluator<P> evaluator(Game<P> game) {
        check(game);
        return (Evaluator<P>) network.evaluator();
    }

    /** The cube is not learned: its network plays as if there were none. */
    private static boolean hasNetworks(Game<?> game) {
        return game.getClass() == Backgammon.class;
    }

    private static void check(Game<?> game) {
        if (hasNetworks(game)) return;
        throw new ModelException("kind: " + game.name() + " has no networks.");
    }
}
