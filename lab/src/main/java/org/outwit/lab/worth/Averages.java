package org.outwit.lab.worth;

import org.outwit.core.model.AverageResult;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;

/** What searches find that average over replies, as the answer of a search that plays. */
final class Averages {

    private Averages() {}

    static Result rounded(AverageResult average, Limits limits) {
        if (average.reason() != StopReason.FINISHED) return Result.stopped(average.reason(), average.counts());
        int value = (int) Math.round(average.value());
        return Result.exact(value, average.line(), limits.depth(), false, average.counts());
    }
}
