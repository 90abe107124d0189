/**
 * Players who move: what somebody wrote down as {@code (samuel@6,exchanger@4)} becomes a {@link
 * org.outwit.play.player.MoveChooser} that answers every position with a legal move within its limits.
 *
 * <p>{@link org.outwit.play.player.Players} is the way in. A chooser belongs to one player in one game and keeps its
 * table from move to move; it is asked by one thread at a time. Numbers in the notation, such as errors and temperatures,
 * are in the units of the game's scale. A model file stands where a function does: {@code file:anna.json} plays as Anna
 * does, and {@code (samuel,file:anna.json)} expects Anna.
 */
package org.outwit.play.player;
