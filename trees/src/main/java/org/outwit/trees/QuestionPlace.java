package org.outwit.trees;

/**
 * Where something stands: a file and a line of it.
 *
 * @param line counted from 1; 0 where there is nothing to count
 */
public record QuestionPlace(String file, int line) {

    /** The place as compilers write it, so that editors can jump there. */
    @Override
    public String toString() {
        return line > 0 ? file + ":" + line : file;
    }
}
