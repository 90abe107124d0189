/** Positions drawn from their {@link org.outwit.core.game.Diagram}: for terminals, and as SVG pictures. */
package org.outwit.draw.board;
