package org.outwit.learn.online;

import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/** How often somebody would be right who guesses. */
final class GuessRate {

    private GuessRate() {}

    static <P extends Position> double of(List<Example<P>> examples) {
        double sum = 0;
        for (Example<P> example : examples) {
            P position = example.position();
            sum += 1.0 / position.countMoves(new int[position.mostMoves()], 0);
        }
        return sum / Math.max(1, examples.size());
    }
}
