package org.outwit.web.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import java.io.IOException;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.Test;

/** Time is a number here. */
class TimelyBodyTest {

    private static final BodyLimits LIMITS = new BodyLimits(100, 10, 60, 2);

    private final Semaphore awaited = new Semaphore(LIMITS.mostAwaited());
    private long now;

    /** Bytes of which some are there at once; all others come at a rate. */
    private final class Sent extends ServletInputStream {

        private final int size;
        private final double nanosForEach;
        private int there;
        private int read;

        Sent(int size, int there, int bytesEachSecond) {
            this.size = size;
            this.there = there;
            this.nanosForEach = 1e9 / bytesEachSecond;
        }

        @Override
        public int read() {
            if (read == size) return -1;
            if (read == there) {
                there++;
                now += (long) nanosForEach;
            }
            read++;
            return 'x';
        }

        @Override
        public int read(byte[] bytes, int from, int count) {
            return read() < 0 ? -1 : 1; // as it comes
        }

        @Override
        public int available() {
            return there - read;
        }

        @Override
        public boolean isFinished() {
            return false; // it may know only when it is read on
        }

        @Override
        public boolean isReady() {
            return true;
        }

        @Override
        public void setReadListener(ReadListener listener) {}
    }

    private TimelyBody body(int size, int there, int bytesEachSecond) {
        return new TimelyBody(new Sent(size, there, bytesEachSecond), size, LIMITS, awaited, () -> now);
    }

    @Test
    void whatComesQuicklyIsRead() throws IOException {
        TimelyBody body = body(5000, 0, 110);
        assertThat(body.readAllBytes()).hasSize(5000);
        assertThat(awaited.availablePermits()).isEqualTo(2);
    }

    @Test
    void whatComesSlowlyIsRefusedAfterAWhile() {
        TimelyBody body = body(5000, 0, 12);
        assertThatThrownBy(body::readAllBytes)
                .isInstanceOf(Refusal.class)
                .hasMessage("The request did not arrive as a whole in time. Nothing was changed; send it again.")
                .extracting(e -> ((Refusal) e).status())
                .isEqualTo(408);
        assertThat(now / 1_000_000_000).isBetween(10L, 12L);
        body.end();
        assertThat(awaited.availablePermits()).isEqualTo(2);
    }

    @Test
    void whatIsShortMayTakeTheGrace() throws IOException {
        assertThat(body(60, 0, 6).readAllBytes()).hasSize(60);
    }

    @Test
    void nothingTakesLongerThanTheDeadline() {
        assertThatThrownBy(body(100_000, 0, 1000)::readAllBytes).hasMessageContaining("in time");
        assertThat(now / 1_000_000_000).isEqualTo(61);
    }

    @Test
    void onlySoManyAreWaitedFor() throws IOException {
        TimelyBody one = body(10, 0, 1000);
        TimelyBody other = body(10, 0, 1000);
        one.read();
        other.read();
        assertThatThrownBy(body(10, 5, 1000)::readAllBytes)
                .hasMessageStartingWith("Too many requests are on their way already");
        assertThat(body(10, 10, 1000).readAllBytes()).hasSize(10); // it came with its head
        one.end();
        one.end();
        assertThat(body(10, 0, 1000).readAllBytes()).hasSize(10);
        assertThat(awaited.availablePermits()).isEqualTo(1);
    }
}
