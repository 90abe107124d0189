/**
 * A person at the table. {@link org.outwit.play.session.GameSession} is one game between a person and a player: {@link
 * org.outwit.play.session.SessionCommand commands} go in, {@link org.outwit.play.session.SessionEvent events} come out, and there
 * are no words in it. A terminal and a web page are two faces of it: they read commands and word events. The turns themselves are
 * taken at a {@link org.outwit.play.match.GameTable}, as in a match.
 */
package org.outwit.play.session;
