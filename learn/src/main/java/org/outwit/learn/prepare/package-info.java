/**
 * Preparing for one person: a repertoire whose moves are chosen by what is expected against them.
 *
 * <p>{@link org.outwit.learn.prepare.Preparer} is the way in. From a position on it grows a tree in which we play what a plain search
 * finds about equally good, and they reply as a model predicts. {@link org.outwit.learn.prepare.TreeExpansion} looks at positions,
 * {@link org.outwit.learn.prepare.RepertoireTree} puts them together and averages, and what comes out is a
 * {@link org.outwit.learn.prepare.Preparation} of plain records. How often a position was really on the board is counted by
 * {@link org.outwit.learn.prepare.PersonVisits}, apart from all predictions.
 */
package org.outwit.learn.prepare;
