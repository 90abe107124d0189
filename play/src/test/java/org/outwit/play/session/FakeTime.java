package org.outwit.play.session;

import java.time.Duration;
import java.util.function.LongSupplier;

/** A time that passes only when it is told to. */
final class FakeTime implements LongSupplier {

    private long now = 5_000_000_000L;

    void pass(long millis) {
        now += Duration.ofMillis(millis).toNanos();
    }

    @Override
    public long getAsLong() {
        return now;
    }
}
