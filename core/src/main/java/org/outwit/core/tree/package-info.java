/**
 * Games that are nothing but trees: written down by a person ({@link org.outwit.core.tree.Tree}, read from compact text
 * by {@link org.outwit.core.tree.TreeText}), or grown from a seed while they are searched
 * ({@link org.outwit.core.tree.RandomTree}), with several correlated evaluation functions at every node.
 *
 * <p>Numbers of written trees are {@link org.outwit.core.tree.Exact}. Searches work on ints, so a
 * {@link org.outwit.core.tree.Ranks} replaces every number by its rank: searches that only compare cannot tell the
 * difference, and no comparison ever suffers from rounding.
 */
package org.outwit.core.tree;
