package org.outwit.learn.study;

/** Somebody who waits for a study: is told how far it is, and may lose patience. */
public interface Watcher {

    /** Nobody. */
    Watcher NOBODY = (doing, done, of) -> true;

    /**
     * So much of one part of the work is done. Answers whether to go on; where not, the study ends with a {@link
     * java.util.concurrent.CancellationException}.
     */
    boolean at(String doing, int done, int of);
}
