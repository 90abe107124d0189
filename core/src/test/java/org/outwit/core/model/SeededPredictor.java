package org.outwit.core.model;

import java.util.Random;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;

/** Predicts moves by lot: surely one, all alike, or anything in between, with moves that are never played. */
public record SeededPredictor<P extends Position>(long seed) implements MovePredictor<P> {

    @Override
    public int predict(P position, double[] into) {
        int count = position.countMoves(new int[position.mostMoves()], 0);
        Random random = new Random(seed * SplitMix64.GOLDEN_GAMMA + position.key());
        int kind = random.nextInt(4);
        double sum = 0;
        for (int i = 0; i < count; i++) {
            into[i] = kind == 0 ? 1 : kind == 1 ? random.nextInt(3) : Math.pow(random.nextDouble(), 4);
            sum += into[i];
        }
        int only = random.nextInt(count);
        boolean sure = kind == 3 || sum == 0;
        for (int i = 0; i < count; i++) into[i] = sure ? i == only ? 1 : 0 : into[i] / sum;
        return count;
    }
}
