/**
 * Several kinds of opponents behind one set of games: who plays how is not known, only that each game was played by one of k
 * rankings. What comes out are the rankings and how frequent they are, which is what a search over a mixture of opponents
 * needs.
 */
package org.outwit.learn.mixture;
