package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.endgame.BestMoves;
import org.outwit.core.endgame.Builder;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.endgame.EndingsContract;
import org.outwit.core.endgame.Proof;
import org.outwit.core.endgame.Verdict;
import org.outwit.core.game.Endings;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.Combinations;

class CheckersEndingsTest extends EndingsContract<DraughtsPosition> {

    private final Endings<DraughtsPosition> endings = new CheckersEndings();

    @TempDir
    private Path folder;

    @Override
    protected Endings<DraughtsPosition> endings() {
        return endings;
    }

    @Override
    protected int pieces() {
        return 3;
    }

    @Test
    void upToThreePiecesTheTotalsAreThePublishedOnes() throws Exception {
        EndgameTables<DraughtsPosition> tables = new Builder<>(endings, ProgressMonitor.NONE).build(folder, 3);
        assertThat(CheckersTotals.of(tables, 3))
                .containsOnlyKeys("1v1", "1v2", "2v1")
                .containsEntry("1v1", "716/402/2370")
                .containsEntry("2v1", "97740/15/261")
                .containsEntry("1v2", "2510/87290/8216");
        Proof.check(tables, 3);
    }

    /** Schaeffer's totals have positions in which a side has no pieces, for either side to move, as well. */
    @ParameterizedTest
    @CsvSource({"2, 6972", "3, 261224", "4, 7092774", "5, 148688232", "6, 2503611964"})
    void thereAreAsManyPositionsAsPublished(int pieces, long expected) {
        long positions = 0;
        for (int slice = endings.slices(pieces - 1); slice < endings.slices(pieces); slice++) {
            positions += endings.size(slice);
        }
        for (int men = 0; men <= pieces; men++) {
            positions += 2L * Combinations.choose(28, men) * Combinations.choose(32 - men, pieces - men);
        }
        assertThat(positions).isEqualTo(expected);
    }

    /** Numbers of slices that are too large to be gone through. */
    @Test
    void largeSlicesAreNumberedToo() {
        Random random = new Random(1);
        DraughtsPosition room = endings.game().withoutDrawRules(endings.game().start());
        for (int slice = endings.slices(3); slice < endings.slices(6); slice++) {
            for (int i = 0; i < 300; i++) {
                int last = endings.size(slice) - 1;
                int index = i == 0 ? last : random.nextInt(last);
                room = endings.position(room, slice, index);
                assertThat(endings.place(room)).isEqualTo(Endings.place(slice, index));
            }
        }
    }

    /** A king caught in the single corner, one safe in the double corner, and two against it; then colours changed. */
    @Test
    void colourDoesNotMatter() throws Exception {
        EndgameTables<DraughtsPosition> tables = new Builder<>(endings, ProgressMonitor.NONE).build(folder, 3);
        assertThat(probe(tables, "W:WK29:BK22")).isEqualTo(Verdict.loss(2));
        assertThat(probe(tables, "B:BK4:WK11")).isEqualTo(Verdict.loss(2));
        assertThat(probe(tables, "B:WK1:BK24")).isEqualTo(Verdict.DRAW);
        assertThat(probe(tables, "W:BK32:WK9")).isEqualTo(Verdict.DRAW);
        int trapping = probe(tables, "B:WK1:BK14,K15");
        assertThat(Verdict.isWin(trapping)).isTrue();
        assertThat(probe(tables, "W:BK32:WK19,K18")).isEqualTo(trapping);
    }

    private int probe(EndgameTables<DraughtsPosition> tables, String text) {
        DraughtsPosition position = endings.game().notation().position(text);
        int verdict = tables.probe(position);
        assertThat(BestMoves.of(position, tables).get(0).verdict()).isEqualTo(verdict);
        return verdict;
    }

    @Test
    void whatIsNotAnEndingIsNowhere() {
        assertThat(endings.place(endings.game().start())).isEqualTo(Endings.NOWHERE);
        assertThat(endings.place(endings.game().notation().position("B:W:BK1"))).isEqualTo(Endings.NOWHERE);
        assertThat(Endings.of(endings.game())).isPresent();
    }
}
