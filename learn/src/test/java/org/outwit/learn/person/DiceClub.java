package org.outwit.learn.person;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.outwit.core.game.Position;
import org.outwit.core.statistics.WeightedDraw;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.prediction.SearchPredictor;

/** Games of backgammon between Anna, whose mind we know, and Bob, who weighs everything and errs more. */
final class DiceClub {

    static final Backgammon GAME = new Backgammon();
    static final double TEMPERATURE = 0.05;
    private static final double BOBS = 0.15;

    private DiceClub() {}

    /** How likely somebody with this function plays each move right after their dice. */
    static SearchPredictor<BackgammonPosition> mind(String evaluator, double temperature) {
        return new SearchPredictor<>(GAME, GAME.evaluator(evaluator), 1, temperature);
    }

    static Person<BackgammonPosition> anna(int firstSeed, int games, String evaluator) {
        List<PlayedGame<BackgammonPosition>> played = new ArrayList<>();
        for (int i = 0; i < games; i++) played.add(game(firstSeed + i, evaluator));
        return new Person<>(GAME, "Anna", Set.of("Anna"), played);
    }

    private static PlayedGame<BackgammonPosition> game(int seed, String evaluator) {
        Random random = new Random(seed);
        SearchPredictor<BackgammonPosition> anna = mind(evaluator, TEMPERATURE);
        SearchPredictor<BackgammonPosition> bob = mind("balanced", BOBS);
        BackgammonPosition position = GAME.start();
        List<Integer> line = new ArrayList<>();
        while (!position.isOver()) {
            int[] moves = new int[position.mostMoves()];
            double[] row = new double[moves.length];
            int count = position.moves(moves, 0);
            if (position.mover() == Position.CHANCE) {
                for (int i = 0; i < count; i++) row[i] = position.probability(moves[i]);
            } else {
                (position.mover() == seed % 2 ? anna : bob).predict(position, row);
            }
            int move = moves[WeightedDraw.of(row, count, random.nextDouble())];
            line.add(move);
            position.make(move);
        }
        int[] all = line.stream().mapToInt(Integer::intValue).toArray();
        List<String> names = seed % 2 == 0 ? List.of("Anna", "Bob") : List.of("Bob", "Anna");
        return new PlayedGame<>(1, new Place(1, 1), Map.of(), names, GAME.start(), all, Outcome.UNKNOWN);
    }
}
