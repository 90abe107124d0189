package org.outwit.play.session;

import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;

/**
 * Which game a person plays against whom.
 *
 * @param start how far the game has come already
 * @param you the person's seat
 * @param opponent who plays all others
 * @param limits for each move of the opponent, and for hints
 */
public record SessionPlan<P extends Position>(
        Game<P> game, GameHistory<P> start, int you, PlayerSpec opponent, Limits limits) {}
