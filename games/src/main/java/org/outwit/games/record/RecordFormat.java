package org.outwit.games.record;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import org.outwit.core.game.Position;

/** A file format for the games of one kind of position. */
public interface RecordFormat<P extends Position> {

    /** The published name, such as PDN. */
    String name();

    /** How names of such files end, in lower case and without the dot; the usual one first. */
    List<String> endings();

    /**
     * Reads a whole source and hands over each game as soon as it is complete; memory does not grow with the source.
     *
     * @throws IOException only where reading itself fails; what is wrong with the contents goes to the sink
     */
    void read(RecordSource source, RecordSink<P> sink) throws IOException;

    /** Writes games so that {@link #read} gives them back; may be called again to append. The stream is not closed. */
    void write(Iterable<PlayedGame<P>> games, OutputStream stream) throws IOException;
}
