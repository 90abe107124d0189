package org.outwit.play.player;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.outwit.core.game.Feature;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.learn.people.Populations;
import org.outwit.play.match.Dice;

/**
 * How much of a feature one manner has after its moves beyond what another has in the same positions. One unit is what the feature
 * usually differs by (a standard deviation) between the moves that can be chosen from.
 *
 * @param mean the difference
 * @param error half of its 95 % interval, from means of games
 */
record ShownTaste(double mean, double error) {

    private static final int FIRST = 101; // weights were chosen with seeds from 1 on
    private static final int MOST_PLIES = 60;
    private static final String PLAYER = "level:1"; // comes to all sorts of positions, and quickly

    /** Compares where there is a choice, in every third position of seeded games; of a search, a number of moves is drawn. */
    static <P extends Position> ShownTaste of(
            Game<P> game, Manner manner, Manner plain, String feature, int games, int draws) {
        Feature<P> liked = game.features().stream()
                .filter(each -> each.name().equals(feature))
                .findFirst()
                .orElseThrow();
        MovePredictor<P> with = predictor(game, manner, draws);
        MovePredictor<P> without = predictor(game, plain, draws);
        List<Double> means = new ArrayList<>();
        double variance = 0;
        int count = 0;
        for (int seed = FIRST; seed < FIRST + games; seed++) {
            double difference = 0;
            List<P> positions = positions(game, seed);
            for (P position : positions) {
                double[] values = after(position, liked);
                difference +=
                        mean(with.probabilities(position), values) - mean(without.probabilities(position), values);
                variance += variance(values);
            }
            count += positions.size();
            if (!positions.isEmpty()) means.add(difference / positions.size());
        }
        double unit = Math.sqrt(variance / count);
        double mean = means.stream().mapToDouble(each -> each).average().orElseThrow();
        double squares = means.stream()
                .mapToDouble(each -> (each - mean) * (each - mean))
                .sum();
        return new ShownTaste(mean / unit, 1.96 * Math.sqrt(squares / (means.size() - 1) / means.size()) / unit);
    }

    private static <P extends Position> List<P> positions(Game<P> game, long seed) {
        List<P> positions = new ArrayList<>();
        PlayerSettings settings = PlayerSettings.USUAL.withTable(1).seeded(seed);
        try (SearchingChooser<P> player = Players.of(game, PlayerSpec.parse(PLAYER), settings)) {
            GameHistory<P> history = GameHistory.from(game.start());
            Dice dice = Dice.seeded(seed);
            for (int ply = 0; ply < MOST_PLIES && !history.end().isOver(); ply++) {
                P position = history.end();
                while (position.mover() == Position.CHANCE) {
                    history = history.then(dice.roll(position));
                    position = history.end();
                }
                boolean choice = position.moves(new int[position.mostMoves()], 0) > 1;
                if (choice && (ply + seed) % 3 == 0) positions.add(Position.copyOf(position));
                history = history.then(
                        player.choose(Turn.of(history, Limits.NONE)).move());
            }
        }
        return positions;
    }

    private static <P extends Position> MovePredictor<P> predictor(Game<P> game, Manner manner, int draws) {
        if (manner instanceof Manner.OfPeople people) {
            return people.predictor(game, Populations.SHIPPED.of(game).orElseThrow());
        }
        return (position, into) -> {
            int[] moves = new int[position.mostMoves()];
            int count = position.moves(moves, 0);
            Arrays.fill(into, 0, count, 0);
            Random random = new Random(position.key());
            for (int draw = 0; draw < draws; draw++) {
                PlayerSettings settings = PlayerSettings.USUAL.withTable(1).seeded(random.nextLong());
                try (SearchingChooser<P> chooser =
                        Players.playing(game, manner, Optional.empty(), settings, new PlayerFiles())) {
                    int move = chooser.choose(Turn.of(GameHistory.from(position), Limits.NONE))
                            .move();
                    for (int i = 0; i < count; i++) if (moves[i] == move) into[i] += 1.0 / draws;
                }
            }
            return count;
        };
    }

    /** The feature for the mover, after each of the moves. */
    private static <P extends Position> double[] after(P position, Feature<P> feature) {
        int mover = position.mover();
        int[] moves = new int[position.mostMoves()];
        double[] values = new double[position.moves(moves, 0)];
        for (int i = 0; i < values.length; i++) {
            position.make(moves[i]);
            values[i] = feature.value(position, mover);
            position.undo();
        }
        return values;
    }

    private static double mean(double[] weights, double[] values) {
        double mean = 0;
        for (int i = 0; i < weights.length; i++) mean += weights[i] * values[i];
        return mean;
    }

    private static double variance(double[] values) {
        double mean = Arrays.stream(values).average().orElseThrow();
        return Arrays.stream(values)
                .map(each -> (each - mean) * (each - mean))
                .average()
                .orElseThrow();
    }
}
