package org.outwit.web.http;

/**
 * How slowly the body of a request may come. A thread waits for it, and there are only some hundred of them; so those who send slowly
 * may have some, and all others are left to everybody else. A body that came together with its head, such as a move, is never waited
 * for.
 *
 * @param leastBytesEachSecond from its beginning on, on average
 * @param graceSeconds are not counted
 * @param mostSeconds for the whole body, however quickly it comes
 * @param mostAwaited how many bodies are waited for at a time
 */
record BodyLimits(int leastBytesEachSecond, int graceSeconds, int mostSeconds, int mostAwaited) {

    static final BodyLimits USUAL = new BodyLimits(4096, 10, 3600, 64);
}
