package org.outwit.play.player;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Game;

/**
 * How strong levels are, as measured: neighbours played matches, and each step is what the upper one is better by. The file is written
 * from {@code outwit match GAME level:N+1 level:N --games 200}.
 */
public final class LevelLadder {

    private static final String FILE = "ladder.csv";

    /**
     * What a level is better by than the one below it.
     *
     * @param level the upper of the two
     * @param elo the difference, and {@code low} to {@code high} its 95 % interval
     */
    public record Step(int level, int games, double elo, double low, double high) {}

    private LevelLadder() {}

    /** The steps of a game from level 2 on; none where the levels of this game were not measured. */
    public static List<Step> of(Game<?> game) {
        List<Step> steps = new ArrayList<>();
        for (String line : lines()) {
            String[] cells = line.split(",");
            if (!cells[0].equals(game.name())) continue;
            steps.add(new Step(
                    Integer.parseInt(cells[1]),
                    Integer.parseInt(cells[2]),
                    Double.parseDouble(cells[3]),
                    Double.parseDouble(cells[4]),
                    Double.parseDouble(cells[5])));
        }
        return steps;
    }

    private static List<String> lines() {
        try (InputStream stream = LevelLadder.class.getResourceAsStream(FILE)) {
            if (stream == null) return List.of();
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
