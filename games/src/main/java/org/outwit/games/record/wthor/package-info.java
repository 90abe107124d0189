/**
 * WTHOR, the database of Othello tournaments kept by the French federation: games in files of one year each ({@code
 * .wtb}), names of players ({@code .JOU}) and of tournaments ({@code .TRN}) in files next to them.
 *
 * <p>All three begin with 16 bytes: century, year, month and day on which the file was made, a number of games in 4
 * bytes, a number of names in 2, the year of the games in 2, the size of the board (0 or 8), a kind, the depth of the
 * theoretical scores, and nothing. Numbers have their low byte first. A game has 68 bytes: the numbers of tournament,
 * Black and White in 2 each, Black's discs at the end with the empty squares added to the winner's, the same with best
 * play near the end, and 60 moves as ten times the row plus the column, 0 after the last; passes are left out. A name
 * of a player has 20 bytes, of a tournament 26, in Latin-1 and ended by a zero byte.
 */
package org.outwit.games.record.wthor;
