/**
 * Draughts games in Portable Draughts Notation 3.0. The reading grammar of the standard is kept to the letter, so a file
 * is well formed here exactly when it is there; what a {@link org.outwit.games.record.pdn.GameType} calls its squares
 * is translated into what the game's own notation calls them.
 */
package org.outwit.games.record.pdn;
