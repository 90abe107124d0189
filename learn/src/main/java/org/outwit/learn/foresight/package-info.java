/**
 * Foreseeing a program: a player that always takes the first best, or the last best, move of a search to a fixed depth can be predicted exactly once
 * function, depth and habit are known. {@link org.outwit.learn.foresight.Foresight} holds a contest of candidates: our own function at
 * several depths, and what lessons found out. Each is scored on every decision before it learns from it, and the best is trusted only
 * where it would have predicted most of them.
 *
 * <p>Lessons are of two kinds: a {@link org.outwit.learn.foresight.PosteriorWalk} over weights near our own, and the linear program of
 * {@link org.outwit.learn.strategy.LearnStrategy}, here judged by exact predictions. People are not learned here: they have no first best
 * move; see {@link org.outwit.learn.online}.
 */
package org.outwit.learn.foresight;
