package org.outwit.core.endgame;

import java.io.IOException;
import java.io.Serial;

/** Tables that cannot be used, with a sentence that says why and what to do. */
public final class EndgameTableException extends IOException {

    @Serial
    private static final long serialVersionUID = 1L;

    EndgameTableException(String message) {
        super(message);
    }
}
