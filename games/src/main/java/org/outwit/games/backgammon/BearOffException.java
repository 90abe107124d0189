package org.outwit.games.backgammon;

import java.io.IOException;

/** A file that is not the bear-off table that it should be; the message is a sentence for people. */
public final class BearOffException extends IOException {

    private static final long serialVersionUID = 1;

    BearOffException(String message, Throwable cause) {
        super(message, cause);
    }
}
