package org.outwit.core.game;

/** A move that the rules do not allow was offered; the message says which and why. The position is unchanged. */
public final class IllegalMoveException extends InputException {

    private static final long serialVersionUID = 1L;

    public IllegalMoveException(String message) {
        super(message);
    }
}
