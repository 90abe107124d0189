package org.outwit.web.analyse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;

/** Every number against its definition, which searches without cutting anything off. */
final class AnalysisStepsTest {

    private static final int DEPTH = 3;

    /** What the position is worth to somebody by looking at everything; a win is worth less the more plies it takes. */
    private static <P extends Position> int naive(Game<P> game, P position, int viewer, int depth, int plies) {
        if (position.isOver() || depth == 0) {
            int value = game.defaultEvaluator().value(position, viewer);
            boolean counts = position.isOver() && game.tactics().winThreshold() != Tactics.NEVER_WON;
            return counts ? value - Integer.signum(value) * plies : value;
        }
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        boolean ours = position.mover() == viewer;
        int best = 0;
        for (int i = 0; i < count; i++) {
            position.make(moves[i]);
            int value = naive(game, position, viewer, depth - 1, plies + 1);
            position.undo();
            if (i == 0 || (ours ? value > best : value < best)) best = value;
        }
        return best;
    }

    /** A search that is its definition, and counts how often it is asked. */
    private static final class NaiveSearch<P extends Position> implements Search<P> {

        private final Game<P> game;
        private int asked;

        NaiveSearch(Game<P> game) {
            this.game = game;
        }

        @Override
        public Result search(P root, int viewer, Limits limits) {
            asked++;
            if (limits.stop().getAsBoolean()) {
                return Result.stopped(StopReason.ASKED, Counts.ZERO);
            }
            P position = Position.copyOf(root);
            int[] moves = new int[position.mostMoves()];
            int count = position.isOver() ? 0 : position.moves(moves, 0);
            int value = naive(game, position, viewer, limits.depth(), 0);
            List<Integer> line = List.of();
            for (int i = 0; i < count && line.isEmpty(); i++) {
                position.make(moves[i]);
                if (naive(game, position, viewer, limits.depth() - 1, 1) == value) line = List.of(moves[i]);
                position.undo();
            }
            return Result.exact(value, line, limits.depth(), false, Counts.ZERO);
        }
    }

    /** Anything, but always the same where the position is. */
    private static <P extends Position> MovePredictor<P> somebody() {
        return (position, into) -> {
            int count = position.moves(new int[position.mostMoves()], 0);
            Random random = new Random(position.key());
            double sum = 0;
            for (int i = 0; i < count; i++) sum += into[i] = Math.pow(random.nextDouble(), 3) + 1e-6;
            for (int i = 0; i < count; i++) into[i] /= sum;
            return count;
        };
    }

    private static <P extends Position> AnalysisQuestion<P> question(Game<P> game, int plies, long seed, int them) {
        Random random = new Random(seed);
        P position = game.start();
        StringBuilder moves = new StringBuilder();
        for (int i = 0; i < plies; i++) {
            int[] row = new int[position.mostMoves()];
            int move = row[random.nextInt(position.moves(row, 0))];
            moves.append(game.notation().format(position, move)).append(' ');
            position.make(move);
        }
        PersonChoice<P> person = new PersonChoice<>("x", "X", "person", "", AnalysisStepsTest::somebody);
        return new AnalysisQuestion<>(AnalysedGame.parse(game, "", moves.toString()), person, them);
    }

    private static <P extends Position> AnalysisSteps<P> steps(AnalysisQuestion<P> question, Search<P> search) {
        return new AnalysisSteps<>(question, search, somebody(), () -> false);
    }

    @Test
    void replyMapsAreTheirDefinition() {
        for (String name : List.of("checkers", "othello", "connect4", "kalah")) {
            for (long seed = 1; seed <= 3; seed++) replyMapIsItsDefinition(Games.named(name), seed);
        }
    }

    private static <P extends Position> void replyMapIsItsDefinition(Game<P> game, long seed) {
        AnalysisQuestion<P> question = question(game, 4, seed, 1);
        P root = question.analysed().end();
        if (root.mover() != 0) return; // an extra turn
        AnalysisSteps<P> steps = steps(question, new NaiveSearch<>(game));
        for (int move : steps.moves()) {
            P after = steps.after(move);
            steps.replies(move, DEPTH)
                    .ifPresentOrElse(
                            map -> {
                                int[] replies = new int[after.mostMoves()];
                                int count = after.moves(replies, 0);
                                double[] expected =
                                        AnalysisStepsTest.<P>somebody().probabilities(after);
                                assertThat(map.points()).hasSize(count);
                                assertThat(map.points().stream()
                                                .mapToDouble(ReplyMap.Point::probability)
                                                .sum())
                                        .isCloseTo(1, within(1e-12));
                                assertThat(map.points().stream()
                                                .mapToInt(ReplyMap.Point::cost)
                                                .min())
                                        .hasValue(0);
                                for (int i = 0; i < count; i++) {
                                    int reply = replies[i];
                                    after.make(reply);
                                    int value = naive(game, after, root.mover(), DEPTH - 2, 2);
                                    after.undo();
                                    ReplyMap.Point point = map.points().stream()
                                            .filter(each -> each.move() == reply)
                                            .findFirst()
                                            .orElseThrow();
                                    assertThat(point.value()).isEqualTo(value);
                                    assertThat(point.probability()).isEqualTo(expected[i]);
                                    assertThat(point.cost()).isEqualTo(value - map.guaranteed());
                                }
                                assertThat(map.guaranteed()).isEqualTo(naive(game, after, root.mover(), DEPTH - 1, 1));
                            },
                            () -> assertThat(after.isOver() || after.mover() != 1)
                                    .isTrue());
        }
    }

    @Test
    void theirOwnMovesAreTheMapWhereItIsTheirTurn() {
        theirTurn(Games.named("checkers"));
    }

    private static <P extends Position> void theirTurn(Game<P> game) {
        AnalysisQuestion<P> question = question(game, 4, 7, 0);
        AnalysisSteps<P> steps = steps(question, new NaiveSearch<>(game));
        ReplyMap map = steps.theirs(DEPTH).orElseThrow();
        P root = steps.root();
        int best = naive(game, root, 0, DEPTH, 0);
        assertThat(map.guaranteed()).isEqualTo(-best);
        for (ReplyMap.Point each : map.points()) {
            root.make(each.move());
            int value = naive(game, root, 0, DEPTH - 1, 1);
            root.undo();
            assertThat(each.cost()).isEqualTo(best - value);
        }
        steps.findBest(DEPTH);
        assertThat(steps.prospects(DEPTH)).isEmpty();
    }

    @Test
    void prospectsAreWhatLikelyRepliesBringOnAverage() {
        for (long seed = 1; seed <= 3; seed++) prospects(Games.named("checkers"), seed);
    }

    private static <P extends Position> void prospects(Game<P> game, long seed) {
        AnalysisQuestion<P> question = question(game, 6, seed, 1);
        AnalysisSteps<P> steps = steps(question, new NaiveSearch<>(game));
        steps.findBest(DEPTH);
        steps.findOthers(DEPTH);
        List<Prospect> found = steps.prospects(DEPTH);
        assertThat(found).hasSize(Math.min(AnalysisSteps.LINES, steps.moves().length));
        for (Prospect each : found) {
            P after = steps.after(each.move());
            int[] replies = new int[after.mostMoves()];
            after.moves(replies, 0);
            double[] row = AnalysisStepsTest.<P>somebody().probabilities(after);
            int[] order = IntStream.range(0, row.length)
                    .boxed()
                    .sorted((a, b) -> Double.compare(row[b], row[a]))
                    .mapToInt(i -> i)
                    .toArray();
            double sum = 0;
            double average = 0;
            for (int i = 0; i < order.length && sum < 0.95 - 1e-9; i++) {
                after.make(replies[order[i]]);
                average += row[order[i]] * naive(game, after, 0, DEPTH - 2, 2);
                after.undo();
                sum += row[order[i]];
            }
            assertThat(each.expected()).isCloseTo(average / sum, within(1e-6));
            assertThat(each.guaranteed()).isEqualTo(naive(game, after, 0, DEPTH - 1, 1));
            assertThat(each.expected()).isGreaterThanOrEqualTo(each.guaranteed());
            assertThat(each.reply()).isEqualTo(replies[order[0]]);
        }
        Prospect pick = Prospect.pick(found, steps.lines(), steps.margin());
        assertThat(pick.risk(Prospect.safest(found))).isLessThanOrEqualTo(steps.margin());
        assertThat(Prospect.pick(found, steps.lines(), 0).guaranteed()).isEqualTo(Prospect.safest(found));
    }

    @Test
    void whatTheEngineRefutesIsNoPick() {
        Prospect trap = new Prospect(1, 50, 10, 7, 0.9, 4);
        Prospect sound = new Prospect(2, 20, 15, 7, 0.5, 4);
        List<EngineLine> agreeing = List.of(new EngineLine(2, 12, List.of(2), 9), new EngineLine(1, 8, List.of(1), 9));
        List<EngineLine> refuting =
                List.of(new EngineLine(2, 12, List.of(2), 9), new EngineLine(1, -90, List.of(1), 9));
        assertThat(Prospect.pick(List.of(trap, sound), agreeing, 5)).isEqualTo(trap);
        assertThat(Prospect.pick(List.of(trap, sound), refuting, 5)).isEqualTo(sound);
        assertThat(Prospect.pick(List.of(trap, sound), agreeing, 4)).isEqualTo(sound);
    }

    @Test
    void linesComeWithTheBestFirst() {
        lines(Games.named("checkers"));
    }

    private static <P extends Position> void lines(Game<P> game) {
        AnalysisQuestion<P> question = question(game, 6, 11, 1);
        AnalysisSteps<P> steps = steps(question, new NaiveSearch<>(game));
        steps.findBest(DEPTH);
        int best = steps.lines().get(0).value();
        steps.findOthers(DEPTH);
        assertThat(best).isEqualTo(naive(game, steps.root(), 0, DEPTH, 0));
        assertThat(steps.lines().get(0).value()).isEqualTo(best);
        assertThat(steps.lines()).hasSameSizeAs(steps.moves());
        assertThat(steps.lines()).isSortedAccordingTo((a, b) -> Integer.compare(b.value(), a.value()));
        assertThat(steps.lines()).allMatch(each -> each.line().get(0) == each.move());
    }

    @Test
    void eachReplyIsSearchedOnce() {
        once(Games.named("checkers"));
    }

    private static <P extends Position> void once(Game<P> game) {
        AnalysisQuestion<P> question = question(game, 4, 3, 1);
        NaiveSearch<P> search = new NaiveSearch<>(game);
        AnalysisSteps<P> steps = steps(question, search);
        steps.findBest(DEPTH);
        steps.findOthers(DEPTH);
        steps.prospects(DEPTH);
        int move = steps.lines().get(0).move();
        steps.replies(move, DEPTH);
        int before = search.asked;
        steps.prospects(DEPTH);
        steps.replies(move, DEPTH);
        assertThat(search.asked).isEqualTo(before);
    }

    @Test
    void whatIsStoppedIsNotRemembered() {
        stopped(Games.named("checkers"));
    }

    private static <P extends Position> void stopped(Game<P> game) {
        boolean[] stop = {true};
        AnalysisSteps<P> steps =
                new AnalysisSteps<>(question(game, 4, 3, 1), new NaiveSearch<>(game), somebody(), () -> stop[0]);
        assertThatThrownBy(() -> steps.findBest(DEPTH)).isInstanceOf(CancellationException.class);
        stop[0] = false;
        steps.findBest(DEPTH);
        assertThat(steps.lines()).hasSize(1);
    }
}
