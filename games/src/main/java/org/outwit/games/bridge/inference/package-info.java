/**
 * What can be known of hands that nobody shows. {@link org.outwit.games.bridge.inference.DealKnowledge} collects facts: cards in sight,
 * cards played, suits that somebody had no more of, and what the calls of the auction promise.
 * {@link org.outwit.games.bridge.inference.PossibleDeals} are all deals that fit: counted, numbered, and drawn so that each is exactly as
 * likely as any other. {@link org.outwit.games.bridge.inference.TableFacts} has what a seat saw of a play, and
 * {@link org.outwit.games.bridge.inference.Promises} what people mean by their calls.
 *
 * <p>Facts are about hands as they were dealt, so nothing that was once known is ever taken back: a card played stays a card of the hand
 * that played it.
 */
package org.outwit.games.bridge.inference;
