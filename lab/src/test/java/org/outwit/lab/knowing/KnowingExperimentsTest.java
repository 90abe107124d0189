package org.outwit.lab.knowing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.experiment.Cell;
import org.outwit.lab.experiment.LabContext;
import org.outwit.lab.experiment.LabResults;
import org.outwit.lab.experiment.Measurement;
import org.outwit.lab.experiment.Size;
import org.outwit.learn.foresight.ForesightPlan;
import org.outwit.learn.people.Populations;

class KnowingExperimentsTest {

    private static final LabContext CONTEXT =
            new LabContext(ProgressMonitor.NONE, Populations.SHIPPED, Optional.empty());

    /** Processor time aside, which never is. */
    private static Map<String, Double> games(Measurement measurement) {
        Map<String, Double> games = new HashMap<>(measurement.numbers());
        games.keySet().removeIf(name -> name.endsWith("millis") || name.endsWith("seconds"));
        return games;
    }

    @ParameterizedTest
    @ValueSource(strings = {"checkers", "othello", "connect-four"})
    void aSessionOfEveryGameComesOutTheSame(String game) {
        Cell cell = Cell.of(1, "game", game, "depth", 1, "pair", 0, "games", 2);
        KnowingPrograms experiment = new KnowingPrograms();
        Measurement measurement = experiment.run(cell, CONTEXT);
        assertThat(games(experiment.run(cell, CONTEXT))).isEqualTo(games(measurement));
        for (String row : List.of("plain", "plain+4", "learner", "lines"))
            assertThat(measurement.number(row + " points")).isBetween(0.0, 2.0);
        assertThat(experiment
                        .finding(new LabResults(Size.QUICK, Map.of(cell, measurement)))
                        .toString())
                .contains("learner");
    }

    /** A control is the session's cell and one parameter more, and is compared with that session alone. */
    @Test
    void deepControlsBelongToTheirSessions() {
        List<Cell> cells = new KnowingPrograms().cells(Size.FULL);
        Map<Cell, Measurement> measurements = new HashMap<>();
        for (Cell cell : cells)
            measurements.put(
                    cell,
                    DeepControl.is(cell)
                            ? Measurement.of("points", 1.0, "millis", 2.0)
                            : Measurement.of("learner points", cell.text("game").equals("othello") ? 1.75 : 1.5));
        List<List<String>> rows = DeepControl.rows(LabResults.of(Size.FULL, cells, measurements));
        assertThat(rows)
                .contains(List.of("checkers, depth 4", "5 plies", "24", "1.000 ± 0.000", "0.500 ± 0.000", "2.000"))
                .contains(List.of("othello, depth 4", "5 plies", "8", "1.000 ± 0.000", "0.750 ± 0.000", "2.000"));
    }

    /** An opening counts with both of its games for both players, or for nobody; here it is the second of two in the first match. */
    @Test
    void matchesAreComparedOpeningByOpening() {
        KnowingPlayers experiment = new KnowingPlayers();
        Cell one = Cell.of(41, "opponent", "walt", "millis", 10, "games", 4);
        Cell other = Cell.of(42, "opponent", "walt", "millis", 10, "games", 4);
        Map<Cell, Measurement> measurements = Map.of(
                one,
                Measurement.of("plain 0", 1, "learner 0", 1.5, "late", 1, "foreseen", 0.5, "trusted", 1, "played", 4),
                other,
                Measurement.of(
                        "plain 0",
                        2,
                        "learner 0",
                        2,
                        "plain 1",
                        0,
                        "learner 1",
                        1,
                        "late",
                        0,
                        "foreseen",
                        0.7,
                        "trusted",
                        3,
                        "played",
                        4));
        String page = experiment
                .finding(LabResults.of(Size.FULL, List.of(one, other), measurements))
                .toString();
        assertThat(page).contains("[walt, 10, 6, 1.000 ± 0.749, 1.500 (0.490 to 1.930), 0.500 ± 1.242, 60 %, 4 of 8]");
    }

    /** The games of all players begin alike; the two of a pair begin alike with the sides exchanged. */
    @Test
    void openingsAreShared() {
        StudiedPair<DraughtsPosition> pair = StudiedPair.checkers(2);
        assertThat(pair.opening(7).key()).isEqualTo(pair.opening(7).key());
        assertThat(pair.opening(7).key()).isNotEqualTo(pair.opening(8).key());
        assertThat(pair.ours().weight(1)).isNotEqualTo(pair.theirs().weight(1));
    }

    /** A learner who has seen nothing plays plain search; later it plays by what it foresees, and what it foresees comes true. */
    @Test
    void aLearnerBeginsPlainAndComesToForesee() {
        StudiedPair<DraughtsPosition> pair = StudiedPair.checkers(0);
        try (LearningPlayer<DraughtsPosition> learner =
                new LearningPlayer<>(pair.game(), pair.ours(), 2, ForesightPlan.USUAL.withoutLessons())) {
            DraughtsPosition start = pair.opening(1);
            assertThat(learner.move(start))
                    .isEqualTo(new AlphaBeta<>(pair.ours())
                            .search(start, Limits.depth(2))
                            .move());
            CellPlayer<DraughtsPosition> likeUs = CellPlayer.plain(pair.game(), pair.ours(), 2);
            new CellGames<>(pair, 5, 4).play(learner, game -> likeUs, () -> false);
            assertThat(learner.foresight().score().rate()).isGreaterThan(0.9);
            assertThat(learner.trustedShare()).isGreaterThan(0.5);
        }
    }

    @ParameterizedTest
    @EnumSource(OddOpponent.class)
    void everyOddOpponentPlaysOnAndTheSameAgain(OddOpponent opponent) {
        StudiedPair<DraughtsPosition> pair = StudiedPair.checkers(1);
        assertThat(played(opponent, pair)).isEqualTo(played(opponent, pair)).hasSizeGreaterThan(20);
        assertThat(OddOpponent.of(opponent.id())).isSameAs(opponent);
    }

    private static List<Integer> played(OddOpponent opponent, StudiedPair<DraughtsPosition> pair) {
        DraughtsPosition position = pair.opening(3);
        CellPlayer<DraughtsPosition> them = opponent.in(pair, 2, 4, 9).apply(0);
        CellPlayer<DraughtsPosition> us = CellPlayer.plain(pair.game(), pair.ours(), 2);
        List<Integer> moves = new ArrayList<>();
        for (int ply = 0; ply < 40 && !position.isOver(); ply++) {
            int move = (ply % 2 == 0 ? us : them).move(position);
            assertThat(move).isNotEqualTo(Position.NO_MOVE);
            moves.add(move);
            position.play(move);
        }
        return moves;
    }
}
