/**
 * Games on the server: {@link org.outwit.web.game.GameRoom} holds one and tells its pages what happens, {@link
 * org.outwit.web.game.GameRooms} finds and opens them, {@link org.outwit.web.game.GameRows} keeps them.
 */
package org.outwit.web.game;
