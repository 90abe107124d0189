/**
 * GGF, the generic game format of the Generic Game Server, for Othello. A game stands between <code>(;</code> and
 * <code>;)</code> as properties: two letters or one, and a value in brackets.
 *
 * <pre>(;GM[Othello]PC[site]PB[a name]PW[a name]RE[+12.00]TY[8]BO[8 (64 squares) *]B[F5/1.25/3.5]W[D6];)</pre>
 *
 * A move may be followed by an evaluation and a time. Files have any number of games, often with numbers before them.
 */
package org.outwit.games.record.ggf;
