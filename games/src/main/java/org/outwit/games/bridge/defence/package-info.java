/**
 * Defenders as they can be known: conventions that say which card is led and which small card is played, rules of thumb, and how far
 * somebody looks ahead. Each is a {@link org.outwit.games.bridge.defence.CardRule}: chances of cards, given what a defender sees ({@link
 * org.outwit.games.bridge.defence.DefenderSight}) and nothing else. A rule may have nothing to say about a card; {@link
 * org.outwit.games.bridge.defence.Defender} asks several in turn.
 */
package org.outwit.games.bridge.defence;
