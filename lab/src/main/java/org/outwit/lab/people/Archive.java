package org.outwit.lab.people;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordFormat;
import org.outwit.games.record.RecordSink;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.Rejection;
import org.outwit.games.record.wthor.WthorFormat;

/** All games of a folder of WTHOR files in the order of the years, kept compactly. */
public final class Archive {

    /**
     * One game.
     *
     * @param moves the moves, passes included
     * @param players who was Black and who White
     * @param year when it was played
     * @param lead by how many discs Black would have won with best play in the ending, or won where nobody computed that
     */
    public record Game(byte[] moves, int[] players, int year, int lead) {}

    private final List<Game> games = new ArrayList<>();
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final List<Integer> counts = new ArrayList<>();

    private Archive() {}

    public static Archive read(Path folder) throws IOException {
        Archive archive = new Archive();
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> file.toString().endsWith(".wtb"))
                    .sorted()
                    .toList();
        }
        Othello game = new Othello();
        RecordFormat<OthelloPosition> format = new WthorFormat<>(game);
        for (Path file : files) {
            format.read(RecordSource.of(file), new RecordSink<>() {
                @Override
                public void game(PlayedGame<OthelloPosition> played) {
                    archive.add(played);
                }

                @Override
                public void rejected(Rejection rejection) {
                    System.err.println(file + ": " + rejection);
                }
            });
        }
        return archive;
    }

    private void add(PlayedGame<OthelloPosition> played) {
        byte[] moves = new byte[played.moves().length];
        for (int i = 0; i < moves.length; i++) moves[i] = (byte) played.moves()[i];
        int[] players = {
            number(played.players().get(0)), number(played.players().get(1))
        };
        int best = discs(played, WthorFormat.THEORETICAL_SCORE);
        int real = discs(played, WthorFormat.SCORE);
        int year = Integer.parseInt(played.tags().get(WthorFormat.YEAR));
        games.add(new Game(moves, players, year, 2 * (best == 0 ? real : best) - 64));
    }

    private static int discs(PlayedGame<?> played, String tag) {
        return Integer.parseInt(played.tags().get(tag).split("-", 2)[0]);
    }

    private int number(String name) {
        int number = numbers.computeIfAbsent(name, added -> {
            names.add(added);
            counts.add(0);
            return names.size() - 1;
        });
        counts.set(number, counts.get(number) + 1);
        return number;
    }

    public List<Game> games() {
        return games;
    }

    public String name(int player) {
        return names.get(player);
    }

    /** Those with most games. Programs have their author in brackets; games by unknown people have no name. */
    public List<Integer> busiest(int howMany, boolean programs) {
        List<Integer> players = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            if (!names.get(i).isBlank() && (programs || !names.get(i).contains("("))) players.add(i);
        }
        players.sort(
                Comparator.comparingInt((Integer player) -> -counts.get(player)).thenComparing(p -> p));
        return players.subList(0, Math.min(howMany, players.size()));
    }
}
