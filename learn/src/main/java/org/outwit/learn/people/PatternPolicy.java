package org.outwit.learn.people;

import org.outwit.core.game.Game;
import org.outwit.core.game.MoveShapes;
import org.outwit.core.game.Position;

/**
 * Which moves look right at first sight: a softmax over everything that {@link MoveShapes} sees, learned from what people play. It
 * searches nothing. For one thread; the weights may be shared.
 */
public final class PatternPolicy<P extends Position> {

    private final Looks looks;
    private final MoveShapes<P> shapes;
    private int[] moves = new int[64];
    private int[] places;
    private int[] ends = new int[65];
    private final long[] seen;

    public PatternPolicy(Game<P> game, Looks looks) {
        this.looks = looks;
        this.shapes = game.moveShapes();
        this.seen = new long[shapes.most()];
        this.places = new int[64 * seen.length];
    }

    /** Looks at a position, writes the logit of each legal move in their order, and returns how many there are. */
    public int logits(P position, double[] into) {
        int count = look(position);
        for (int i = 0; i < count; i++) into[i] = looks.sum(places, ends[i], ends[i + 1]);
        return count;
    }

    /** What a leaning adds to the logit of move i of the last position, for one unit of its number. */
    double lean(int leaning, int i) {
        return looks.lean(leaning, places, ends[i], ends[i + 1]);
    }

    /** Describes all legal moves, for {@link #places}. */
    private int look(P position) {
        if (moves.length < position.mostMoves()) {
            moves = new int[position.mostMoves()];
            ends = new int[moves.length + 1];
            places = new int[moves.length * seen.length];
        }
        int count = position.moves(moves, 0);
        shapes.look(position);
        int at = 0;
        for (int i = 0; i < count; i++) {
            int seenHere = shapes.describe(moves[i], seen);
            for (int k = 0; k < seenHere; k++) places[at++] = looks.weights().place(seen[k]);
            ends[i + 1] = at;
        }
        return count;
    }

    /** Where the weights of the moves of the last position are: those of move i from {@code ends()[i]} to {@code ends()[i + 1]}. */
    int[] places() {
        return places;
    }

    /** How many bits a place has. */
    int bits() {
        return looks.weights().bits();
    }

    int[] ends() {
        return ends;
    }

    /** The moves of the last position in their order. */
    public int[] moves() {
        return moves;
    }
}
