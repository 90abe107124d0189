package org.outwit.core.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Endings;
import org.outwit.core.work.ProgressMonitor;

class SolverTest {

    /** Both solvers against what minimax says to every depth. */
    @Test
    void bothSolversFindWhatTheDefinitionSays() throws InterruptedException {
        int wins = 0;
        int draws = 0;
        int longest = 0;
        for (int seed = 0; seed < Thoroughness.of(3000); seed++) {
            Graph graph = Graph.random(seed);
            int[] expected = graph.solve();
            assertThat(solve(graph, false)).as("forward, seed " + seed).isEqualTo(expected);
            assertThat(solve(graph, true)).as("backward, seed " + seed).isEqualTo(expected);
            wins += (int) Arrays.stream(expected).filter(Verdict::isWin).count();
            draws += (int) Arrays.stream(expected)
                    .filter(verdict -> verdict == Verdict.DRAW)
                    .count();
            longest = Math.max(
                    longest, Arrays.stream(expected).map(Verdict::plies).max().orElse(0));
        }
        assertThat(wins).isGreaterThan(Thoroughness.of(10_000));
        assertThat(draws).isGreaterThan(Thoroughness.of(10_000));
        assertThat(longest).isGreaterThan(15);
    }

    private static int[] solve(Graph graph, boolean backward) throws InterruptedException {
        GraphEndings endings = new GraphEndings(graph);
        int[] verdicts = new int[graph.next.length];
        Tablebase<GraphPosition> before = position -> verdicts[position.node()];
        for (int number = 0; number < graph.sizes.length; number++) {
            Slice<GraphPosition> slice = new Slice<>(endings, number, graph.sizes.length, before, ProgressMonitor.NONE);
            short[] solved = backward ? new BackwardSolver<>(slice).solve() : new ForwardSolver<>(slice).solve();
            for (int i = 0; i < solved.length; i++) verdicts[graph.firstNode(number) + i] = solved[i];
        }
        return verdicts;
    }

    @Test
    void distancesBeyondAByteAreKept() throws InterruptedException {
        int[] verdicts = solve(Graph.line(1000), true);
        assertThat(verdicts[0]).isEqualTo(Verdict.loss(0));
        assertThat(verdicts[999]).isEqualTo(Verdict.win(999));
        assertThat(verdicts[1000]).isEqualTo(Verdict.loss(1000));
        assertThat(solve(Graph.line(1000), false)).isEqualTo(verdicts);
    }

    @Test
    void distancesBeyondTheLimitAreRefused() {
        Graph step = new Graph(new int[] {1, 1}, new int[][] {{0}, {0}}, new int[2]);
        Tablebase<GraphPosition> before = position -> Verdict.win(Verdict.MOST_PLIES);
        Slice<GraphPosition> slice = new Slice<>(new GraphEndings(step), 1, 2, before, ProgressMonitor.NONE);
        for (Callable<short[]> solver : List.<Callable<short[]>>of(
                () -> new BackwardSolver<>(slice).solve(), () -> new ForwardSolver<>(slice).solve())) {
            assertThatIllegalStateException()
                    .isThrownBy(solver::call)
                    .withMessage(
                            "A game from slice s1 lasts more than 32766 plies, which is more than tables can hold.");
        }
    }

    @Test
    void aNumberingThatBreaksItsContractIsFoundOut() {
        Graph graph = Graph.random(1);
        assertThat(graph.sizes.length).isGreaterThan(1);
        GraphEndings endings = new GraphEndings(graph);
        Slice<GraphPosition> last = new Slice<>(endings, 1, 2, position -> Verdict.UNKNOWN, ProgressMonitor.NONE);
        assertThatIllegalStateException()
                .isThrownBy(() -> new BackwardSolver<>(last).solve())
                .withMessageContaining("leads to a position that is in no slice before it");
        assertThatIllegalStateException()
                .isThrownBy(() -> last.beyond(endings.position(last.room(), 0, 0), 0))
                .withMessageContaining("a side moves twice in slice s1");
    }

    @Test
    void verdictsAreRankedAsAPlayerWould() {
        int[] best = {
            Verdict.win(1),
            Verdict.win(9),
            Verdict.win(Verdict.MOST_PLIES),
            Verdict.DRAW,
            Verdict.loss(Verdict.MOST_PLIES),
            Verdict.loss(8),
            Verdict.loss(0)
        };
        for (int i = 1; i < best.length; i++) {
            assertThat(Verdict.rank(best[i - 1])).isGreaterThan(Verdict.rank(best[i]));
        }
        assertThat(Verdict.before(Verdict.win(3))).isEqualTo(Verdict.loss(4));
        assertThat(Verdict.before(Verdict.loss(0))).isEqualTo(Verdict.win(1));
        assertThat(Verdict.before(Verdict.DRAW)).isEqualTo(Verdict.DRAW);
        assertThat(Verdict.before(Verdict.UNKNOWN)).isEqualTo(Verdict.UNKNOWN);
        assertThat(Verdict.isLoss(Verdict.UNKNOWN)).isFalse();
        assertThat(Verdict.plies(Verdict.loss(7))).isEqualTo(7);
    }

    @Test
    void placesAreTakenApartAgain() {
        long place = Endings.place(123, Integer.MAX_VALUE);
        assertThat(Endings.slice(place)).isEqualTo(123);
        assertThat(Endings.index(place)).isEqualTo(Integer.MAX_VALUE);
        assertThat(Endings.slice(Endings.NOWHERE)).isNegative();
    }
}
