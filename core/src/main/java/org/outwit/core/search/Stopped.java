package org.outwit.core.search;

/** Thrown out of a recursion when a limit is reached; made once and without a stack trace, caught by {@link Meter}. */
final class Stopped extends RuntimeException {

    private static final long serialVersionUID = 1L;

    static final Stopped INSTANCE = new Stopped();

    private Stopped() {
        super("stopped", null, false, false);
    }
}
