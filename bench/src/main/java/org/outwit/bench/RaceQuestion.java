package org.outwit.bench;

import java.util.List;
import java.util.stream.Stream;

/**
 * One task for all contestants.
 *
 * @param aima the ways in which aima can be asked the same
 */
public record RaceQuestion(String name, Contestant outwit, List<Contestant> aima) {

    /** The contestant of this name, after all have been compared. */
    public static Contestant checked(RaceQuestion question, String contestant) {
        question.check();
        return Stream.concat(Stream.of(question.outwit), question.aima.stream())
                .filter(one -> one.name().equals(contestant))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("Nobody named " + contestant + " was asked."));
    }

    /** Nothing is timed unless both find the same, and Outwit enters no more nodes than any form of aima. */
    public void check() {
        RaceAnswer ours = outwit.answer();
        for (Contestant peer : aima) {
            RaceAnswer theirs = peer.answer();
            if (!ours.agrees(theirs) || ours.nodes() > theirs.nodes()) {
                throw new IllegalStateException(
                        name + ": outwit says " + ours + ", " + peer.name() + " says " + theirs + ".");
            }
        }
    }
}
