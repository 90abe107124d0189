package org.outwit.web.analyse;

import java.util.List;

/**
 * A move of the position and what follows it.
 *
 * @param value to the mover
 * @param line the moves that are expected, the move first
 * @param depth plies looked ahead, counted from the position
 */
record EngineLine(int move, int value, List<Integer> line, int depth) {

    EngineLine {
        line = List.copyOf(line);
    }
}
