package org.outwit.trees;

import java.util.function.Supplier;
import org.outwit.core.tree.Ranks;

/**
 * What an algorithm made of a question on a written tree.
 *
 * @param trace what the search did, for pictures; null where nobody watched
 * @param ranking the numbers that the ints of the trace stand for; null where the trace tells visits only
 * @param opinions what each level of a model search thinks, made when it is asked for; null for other searches
 */
public record Solution(Answer answer, Trace trace, Ranks ranking, Supplier<Opinions> opinions) {

    /** Of a search without models. */
    Solution(Answer answer, Trace trace, Ranks ranking) {
        this(answer, trace, ranking, null);
    }
}
