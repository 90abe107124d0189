/**
 * What searches share: the question ({@link org.outwit.core.search.Setup}, {@link org.outwit.core.search.Limits}), the
 * answer ({@link org.outwit.core.search.Result}), counting and stopping ({@link org.outwit.core.search.Meter}), the
 * scratch rows of a recursion, iterative deepening, and the listener from which pictures are made.
 *
 * <p>A listing's recursion is its identity and stays in its own class; everything that is not the recursion lives here.
 * Two-player listings work through a {@link org.outwit.core.search.View}: all values as one player sees them, who
 * maximises while the other minimises. That is the convention of the papers, stays right where sides do not alternate,
 * and gives functions that do not change sign with the side one meaning in the whole tree.
 */
package org.outwit.core.search;
