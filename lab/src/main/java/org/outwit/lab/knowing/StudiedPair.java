package org.outwit.lab.knowing;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.games.othello.Othello;

/**
 * Two functions for the same game, drawn at random: ours and the opponent's.
 *
 * @param rules where games begin; in checkers without rules of draws, so that a game is decided on the board or after its last ply
 */
record StudiedPair<P extends Position>(
        Game<P> game, Rules<P> rules, LinearEvaluator<P> ours, LinearEvaluator<P> theirs) {

    /** Where a game begins. */
    interface Rules<P extends Position> {
        P start();
    }

    /** Numbers of pairs that are about equal: 0.96 to 1.05 points of 2 in 200 games of depth 4, from openings used for nothing else. */
    private static final List<Integer> EQUAL = List.of(1, 3, 5, 6, 7, 8, 10, 13);

    /** How many pairs of checkers functions there are. */
    static final int PAIRS = EQUAL.size();

    private static final Checkers CHECKERS = new Checkers();
    private static final List<String> SAMUEL = List.of("kings", "advance", "back", "centre", "mobility");
    private static final double[] LEAST = {1.3, 0, 0, 0, 0};
    private static final double[] MOST = {1.7, 0.06, 0.12, 0.08, 0.05};

    /** Weights of the game's own function are changed by up to this share of themselves. */
    private static final double JITTER = 0.5;

    static StudiedPair<?> of(String game, int pair) {
        return switch (game) {
            case "checkers" -> checkers(pair);
            case "othello" -> around(new Othello(), "mobility", pair);
            case "connect-four" -> around(new ConnectFour(), "lines", pair);
            default -> throw new IllegalArgumentException("There are no pairs for " + game + ".");
        };
    }

    static StudiedPair<DraughtsPosition> checkers(int pair) {
        return new StudiedPair<>(
                CHECKERS,
                () -> CHECKERS.withoutDrawRules(CHECKERS.start()),
                samuel(2L * EQUAL.get(pair)),
                samuel(2L * EQUAL.get(pair) + 1));
    }

    /** A sum of Samuel's terms, in whole thousandths. */
    private static LinearEvaluator<DraughtsPosition> samuel(long seed) {
        Random random = new Random(seed * SplitMix64.GOLDEN_GAMMA);
        Map<String, Double> weights = new LinkedHashMap<>();
        weights.put("men", 1.0);
        for (int i = 0; i < SAMUEL.size(); i++) {
            double drawn = LEAST[i] + random.nextDouble() * (MOST[i] - LEAST[i]);
            weights.put(SAMUEL.get(i), Math.round(1000 * drawn) / 1000.0);
        }
        return LinearEvaluator.of(CHECKERS, weights);
    }

    private static <P extends Position> StudiedPair<P> around(Game<P> game, String name, int pair) {
        LinearEvaluator<P> known = (LinearEvaluator<P>) game.evaluator(name);
        return new StudiedPair<>(
                game, game::start, changed(game, known, 2L * pair), changed(game, known, 2L * pair + 1));
    }

    private static <P extends Position> LinearEvaluator<P> changed(Game<P> game, LinearEvaluator<P> known, long seed) {
        Random random = new Random((seed + 1000) * SplitMix64.GOLDEN_GAMMA);
        Map<String, Double> weights = new LinkedHashMap<>();
        for (int i = 0; i < known.features().size(); i++) {
            double factor = 1 + JITTER * (2 * random.nextDouble() - 1);
            weights.put(known.features().get(i).name(), factor * game.scale().units(known.weight(i)));
        }
        return LinearEvaluator.of(game, weights);
    }

    /** Eight random moves, the same for both games of a pair and for all players of a cell. */
    P opening(long seed) {
        Random random = new Random(seed * SplitMix64.GOLDEN_GAMMA);
        while (true) {
            P position = rules.start();
            int[] moves = new int[256];
            for (int ply = 0; ply < 8 && !position.isOver(); ply++) {
                int count = position.countMoves(moves, 0);
                position.moves(moves, 0);
                position.play(moves[random.nextInt(count)]);
            }
            if (!position.isOver()) return position;
        }
    }
}
