/** Positions drawn from their {@link org.outwit.core.game.Diagram}: for terminals, as SVG pictures, and in parts for pages that show a board to play on. */
package org.outwit.draw.board;
