package org.outwit.lab.aima;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.kalah.KalahPosition;

class RecordedTreeTest {

    private static final int DEPTH = 5;

    private final Kalah kalah = new Kalah();
    private final RecordedTree tree = RecordedTree.of(kalah, kalah.evaluator("self-taught"), kalah.start(), DEPTH);

    /** Perft of the start of chess. */
    @Test
    void leavesAreCountedAsByOthers() {
        Chess chess = new Chess();
        ChessPosition start = chess.start();
        assertThat(RecordedTree.of(chess, chess.evaluator("material"), start, 3).leaves())
                .isEqualTo(8_902);
    }

    @Test
    void valuesAreThoseOfMinimax() {
        for (int depth = 0; depth <= DEPTH; depth++) {
            assertThat(tree.values(depth)[0])
                    .isEqualTo(new Minimax<KalahPosition>(kalah.evaluator("self-taught"))
                            .search(kalah.start(), 0, Limits.depth(depth))
                            .value());
        }
    }

    @Test
    void inItsOwnOrderTheTreeIsSearchedAsTheGameIs() {
        long evaluations = new AlphaBeta<KalahPosition>(kalah.evaluator("self-taught"))
                .search(kalah.start(), 0, Limits.depth(DEPTH))
                .counts()
                .evaluations();
        assertThat(tree.alphaBeta(MoveOrdering.OF_THE_GAME, 1)).isEqualTo(evaluations);
    }

    @Test
    void noOtherOrderNeedsFewerLeavesHere() {
        long perfect = tree.alphaBeta(MoveOrdering.PERFECT, 1);
        for (MoveOrdering each : MoveOrdering.values())
            assertThat(tree.alphaBeta(each, 1)).as(each.words()).isBetween(perfect, (long) tree.leaves());
    }

    /** Knuth and Moore: 4 to the power of 2 twice, less the one leaf that is in both proofs. */
    @Test
    void theBestCaseOfAUniformTree() {
        assertThat(StudiedGame.uniformBestCase(256, 4)).isCloseTo(31, within(1e-9));
        assertThat(StudiedGame.uniformBestCase(64, 3)).isCloseTo(19, within(1e-9));
    }
}
