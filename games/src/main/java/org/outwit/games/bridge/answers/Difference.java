package org.outwit.games.bridge.answers;

/**
 * An answer that is not the one of the list.
 *
 * @param question what was asked, in a few words
 */
public record Difference(String question, String listed, String found) {

    @Override
    public String toString() {
        return question + ": listed " + listed + ", found " + found;
    }
}
