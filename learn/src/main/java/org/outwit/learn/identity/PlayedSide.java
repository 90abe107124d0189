package org.outwit.learn.identity;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;
import org.outwit.learn.training.ArchivedGame;

/** One side of a game. Its decisions are found when they are asked for, since all of an archive would not fit into memory. */
public record PlayedSide<P extends Position>(ArchivedGame<P> game, int side) {

    /** What was decided, where there was something to decide. */
    public List<Example<P>> decisions() {
        List<Example<P>> examples = new ArrayList<>();
        game.replay((position, move, ply) -> {
            int[] buffer = new int[position.mostMoves()];
            if (position.mover() == side && position.countMoves(buffer, 0) > 1) {
                examples.add(new Example<>(Position.copyOf(position), move, 0, ply));
            }
        });
        return examples;
    }
}
