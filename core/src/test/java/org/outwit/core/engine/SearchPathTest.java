package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Value;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;

class SearchPathTest {

    @Test
    void whatLiesBeforeANullMoveDoesNotComeBack() {
        SearchPath path = new SearchPath();
        path.enter(0, 7);
        path.enter(1, 8);
        path.enter(2, 9);
        path.enter(4, 7);
        assertThat(path.isRepeated(4)).isTrue();
        assertThat(path.isRepeated(2)).isFalse();
        int before = path.countFrom(3);
        assertThat(path.isRepeated(4)).isFalse();
        path.enter(6, 7);
        assertThat(path.isRepeated(6)).isTrue();
        path.countFrom(before);
        assertThat(path.isRepeated(4)).isTrue();
    }

    /** Both tokens step forth and back above the seam; the plain search below it knows. */
    @Test
    void whatComesBackIsSeenAcrossTheSeam() {
        ChaseGame game = new ChaseGame(0);
        ChasePosition position = new ChasePosition(game, 1, ChaseGame.SQUARES - 2, 0);
        SearchPath path = new SearchPath();
        NodeSearch<ChasePosition> search = new NodeSearch<>(
                game,
                position,
                0,
                game.evaluator(),
                new TranspositionTable(1),
                EnumSet.of(Technique.REPETITION),
                path,
                new HistoryHeuristic());
        int[] moves = {2, ChaseGame.SQUARES - 3, 1, ChaseGame.SQUARES - 2};
        for (int ply = 0; ply < moves.length; ply++) {
            path.enter(ply, position.key());
            position.play(moves[ply]);
        }
        Result alone = search(search, 0);
        Result below = search(search, moves.length);
        assertThat(alone.value()).isNotZero();
        assertThat(below.value()).isZero();
        assertThat(below.counts().nodes()).isEqualTo(1);
    }

    private static Result search(NodeSearch<ChasePosition> search, int plies) {
        return Meter.run(Limits.NONE, meter -> {
            search.spendFrom(meter);
            int value = search.root(plies, 3, -Value.INFINITY, Value.INFINITY);
            return Result.exact(value, search.line(), 3, false, meter.counts());
        });
    }
}
