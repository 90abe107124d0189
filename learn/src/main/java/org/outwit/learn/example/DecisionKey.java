package org.outwit.learn.example;

import org.outwit.core.game.Position;
import org.outwit.core.game.Symmetries;

/**
 * What all mirror images of one decision share: to answer f5 with d6 is to answer d3 with c5. Where a position is its own image,
 * moves that are images of each other are one, too.
 *
 * @param position the least key of the images of the position
 * @param move what the move is in that image
 */
public record DecisionKey(long position, int move) {

    public static <P extends Position> DecisionKey of(Symmetries<P> symmetries, P position, int move) {
        long least = symmetries.key(position, 0);
        int image = symmetries.move(move, 0);
        for (int symmetry = 1; symmetry < symmetries.count(); symmetry++) {
            long key = symmetries.key(position, symmetry);
            if (key > least) continue;
            int turned = symmetries.move(move, symmetry);
            image = key < least ? turned : Math.min(image, turned);
            least = key;
        }
        return new DecisionKey(least, image);
    }
}
