package org.outwit.games.record.movetext;

import org.outwit.games.record.Rejection;

/** Takes well-formed games, and what was not well formed, in the order of the file. */
public interface MovetextSink {

    void game(ParsedGame game);

    void rejected(Rejection rejection);
}
