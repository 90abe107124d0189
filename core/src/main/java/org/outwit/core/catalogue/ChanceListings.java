package org.outwit.core.catalogue;

import org.outwit.core.chance.ChanceSetup;
import org.outwit.core.chance.DiceSampling;
import org.outwit.core.chance.ExpectedSearch;
import org.outwit.core.chance.Expectiminimax;
import org.outwit.core.chance.Star1;
import org.outwit.core.chance.Star2;
import org.outwit.core.game.Position;

/** Makes the searches that average where dice move. */
public final class ChanceListings {

    private ChanceListings() {}

    /** {@code seed} is for those that draw by lot. */
    public static <P extends Position> ExpectedSearch<P> of(Algorithm algorithm, ChanceSetup<P> setup, long seed) {
        return switch (algorithm) {
            case EXPECTIMINIMAX -> new Expectiminimax<>(setup);
            case STAR1 -> new Star1<>(setup);
            case STAR2 -> new Star2<>(setup);
            case DICE_SAMPLING -> new DiceSampling<>(setup, DiceSampling.USUAL_SEQUENCES, seed);
            default -> throw new IllegalArgumentException(algorithm + " knows no chance nodes.");
        };
    }
}
