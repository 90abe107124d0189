package org.outwit.games.record.wthor;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.Map;
import java.util.TreeMap;
import org.outwit.core.game.Game;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;

/**
 * Writes games as the database keeps them: {@code WTH_1986.wtb} and the like, one file a year, with {@code WTHOR.JOU}
 * and {@code WTHOR.TRN} for the names. Games without a year are in {@code WTH_0000.wtb}.
 */
public final class WthorArchive<P extends Position> {

    private static final String PLAYERS = "WTHOR.JOU";
    private static final String TOURNAMENTS = "WTHOR.TRN";

    private final Game<P> game;
    private final LocalDate date;

    /** The date is put into the headers as that on which the files were made. */
    public WthorArchive(Game<P> game, LocalDate date) {
        this.game = game;
        this.date = date;
    }

    /**
     * Writes all games into a folder of their own, which is made where needed. The names come last, so a folder without
     * them was not finished.
     *
     * @throws FileAlreadyExistsException where the folder has such files already, whose numbers would no longer fit
     * @throws InputException where a game does not fit into the format; the sentence says why
     */
    public void write(Iterable<PlayedGame<P>> games, Path folder) throws IOException {
        Files.createDirectories(folder);
        for (String name : new String[] {PLAYERS, TOURNAMENTS}) {
            if (Files.exists(folder.resolve(name)))
                throw new FileAlreadyExistsException(folder.resolve(name).toString());
        }
        WthorNumbers players = WthorNumbers.fresh();
        WthorNumbers tournaments = WthorNumbers.fresh();
        WthorEncoder<P> encoder = new WthorEncoder<>(game, players, tournaments);
        Map<Integer, YearFile> years = new TreeMap<>();
        try {
            for (PlayedGame<P> played : games) {
                checkNames(played);
                int year = WthorEncoder.year(played);
                byte[] bytes = encoder.encode(played);
                YearFile file = years.get(year);
                if (file == null) {
                    file = new YearFile(folder.resolve(String.format("WTH_%04d.wtb", year)), year);
                    years.put(year, file);
                }
                file.add(bytes);
            }
            for (YearFile file : years.values()) file.finish(date);
        } finally {
            for (YearFile file : years.values()) file.close();
        }
        write(folder.resolve(PLAYERS), players, WthorNames.PLAYER_BYTES);
        write(folder.resolve(TOURNAMENTS), tournaments, WthorNames.TOURNAMENT_BYTES);
    }

    /** Whether the format can hold this game and its names. */
    public boolean holds(PlayedGame<P> played) {
        try {
            checkNames(played);
            WthorEncoder.year(played);
            new WthorEncoder<>(game, WthorNumbers.fresh(), WthorNumbers.fresh()).encode(played);
            return true;
        } catch (InputException e) {
            return false;
        }
    }

    private static void checkNames(PlayedGame<?> played) {
        for (String name : played.players()) check(played, name, WthorNames.PLAYER_BYTES);
        check(played, played.tags().getOrDefault(WthorFormat.TOURNAMENT, ""), WthorNames.TOURNAMENT_BYTES);
    }

    private static void check(PlayedGame<?> played, String name, int width) {
        if (WthorNumbers.fits(name, width)) return;
        throw WthorEncoder.refusal(
                played, "has the name '" + name + "'; expected at most " + (width - 1) + " characters of Latin-1");
    }

    private void write(Path file, WthorNumbers numbers, int width) throws IOException {
        try (OutputStream stream = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW)) {
            stream.write(WthorHeader.bytes(date, 0, numbers.size(), 0, 0));
            stream.write(numbers.entries(width));
        }
    }

    /** The games of one year; their number is put in front when it is known. */
    private static final class YearFile {

        private final FileChannel channel;
        private final OutputStream stream;
        private final int year;
        private long games;

        YearFile(Path file, int year) throws IOException {
            this.channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            this.stream = new BufferedOutputStream(Channels.newOutputStream(channel));
            this.year = year;
            stream.write(new byte[WthorHeader.BYTES]);
        }

        void add(byte[] game) throws IOException {
            stream.write(game);
            games++;
        }

        void finish(LocalDate date) throws IOException {
            stream.flush();
            channel.write(ByteBuffer.wrap(WthorHeader.bytes(date, games, 0, year, WthorHeader.SIDE)), 0);
        }

        void close() throws IOException {
            channel.close();
        }
    }
}
