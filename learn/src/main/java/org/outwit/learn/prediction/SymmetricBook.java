package org.outwit.learn.prediction;

import org.outwit.core.game.Position;
import org.outwit.core.game.Symmetries;

/**
 * A book in which turned and mirrored positions are one: a person who always opens with f5 is known where they open with d3.
 * What is kept is the image that stands for all of them, and moves are turned to it and back.
 */
public final class SymmetricBook<P extends Position> implements Book {

    private final Symmetries<P> symmetries;
    private final MoveCounts book = new MoveCounts();

    public SymmetricBook(Symmetries<P> symmetries) {
        this.symmetries = symmetries;
    }

    /** What the images of this position share: the key of the one that stands for them. */
    public long key(P position) {
        return symmetries.key(position, symmetries.standard(position));
    }

    /** Counts a move {@code count} times more. */
    public void add(P position, int move, double count) {
        int symmetry = symmetries.standard(position);
        book.add(symmetries.key(position, symmetry), symmetries.move(move, symmetry), count);
    }

    /** How often a move was played here, or its image in an image. */
    public double count(P position, int move) {
        int symmetry = symmetries.standard(position);
        return book.count(symmetries.key(position, symmetry), symmetries.move(move, symmetry));
    }

    /** Writes how often each of the first {@code size} moves was played into a row, and returns the sum. */
    public double counts(P position, int[] moves, int size, double[] into) {
        int symmetry = symmetries.standard(position);
        long key = symmetries.key(position, symmetry);
        double sum = 0;
        for (int i = 0; i < size; i++) sum += into[i] = book.count(key, symmetries.move(moves[i], symmetry));
        return sum;
    }

    @Override
    public double counts(long key, int[] images, int size, double[] into) {
        return book.counts(key, images, size, into);
    }

    /** How many positions there are, images counted once. */
    public int positions() {
        return book.positions();
    }
}
