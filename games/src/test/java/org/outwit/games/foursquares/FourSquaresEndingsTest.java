package org.outwit.games.foursquares;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.endgame.Builder;
import org.outwit.core.endgame.EndgameTables;
import org.outwit.core.endgame.EndingsContract;
import org.outwit.core.endgame.Totals;
import org.outwit.core.endgame.Verdict;
import org.outwit.core.game.Endings;
import org.outwit.core.work.ProgressMonitor;

class FourSquaresEndingsTest extends EndingsContract<FourSquaresPosition> {

    private final Endings<FourSquaresPosition> endings = new FourSquaresEndings(new FourSquares(9));

    @Override
    protected Endings<FourSquaresPosition> endings() {
        return endings;
    }

    @Override
    protected int pieces() {
        return 2;
    }

    private static EndgameTables<FourSquaresPosition> build(FourSquares game, Path folder) throws Exception {
        return new Builder<>(new FourSquaresEndings(game), ProgressMonitor.NONE).build(folder, 2);
    }

    /** The theorem, and the winner and distance of every position as the oracle has it. */
    @Test
    void everyValueIsThatOfTheOracle(@TempDir Path folder) throws Exception {
        for (int squares = 3; squares <= 14; squares++) {
            FourSquares game = new FourSquares(squares);
            EndgameTables<FourSquaresPosition> tables = build(game, folder);
            assertThat(Verdict.isWin(tables.probe(game.start()))).isEqualTo(squares % 2 == 0);
            assertThat(Verdict.isLoss(tables.probe(game.start()))).isEqualTo(squares % 2 != 0);
            Map<String, Integer> expected = naiveVerdicts(squares);
            expected.forEach((text, verdict) -> {
                FourSquaresPosition position = game.notation().position(text);
                assertThat(tables.probe(position)).as(text).isEqualTo(verdict);
            });
        }
    }

    /** Winners by {@link NaiveFourSquares#solve}, distances by the shortest way of the winner round by round. */
    private static Map<String, Integer> naiveVerdicts(int squares) {
        Map<String, Character> winners = NaiveFourSquares.solve(squares);
        Map<String, Integer> verdicts = new HashMap<>();
        for (String text : NaiveFourSquares.allPositions(squares)) {
            boolean bothArrived = text.startsWith("B") && text.charAt(squares - 1) == 'A';
            if (bothArrived) continue;
            if (NaiveFourSquares.winner(text) != ' ') verdicts.put(text, Verdict.loss(0));
            else if (!winners.containsKey(text)) verdicts.put(text, Verdict.DRAW);
        }
        for (int plies = 1; !verdicts.keySet().containsAll(winners.keySet()); plies++) {
            Map<String, Integer> found = new HashMap<>();
            for (String text : winners.keySet()) {
                boolean bothArrived = text.startsWith("B") && text.charAt(squares - 1) == 'A';
                if (bothArrived) verdicts.put(text, Verdict.UNKNOWN);
                if (verdicts.containsKey(text)) continue;
                boolean won = winners.get(text) == text.charAt(text.length() - 1);
                var next = NaiveFourSquares.next(text).values();
                boolean decided = won
                        ? next.stream().anyMatch(each -> Verdict.isLoss(verdicts.getOrDefault(each, 0)))
                        : next.stream().allMatch(verdicts::containsKey);
                if (decided) found.put(text, won ? Verdict.win(plies) : Verdict.loss(plies));
            }
            verdicts.putAll(found);
        }
        verdicts.values().removeIf(verdict -> verdict == Verdict.UNKNOWN);
        return verdicts;
    }

    @Test
    void longLinesAreSolvedToo(@TempDir Path folder) throws Exception {
        FourSquares game = new FourSquares(200);
        EndgameTables<FourSquaresPosition> tables = build(game, folder);
        assertThat(Verdict.isWin(tables.probe(game.start()))).isTrue();
        Totals totals = tables.totals(0).orElseThrow();
        assertThat(totals.wins() + totals.losses() + totals.draws()).isEqualTo(199 * 199);
        assertThat(totals.longest()).isGreaterThan(126);
    }

    @Test
    void theGameIsFoundByItsName() {
        assertThat(Endings.of(new FourSquares())).isPresent();
        assertThat(Endings.of(new FourSquares(5))).isEmpty();
    }
}
