package org.outwit.lab.evaluator;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFiles;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.wthor.WthorFormat;

/**
 * Games of Othello that were played to the end, with what every position of them turned out to be worth to Black. WTHOR tells what
 * best play from 24 empty squares on would have led to; before that it is worth more than how people ended the game.
 */
final class LabelledGames {

    /** With so many empty squares or more the theoretical score of WTHOR is about what was played. */
    private static final int SOLVED = 24;

    /**
     * One game.
     *
     * @param moves the moves, passes included
     * @param leads what the position before each move is worth to Black, in discs
     * @param year when it was played; 0 where nobody wrote it down
     */
    record LabelledGame(byte[] moves, float[] leads, int year) {}

    private final List<LabelledGame> games = new ArrayList<>();

    List<LabelledGame> games() {
        return games;
    }

    /** Reads the files of a folder in the order of their names, or one file; what is neither is left alone. */
    void read(Path path) throws IOException {
        List<Path> files;
        if (!Files.isDirectory(path)) files = List.of(path);
        else
            try (Stream<Path> all = Files.list(path)) {
                files = all.sorted().toList();
            }
        Othello othello = new Othello();
        for (Path file : files) {
            Optional<RecordFormat<OthelloPosition>> format = RecordFiles.format(othello, file.toString());
            if (format.isEmpty()) continue;
            format.get().read(RecordSource.of(file), new RecordSink<>() {
                @Override
                public void game(PlayedGame<OthelloPosition> played) {
                    add(played);
                }

                @Override
                public void rejected(Rejection rejection) {
                    System.err.println(file + ": " + rejection);
                }
            });
        }
    }

    private void add(PlayedGame<OthelloPosition> played) {
        OthelloPosition end = played.end();
        if (!end.isOver()) return;
        float real = (float) end.payoff(0) / DISC;
        float best = theoretical(played).orElse(real);
        byte[] moves = new byte[played.moves().length];
        float[] leads = new float[moves.length];
        OthelloPosition position = new Othello().start();
        for (int i = 0; i < moves.length; i++) {
            moves[i] = (byte) played.moves()[i];
            leads[i] = OthelloPosition.PASS - position.discs() >= SOLVED ? best : real;
            position.make(moves[i]);
        }
        games.add(new LabelledGame(moves, leads, Integer.parseInt(played.tags().getOrDefault(WthorFormat.YEAR, "0"))));
    }

    static final int DISC = new Othello().scale().unit();

    /** None is written where a game was not solved, and no solved game is lost by all discs. */
    private static Optional<Float> theoretical(PlayedGame<OthelloPosition> played) {
        String score = played.tags().get(WthorFormat.THEORETICAL_SCORE);
        if (score == null) return Optional.empty();
        int discs = Integer.parseInt(score.split("-", 2)[0]);
        return discs == 0 ? Optional.empty() : Optional.of(2f * discs - OthelloPosition.PASS);
    }
}
