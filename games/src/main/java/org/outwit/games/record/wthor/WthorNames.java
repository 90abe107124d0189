package org.outwit.games.record.wthor;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.outwit.games.record.Place;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;

/** The names that numbers stand for. Numbers without a name are called by their number, {@code player 17}. */
final class WthorNames {

    static final int PLAYER_BYTES = 20;
    static final int TOURNAMENT_BYTES = 26;

    static final String PLAYER = "player";
    static final String TOURNAMENT = "tournament";

    /** What the database has for an unknown player; here the empty name. */
    static final String UNKNOWN = "???";

    /** How many a file can hold: it says so in two bytes. */
    static final int MOST = 0xFFFF;

    private final List<String> names = new ArrayList<>();
    private final String noun;

    private WthorNames(String noun) {
        this.noun = noun;
    }

    String of(int number) {
        return number < names.size() ? names.get(number) : noun + " " + number;
    }

    /** Reads as many names as there are; what is wrong with the file of names goes to the sink of the games. */
    static WthorNames read(Optional<RecordSource> source, String noun, int width, RecordSink<?> sink)
            throws IOException {
        WthorNames names = new WthorNames(noun);
        if (source.isEmpty()) return names;
        String file = source.get().name();
        try (InputStream stream = source.get().open()) {
            byte[] head = stream.readNBytes(WthorHeader.BYTES);
            if (head.length < WthorHeader.BYTES) {
                reject(sink, head.length, file + " ends before its header of 16 bytes does.");
                return names;
            }
            byte[] entry = stream.readNBytes(width);
            for (; entry.length == width && names.names.size() < MOST; entry = stream.readNBytes(width)) {
                names.names.add(name(entry));
            }
            int announced = WthorHeader.of(head).names();
            if (announced != names.names.size() || entry.length > 0) {
                reject(
                        sink,
                        WthorHeader.AT_NAMES,
                        file + " announces " + announced + " names and holds " + names.names.size()
                                + (entry.length > 0 ? " and a part of one" : "") + "; those it holds are used.");
            }
        }
        return names;
    }

    private static String name(byte[] entry) {
        int length = 0;
        while (length < entry.length && entry[length] != 0) length++;
        String name = new String(entry, 0, length, StandardCharsets.ISO_8859_1).strip();
        return name.equals(UNKNOWN) ? "" : name;
    }

    private static void reject(RecordSink<?> sink, int at, String reason) {
        sink.rejected(new Rejection(0, Place.ofByte(at), reason));
    }
}
