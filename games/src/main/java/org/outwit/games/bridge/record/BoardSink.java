package org.outwit.games.bridge.record;

import org.outwit.games.record.Rejection;

/** Takes what a reader of boards finds, in the order of the file. */
public interface BoardSink {

    /** A board that can be. */
    void board(BridgeBoard board);

    /** A board that could not be used, and why. The reader goes on with the next. */
    void rejected(Rejection rejection);
}
