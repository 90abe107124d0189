package org.outwit.lab.aima;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Deepening;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.games.chess.Chess;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.othello.Othello;
import org.outwit.lab.experiment.Measurement;

/**
 * One of the exercise's games.
 *
 * @param good the name of an evaluator that knows something of the game
 * @param plain of one that only counts
 * @param treeDepth how deep all positions are recorded in the quick run; a ply more in the full one
 * @param playDepth how deep players look
 */
record StudiedGame<P extends Position>(Game<P> game, String good, String plain, int treeDepth, int playDepth) {

    private static final int OPENING = 8;
    private static final int MOST_PLIES = 200;
    private static final long EVALUATIONS = 1_000;

    /** The four that the exercise names. */
    static final Map<String, StudiedGame<?>> ALL = all();

    private static Map<String, StudiedGame<?>> all() {
        Map<String, StudiedGame<?>> all = new LinkedHashMap<>();
        all.put("kalah", new StudiedGame<>(new Kalah(), "self-taught", "stores", 6, 3));
        all.put("othello", new StudiedGame<>(new Othello(), "patterns", "greedy", 5, 2));
        all.put("checkers", new StudiedGame<>(new Checkers(), "samuel", "material", 7, 3));
        all.put("chess", new StudiedGame<>(new Chess(), "classic", "material", 3, 2));
        return all;
    }

    /** The leaves of minimax and of alpha-beta in each order, from a position of a seeded game. */
    Measurement orders(long seed, int depth) {
        SplittableRandom random = new SplittableRandom(seed);
        RecordedTree tree = RecordedTree.of(game, judgement(), position(random, OPENING + random.nextInt(12)), depth);
        Map<String, Double> numbers = new LinkedHashMap<>();
        numbers.put("minimax", (double) tree.leaves());
        numbers.put("uniform", uniformBestCase(tree.leaves(), depth));
        for (MoveOrdering each : MoveOrdering.values()) numbers.put(each.number(), (double) tree.alphaBeta(each, seed));
        return new Measurement(numbers, "");
    }

    /** The leaves of a uniform tree in the best case, Knuth and Moore's, with the branching that this number of leaves has on average. */
    static double uniformBestCase(double leaves, int depth) {
        double b = Math.pow(leaves, 1.0 / depth);
        return Math.pow(b, (depth + 1) / 2) + Math.pow(b, depth / 2) - 1;
    }

    private Evaluator<P> judgement() {
        return game.evaluator(good);
    }

    /** A position after {@code plies}: every second is random, and the others are those that look best at once; not over. */
    private P position(SplittableRandom random, int plies) {
        Search<P> greedy = new AlphaBeta<>(judgement());
        while (true) {
            P position = game.start();
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                int[] moves = new int[position.mostMoves()];
                int any = moves[random.nextInt(position.moves(moves, 0))];
                position.make(
                        ply % 2 == 0
                                ? any
                                : greedy.search(position, Limits.depth(1)).move());
            }
            if (!position.isOver()) return position;
        }
    }

    /** What the improved player scores in two games from the same opening, one with each colour: from 0 to 1. */
    Measurement improved(String by, long seed) {
        double points = points(by, seed, 0) + points(by, seed, 1);
        return Measurement.of("points", points / 2);
    }

    private double points(String by, long seed, int seat) {
        P position = position(new SplittableRandom(seed), OPENING);
        Search<P> better = better(by);
        Search<P> plainly = usual(by);
        for (int ply = 0; ply < MOST_PLIES && !position.isOver(); ply++)
            position.play((position.mover() == seat ? better : plainly)
                    .search(position, Limits.NONE)
                    .move());
        return position.isOver() ? (1 + Integer.signum(position.payoff(seat))) / 2.0 : 0.5;
    }

    /** The player who is improved by depth (a ply more), by judgement, or by ordering (and the table that remembers the order). */
    private Search<P> better(String by) {
        return switch (by) {
            case "depth" -> limited(new AlphaBeta<>(judgement()), Limits.depth(playDepth + 1));
            case "judgement" -> limited(new AlphaBeta<>(judgement()), Limits.depth(playDepth));
            default ->
                limited(
                        new Engine<>(game, judgement(), new TranspositionTable(1 << 14)).with(Technique.NONE),
                        Limits.NONE.withEvaluations(EVALUATIONS));
        };
    }

    private Search<P> usual(String by) {
        return switch (by) {
            case "depth" -> limited(new AlphaBeta<>(judgement()), Limits.depth(playDepth));
            case "judgement" -> limited(new AlphaBeta<>(game.evaluator(plain)), Limits.depth(playDepth));
            default -> limited(new Deepening<>(new AlphaBeta<>(judgement())), Limits.NONE.withEvaluations(EVALUATIONS));
        };
    }

    private Search<P> limited(Search<P> search, Limits limits) {
        return (root, viewer, unlimited) -> search.search(root, viewer, limits);
    }
}
