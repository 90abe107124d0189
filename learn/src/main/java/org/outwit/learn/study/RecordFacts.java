package org.outwit.learn.study;

import java.util.List;

/**
 * What is known of somebody before anything is searched: what their records and their model say. It is there at once, so people
 * who wait for the {@link Study} have something to read.
 *
 * @param sides what the sides are called, in the order of movers
 */
public record RecordFacts(
        String game,
        String title,
        List<String> sides,
        String who,
        Career career,
        DepthFinding lookahead,
        Repertoire repertoire) {

    public RecordFacts {
        sides = List.copyOf(sides);
    }
}
