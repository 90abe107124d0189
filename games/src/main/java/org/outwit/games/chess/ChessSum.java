package org.outwit.games.chess;

import static java.lang.Long.bitCount;

import java.util.List;
import java.util.Map;
import org.outwit.core.game.Feature;
import org.outwit.core.game.WeightedSum;

/** Features of chess times their weights. Those of the strongest style are read side by side; the others one by one. */
final class ChessSum implements WeightedSum<ChessPosition> {

    private final int[] pieces = new int[Board.QUEEN + 1];
    private final int placement;
    private final int activity;
    private final int pawnShape;
    private final int runners;
    private final int tempo;
    private final boolean tapers;
    private final WeightedSum<ChessPosition> rest;

    ChessSum(Map<String, Integer> weights) {
        for (int kind = Board.PAWN; kind <= Board.QUEEN; kind++) {
            pieces[kind] = weights.getOrDefault(ChessFeatures.PIECES.get(kind - 1), 0);
        }
        placement = weights.getOrDefault(ChessFeatures.PLACEMENT, 0);
        activity = weights.getOrDefault(ChessFeatures.ACTIVITY, 0);
        pawnShape = weights.getOrDefault(ChessFeatures.PAWN_SHAPE, 0);
        runners = weights.getOrDefault(ChessFeatures.RUNNERS, 0);
        tempo = weights.getOrDefault(ChessFeatures.TEMPO, 0);
        tapers = placement != 0 || activity != 0 || pawnShape != 0 || runners != 0;
        List<Feature<ChessPosition>> others = ChessFeatures.ALL.stream()
                .filter(feature -> !ChessFeatures.READ_TOGETHER.contains(feature.name()))
                .filter(feature -> weights.getOrDefault(feature.name(), 0) != 0)
                .toList();
        rest = others.isEmpty()
                ? null
                : WeightedSum.oneByOne(
                        others,
                        others.stream()
                                .mapToInt(feature -> weights.get(feature.name()))
                                .toArray());
    }

    @Override
    public int of(ChessPosition position, int player) {
        Board board = position.board();
        int sum = position.mover() == player ? tempo : -tempo;
        for (int kind = Board.PAWN; kind <= Board.QUEEN; kind++) {
            sum += pieces[kind] * (bitCount(board.pieces(player, kind)) - bitCount(board.pieces(1 - player, kind)));
        }
        if (tapers) sum += tapered(board, player);
        return rest == null ? sum : sum + rest.of(position, player);
    }

    private int tapered(Board board, int player) {
        int other = 1 - player;
        int stage = Tapered.stage(board);
        int sum = 0;
        if (placement != 0) {
            sum += placement * Tapered.at(Placement.of(board, player) - Placement.of(board, other), stage);
        }
        if (activity != 0) {
            sum += activity * Tapered.at(Activity.of(board, player) - Activity.of(board, other), stage);
        }
        if (pawnShape != 0) {
            sum += pawnShape * Tapered.at(PawnShape.of(board, player) - PawnShape.of(board, other), stage);
        }
        if (runners != 0) sum += runners * Tapered.at(Runners.of(board, player) - Runners.of(board, other), stage);
        return sum;
    }
}
