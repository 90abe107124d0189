package org.outwit.learn.population;

import org.outwit.core.game.Position;
import org.outwit.core.game.Symmetries;

/** What books know a decision by: the key of the image that stands for all images of the position, and the moves there. */
record BookKey(long key, int[] moves) {

    static <P extends Position> BookKey of(Symmetries<P> symmetries, P position, int[] moves, int count) {
        int symmetry = symmetries.standard(position);
        int[] images = new int[count];
        for (int i = 0; i < count; i++) images[i] = symmetries.move(moves[i], symmetry);
        return new BookKey(symmetries.key(position, symmetry), images);
    }
}
