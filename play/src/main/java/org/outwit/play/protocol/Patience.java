package org.outwit.play.protocol;

import java.time.Duration;

/**
 * How long another program may take. Tests of what is said about failing programs wait longer for one that only starts slowly.
 *
 * @param hello until it says what it can do; older programs never do
 * @param ready until it is ready to play, once it has begun to talk
 * @param answer for a move, beyond the time for thinking; the clock has decided the game long before
 * @param goodbye to end by itself when it is told to
 * @param ending to be gone once it has closed its end of the pipe, on a busy machine
 */
record Patience(Duration hello, Duration ready, Duration answer, Duration goodbye, Duration ending) {

    /** The protocol's own two seconds for hello, and some more for programs that start slowly. */
    static final Patience USUAL = new Patience(
            Duration.ofSeconds(4),
            Duration.ofSeconds(10),
            Duration.ofSeconds(2),
            Duration.ofMillis(300),
            Duration.ofSeconds(2));

    Patience answering(Duration other) {
        return new Patience(hello, ready, other, goodbye, ending);
    }

    Patience leaving(Duration other) {
        return new Patience(hello, ready, answer, other, other);
    }
}
