/**
 * Opening habits: how often each move was played in each position, and how likely that makes it to be played again. A book
 * knows positions by their keys and moves as ints, so it serves every game; whoever wants mirror images to be one position hands
 * over the key and the move of one of them.
 */
package org.outwit.learn.book;
