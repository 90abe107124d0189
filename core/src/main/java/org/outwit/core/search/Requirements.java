package org.outwit.core.search;

import java.util.Optional;
import org.outwit.core.game.Capabilities;

/**
 * What an algorithm needs of a game. A pair that does not fit is refused with a sentence that says why and what to use
 * instead, never searched wrongly.
 *
 * @param leastPlayers fewest players it makes sense for
 * @param mostPlayers most players it can handle
 * @param zeroSum whether it is right only where one side's gain is the other's loss
 * @param chance whether it knows chance nodes
 * @param hidden whether it works with what a player sees, and not with the position
 */
public record Requirements(int leastPlayers, int mostPlayers, boolean zeroSum, boolean chance, boolean hidden) {

    /** What minimax, and every search that returns its value, asks of a game. */
    public static final Requirements MINIMAX = new Requirements(1, 2, true, false);

    /** The requirements of an algorithm that has to see everything. */
    public Requirements(int leastPlayers, int mostPlayers, boolean zeroSum, boolean chance) {
        this(leastPlayers, mostPlayers, zeroSum, chance, false);
    }

    /** Why this algorithm cannot search such a game, or nothing where it can. */
    public Optional<String> refusal(String algorithm, Capabilities game) {
        if (game.hidden() && !hidden) {
            return Optional.of(
                    algorithm
                            + " sees everything, and this game hides something from its players; use pimc, is-mcts or alpha-mu.");
        }
        if (hidden && !game.hidden()) {
            return Optional.of(
                    algorithm + " is for games that hide something, and this one shows everything; use engine or uct.");
        }
        if (game.chance() && !chance) {
            return Optional.of(
                    algorithm + " knows no chance nodes, and this game has them; use expectiminimax, star1 or star2.");
        }
        if (game.players() > mostPlayers) {
            return Optional.of(algorithm + " is for " + mostPlayers + " players, and this game has " + game.players()
                    + "; use maxn or paranoid.");
        }
        if (game.players() < leastPlayers) {
            return Optional.of(algorithm + " needs at least " + leastPlayers + " players, and this game has "
                    + game.players() + ".");
        }
        if (zeroSum && game.players() == 2 && !game.zeroSum()) {
            return Optional.of(algorithm + " is right only for zero-sum games, and this one is not; use maxn instead.");
        }
        return Optional.empty();
    }
}
