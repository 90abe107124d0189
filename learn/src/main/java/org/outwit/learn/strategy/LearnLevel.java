package org.outwit.learn.strategy;

import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.example.Example;
import org.outwit.learn.example.Importance;

/**
 * Does somebody model us? Two players with the same function and depth are compared: one who thinks that we want the exact
 * opposite (minimax), and one who knows what we value and reckons with the replies that we would choose (M*, level one). Where
 * they would choose differently, the moves that were played tell which of the two they are by.
 *
 * <p>Most moves are explained by both. The verdict rests on the others alone, by a sign test: if neither were right, a move
 * that only one explains would be as likely to speak for the one as for the other.
 */
public final class LearnLevel<P extends Position> {

    /**
     * What the moves say.
     *
     * @param plain how well a player without a model explains them
     * @param modelling how well a player who models us explains them
     * @param onlyPlain moves that only the first explains
     * @param onlyModelling moves that only the second explains
     */
    public record Learned(Agreement plain, Agreement modelling, int onlyPlain, int onlyModelling) {

        /** Whether more moves speak for a player who models us; that may be chance, see {@link #chance}. */
        public boolean models() {
            return onlyModelling > onlyPlain;
        }

        /** How likely the moves would speak so clearly for either if they spoke for neither: the sign test's p, two-sided. */
        public double chance() {
            int all = onlyPlain + onlyModelling;
            int more = Math.max(onlyPlain, onlyModelling);
            double tail = 0;
            double logTerm = -all * Math.log(2); // the chance that all speak for one, then one fewer …
            for (int k = all; k >= more; k--) {
                tail += Math.exp(logTerm);
                logTerm += Math.log((double) Math.max(1, k) / (all - k + 1));
            }
            return Math.min(1, 2 * tail);
        }
    }

    private final Search<P> plain;
    private final Search<P> modelling;
    private final int depth;
    private final Importance importance;
    private Agreement byPlain = Agreement.NONE;
    private Agreement byModelling = Agreement.NONE;
    private int onlyPlain;
    private int onlyModelling;

    /** {@code his} function and depth, and {@code ours} as he might believe it to be. */
    public LearnLevel(Evaluator<P> his, int depth, Evaluator<P> ours, Importance importance) {
        if (depth < 2) {
            throw new IllegalArgumentException(
                    "Who looks " + depth + " plies ahead does not see our replies; the depth must be 2 or more.");
        }
        this.plain = new AlphaBeta<>(his);
        this.modelling = new OnePass<>(Player.of(his).facing(Player.of(ours)));
        this.depth = depth;
        this.importance = importance;
    }

    /** Counts one more example; one of no importance is left out. */
    public void add(Example<P> example) {
        double counts = importance.of(example);
        if (counts == 0) return;
        Agreement first = agreement(plain, example, counts);
        Agreement second = agreement(modelling, example, counts);
        byPlain = byPlain.plus(first);
        byModelling = byModelling.plus(second);
        if (first.best() > second.best()) onlyPlain++;
        if (second.best() > first.best()) onlyModelling++;
    }

    private Agreement agreement(Search<P> search, Example<P> example, double counts) {
        P position = Position.copyOf(example.position());
        int player = position.mover();
        int[] moves = new int[position.mostMoves()];
        int count = position.isOver() ? 0 : position.moves(moves, 0);
        int chosen = ChosenMove.indexOf(example.move(), moves, count);
        long[] values = new long[count];
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            values[i] = search.search(position, player, Limits.depth(depth - 1)).value();
            position.undo();
        }
        return Agreement.of(values, chosen, counts);
    }

    /** What all examples so far say. */
    public Learned learned() {
        return new Learned(byPlain, byModelling, onlyPlain, onlyModelling);
    }
}
