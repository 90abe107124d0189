package org.outwit.core.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Bound;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** The engine against the listing and against the solution of a small game where everything comes back. */
class EngineOnLoopsTest {

    private static final int BOARDS = 6;
    private static final int POSITIONS = 25;

    /** Plies that guesses may cost at most before a win is seen that the listing sees. */
    private static final int SLACK = 8;

    private static Engine<ChasePosition> engine(ChaseGame game, TranspositionTable table, Set<Technique> techniques) {
        return new Engine<>(game, game.evaluator(), table).with(techniques);
    }

    /** Positions of random games, none of them over. */
    private static List<ChasePosition> positions(ChaseGame game, long seed) {
        Random random = new Random(seed);
        List<ChasePosition> positions = new ArrayList<>();
        while (positions.size() < POSITIONS) {
            int first = random.nextInt(ChaseGame.SQUARES);
            int second = random.nextInt(ChaseGame.SQUARES);
            if (game.isWall(first) || game.isWall(second)) continue;
            ChasePosition position = new ChasePosition(game, first, second, random.nextInt(2));
            boolean arrived = first == ChasePosition.goal(0) || second == ChasePosition.goal(1);
            if (!arrived && !position.isOver()) positions.add(position);
        }
        return positions;
    }

    /** One table for all questions, so that what one left at another depth is there to mislead the next. */
    @Test
    void withoutTechniquesTheValueIsTheListings() {
        for (int board = 0; board < BOARDS; board++) {
            ChaseGame game = new ChaseGame(board);
            AlphaBeta<ChasePosition> listing = new AlphaBeta<>(game.evaluator());
            TranspositionTable table = new TranspositionTable(1);
            for (ChasePosition position : positions(game, board)) {
                for (int depth = 1; depth <= 8; depth++) {
                    for (int viewer = 0; viewer < 2; viewer++) {
                        String name = "board " + board + ", " + position.key() + ", depth " + depth;
                        Result expected = listing.search(position, viewer, Limits.depth(depth));
                        Result found =
                                engine(game, table, Technique.NONE).search(position, viewer, Limits.depth(depth));
                        assertThat(found.value()).as(name).isEqualTo(expected.value());
                        assertThat(found.bound()).as(name).isEqualTo(Bound.EXACT);
                        ChasePosition next = position.copy();
                        next.play(found.move());
                        assertThat(listing.search(next, viewer, Limits.depth(depth - 1))
                                        .value())
                                .as(name + ", move " + found.move())
                                .isEqualTo(expected.value());
                    }
                }
            }
        }
    }

    @Test
    void theShorterWinIsTheDefinitions() {
        for (int board = 0; board < BOARDS; board++) {
            ChaseGame game = new ChaseGame(board);
            TranspositionTable table = new TranspositionTable(1);
            for (ChasePosition position : positions(game, board)) {
                for (int depth = 1; depth <= 7; depth++) {
                    Result found = engine(game, table, EnumSet.of(Technique.SHORTER_WIN))
                            .search(position, 0, Limits.depth(depth));
                    assertThat(found.value())
                            .as("board " + board + ", " + position.key() + ", depth " + depth)
                            .isEqualTo(Definition.value(game, position, depth, true));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Technique.class)
    void eachTechniqueAloneFindsWhatIsWon(Technique technique) {
        findsWhatIsWon(EnumSet.of(technique, Technique.SHORTER_WIN));
    }

    @Test
    void allTechniquesTogetherFindWhatIsWon() {
        findsWhatIsWon(Technique.ALL);
    }

    /** A win is found soon after the listing finds it, and nothing is called won or lost that is not. */
    private static void findsWhatIsWon(Set<Technique> techniques) {
        for (int board = 0; board < BOARDS; board++) {
            ChaseGame game = new ChaseGame(board);
            ChaseSolution solution = new ChaseSolution(game);
            for (ChasePosition position : positions(game, 100 + board)) {
                TranspositionTable table = new TranspositionTable(1);
                int truth = solution.value(position);
                int plies = truth == 0 ? 0 : TacticalGame.WIN - Math.abs(truth);
                Result found = engine(game, table, techniques).search(position, Limits.depth(plies + SLACK));
                String name = "board " + board + ", " + position.key() + ", truly " + truth + ", found " + found;
                boolean decided = Math.abs(found.value()) >= TacticalGame.WIN - SearchNode.MOST_PLIES;
                if (truth > 0) assertThat(decided).as(name).isTrue();
                if (decided)
                    assertThat(found.value() > 0 ? truth : -truth).as(name).isPositive();
                if (found.complete()) assertThat(found.value()).as(name).isEqualTo(truth);
                ChasePosition next = position.copy();
                next.play(found.move());
                if (truth > 0) assertThat(solution.value(next)).as(name).isNegative();
            }
        }
    }

    /** Whenever it is stopped it has a legal move, a depth that it finished, and the line of that depth. */
    @Test
    void stoppedAnywhereItAnswersForWhatItFinished() {
        ChaseGame game = new ChaseGame(0);
        for (ChasePosition position : positions(game, 7)) {
            for (int nodes = 1; nodes < 400; nodes += 7) {
                Limits limits = Limits.NONE.withNodes(nodes);
                Result found =
                        engine(game, new TranspositionTable(1), Technique.ALL).search(position, limits);
                Result again =
                        engine(game, new TranspositionTable(1), Technique.ALL).search(position, limits);
                assertThat(again).isEqualTo(found);
                assertThat(found.isKnown()).isEqualTo(found.depth() > 0);
                ChasePosition at = position.copy();
                for (int move : found.line()) at.play(move);
                assertThat(found.move())
                        .isEqualTo(
                                found.line().isEmpty()
                                        ? Position.NO_MOVE
                                        : found.line().get(0));
            }
        }
    }
}
