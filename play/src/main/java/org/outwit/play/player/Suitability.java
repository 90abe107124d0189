package org.outwit.play.player;

import java.util.List;
import java.util.stream.Stream;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.player.MixtureSpec;
import org.outwit.core.player.OpponentsSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Modelling;
import org.outwit.core.player.PlayerSpec.Strategy;
import org.outwit.core.search.Requirements;

/** Which algorithm a player gets, and why one that was asked for does not fit. */
final class Suitability {

    private static final Requirements TWO_SIDES = new Requirements(2, 2, true, false);

    private final Game<?> game;
    private final PlayerSpec player;
    private final PlayerSettings equipment;
    private final List<Strategy> models;
    private final boolean mixed;

    Suitability(Game<?> game, PlayerSpec player, PlayerSettings equipment) {
        this.game = game;
        this.player = player;
        this.equipment = equipment;
        this.models = strategies(player).skip(1).toList();
        this.mixed = player.chain().isEmpty();
    }

    private static Stream<Strategy> strategies(PlayerSpec player) {
        if (!(player instanceof Modelling modelling)) return Stream.of(player.strategy());
        return Stream.concat(
                Stream.of(player.strategy()),
                modelling.model().players().stream().flatMap(Suitability::strategies));
    }

    /** The algorithm; throws with a sentence where the player cannot be played so. */
    Algorithm algorithm() {
        Algorithm algorithm = equipment.algorithm().orElseGet(this::natural);
        TWO_SIDES.refusal(algorithm.toString(), game.capabilities()).ifPresent(Suitability::refuse);
        if (player instanceof Modelling modelling && modelling.model() instanceof OpponentsSpec) {
            refuse(algorithm + " takes one model of the opponent, and " + player + " has one by index; " + game.name()
                    + " has two players, so write (" + player.strategy() + ",MODEL).");
        }
        checkOwn(algorithm);
        checkModels(algorithm);
        checkEquipment(algorithm);
        return algorithm;
    }

    private Algorithm natural() {
        if (mixed) return Algorithm.PROM;
        if (hasError()) return Algorithm.EPSILON;
        if (hasTemperature()) return Algorithm.QUANTAL;
        return switch (player.level()) {
            case 0 -> Algorithm.ENGINE;
            case 1 -> Algorithm.ALPHA_BETA_STAR;
            default -> Algorithm.SIMPLE_PRUNING;
        };
    }

    private boolean hasError() {
        return player.strategy().error().isPresent()
                || models.stream().anyMatch(level -> level.error().isPresent());
    }

    private boolean hasTemperature() {
        return models.stream().anyMatch(level -> level.temperature().isPresent());
    }

    private void checkOwn(Algorithm algorithm) {
        if (player.strategy().temperature().isEmpty()) return;
        if (player instanceof Modelling) {
            refuse("A temperature of the player's own is for players without a model; found '" + player.strategy()
                    + "' in " + player + ".");
        }
        if (algorithm != Algorithm.ENGINE) {
            refuse("A player who errs, such as " + player + ", plays by the engine, not by " + algorithm + ".");
        }
    }

    private void checkModels(Algorithm algorithm) {
        boolean modelling = player instanceof Modelling;
        if (modelling && algorithm.isPlain()) {
            refuse(algorithm + " knows no model of the opponent, and " + player + " has one; use alpha-beta*, m*,"
                    + " simple-pruning or next-reply.");
        }
        if (!modelling && (algorithm == Algorithm.NEXT_REPLY || algorithm == Algorithm.PROM)) {
            refuse(algorithm + " needs a model of the opponent, which " + player + " does not have; write ("
                    + player.strategy() + ",MODEL).");
        }
        if (mixed && algorithm != Algorithm.PROM) {
            refuse(algorithm + " takes one model of the opponent, and " + player + " has a mixture; use prom.");
        }
        if (mixed && deepMixture()) {
            refuse("prom mixes the opponents of the player himself, not those of his models; found " + player + ".");
        }
        if (hasError() && algorithm != Algorithm.EPSILON) {
            refuse(algorithm + " does not use an error; m*-epsilon does. Found " + player + ".");
        }
        if (hasTemperature() && algorithm != Algorithm.QUANTAL) {
            refuse(algorithm + " does not use a temperature of the opponent; m*-quantal does. Found " + player + ".");
        }
        boolean depths = models.stream().anyMatch(level -> level.depth().isPresent());
        boolean blind = algorithm == Algorithm.EPSILON || algorithm == Algorithm.ALPHA_BETA_STAR && player.level() != 1;
        if (depths && blind) {
            refuse(algorithm + " does not use a depth of the opponent here; m* and simple-pruning do. Found " + player
                    + ".");
        }
    }

    private boolean deepMixture() {
        return ((Modelling) player)
                .model().players().stream().anyMatch(model -> model.chain().isEmpty());
    }

    private void checkEquipment(Algorithm algorithm) {
        if (equipment.threads() > 1 && algorithm != Algorithm.ENGINE) {
            refuse("Only the engine searches with several threads; " + algorithm + " uses one, not "
                    + equipment.threads() + ".");
        }
        if (equipment.margin().isEmpty()) return;
        if (!(player instanceof Modelling modelling)
                || modelling.model() instanceof MixtureSpec
                || algorithm == Algorithm.EPSILON
                || algorithm == Algorithm.QUANTAL
                || algorithm == Algorithm.PROM) {
            refuse("A margin is for players with one model of the opponent and a search that values each move; "
                    + player + " by " + algorithm + " has none.");
        }
    }

    private static void refuse(String sentence) {
        throw new InputException(sentence);
    }
}
