package org.outwit.learn.prediction;

/** Says how often moves were played, images of a position counted as one. */
public interface Book {

    /**
     * Writes how often each of the first {@code size} moves was played into a row, and returns the sum.
     *
     * @param key of the image of the position that stands for all, and {@code images} the moves there
     */
    double counts(long key, int[] images, int size, double[] into);
}
