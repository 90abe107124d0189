/**
 * Games written as tags and moves, the way PGN and PDN share: a lexer and a reader that hold one game at a time, the
 * annotated game they make, and a writer. Nothing here knows a board: {@link
 * org.outwit.games.record.movetext.MovetextReader} answers whether text is well formed, and {@link
 * org.outwit.games.record.movetext.Scoresheet} whether its moves are legal.
 *
 * <p>A file can be of any size, a game cannot: one with more than 4 MB of text, 262,144 moves, comments and tags, or
 * variations 200 deep is rejected by a sentence and skipped, so that memory and stack stay bounded.
 */
package org.outwit.games.record.movetext;
