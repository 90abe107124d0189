package org.outwit.games.record.wthor;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.LocalDate;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;

/**
 * Files of games, {@code .wtb}. Names are looked for in a {@code .JOU} and a {@code .TRN} file next to the games;
 * without them players are {@code player 17} and tournaments {@code tournament 3}.
 *
 * <p>One stream has no room for names, so {@link #write} keeps the numbers of such players and gives others a number in
 * the order in which they come. {@link WthorArchive} writes games and names.
 */
public final class WthorFormat<P extends Position> implements RecordFormat<P> {

    /** The tags of a game. Scores are Black's discs and White's, {@code 40-24}, empty squares added to the winner's. */
    public static final String TOURNAMENT = "Tournament";

    public static final String YEAR = "Year";
    public static final String SCORE = "Score";
    public static final String THEORETICAL_SCORE = "Theoretical score";

    private final Game<P> game;

    public WthorFormat(Game<P> game) {
        this.game = game;
    }

    @Override
    public String name() {
        return "WTHOR";
    }

    @Override
    public List<String> endings() {
        return List.of("wtb");
    }

    @Override
    public void read(RecordSource source, RecordSink<P> sink) throws IOException {
        WthorNames players =
                WthorNames.read(source.neighbour(".jou"), WthorNames.PLAYER, WthorNames.PLAYER_BYTES, sink);
        WthorNames tournaments =
                WthorNames.read(source.neighbour(".trn"), WthorNames.TOURNAMENT, WthorNames.TOURNAMENT_BYTES, sink);
        try (InputStream stream = source.open()) {
            new WthorReader<>(stream, game, players, tournaments, sink).read();
        }
    }

    /**
     * A header tells the number and the year of the games before they come, so those of a year that follow each other
     * are held back (68 bytes each) and written together. Games of several years become several files in one stream,
     * which {@link #read} takes apart again but other programs may not. Headers are dated today.
     *
     * @throws InputException where a game does not fit into the format; the sentence says why
     */
    @Override
    public void write(Iterable<PlayedGame<P>> games, OutputStream stream) throws IOException {
        WthorEncoder<P> encoder = new WthorEncoder<>(
                game, WthorNumbers.keeping(WthorNames.PLAYER), WthorNumbers.keeping(WthorNames.TOURNAMENT));
        WthorRun run = new WthorRun(LocalDate.now());
        for (PlayedGame<P> played : games) {
            byte[] bytes = encoder.encode(played);
            run.add(WthorEncoder.year(played), bytes, stream);
        }
        run.end(stream);
    }
}
