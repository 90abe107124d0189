package org.outwit.lab.tournament;

import org.outwit.core.player.PlayerSpec;

/**
 * A player as a word of a cell: as people write it, but for blanks and equals signs, which words cannot have and only paths and commands do. They are
 * written "\s" and "\e", and a backslash doubled.
 */
final class PlayerWord {

    private PlayerWord() {}

    static String of(PlayerSpec player) {
        return player.toString().replace("\\", "\\\\").replace(" ", "\\s").replace("=", "\\e");
    }
}
