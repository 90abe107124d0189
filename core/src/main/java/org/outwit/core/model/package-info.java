/**
 * Search that knows its opponent: Carmel and Markovitch, <i>Learning and using opponent models in adversary search</i>
 * and <i>Pruning algorithms for multi-model adversary search</i>, with the listings corrected where print is wrong. The papers are not
 * needed to read it. Who knows alpha-beta reads {@link org.outwit.core.model.MStar}, {@link org.outwit.core.model.OnePass}, {@link
 * org.outwit.core.model.SimplePruning}, {@link org.outwit.core.model.AlphaBetaStar} and {@link
 * org.outwit.core.model.OnePassAlphaBetaStar}, in this order; they all search the tree that is drawn here.
 *
 * <p><b>Levels.</b> A player is a function and a model of the opponent, who again has a function and a model. Levels are
 * counted from the top: level 0 is the player's own function F_0 (the papers' f_n), level 1 the opponent's, level 2 the
 * player's as the opponent believes it, and so on to the last level n (the papers' f_0). Below it the tail alternates: the
 * last one takes everybody else for the exact opposite, so F_(n+1) is -F_n, which is minimax. Even levels belong to the player
 * at the root, odd ones to the other. Everybody sees their own function and wants much of it: there are no sign flips.
 *
 * <p><b>Values.</b> v_k of a leaf is F_k. Where the owner of level k moves, v_k is the largest v_k of the children, and the
 * first child that has it is the choice of level k. Where the other side moves, v_k is that of the child which level k+1
 * chooses. What is played below the root is decided by level 0 at our nodes and by level 1 at theirs.
 *
 * <p><b>An example.</b> We search as {@code (f2,(f1,f0))}, so n is 2. Below each letter stands a line of v_0, v_1 and v_2; at a leaf
 * these are what the three functions say.
 *
 * <pre>
 *                         O                                       ours
 *                      7 -6  7
 *             ┌───────────┴───────────┐
 *             X                       Y                           theirs
 *          5 -4  4                 7 -6  7
 *       ┌─────┴─────┐           ┌─────┴─────┐
 *       P           Q           R           S                     ours
 *    5 -4  4     8 -7  8     7 -6  7     6 -7  8
 *    ┌──┴──┐     ┌──┴──┐     ┌──┴──┐     ┌──┴──┐
 *    a     b     c     d     e     f     g     h
 *    1     5     8     6     5     7     6     5    F_0           our function
 *    0    -4    -7    -5    -6    -6    -7    -6    F_1           their function
 *   -1     4     8     6     7     6     8     5    F_2           our function, as they believe
 * </pre>
 *
 * From the leaves up:
 *
 * <ul>
 *   <li>R is ours. We would choose f, since F_0 is 7 there: v_0 = 7. They believe that we value F_2, so they expect e: v_2 = 7, and v_1
 *       is what e is worth to them, -6. Levels 0 and 2 choose differently, and both choices are carried up.
 *   <li>Y is theirs. Level 1 compares the v_1 of R and S, -6 and -7, and chooses R: v_1 = -6, and v_0 = 7 is that of R. The tail takes
 *       them for our opposite and compares v_2: it would choose R as well, whose 7 is less than 8.
 *   <li>X is theirs. They choose P, worth -4 to them, and v_0 = 5 is that of P, although Q has 8 for us.
 *   <li>O is ours: Y, worth 7. Minimax by F_0 fears S after Y and promises 6.
 * </ul>
 *
 * <p><b>Readers.</b> A value is computed because somebody above compares it. Take a node x, its parent p, the parent g of that,
 * and a level k that chooses at x. What k finds at x is read in two places, as far as there are such nodes, and nowhere else:
 *
 * <ul>
 *   <li>A, the level <i>above</i>: the choice of k at x fixes v_(k-1)(x), and level k-1 compares that with other children of p. At S the
 *       choice of level 2 says what S is worth to level 1, which compares it at Y with R.
 *   <li>P, the value <i>passed on</i>: if level k+1 chooses x at p, v_k(x) becomes v_k(p), and level k itself compares that at g. If level 1
 *       chooses S at Y, v_0(S) becomes v_0(Y), which level 0 compares at O with X.
 * </ul>
 *
 * Level 0 has no level above it, so it has no A. The other way round, nobody reads v_2 at O.
 *
 * <p><b>Windows.</b> As in alpha-beta, a reader cares only about values within a window (alpha, beta), and where it is empty nothing more need
 * be known. But a reader of level k-1 compares v_(k-1), and x is searched by level k. What joins the two is the interval [s_k, t_k] in which
 * F_k + F_(k+1) lies at every leaf ({@link org.outwit.core.bounds}); in the example both sums lie in [-1, 1]. A_k(x) and P_k(x) are the
 * windows of the two readers, in terms of v_k(x). Going through the example from left to right, when X and R are finished and S is entered:
 *
 * <ul>
 *   <li>At O level 0 has 5 from X. It cares about v_0(Y) above that, and no limit is known.
 *   <li>A_1(Y) = (-6, -2). From R level 1 has -6 and reads no less. If it finds -2 or more, v_0(Y) is at most 3 - (-2) = 5, and level 0 keeps
 *       X. (The 3 is t_0 above the leaves: v_0 and v_1 may come from different leaves where we choose, so their sum can be larger than 1.)
 *   <li>A_2(S) = (1, 7). If level 2 finds 7 or more at S, v_1(S) is at most 1 - 7 = -6, and level 1 keeps R. If it stays at 1 or less, v_1(S)
 *       is at least -1 - 1 = -2, where A_1(Y) ends.
 *   <li>P_0(S) = (5, 9). Level 0 needs more than 5 to leave X. More than 9 cannot come through: level 1 chooses S only if that is worth more
 *       than -6 to it, and then v_0(S) is less than 3 + 6.
 * </ul>
 *
 * Then g says 8 to level 2, which closes A_2(S): with every h they stay away from S. So P_0(S) has lost its reason, too, since nothing
 * of S is passed on, and h is not looked at. Leaf d is left out at Q in the same way: c says 8, and A_2(Q) = (-inf, 5), because level 1 has -4
 * from P.
 */
package org.outwit.core.model;
