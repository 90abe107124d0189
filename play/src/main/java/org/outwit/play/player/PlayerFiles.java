package org.outwit.play.player;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.outwit.core.endgame.EndgameTableException;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.game.Endings;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.learn.model.ModelFile;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.selfplay.TrainedWeights;
import org.outwit.learn.selfplay.WeightsFile;

/**
 * Files that players read: models of people, trained weights and endgame tables. Each is read once, so that all games of a match are played by the
 * same people with the same knowledge. Threads may share it.
 */
public final class PlayerFiles {

    private final Map<String, OpponentModel> models = new ConcurrentHashMap<>();
    private final Map<String, Optional<TrainedWeights>> weights = new ConcurrentHashMap<>();
    private final Map<String, EndgameTables<?>> tables = new ConcurrentHashMap<>();

    /** Files as if this model had been read under this name; players are written {@code file:NAME}. */
    public static PlayerFiles holding(String name, OpponentModel model) {
        PlayerFiles files = new PlayerFiles();
        files.models.put(name, model);
        files.weights.put(name, Optional.empty());
        return files;
    }

    OpponentModel read(Game<?> game, String path) {
        return models.computeIfAbsent(path, name -> ModelFile.read(game, name));
    }

    /** What the file holds if it holds weights, which is an evaluator and no person. */
    Optional<TrainedWeights> weights(String path) {
        return weights.computeIfAbsent(
                path, name -> WeightsFile.isOne(name) ? Optional.of(WeightsFile.read(name)) : Optional.empty());
    }

    /** The endgame tables of a game in a folder; throws an {@link InputException} if they cannot be used. */
    @SuppressWarnings("unchecked") // the key has the name of the game, whose positions they are
    <P extends Position> EndgameTables<P> tables(Game<P> game, Path folder) {
        return (EndgameTables<P>) tables.computeIfAbsent(game.name() + " in " + folder, key -> open(game, folder));
    }

    private static <P extends Position> EndgameTables<P> open(Game<P> game, Path folder) {
        Endings<P> endings = Endings.required(game);
        if (game.tactics().winThreshold() == Tactics.NEVER_WON) {
            throw new InputException(
                    "In " + game.name() + " a win has no value of its own, so players cannot use endgame tables.");
        }
        try {
            return EndgameTables.open(endings, folder);
        } catch (EndgameTableException e) {
            throw new InputException(e.getMessage(), e);
        } catch (IOException e) {
            throw new InputException("The endgame tables in " + folder + " cannot be read: " + e.getMessage() + ".", e);
        }
    }
}
