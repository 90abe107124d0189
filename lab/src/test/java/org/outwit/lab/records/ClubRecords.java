package org.outwit.lab.records;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.lab.experiment.LabContext;
import org.outwit.learn.people.Populations;

/** A folder with records of a small club of checkers players whose moves are random. Ann has most games, then Bob, then Cyd. */
public final class ClubRecords {

    private static final int GAMES = 13;
    private static final int PLIES = 24;

    private ClubRecords() {}

    /** Writes them below this folder. */
    public static LabContext in(Path folder) throws IOException {
        Checkers game = new Checkers();
        Random random = new Random(1);
        List<PlayedGame<DraughtsPosition>> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            DraughtsPosition position = game.start();
            int[] moves = new int[position.mostMoves()];
            int[] played = new int[PLIES];
            for (int ply = 0; ply < played.length; ply++) {
                played[ply] = moves[random.nextInt(position.moves(moves, 0))];
                position.make(played[ply]);
            }
            List<String> players =
                    i % 3 == 0 ? List.of("Ann", "Bob") : i % 3 == 1 ? List.of("Bob", "Cyd") : List.of("Cyd", "Ann");
            games.add(
                    new PlayedGame<>(i + 1, new Place(1, 1), Map.of(), players, game.start(), played, Outcome.UNKNOWN));
        }
        Path file = folder.resolve("checkers").resolve("club.pdn");
        Files.createDirectories(file.getParent());
        try (OutputStream stream = Files.newOutputStream(file)) {
            RecordFiles.formats(game).get(0).write(games, stream);
        }
        return context(Optional.of(folder));
    }

    static LabContext context(Optional<Path> records) {
        return new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, records);
    }
}
