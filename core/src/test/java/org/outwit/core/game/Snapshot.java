package org.outwit.core.game;

import java.util.ArrayList;
import java.util.List;

/** Everything the contract lets one see of a position. Two positions are equal exactly when their snapshots are. */
record Snapshot(
        String text,
        long key,
        int mover,
        List<Integer> moves,
        List<Double> probabilities,
        boolean over,
        List<Integer> payoffs) {

    static <P extends Position> Snapshot of(Game<P> game, P position) {
        List<Integer> payoffs = new ArrayList<>();
        if (position.isOver()) {
            for (int player = 0; player < game.capabilities().players(); player++) {
                payoffs.add(position.payoff(player));
            }
        }
        return new Snapshot(
                game.notation().format(position),
                position.key(),
                position.mover(),
                moves(position),
                probabilities(position),
                position.isOver(),
                payoffs);
    }

    /** The probabilities of the legal moves where chance moves. */
    private static List<Double> probabilities(Position position) {
        if (position.isOver() || position.mover() != Position.CHANCE) return List.of();
        return moves(position).stream().map(position::probability).toList();
    }

    /** The legal moves in their order. */
    static List<Integer> moves(Position position) {
        int[] buffer = new int[position.mostMoves()];
        int end = position.moves(buffer, 0);
        List<Integer> moves = new ArrayList<>(end);
        for (int i = 0; i < end; i++) moves.add(buffer[i]);
        return moves;
    }
}
