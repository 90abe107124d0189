/**
 * The games that come with Outwit, one package each: position, notation, features and evaluators. A game knows its
 * board and nothing of searches; what it must promise them is checked by the suite {@code GameContract}. Here is only
 * what several games share.
 */
package org.outwit.games;
