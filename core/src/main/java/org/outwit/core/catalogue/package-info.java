/**
 * Every algorithm that can be asked for by name: what it is called, which paper and figure it is from, what it needs of a game
 * and of a player, what it can be told, and how it is made. {@link org.outwit.core.catalogue.Algorithm} is the list; questions
 * about trees, players of games, {@code docs/algorithms.md} and its test all read it.
 *
 * <p>A constant holds how its search is made, as a {@link org.outwit.core.catalogue.Maker} of one kind for each kind of input and answer, and how
 * the engine that plays games in its place, an {@link org.outwit.core.catalogue.EngineMaker}. What does not fit is refused by {@link
 * org.outwit.core.catalogue.Refusals}, with the same sentence on a tree as in a game.
 */
package org.outwit.core.catalogue;
