/**
 * Qubic, tic-tac-toe in space: on a cube of 4 by 4 by 4 cells the sides place stones in turn, and four in a line win.
 * There are 76 lines: 48 along the edges, 24 across the faces of slices, 4 through the cube. The first player wins
 * (Patashnik, "Qubic: 4x4x4 Tic-Tac-Toe", Mathematics Magazine 53, 1980).
 *
 * <p>The cube is exactly 64 cells, so a side's stones are one long. The lines are counted stone by stone, as in the
 * larger m,n,k-games; shifts, which serve the smaller ones, would need spare cells to keep them from wrapping.
 */
package org.outwit.games.qubic;
