package org.outwit.core.catalogue;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.outwit.core.game.Capabilities;
import org.outwit.core.player.MixtureSpec;
import org.outwit.core.player.OpponentsSpec;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Modelling;
import org.outwit.core.player.PlayerSpec.Strategy;

/** Why an algorithm cannot do what it is asked for, and what to use instead: one sentence, or nothing where it can. */
public final class Refusals {

    private Refusals() {}

    /** Why it cannot search any tree that is written down. */
    public static Optional<String> onTree(Algorithm algorithm) {
        return Optional.ofNullable(algorithm.family().onTree()).map(reason -> algorithm + " " + reason);
    }

    /** Why it cannot search this tree. */
    public static Optional<String> onTree(Algorithm algorithm, Capabilities tree) {
        return onTree(algorithm).or(() -> refusal(algorithm, tree));
    }

    /** Why nobody can play a game by it. */
    public static Optional<String> inGame(Algorithm algorithm, Capabilities game) {
        Optional<String> never = algorithm.onTreesOnly().map(reason -> algorithm + " " + reason);
        return never.or(() -> refusal(algorithm, game));
    }

    /** Who has a model of the opponent needs a search that keeps it where dice are thrown. */
    private static Optional<String> refusal(Algorithm algorithm, Capabilities game) {
        boolean plainModel = algorithm.family() == Family.MODELS && game.chance() && !game.hidden();
        return plainModel && game.players() <= 2
                ? Optional.of(algorithm + " knows no chance nodes, and this game has them; use m*-chance.")
                : algorithm.requirements().refusal(algorithm.toString(), game);
    }

    /** Why it cannot search for such a player. */
    public static Optional<String> player(Algorithm algorithm, PlayerSpec player) {
        return player(algorithm, algorithm.traits(), player);
    }

    /** Why it cannot search for such a player, where it can do more than the catalogue says of its listing. */
    public static Optional<String> player(Algorithm algorithm, Set<Trait> traits, PlayerSpec player) {
        boolean plain = switch (algorithm.family()) {
            case MODELS, CHANCE_MODELS, MANY_PLAYERS -> false;
            default -> true;
        };
        return Stream.of(
                        model(algorithm.family(), traits, player),
                        details(algorithm.family(), traits, player),
                        plain ? Optional.<String>empty() : depth(player))
                .flatMap(Optional::stream)
                .findFirst()
                .map(reason -> algorithm + " " + reason);
    }

    private static Optional<String> model(Family family, Set<Trait> traits, PlayerSpec player) {
        if (!(player instanceof Modelling modelling)) {
            if (!traits.contains(Trait.NEEDS_MODEL)) return Optional.empty();
            String example = traits.contains(Trait.MIXTURES) ? "0.7*MODEL+0.3*OTHER" : "MODEL";
            return Optional.of("needs a model of the opponent, such as (" + player.strategy() + "," + example + ").");
        }
        if (!traits.contains(Trait.MODEL)) {
            String others = family == Family.CHANCE ? "m*-chance" : "alpha-beta*, m*, simple-pruning or next-reply";
            return Optional.of("knows no model of the opponent, and " + player + " has one; use " + others + ".");
        }
        if (holds(player, OpponentsSpec.class) && !traits.contains(Trait.BY_INDEX)) {
            return Optional.of("takes one model of the opponent, not one of each by index; use m*-multi.");
        }
        if (holds(player, MixtureSpec.class) && !traits.contains(Trait.MIXTURES)) {
            String other = family == Family.CHANCE_MODELS ? "" : "; use prom";
            return Optional.of("takes one model of the opponent, not a mixture" + other + ".");
        }
        boolean deep = modelling.model().players().stream().anyMatch(model -> holds(model, MixtureSpec.class));
        return deep
                ? Optional.of("mixes the opponents of the player, not those of a model; found " + player + ".")
                : Optional.empty();
    }

    private static boolean holds(PlayerSpec player, Class<?> kind) {
        return player instanceof Modelling modelling
                && (kind.isInstance(modelling.model())
                        || modelling.model().players().stream().anyMatch(model -> holds(model, kind)));
    }

    private static Optional<String> details(Family family, Set<Trait> traits, PlayerSpec player) {
        for (Strategy each : strategies(player).toList()) {
            if (each.error().isPresent() && !traits.contains(Trait.ERRORS)) {
                String other = family == Family.CHANCE_MODELS ? "" : "; m*-epsilon does";
                return Optional.of("does not use an error" + other + "; found '" + each + "'.");
            }
            if (each.temperature().isPresent() && !traits.contains(Trait.TEMPERATURES)) {
                String other = family == Family.CHANCE ? "m*-chance" : "m*-quantal";
                return Optional.of("does not use a temperature; " + other + " does; found '" + each + "'.");
            }
        }
        if (traits.contains(Trait.DEPTHS)) return Optional.empty();
        return strategies(player)
                .skip(1)
                .filter(each -> each.depth().isPresent())
                .findFirst()
                .map(each -> "does not use a depth of the opponent; m* and simple-pruning do; found '" + each + "'.");
    }

    private static Optional<String> depth(PlayerSpec player) {
        if (player.strategy().depth().orElse(1) > 0) return Optional.empty();
        return Optional.of("looks ahead 1 ply or more, and " + player + " none.");
    }

    /** The player's own strategy, then those of all models. */
    private static Stream<Strategy> strategies(PlayerSpec player) {
        if (!(player instanceof Modelling modelling)) return Stream.of(player.strategy());
        return Stream.concat(
                Stream.of(player.strategy()),
                modelling.model().players().stream().flatMap(Refusals::strategies));
    }
}
