package org.outwit.trees;

import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.outwit.core.game.Value;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Scaling;

/**
 * What an algorithm made of a question on a written tree.
 *
 * @param trace what the search did, for pictures; null where nobody watched
 * @param ranking the numbers that the ints of the trace stand for; null where the trace tells visits only
 * @param numbers what windows and values stand for that the search tells a listener; null where it tells none
 * @param opinions what each level of a model search thinks, made when it is asked for; null for other searches
 */
public record Solution(
        Answer answer, Trace trace, Ranks ranking, LongFunction<Exact> numbers, Supplier<Opinions> opinions) {

    /** The solution of a search without models. */
    Solution(Answer answer, Trace trace, Ranks ranking, LongFunction<Exact> numbers) {
        this(answer, trace, ranking, numbers, null);
    }

    /** Numbers that were scaled; what is beyond all values is infinite. */
    static LongFunction<Exact> scaled(Scaling scaling) {
        return value ->
                Value.isFinite(value) ? scaling.number(value) : value > 0 ? Exact.INFINITY : Exact.MINUS_INFINITY;
    }
}
