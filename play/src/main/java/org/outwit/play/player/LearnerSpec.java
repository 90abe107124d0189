package org.outwit.play.player;

import java.util.Optional;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.player.PlayerSpec.Plain;
import org.outwit.core.player.PlayerSpec.Strategy;

/** A player who learns its opponent, as people write one: {@code learner:samuel}, {@code learner:samuel@4}. */
public final class LearnerSpec {

    /** What stands before the evaluator by which it plays. */
    public static final String PREFIX = "learner:";

    private LearnerSpec() {}

    public static boolean isLearner(PlayerSpec player) {
        return player.strategy().function().startsWith(PREFIX);
    }

    /** How a learner is written that plays by this evaluator. */
    public static PlayerSpec of(String evaluator) {
        return PlayerSpec.plain(PREFIX + evaluator);
    }

    /**
     * Who it is as long as it foresees nobody: the same without the word.
     *
     * @throws InputException with a sentence where such a game or such a player has no learner
     */
    static PlayerSpec plain(Game<?> game, PlayerSpec learner) {
        refusal(game).ifPresent(sentence -> {
            throw new InputException(sentence);
        });
        Strategy own = learner.strategy();
        boolean alone = learner instanceof Plain
                && !own.negated()
                && own.error().isEmpty()
                && own.temperature().isEmpty();
        if (!alone) {
            throw new InputException("'" + own.function()
                    + "' plays as it is and finds its model itself; expected it alone, with a depth or without, but no sign,"
                    + " error, temperature or model, found " + learner + ".");
        }
        String evaluator = own.function().substring(PREFIX.length());
        if (evaluator.isEmpty()) {
            throw new InputException("Expected an evaluator behind '" + PREFIX + "', as in " + PREFIX
                    + game.defaultEvaluatorName() + "; " + game.name() + " has "
                    + String.join(", ", game.evaluators().keySet()) + ".");
        }
        return new Plain(new Strategy(false, evaluator, own.depth(), own.error(), own.temperature()));
    }

    /** Why a game has no learner; empty where it has. */
    public static Optional<String> refusal(Game<?> game) {
        Capabilities can = game.capabilities();
        String why = can.players() != 2
                ? "it has " + can.players() + (can.players() == 1 ? " player" : " players")
                : can.hidden()
                        ? "cards are hidden"
                        : can.chance() ? "chance moves" : can.zeroSum() ? "" : "payoffs do not add up to nothing";
        if (why.isEmpty()) return Optional.empty();
        return Optional.of("A learner foresees one opponent on an open board where one wins what the other loses; in "
                + game.name() + " " + why + ".");
    }
}
