package org.outwit.web.http;

import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import java.io.IOException;
import java.util.concurrent.Semaphore;
import java.util.function.LongSupplier;

/** The body of a request, which is refused where it comes too slowly, or where too many others are waited for. */
final class TimelyBody extends ServletInputStream {

    private static final long SECOND = 1_000_000_000L;

    private final ServletInputStream in;
    private final long size;
    private final BodyLimits limits;
    private final Semaphore awaited;
    private final LongSupplier nanos;
    private final long begun;
    private long read;
    private boolean isAwaited;

    /**
     * @param size in bytes as the request says; negative where it does not
     * @param awaited one is taken from it as soon as this body has to be waited for, and given back by {@link #end}
     */
    TimelyBody(ServletInputStream in, long size, BodyLimits limits, Semaphore awaited, LongSupplier nanos) {
        this.in = in;
        this.size = size;
        this.limits = limits;
        this.awaited = awaited;
        this.nanos = nanos;
        this.begun = nanos.getAsLong();
    }

    @Override
    public int read() throws IOException {
        before();
        int found = in.read();
        after(found < 0 ? -1 : 1);
        return found;
    }

    @Override
    public int read(byte[] bytes, int from, int count) throws IOException {
        before();
        int found = in.read(bytes, from, count);
        after(found);
        return found;
    }

    private void before() throws IOException {
        if (isAwaited || read == size || in.available() > 0 || in.isFinished()) return;
        isAwaited = awaited.tryAcquire();
        if (!isAwaited) {
            throw Refusal.tooMany("Too many requests are on their way already, and come slowly."
                    + " Nothing was changed; send it again in a minute.");
        }
    }

    private void after(int found) {
        if (found < 0) {
            end();
            return;
        }
        read += found;
        long seconds = (nanos.getAsLong() - begun) / SECOND;
        long expected = (seconds - limits.graceSeconds()) * limits.leastBytesEachSecond();
        if (seconds > limits.mostSeconds() || read < expected) throw Refusal.late();
    }

    /** Nobody reads it any more. */
    void end() {
        if (isAwaited) awaited.release();
        isAwaited = false;
    }

    @Override
    public int available() throws IOException {
        return in.available();
    }

    @Override
    public boolean isFinished() {
        return in.isFinished();
    }

    @Override
    public boolean isReady() {
        return in.isReady();
    }

    @Override
    public void setReadListener(ReadListener listener) {
        in.setReadListener(listener);
    }

    @Override
    public void close() throws IOException {
        end();
        in.close();
    }
}
