/** Chess games in Portable Game Notation: the import format is read, the export format is written. */
package org.outwit.games.record.pgn;
