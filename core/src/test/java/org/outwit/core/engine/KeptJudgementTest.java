package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Meter;
import org.outwit.core.search.Result;
import org.outwit.core.tree.SeededTrees.Kind;

/** Judgements that stand in the table are those of the evaluator, in the eyes of who moves, and to read them is no evaluation. */
class KeptJudgementTest {

    private int kept;

    @Test
    void whatIsKeptIsTheEvaluators() {
        for (int seed = 0; seed < Thoroughness.of(200); seed++) {
            SeededGame game = new SeededGame(seed, seed % 2 == 0 ? Kind.PLAIN : Kind.IRREGULAR);
            for (int viewer = 0; viewer < 2; viewer++) {
                TranspositionTable table = new TranspositionTable(1);
                Engine<SeededPosition> engine = new Engine<>(game, game.evaluator(), table);
                engine.search(game.start(), viewer, Limits.depth(6));
                long salt = table.context(List.of(game.name(), game.evaluator(), viewer, Technique.ALL));
                check(game, game.start(), viewer, table, salt, "seed " + seed + ", viewer " + viewer);
            }
        }
        assertThat(kept).isGreaterThan(Thoroughness.of(1000));
    }

    private void check(
            SeededGame game, SeededPosition position, int viewer, TranspositionTable table, long salt, String name) {
        if (position.isOver()) return;
        int value = game.evaluator().value(position, viewer);
        for (int depth = 0; depth < 3; depth++) {
            int judged = table.judged(position.key() ^ salt, depth);
            if (judged == TableEntry.UNJUDGED) continue;
            kept++;
            assertThat(judged).as(name).isEqualTo(position.mover() == viewer ? value : -value);
        }
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            check(game, position, viewer, table, salt, name);
            position.undo();
        }
    }

    @Test
    void aJudgementThatIsKnownIsNoEvaluation() {
        SeededGame game = new SeededGame(1, Kind.PLAIN);
        SeededPosition position = Position.copyOf(game.start());
        Result result = Meter.run(Limits.NONE.withEvaluations(1), meter -> {
            LeafScorer<SeededPosition> scorer = new LeafScorer<>(position, game.evaluator(), 0, true, TacticalGame.WIN);
            scorer.spendFrom(meter, -1);
            int judged = scorer.guess(TableEntry.UNJUDGED);
            for (int i = 0; i < 5; i++) assertThat(scorer.guess(judged)).isEqualTo(judged);
            assertThat(scorer.inexactCount()).isZero();
            assertThat(scorer.evaluate(judged)).isEqualTo(judged);
            assertThat(scorer.inexactCount()).isEqualTo(1);
            return Result.exact(judged, List.of(), 1, false, meter.counts());
        });
        assertThat(result.counts().evaluations()).isEqualTo(1);
    }
}
