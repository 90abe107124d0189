package org.outwit.play.player;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.OpeningBook;
import org.outwit.core.statistics.WeightedDraw;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.prediction.SymmetricBook;

/**
 * An opening book made of played games. Positions that are images of each other are one. As in the books of Polyglot, a move weighs
 * two for each game that its player won, one for each draw or unknown result, and nothing for a loss. Moves that were played in
 * fewer than {@link #LEAST_GAMES} games are not in the book, nor are those that only lost.
 *
 * <p>The book plays the move that weighs most or, with a seed, draws one in proportion to the weights. A draw depends only on the seed
 * and the position, so it is the same on every thread. Add all games before you ask.
 */
public final class GameBook<P extends Position> implements OpeningBook<P> {

    /** A move of fewer games may be an accident. */
    public static final int LEAST_GAMES = 3;

    /** Later positions are seldom met twice, and would fill the memory. */
    public static final int MOST_PLIES = 40;

    private final Game<P> game;
    private final SymmetricBook<P> games;
    private final SymmetricBook<P> weights;
    private final OptionalLong seed;

    public GameBook(Game<P> game) {
        this(
                game,
                new SymmetricBook<>(game.symmetries()),
                new SymmetricBook<>(game.symmetries()),
                OptionalLong.empty());
    }

    private GameBook(Game<P> game, SymmetricBook<P> games, SymmetricBook<P> weights, OptionalLong seed) {
        this.game = game;
        this.games = games;
        this.weights = weights;
        this.seed = seed;
    }

    /** This book, which draws its moves. The games are shared, not copied. */
    public GameBook<P> drawing(long seed) {
        return new GameBook<>(game, games, weights, OptionalLong.of(seed));
    }

    /** This book, which plays the moves that weigh most. The games are shared, not copied. */
    public GameBook<P> heaviest() {
        return new GameBook<>(game, games, weights, OptionalLong.empty());
    }

    public Game<P> game() {
        return game;
    }

    /** Counts the first moves of a game. A move that is repeated in a position counts once, so that counts are numbers of games. */
    public void add(PlayedGame<P> played) {
        P position = Position.copyOf(played.start());
        int[] moves = played.moves();
        Set<Long> met = new HashSet<>();
        for (int ply = 0; ply < Math.min(MOST_PLIES, moves.length); ply++) {
            int mover = position.mover();
            if (mover != Position.CHANCE && met.add(31 * position.key() + moves[ply])) {
                games.add(position, moves[ply], 1);
                int weight = weight(played.outcome(), mover);
                if (weight > 0) weights.add(position, moves[ply], weight);
            }
            position.make(moves[ply]);
        }
    }

    private static int weight(Outcome outcome, int mover) {
        return switch (outcome) {
            case FIRST_WINS -> mover == 0 ? 2 : 0;
            case SECOND_WINS -> mover == 1 ? 2 : 0;
            case DRAW, UNKNOWN -> 1;
        };
    }

    /**
     * A move of the book.
     *
     * @param games in how many games it was played here
     * @param share its part of all weights here, which is the probability that it is drawn
     */
    public record BookMove(int move, int games, double share) {}

    /** The moves of the book here, the heaviest first, equal ones in the game's order; empty if there are none. */
    public List<BookMove> moves(P position) {
        int[] moves = new int[position.mostMoves()];
        int size = position.moves(moves, 0);
        double[] played = new double[size];
        double[] weight = new double[size];
        games.counts(position, moves, size, played);
        weights.counts(position, moves, size, weight);
        double sum = 0;
        for (int i = 0; i < size; i++) {
            if (played[i] < LEAST_GAMES) weight[i] = 0;
            sum += weight[i];
        }
        List<BookMove> known = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            if (weight[i] > 0) known.add(new BookMove(moves[i], (int) played[i], weight[i] / sum));
        }
        known.sort(Comparator.comparingDouble(BookMove::share).reversed());
        return known;
    }

    @Override
    public int move(P position) {
        List<BookMove> known = moves(position);
        if (known.isEmpty()) return Position.NO_MOVE;
        if (seed.isEmpty()) return known.get(0).move();
        double point = new SplittableRandom(seed.getAsLong() * 0xD1342543DE82EF95L + position.key()).nextDouble();
        double[] shares = known.stream().mapToDouble(BookMove::share).toArray();
        return known.get(WeightedDraw.of(shares, shares.length, point)).move();
    }
}
