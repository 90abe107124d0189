/**
 * A person's game. {@link org.outwit.play.session.GameSession} is a game between a person and players: {@link
 * org.outwit.play.session.SessionCommand commands} go in, {@link org.outwit.play.session.SessionEvent events} come out. It has no
 * words: a terminal or a web page reads commands and says events in words. Turns are taken at a {@link
 * org.outwit.play.match.GameTable}, as in a match.
 */
package org.outwit.play.session;
