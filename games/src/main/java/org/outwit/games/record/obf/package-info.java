/**
 * OBF: one position of Othello a line with the scores of its moves, the form in which end-game problems are passed on.
 *
 * <pre>--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X; G8:+18; H1:+12; H7:+6;</pre>
 *
 * Scores are in discs for the side to move. A comment may follow after {@code %}.
 */
package org.outwit.games.record.obf;
