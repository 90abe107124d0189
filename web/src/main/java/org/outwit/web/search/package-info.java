/**
 * The page where searches are stepped through: {@link org.outwit.web.search.SearchPart} answers with a tree, where its nodes stand, and
 * the steps of one or two algorithms on it. Trees are typed, taken from papers and counterexamples, grown from a seed, or made from a
 * position of a game. Nothing is kept: an address carries everything that a page shows.
 */
package org.outwit.web.search;
