package org.outwit.core.game;

/**
 * The ways in which a board can be turned or mirrored without changing the game: what was a legal move becomes a legal move, and
 * it leads to the image of where it led. So all that is known of a position, books and habits above all, holds for its images.
 *
 * <p>Symmetries are numbered, and 0 changes nothing. They are a group: of any two, one after the other is a third. Sides are
 * never exchanged. The published suite {@code GameContract} checks all that.
 */
public interface Symmetries<P extends Position> {

    /** How many symmetries there are, the one that changes nothing included. */
    int count();

    /** The symmetry that takes this one back. */
    int inverse(int symmetry);

    /** The position, turned or mirrored, as a new one that has no history. */
    P image(P position, int symmetry);

    /** The move of the {@link #image} that stands for this move of the position. */
    int move(int move, int symmetry);

    /** The key of the {@link #image}; worth overriding where it can be found without making one. */
    default long key(P position, int symmetry) {
        return image(position, symmetry).key();
    }

    /**
     * The symmetry that leads to the image with the least key, which is the same one for all images of a position, so that it can
     * stand for them. Where a position is its own image several lead there; the first is taken, so that different moves of one
     * position stay different.
     */
    default int standard(P position) {
        int best = 0;
        long least = Long.MAX_VALUE;
        for (int symmetry = 0; symmetry < count(); symmetry++) {
            long key = key(position, symmetry);
            if (key >= least) continue;
            least = key;
            best = symmetry;
        }
        return best;
    }

    /** The symmetries of a game that looks different from every side: only the one that changes nothing. */
    static <P extends Position> Symmetries<P> none() {
        return new Symmetries<>() {
            @Override
            public int count() {
                return 1;
            }

            @Override
            public int inverse(int symmetry) {
                return symmetry;
            }

            @Override
            public P image(P position, int symmetry) {
                return Position.copyOf(position);
            }

            @Override
            public int move(int move, int symmetry) {
                return move;
            }

            @Override
            public long key(P position, int symmetry) {
                return position.key();
            }

            @Override
            public int standard(P position) {
                return 0;
            }
        };
    }
}
