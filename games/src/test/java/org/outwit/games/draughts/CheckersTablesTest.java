package org.outwit.games.draughts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.endgame.Builder;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.endgame.Proof;
import org.outwit.core.endgame.Verdict;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.record.Collected;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.PlayedGame;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.SharedFolder;

/**
 * The tables of English checkers with four pieces, built once for all of these tests, and with five. Those of three are in
 * {@link CheckersEndingsTest}, which every build runs.
 */
@Tag("long")
class CheckersTablesTest {

    private static final CheckersEndings ENDINGS = new CheckersEndings();

    @TempDir
    private static Path folder;

    private static EndgameTables<DraughtsPosition> tables;

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        tables = new Builder<>(ENDINGS, ProgressMonitor.NONE).build(folder, 4);
    }

    @Test
    void theTotalsOfFourPiecesAreThePublishedOnes() {
        assertThat(CheckersTotals.of(tables, 4))
                .hasSize(6)
                .containsEntry("3v1", "1773169/9/14")
                .containsEntry("1v3", "7279/1742913/23000")
                .containsEntry("2v2", "793856/174168/1694908");
    }

    /** Problems from books: the side that is said to win wins, and what is said to be a draw is one. */
    @Test
    void problemsHaveTheirKnownResults() throws IOException {
        int problems = 0;
        List<String> wrong = new ArrayList<>();
        Checkers game = new Checkers();
        for (String name : List.of("beginner", "gem", "Tricks_traps_and_shots")) {
            Path file = SharedFolder.path("pdn-conformance/succeed/" + name + ".pdn");
            Collected<DraughtsPosition> found =
                    Collected.of(game.recordFormats().get(0), RecordSource.of(file));
            for (PlayedGame<DraughtsPosition> problem : found.games()) {
                int verdict = tables.probe(problem.start());
                if (verdict == Verdict.UNKNOWN || problem.outcome() == Outcome.UNKNOWN) continue;
                problems++;
                if (outcome(verdict, problem.start().mover()) != problem.outcome()) {
                    wrong.add(name + " " + problem.number() + " "
                            + game.notation().format(problem.start()));
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(problems).isEqualTo(11 + 37 + 1);
    }

    private static Outcome outcome(int verdict, int mover) {
        if (verdict == Verdict.DRAW) return Outcome.DRAW;
        return Verdict.isWin(verdict) == (mover == 0) ? Outcome.FIRST_WINS : Outcome.SECOND_WINS;
    }

    @Test
    void everyVerdictWithUpToFivePiecesIsProved() throws Exception {
        EndgameTables<DraughtsPosition> five = new Builder<>(ENDINGS, ProgressMonitor.NONE).build(folder, 5);
        Proof.check(five, 5);
    }
}
