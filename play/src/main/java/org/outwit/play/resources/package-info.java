/**
 * What all games of one program share: threads, memory for transposition tables, and the folder for what it keeps. The launcher
 * makes one {@link org.outwit.play.resources.Resources} and hands it to those that play, learn or serve; nobody else in play and app
 * makes a pool.
 *
 * <p>Nobody waits for a table while a clock runs. A person's game whose memory runs short gets a smaller table; a match plays fewer
 * games at a time instead, because a smaller table would change its games (docs/decisions/0014-resources.md).
 */
package org.outwit.play.resources;
