package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Position;
import org.outwit.core.search.Limits;
import org.outwit.core.search.OpeningBook;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;

class EngineWithBookTest {

    private static final Chess CHESS = new Chess();

    private static ChessPosition after(String... moves) {
        ChessPosition position = CHESS.start();
        for (String move : moves) position.make(CHESS.notation().parse(position, move));
        return position;
    }

    /** Knows one position. */
    private static OpeningBook<ChessPosition> book(ChessPosition known, int move) {
        long key = known.key();
        return position -> position.key() == key ? move : Position.NO_MOVE;
    }

    private static Engine<ChessPosition> engine() {
        return new Engine<>(CHESS, CHESS.evaluator("classic"), TranspositionTable.ofMegabytes(1));
    }

    @Test
    void whatTheBookKnowsIsNotSearched() {
        ChessPosition position = after("e4", "e5", "Nf3");
        int move = CHESS.notation().parse(position, "f6");
        Engine<ChessPosition> engine = engine().withBook(book(position, move));
        Result result = engine.search(position, Limits.depth(3));
        assertThat(result.move()).isEqualTo(move);
        assertThat(result.reason()).isEqualTo(StopReason.BOOK);
        assertThat(result.isKnown()).isFalse();
        assertThat(result.counts().nodes()).isZero();
        assertThat(result.line()).containsExactly(move);
        ChessPosition transposed = after("Nf3", "e5", "e4");
        assertThat(engine.search(transposed, Limits.depth(3)).reason()).isEqualTo(StopReason.BOOK);
    }

    @Test
    void elsewhereTheEngineSearchesAsWithoutABook() {
        ChessPosition known = after("e4", "e5", "Nf3");
        Engine<ChessPosition> engine =
                engine().withBook(book(known, CHESS.notation().parse(known, "f6")));
        for (ChessPosition position : List.of(CHESS.start(), after("e4", "e5"), after("d4"))) {
            assertThat(engine.search(position, Limits.depth(3))).isEqualTo(engine().search(position, Limits.depth(3)));
            engine = engine().withBook(book(known, CHESS.notation().parse(known, "f6")));
        }
    }

    @Test
    void aMoveThatIsNotLegalIsNoAnswer() {
        int white = CHESS.notation().parse(CHESS.start(), "e4");
        ChessPosition position = after("e4");
        Result result = engine().withBook(book(position, white)).search(position, Limits.depth(2));
        assertThat(result.reason()).isEqualTo(StopReason.FINISHED);
        assertThat(result.isKnown()).isTrue();
    }

    @Test
    void whoIsNotToMoveAndWhoMayNotLookAheadDoNotAskIt() {
        ChessPosition position = CHESS.start();
        List<Integer> asked = new ArrayList<>();
        Engine<ChessPosition> engine = engine().withBook(any -> {
            asked.add(any.mover());
            return Position.NO_MOVE;
        });
        engine.search(position, 1, Limits.depth(2));
        engine.search(position, 0, Limits.depth(0));
        assertThat(asked).isEmpty();
        engine.search(position, 0, Limits.depth(2));
        assertThat(asked).containsExactly(0);
    }
}
