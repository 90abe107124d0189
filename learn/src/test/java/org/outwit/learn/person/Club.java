package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Feature;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;

/** Games of Othello that Anna, whose mind we know, plays against people who move at random. */
public final class Club {

    public static final Othello OTHELLO = new Othello();

    private Club() {}

    public static List<Feature<OthelloPosition>> features(String... names) {
        List<String> wanted = List.of(names);
        return OTHELLO.features().stream()
                .filter(feature -> wanted.contains(feature.name()))
                .toList();
    }

    public static Person<OthelloPosition> anna(int games, String evaluator, int depth) {
        List<PlayedGame<OthelloPosition>> played = new ArrayList<>();
        for (int i = 0; i < games; i++) played.add(game(i, OTHELLO.evaluator(evaluator), depth));
        return person(played);
    }

    public static Person<OthelloPosition> person(List<PlayedGame<OthelloPosition>> games) {
        return new Person<>(OTHELLO, "Anna", Set.of("Anna"), games);
    }

    /** Depth 0 plays at random, too. */
    private static PlayedGame<OthelloPosition> game(int number, Evaluator<OthelloPosition> evaluator, int depth) {
        Random random = new Random(number);
        OthelloPosition position = OTHELLO.start();
        int[] moves = new int[position.mostMoves()];
        List<Integer> line = new ArrayList<>();
        while (!position.isOver()) {
            int count = position.moves(moves, 0);
            int move = moves[random.nextInt(count)];
            if (position.mover() == number % 2 && depth > 0) {
                move = new AlphaBeta<>(evaluator)
                        .search(position, position.mover(), Limits.depth(depth))
                        .move();
            }
            line.add(move);
            position.make(move);
        }
        return played(OTHELLO.start(), line, number % 2 == 0 ? "Anna" : "Bob", number % 2 == 0 ? "Bob" : "Anna");
    }

    public static PlayedGame<OthelloPosition> played(
            OthelloPosition start, List<Integer> moves, String first, String second) {
        int[] all = moves.stream().mapToInt(Integer::intValue).toArray();
        return new PlayedGame<>(1, new Place(1, 1), Map.of(), List.of(first, second), start, all, Outcome.UNKNOWN);
    }

    /** A game of one move that was the only one. */
    public static PlayedGame<OthelloPosition> forced() {
        Random random = new Random(1);
        OthelloPosition position = OTHELLO.start();
        int[] moves = new int[position.mostMoves()];
        while (true) {
            if (position.isOver()) position = OTHELLO.start();
            int count = position.moves(moves, 0);
            if (count == 1) return played(position, List.of(moves[0]), "Anna", "Anna");
            position.make(moves[random.nextInt(count)]);
        }
    }
}
