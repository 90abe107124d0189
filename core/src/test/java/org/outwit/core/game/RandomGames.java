package org.outwit.core.game;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;

/**
 * The positions on which a contract is checked: seeded random games, and the whole tree of the first plies, which is
 * where different ways lead to equal positions.
 */
final class RandomGames<P extends Position> {

    /** How many positions the tree of the first plies may have. */
    private static final int MOST_TREE_POSITIONS = 3000;

    private final Game<P> game;
    private final long seed;
    private final int games;
    private final int mostPlies;

    RandomGames(Game<P> game, long seed, int games, int mostPlies) {
        this.game = game;
        this.seed = seed;
        this.games = games;
        this.mostPlies = mostPlies;
    }

    /** A fresh source of chances for each game, so that games can be replayed one by one. */
    Random random(int number) {
        return new Random(seed + number);
    }

    /** Shows every position of every game, the first and the last included. */
    void forEachPosition(Consumer<P> check) {
        for (int number = 0; number < games; number++) playOut(game.start(), random(number), check);
    }

    /** Plays at random from here to the end, or until the limit of plies, and shows every position on the way. */
    void playOut(P position, Random random, Consumer<P> check) {
        check.accept(position);
        for (int ply = 0; ply < mostPlies && !position.isOver(); ply++) {
            position.make(choose(position, random));
            check.accept(position);
        }
    }

    static int choose(Position position, Random random) {
        List<Integer> moves = Snapshot.moves(position);
        return moves.get(random.nextInt(moves.size()));
    }

    /** Shows every position of the first plies, as many plies as fit; equal positions come once for every way there. */
    void forEachEarlyPosition(Consumer<P> check) {
        int depth = 0;
        while (depth < mostPlies && Perft.countInBulk(game.start(), depth + 1) <= MOST_TREE_POSITIONS) depth++;
        walk(game.start(), depth, check);
    }

    private void walk(P position, int depth, Consumer<P> check) {
        check.accept(position);
        if (depth == 0) return;
        for (int move : Snapshot.moves(position)) {
            P next = Position.copyOf(position);
            next.make(move);
            walk(next, depth - 1, check);
        }
    }
}
