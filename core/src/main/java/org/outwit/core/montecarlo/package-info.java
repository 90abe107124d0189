/**
 * Monte-Carlo tree search, which most people would pick instead of minimax today: {@link org.outwit.core.montecarlo.Uct} (Kocsis and Szepesvári
 * 2006) plays games at random, remembers how they ended, and tries more often what ended well.
 *
 * <p>It stands apart from all other families because it needs neither bounds nor a zero sum: chance is sampled like any other mover, and any
 * number of players is as easy as two. It plays, so it is written like what plays: nodes are numbers into rows that are kept from
 * one search to the next, and nothing is allocated in a node.
 */
package org.outwit.core.montecarlo;
