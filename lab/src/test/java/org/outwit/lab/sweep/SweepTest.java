package org.outwit.lab.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.lab.sweep.SweepFileTest.read;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.draw.report.ReportPage;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.LabRun;
import org.outwit.lab.experiment.LocalThreads;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.lab.report.ReportFiles;
import org.outwit.lab.store.MemoryStore;
import org.outwit.learn.people.Populations;
import org.outwit.play.match.MatchOpenings;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.SearchingChooser;

class SweepTest {

    private static final LabContext CONTEXT =
            new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());

    private static List<Measurement> measurements(Sweep sweep) {
        return sweep.cells(Size.FULL).stream()
                .map(each -> sweep.run(each, CONTEXT))
                .toList();
    }

    /** Who plays themselves with sides changed gets what the other gets, in each pair of games. */
    @Test
    void nobodyIsBetterThanThemselves() {
        Sweep sweep = read("'measure': 'points', 'game': ['tictactoe', 'connect4', 'checkers'], 'player': 'random',"
                + " 'against': 'random', 'seeds': {'full': 1}, 'opening': 0");
        for (Measurement each : measurements(sweep))
            assertThat(each.number("wins") + each.number("draws") + each.number("losses"))
                    .isEqualTo(2);
        Sweep same = read("'measure': 'points', 'game': 'connect4', 'player': 'lines', 'against': 'lines', 'nodes': 60,"
                + " 'seeds': {'full': 4}");
        for (Measurement each : measurements(same))
            assertThat(each.number("points")).isEqualTo(0.5);
    }

    @Test
    void moreNodesAreWorthPoints() {
        Sweep sweep = read("'measure': 'points', 'game': 'connect4', 'player': 'lines', 'against': 'lines',"
                + " 'nodes': [10, 3000], 'against-nodes': 10, 'seeds': {'full': 6}");
        LabResults results = results(sweep);
        assertThat(results.where("nodes", 10).mean("points").estimate()).isEqualTo(0.5);
        assertThat(results.where("nodes", 3000).mean("points").estimate()).isGreaterThan(0.7);
    }

    /** What a cell says of a search is what the search says when it is asked without the lab. */
    @Test
    void costsAreThoseOfTheSearch() {
        Sweep sweep =
                read("'measure': 'cost', 'game': 'checkers', 'player': 'material', 'algorithm': ['alpha-beta', 'pvs'],"
                        + " 'depth': [3, 5], 'seeds': {'full': 3}");
        for (Cell cell : sweep.cells(Size.FULL)) {
            Measurement measurement = sweep.run(cell, CONTEXT);
            Result result = searched(Games.named("checkers"), cell);
            assertThat(measurement.number("searched")).isEqualTo(result.counts().nodes());
            assertThat(measurement.number("evaluated"))
                    .isEqualTo(result.counts().evaluations());
            assertThat(measurement.number("reached")).isEqualTo(cell.number("depth"));
            assertThat(sweep.run(cell, CONTEXT)).isEqualTo(measurement);
        }
    }

    private static <P extends Position> Result searched(Game<P> game, Cell cell) {
        int[] opening = new MatchOpenings<>(game, 50, 4, 0).opening((int) cell.seed() - 1);
        PlayerSettings settings = PlayerSettings.USUAL.withTable(8).with(Algorithm.named(cell.text("algorithm")));
        try (SearchingChooser<P> chooser = Players.of(game, PlayerSpec.parse("material"), settings)) {
            return chooser.choose(
                    Turn.in(game, GameHistory.from(game.start(), opening), Limits.depth(cell.number("depth"))));
        }
    }

    @Test
    void twoAlgorithmsThatAreTheSameAgree() {
        Sweep sweep = read(
                "'measure': 'agreement', 'game': ['checkers', 'backgammon'], 'player': 'racer@2', 'against': 'racer@2',"
                        + " 'seeds': {'full': 4}");
        for (Measurement each : measurements(sweep)) {
            assertThat(each.number("agreed")).isEqualTo(1);
            assertThat(each.number("by-chance")).isEqualTo(1 / each.number("moves"));
        }
    }

    /** Of equally good moves any is best, so a search without ordering is as accurate as one with. */
    @Test
    void whoSearchesAsTheReferenceDoesIsRight() {
        Sweep sweep = read("'measure': 'accuracy', 'game': 'connect4', 'player': ['lines', 'random'],"
                + " 'depth': 4, 'reference': 'lines@4', 'seeds': {'full': 12}");
        LabResults results = results(sweep);
        assertThat(results.where("player", "lines").mean("best").estimate()).isEqualTo(1);
        assertThat(results.where("player", "random").mean("best").estimate()).isLessThan(1);
        for (double each : results.numbers("by-chance")) assertThat(each).isBetween(1 / 7.0, 1.0);
    }

    private static LabResults results(Sweep sweep) {
        LabRun run = new LabRun(new MemoryStore(), new LocalThreads(Parallel.ALONE), CONTEXT);
        return run.run(sweep, Size.FULL);
    }

    @Test
    void thePageSaysWhatWasAsked() {
        Sweep sweep = read("'measure': 'cost', 'game': 'checkers', 'player': 'racer', 'depth': [1, 2, 3],"
                + " 'seeds': {'full': 2}, 'title': 'What depth costs', 'question': 'How much?'");
        String page = ReportPage.of(ReportFiles.report(sweep, results(sweep)));
        assertThat(page)
                .contains("What depth costs", "How much?", "outwit lab run mine.json --full", sweep.fingerprint());
        assertThat(page).contains("depth, plies", "1, 2, 3", "the transposition table of each player, in MB", "<svg");
        LabResults one =
                new LabResults(Size.FULL, Map.of(sweep.cells(Size.FULL).get(0), Measurement.of("searched", 3)));
        assertThat(ReportPage.of(ReportFiles.report(sweep, one))).contains("1 of 6 cells");
    }

    @Test
    void resultsBelongToTheProgramAndToPeople() {
        Sweep plain = read("'measure': 'cost', 'game': 'checkers', 'player': 'racer@2', 'seeds': {'full': 1}");
        assertThat(plain.inputs("checkers", CONTEXT).list()).extracting("name").containsExactly("Outwit");
        Sweep people = read(
                "'measure': 'points', 'game': 'checkers', 'player': 'level:1', 'against': 'racer@1', 'seeds': {'full': 1}");
        assertThat(people.inputs("checkers", CONTEXT).list())
                .extracting("name")
                .containsExactly("Outwit", "people of checkers, of the program");
    }
}
