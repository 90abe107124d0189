package org.outwit.learn.foresight;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/** A way to learn which program somebody is. Equal decisions give equal programs. */
interface Lesson<P extends Position> {

    /** Where its programs come from, in a few words. */
    String origin();

    /** From fewer decisions nothing is learned. */
    int fewest();

    /** Whether it is worth while to learn again from {@code decisions} after a lesson from fewer, {@code learnedFrom}. */
    boolean isDue(int learnedFrom, int decisions);

    /**
     * The program that these decisions show.
     *
     * @param decisions all different; their positions belong to the lesson, which leaves them as they were
     * @param known programs that may be good to start from
     * @param stopped asked often; where it says so, the answer comes soon and is empty
     */
    Optional<Program<P>> learn(List<Example<P>> decisions, List<Program<P>> known, BooleanSupplier stopped);
}
