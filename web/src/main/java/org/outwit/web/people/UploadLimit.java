package org.outwit.web.people;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.outwit.web.http.Refusal;

/** How many files come at a time, of one visitor and in all. */
final class UploadLimit {

    private final int mostOfEach;
    private final int most;
    private final Map<String, Integer> coming = new HashMap<>();
    private int all;

    UploadLimit(int mostOfEach, int most) {
        this.mostOfEach = mostOfEach;
        this.most = most;
    }

    <T> T pass(String visitor, Supplier<T> upload) {
        enter(visitor);
        try {
            return upload.get();
        } finally {
            leave(visitor);
        }
    }

    private synchronized void enter(String visitor) {
        int theirs = coming.getOrDefault(visitor, 0);
        if (theirs >= mostOfEach) {
            throw Refusal.tooMany("You are sending " + theirs + " files already. Send this one when they are here.");
        }
        if (all >= most) {
            throw Refusal.tooMany("Others are sending " + all + " files already. Send yours again in a minute.");
        }
        coming.put(visitor, theirs + 1);
        all++;
    }

    private synchronized void leave(String visitor) {
        coming.merge(visitor, -1, (a, b) -> a + b == 0 ? null : a + b);
        all--;
    }
}
