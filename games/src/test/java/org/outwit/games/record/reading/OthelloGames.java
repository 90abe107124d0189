package org.outwit.games.record.reading;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;

/** Games of Othello for tests of records: seeded random ones, and where collections of real ones may be. */
public final class OthelloGames {

    public static final Othello OTHELLO = new Othello();

    private OthelloGames() {}

    /** Games played at random to the end, with names and with the tags that WTHOR keeps. */
    public static List<PlayedGame<OthelloPosition>> random(int count, long seed) {
        Random random = new Random(seed);
        List<PlayedGame<OthelloPosition>> games = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            OthelloPosition start = OTHELLO.start();
            int[] moves = play(start, random);
            int black = 32 + end(start, moves).payoff(0) / 2000;
            Map<String, String> tags = new LinkedHashMap<>();
            if (random.nextInt(10) > 0) tags.put("Tournament", "Préqualif " + random.nextInt(5));
            tags.put("Year", String.valueOf(1980 + random.nextInt(3)));
            tags.put("Score", black + "-" + (64 - black));
            tags.put("Theoretical score", "33-31");
            List<String> players = List.of("Müller " + random.nextInt(20), random.nextInt(9) == 0 ? "" : "Dupont");
            Outcome outcome = black > 32 ? Outcome.FIRST_WINS : black < 32 ? Outcome.SECOND_WINS : Outcome.DRAW;
            games.add(new PlayedGame<>(number, new Place(0, 0), tags, players, start, moves, outcome));
        }
        return games;
    }

    private static int[] play(OthelloPosition start, Random random) {
        OthelloPosition position = start.copy();
        int[] moves = new int[130];
        int count = 0;
        int[] legal = new int[position.mostMoves()];
        while (!position.isOver()) {
            moves[count] = legal[random.nextInt(position.moves(legal, 0))];
            position.make(moves[count++]);
        }
        return Arrays.copyOf(moves, count);
    }

    private static OthelloPosition end(OthelloPosition start, int[] moves) {
        OthelloPosition position = start.copy();
        for (int move : moves) position.make(move);
        return position;
    }

    /**
     * A file or folder of the collection that is handed around beside the repository, or null. It is looked for below
     * the folder that OUTWIT_SHARED names, or else in the folder {@code shared} next to the repository.
     */
    public static Path shared(String name) {
        String shared = System.getProperty("outwit.shared", System.getenv("OUTWIT_SHARED"));
        Stream<Path> folders =
                shared == null ? Stream.of(Path.of("../shared"), Path.of("../../shared")) : Stream.of(Path.of(shared));
        return folders.map(folder -> folder.resolve("data/othello").resolve(name))
                .filter(Files::isReadable)
                .findFirst()
                .orElse(null);
    }
}
