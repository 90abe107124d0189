/**
 * Files that a training leaves beside its result while it runs, so that it goes on where it was stopped or killed.
 *
 * <p>A {@link org.outwit.core.file.Journal} adds a line for each thing done, which suits work that is a list of results. What a training
 * has learned changes as a whole, so its file is replaced as a whole.
 */
package org.outwit.learn.progress;
