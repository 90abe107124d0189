package org.outwit.play.player;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** A shipped table about players: a row a line, the games it is for in the first cell. */
enum PlayerList {
    /** How each level plays. */
    LEVELS("levels.txt", "\\|"),
    /** Who the characters are and how they play. */
    CHARACTERS("characters.txt", "\\|"),
    /** What was measured. */
    LADDER("ladder.csv", ",");

    private final List<List<String>> rows;

    PlayerList(String file, String separator) {
        this.rows = read(file)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line ->
                        Arrays.stream(line.split(separator)).map(String::strip).toList())
                .toList();
    }

    /** The other cells of the rows that are for this game. */
    List<List<String>> of(String game) {
        return rows.stream()
                .filter(row -> Arrays.asList(row.get(0).split(" +")).contains(game))
                .map(row -> row.subList(1, row.size()))
                .toList();
    }

    private static String read(String file) {
        try (InputStream stream = PlayerList.class.getResourceAsStream(file)) {
            if (stream == null) throw new IllegalStateException("The table " + file + " is missing.");
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
