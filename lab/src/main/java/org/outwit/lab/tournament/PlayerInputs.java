package org.outwit.lab.tournament;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.player.PlayerSpec;
import org.outwit.lab.experiment.FileHash;
import org.outwit.lab.experiment.Inputs;
import org.outwit.lab.experiment.LabContext;

/**
 * What players play with beside the program: the files that they name, be it people or weights, and how people play the game, where they may ask that.
 * Programs of others are known by their commands alone.
 */
final class PlayerInputs {

    private static final String FILE = "file:";

    private PlayerInputs() {}

    static Inputs of(Game<?> game, Iterable<PlayerSpec> players, LabContext context) {
        Set<String> files = new TreeSet<>();
        boolean asks = false;
        for (PlayerSpec each : players) {
            if (each.isProgram()) continue;
            for (String function : each.functions())
                if (function.startsWith(FILE)) files.add(function.substring(FILE.length()));
            asks |= asksPeople(game, each);
        }
        Inputs inputs = Inputs.NONE;
        for (String each : files) inputs = inputs.and(each, FileHash.of(path(each)));
        if (!asks || context.populations().of(game).isEmpty()) return inputs;
        for (Inputs.Input people : context.people(game).list()) inputs = inputs.and(people.name(), people.hash());
        return inputs;
    }

    /**
     * Whether how people play may decide a move. It does where somebody plays or is expected to play as people do, and where somebody who may look as far
     * as they like makes it hard for the opponent in a lost game; a depth and functions of the game alone never ask.
     */
    private static boolean asksPeople(Game<?> game, PlayerSpec player) {
        boolean plain = player.strategy().depth().isPresent()
                && player.functions().stream().allMatch(game.evaluators()::containsKey);
        return !plain;
    }

    private static Path path(String file) {
        try {
            return Path.of(file);
        } catch (InvalidPathException e) {
            throw new InputException(FILE + file + ": this is not the name of a file.");
        }
    }
}
