/**
 * How good moves are by the judgement of another program: decisions are drawn or read from a file, a player makes them, and the program
 * says what each choice lost against the best.
 */
package org.outwit.play.quality;
