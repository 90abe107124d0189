/**
 * Transcripts: one game a line, its moves written one after the other from the usual start, {@code f5d6c3d3c4}. The
 * plainest of all formats, and the one that programs of Othello agree on.
 */
package org.outwit.games.record.transcript;
