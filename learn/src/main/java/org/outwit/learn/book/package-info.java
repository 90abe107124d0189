/**
 * Opening habits: how often each move was played in each position, and how likely that makes it to be played again. A {@link
 * org.outwit.learn.book.Book} knows positions by their keys and moves as ints, so it serves every game; in a {@link
 * org.outwit.learn.book.SymmetricBook} mirror images are one position.
 */
package org.outwit.learn.book;
