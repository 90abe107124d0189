/**
 * A person's game. {@link org.outwit.play.session.GameSession} is a game between a person and players, or of players whom they watch: {@link
 * org.outwit.play.session.SessionCommand commands} go in, {@link org.outwit.play.session.SessionEvent events} come out, and {@link
 * org.outwit.play.session.SessionState} is what it goes on from after a restart. It has no words but those of {@link
 * org.outwit.play.session.Knowledge}: a terminal or a web page reads commands and says events in words. Turns are taken at a {@link
 * org.outwit.play.match.GameTable}, as in a match.
 */
package org.outwit.play.session;
