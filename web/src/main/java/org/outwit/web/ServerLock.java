package org.outwit.web;

import org.outwit.core.game.InputException;

/** What only one server can have of a database at a time. One thread at a time. */
interface ServerLock extends AutoCloseable {

    /**
     * Tries to get it. Where it was lost, it is asked for anew.
     *
     * @return whether we have it now; nobody waits for another one to give it back
     * @throws InputException where the database cannot be asked
     */
    boolean take();

    /** Whether what was taken is still there. */
    boolean isHeld();

    /** Whether it may be lost while the server runs, so that somebody has to look now and then. */
    boolean canBeLost();

    /** Gives it back before this returns, so that the next server gets it at once. */
    @Override
    void close();
}
