/**
 * Chess with all its rules: castling (also from the starting positions of Chess960), en passant, promotion, and draws
 * by stalemate, third repetition, fifty moves without progress and positions in which nobody can mate.
 *
 * <p>{@code Board} knows where pieces stand as bitboards, {@code Attacks} what they attack, {@code Checks} what
 * restrains them; {@code MoveLister} and {@code MoveCounter} list and count legal moves from that. {@code ChessPosition}
 * adds what happens over time. {@code Placement}, {@code Activity}, {@code PawnShape} and {@code Runners} are what the
 * strongest style judges by, {@code Exchange} what engines ask before they look at a capture. Moves are read and written in standard algebraic notation, positions in Forsyth-Edwards notation.
 */
package org.outwit.games.chess;
