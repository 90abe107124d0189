package org.outwit.core.game;

/**
 * A position of a game, changed in place: searches {@link #make} a move, look, and {@link #undo} it.
 *
 * <p>Contract, checked for every game by the published suite {@code GameContract}:
 *
 * <ul>
 *   <li>{@link #undo} restores everything: key, mover, moves and their order, after any moves in between;
 *   <li>{@link #key} is equal exactly when the same pieces stand on the same squares with the same rights and the same
 *       side to move. How the position came about is not part of it; see {@link Game#withoutDrawRules};
 *   <li>a position that {@link #isOver} has no moves, one that is not over has at least one (a pass is a move);
 *   <li>the order of moves is a function of the position, so equal seeds give equal searches;
 *   <li>none of these methods allocates, but for {@link #copy} and {@link #play}.
 * </ul>
 *
 * Positions are not thread-safe; a search works on its own {@link #copy}.
 */
public interface Position {

    /** The mover where dice or cards decide; see {@link #probability}. */
    int CHANCE = -1;

    /** Stands for the absence of a move; every real move is zero or more. */
    int NO_MOVE = -1;

    /** Who moves here: a player's index from 0, or {@link #CHANCE}. Sides need not alternate. */
    int mover();

    /**
     * Writes the legal moves into {@code buffer} from index {@code from} on, in their fixed order, and returns the
     * index after the last. The buffer must have room for {@link #mostMoves} moves from there.
     */
    int moves(int[] buffer, int from);

    /**
     * How many legal moves there are. The buffer is room to work in, as for {@link #moves}; games that count faster than
     * they list say so by overriding this.
     */
    default int countMoves(int[] buffer, int from) {
        return moves(buffer, from) - from;
    }

    /** An upper bound on the number of moves here, cheap to ask for; usually a constant of the game. */
    int mostMoves();

    /** Plays a move that {@link #moves} listed. Unchecked, because searches live here; people use {@link #play}. */
    void make(int move);

    /** Takes back the last move made. The position keeps its own history, so nothing needs to be handed back. */
    void undo();

    /**
     * A number that two positions of the same game share exactly when they are equal, up to chance: where 64 bits cannot hold a
     * position, unequal ones share a key as rarely as well mixed numbers do (2<sup>-64</sup> a pair). It is a function of the position
     * alone, the same in every run.
     */
    long key();

    /** Whether the game has ended here. */
    boolean isOver();

    /** What {@code player} gets, in the game's {@link Scale}, where the game {@link #isOver}. */
    int payoff(int player);

    /**
     * The move that was made {@code pliesAgo}, 0 for the last one, or {@link #NO_MOVE} where the position does not know: before its
     * own start, or in games that do not remember. It is a hint for predictors of people and no part of the position.
     */
    default int made(int pliesAgo) {
        return NO_MOVE;
    }

    /** An equal position of the same class that shares nothing changeable with this one. */
    Position copy();

    /** The probability of a move where {@link #CHANCE} moves; the probabilities of all its moves sum to 1. */
    default double probability(int move) {
        throw new IllegalStateException("Chance does not move here, so move " + move + " has no probability.");
    }

    /** Plays a move after checking that it is legal here: the edge where other people's moves come in. */
    default void play(int move) {
        int[] buffer = new int[mostMoves()];
        int end = isOver() ? 0 : moves(buffer, 0);
        for (int i = 0; i < end; i++) {
            if (buffer[i] == move) {
                make(move);
                return;
            }
        }
        throw new IllegalMoveException(
                isOver()
                        ? "The game is over, so move " + move + " cannot be played."
                        : "Move " + move + " is not among the " + end + " legal moves here.");
    }

    /** A copy that keeps the type of the original, which {@link #copy} promises. */
    @SuppressWarnings("unchecked")
    static <P extends Position> P copyOf(P position) {
        return (P) position.copy();
    }
}
