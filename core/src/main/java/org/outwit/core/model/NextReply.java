package org.outwit.core.model;

import org.outwit.core.game.Position;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Line;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;

/**
 * Predicts only what the opponent plays next, and trusts nobody below: for each of our moves their reply is found by their own
 * search, with their function and to their depth, and what it is worth to us by plain alpha-beta from there. A model that is
 * slightly wrong does less harm here than in {@link MStar}, which relies on it at every one of their nodes, and the search
 * below is as cheap as ours always was.
 *
 * <p>Their search is simple pruning with what they believe of us. Below their reply everybody is taken for a perfect player by
 * our function, so the value lies between minimax and M* against the same model where both look equally deep.
 */
public final class NextReply<P extends Position> implements Search<P> {

    private final Player<P> player;
    private final SearchListener<P> listener;

    public NextReply(Player<P> player, SearchListener<P> listener) {
        if (player.model() == null) {
            throw new IllegalArgumentException("There is no model of the opponent, so the reply cannot be predicted.");
        }
        this.player = player;
        this.listener = listener;
    }

    public NextReply(Player<P> player) {
        this(player, null);
    }

    @Override
    public Result search(P root, int viewer, Limits limits) {
        return ModelView.search(player, listener, root, viewer, limits, view -> new Run<>(view, player).result());
    }

    private static final class Run<P extends Position> {

        private final ModelView<P> view;
        private final Player<P> opponent;
        private final Search<P> theirs;
        private final Line line = new Line();
        private final PerfectPlay<P> below;

        Run(ModelView<P> view, Player<P> player) {
            this.view = view;
            this.below = new PerfectPlay<>(view, line);
            this.opponent = player.model();
            this.theirs = new SimplePruning<>(opponent);
        }

        Result result() {
            int value =
                    view.owns(0) || view.isLeaf(view.depth()) ? ours() : replied(view.depth(), -Value.INFINITY, 0, 0);
            return view.result(value, line.moves());
        }

        private int ours() {
            view.enter();
            line.clear();
            if (view.isLeaf(view.depth())) return view.value(0);
            int best = -Value.INFINITY;
            int kept = 0;
            int depth = ModelView.below(view.depth());
            int end = view.moves(0);
            for (int i = 0; i < end; i++) {
                int move = view.move(i);
                view.make(move);
                int value = view.isLeaf(depth) || view.owns(0)
                        ? below.alphaBeta(depth, best, Value.INFINITY, end, kept)
                        : replied(depth, best, end, kept);
                view.undo();
                if (value > best) {
                    best = value;
                    kept = line.improve(0, kept, move);
                }
            }
            line.done(kept);
            return best;
        }

        /** Their node: their search says what they play, ours what that is worth. */
        private int replied(int depth, int alpha, int from, int start) {
            view.enter();
            Limits limits = view.meter().left(Math.min(depth, opponent.depth()));
            Result answer = theirs.search(view.position(), limits);
            view.meter().addLevels(answer.counts(), 1);
            view.meter().ended(answer.reason());
            view.make(answer.move());
            int value = below.alphaBeta(ModelView.below(depth), alpha, Value.INFINITY, from, start);
            view.undo();
            line.done(line.improve(start, 0, answer.move()));
            return value;
        }
    }
}
