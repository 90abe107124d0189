package org.outwit.lab.knowing;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.SimulatedProgram;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.Player;
import org.outwit.core.model.SimplePruning;
import org.outwit.core.model.Ties;
import org.outwit.core.search.Limits;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;

/** Opponents who are not what a learner of programs expects, each in its own way. All play checkers. */
enum OddOpponent {
    STEADY("is always the same"),
    CHANGES("becomes somebody else after half of the games"),
    SLIPS_5("makes a random move once in 20"),
    SLIPS_20("makes a random move once in 5"),
    RANDOM_TIES("draws lots between equal moves"),
    LAST_OF_EQUALS("takes the last of equal moves"),
    DEEPER("looks 2 plies deeper than we do"),
    OTHER_FEATURES("values what we have no terms for"),
    MODELS_US("knows our function and plays M*"),
    TECHNIQUES("is an engine with techniques, to our depth"),
    ENGINE("is an engine with 300 evaluations a move"),
    STRANGER("is such an engine and values what we have no terms for");

    private static final Checkers GAME = new Checkers();

    /** Nothing of it but men and kings is in our function. */
    private static final LinearEvaluator<DraughtsPosition> STRANGE = LinearEvaluator.of(
            GAME, Map.of("men", 1.0, "kings", 1.5, "exposure", -0.06, "edge", 0.03, "backed", 0.04, "runaway", 0.3));

    private static final int EVALUATIONS = 300;

    private final String words;

    OddOpponent(String words) {
        this.words = words;
    }

    String words() {
        return words;
    }

    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static OddOpponent of(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    /** Who plays each game of a session; a new one is made for each player, so that all of them meet the same. */
    IntFunction<CellPlayer<DraughtsPosition>> in(StudiedPair<DraughtsPosition> pair, int depth, int games, long seed) {
        LinearEvaluator<DraughtsPosition> theirs = pair.theirs();
        CellPlayer<DraughtsPosition> usual = CellPlayer.plain(GAME, theirs, depth);
        Random random = new Random(seed);
        return switch (this) {
            case STEADY -> game -> usual;
            case CHANGES -> {
                CellPlayer<DraughtsPosition> later = CellPlayer.plain(GAME, STRANGE, depth - 1);
                yield game -> game < games / 2 ? usual : later;
            }
            case SLIPS_5 -> game -> position -> random.nextInt(20) == 0 ? any(position, random) : usual.move(position);
            case SLIPS_20 -> game -> position -> random.nextInt(5) == 0 ? any(position, random) : usual.move(position);
            case RANDOM_TIES -> game -> position -> anyBest(position, theirs, depth, random);
            case LAST_OF_EQUALS -> {
                var last = new SimulatedProgram<>(
                        GAME, theirs, depth, Ties.LAST, new TranspositionTable(CellPlayer.TABLE_BYTES));
                yield game -> last::move;
            }
            case DEEPER -> {
                CellPlayer<DraughtsPosition> deeper = CellPlayer.plain(GAME, theirs, depth + 2);
                yield game -> deeper;
            }
            case OTHER_FEATURES -> {
                CellPlayer<DraughtsPosition> strange = CellPlayer.plain(GAME, STRANGE, depth);
                yield game -> strange;
            }
            case MODELS_US -> {
                var model = new SimplePruning<>(Player.of(List.of(theirs, pair.ours())));
                yield game ->
                        position -> model.search(position, Limits.depth(depth)).move();
            }
            case TECHNIQUES -> engine(theirs, Limits.depth(depth));
            case ENGINE -> engine(theirs, Limits.NONE.withEvaluations(EVALUATIONS));
            case STRANGER -> engine(STRANGE, Limits.NONE.withEvaluations(EVALUATIONS));
        };
    }

    private static IntFunction<CellPlayer<DraughtsPosition>> engine(
            LinearEvaluator<DraughtsPosition> function, Limits limits) {
        Engine<DraughtsPosition> engine = new Engine<>(GAME, function, new TranspositionTable(CellPlayer.TABLE_BYTES));
        return game -> position -> {
            int move = engine.search(position, limits).move();
            return move == Position.NO_MOVE ? any(position, new Random(0)) : move;
        };
    }

    private static int any(DraughtsPosition position, Random random) {
        int[] moves = new int[position.mostMoves()];
        return moves[random.nextInt(position.moves(moves, 0))];
    }

    private static int anyBest(
            DraughtsPosition position, LinearEvaluator<DraughtsPosition> function, int depth, Random random) {
        AlphaBeta<DraughtsPosition> search = new AlphaBeta<>(function);
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        List<Integer> best = new ArrayList<>();
        int most = Integer.MIN_VALUE;
        int mover = position.mover();
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            int value = search.search(position, mover, Limits.depth(depth - 1)).value();
            position.undo();
            if (value > most) best.clear();
            if (value >= most) best.add(moves[i]);
            most = Math.max(most, value);
        }
        return best.get(random.nextInt(best.size()));
    }
}
