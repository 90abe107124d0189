package org.outwit.core.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.outwit.core.tree.Exact;

/**
 * A player as people write one: {@code f}, {@code (f1,f0)}, {@code (samuel@6,exchanger@4)}. This is the one notation of
 * players, on trees and in games:
 *
 * <pre>
 * player   = strategy | "(" strategy "," model ")"
 * model    = player
 *          | share "*" player { "+" share "*" player }        shares sum to 1
 *          | index ":" player { "," index ":" player }        among more than two, each opponent by index
 * strategy = ["-"] function [ "@" depth ] [ "~" error ] [ "%" temperature ]
 * function = a name, or "file:" and the path of a file: a person's model, or trained weights
 * depth    = plies, 1 or more; 0 for a strategy that stands alone, which is asked for the value of the root itself
 * </pre>
 *
 * or {@code xboard:COMMAND}, another program, whose command is the whole rest of the text.
 *
 * <p>A player is either {@link Plain}, without a model of the opponent, or {@link Modelling}. Read by {@link #parse}, written
 * by toString, which give each other back.
 */
public sealed interface PlayerSpec extends ModelSpec {

    /** What stands before the command of a player that is another program. */
    String PROGRAM = "xboard:";

    /** What somebody values and how they look: a function by name, with what is known of its use. */
    record Strategy(
            boolean negated, String function, OptionalInt depth, Optional<Exact> error, Optional<Exact> temperature) {

        @Override
        public String toString() {
            return (negated ? "-" : "")
                    + function
                    + (depth.isPresent() ? "@" + depth.getAsInt() : "")
                    + error.map(e -> "~" + e).orElse("")
                    + temperature.map(t -> "%" + t).orElse("");
        }
    }

    /** Takes the opponent for the exact opposite: minimax. */
    record Plain(Strategy strategy) implements PlayerSpec {
        @Override
        public String toString() {
            return strategy.toString();
        }
    }

    /** Has a model of the opponent. */
    record Modelling(Strategy strategy, ModelSpec model) implements PlayerSpec {
        @Override
        public String toString() {
            return "(" + strategy + "," + model + ")";
        }
    }

    Strategy strategy();

    /** 0 for a plain player, otherwise one more than the model; of several, than the highest of them. */
    default int level() {
        if (this instanceof Modelling modelling) {
            return 1
                    + modelling.model().players().stream()
                            .mapToInt(PlayerSpec::level)
                            .max()
                            .orElse(0);
        }
        return 0;
    }

    /** The strategies from the player's own down, where every model is a single player. */
    default Optional<List<Strategy>> chain() {
        if (!(this instanceof Modelling modelling)) return Optional.of(List.of(strategy()));
        if (!(modelling.model() instanceof PlayerSpec model)) return Optional.empty();
        return model.chain().map(rest -> {
            List<Strategy> all = new ArrayList<>();
            all.add(strategy());
            all.addAll(rest);
            return List.copyOf(all);
        });
    }

    @Override
    default List<PlayerSpec> players() {
        return List.of(this);
    }

    /** A player who values this function and nothing else is said. */
    static PlayerSpec plain(String function) {
        return new Plain(new Strategy(false, function, OptionalInt.empty(), Optional.empty(), Optional.empty()));
    }

    /** Whether it is another program, rather than a player with a function of the game. */
    default boolean isProgram() {
        return this instanceof Plain && strategy().function().startsWith(PROGRAM);
    }

    /** Reads a player; a {@link org.outwit.core.game.NotationException} says where something else was expected. */
    static PlayerSpec parse(String text) {
        return new PlayerSpecReader(text).parse();
    }

    /** The names of all functions that occur, each once, from the player's own down. */
    default List<String> functions() {
        if (!(this instanceof Modelling modelling)) return List.of(strategy().function());
        return Stream.concat(
                        Stream.of(strategy().function()),
                        modelling.model().players().stream().flatMap(player -> player.functions().stream()))
                .distinct()
                .collect(Collectors.toUnmodifiableList());
    }
}
