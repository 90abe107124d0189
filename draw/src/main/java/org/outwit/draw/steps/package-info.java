/**
 * A search as a list of steps that a page can go through forwards and backwards: a node entered with its window, a leaf
 * evaluated, a value returned, moves cut off and why, and the line at the end. {@link org.outwit.draw.steps.SearchSteps}
 * asks an algorithm a question and keeps what happens; {@link org.outwit.draw.tree.TreePlaces} says where nodes stand,
 * folded subtrees left out.
 *
 * <p>Searches tell a listener different things: those of the minimax family their windows and values, best-first ones
 * what they know of a node, those with models only where they are and why they cut. What is untold but follows from the
 * order of visits is added here: that a node has been left, and which of its children nobody came to.
 *
 * <p>Every step counts the leaves so far, so that two searches of one tree can be shown in step by leaves. Words and
 * places come from {@code draw.tree}; a page needs no rule of any algorithm.
 */
package org.outwit.draw.steps;
