/**
 * Search that knows its opponent: Carmel and Markovitch, <i>Learning and using opponent models in adversary search</i>
 * and <i>Pruning algorithms for multi-model adversary search</i>, with the listings corrected where print is wrong.
 *
 * <p><b>Levels.</b> A player is a function and a model of the opponent, who again has a function and a model. Levels are
 * counted from the top: level 0 is the player's own function (the papers' f_n), level 1 the opponent's, level 2 the
 * player's as the opponent believes it, and so on to level n (the papers' f_0). Below it the tail alternates: the last
 * one takes everybody else for the exact opposite, which is minimax. Even levels belong to the player at the root, odd
 * ones to the other.
 *
 * <p><b>Views.</b> Every function is seen by the side that owns it, and every level maximises: there are no sign flips.
 *
 * <p><b>Values.</b> v_k of a leaf is F_k. Where the owner of level k moves, v_k is the largest v_k of the children and
 * the level's choice is the first child that has it. Where the other side moves, v_k is that of the child which level
 * k+1 chooses. {@link org.outwit.core.model.MStar} computes exactly this, level by level;
 * {@link org.outwit.core.model.OnePass} computes all levels in one walk; the others prune, and agree with them.
 */
package org.outwit.core.model;
