package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** The engine against the listing it comes from, on positions of random games of every installed game. */
class EngineAgreementTest {

    private static final int POSITIONS = Thoroughness.of(40, 12);

    static Iterable<Game<?>> games() {
        return Games.all().stream().filter(EngineAgreementTest::isForTheEngine).toList();
    }

    private static boolean isForTheEngine(Game<?> game) {
        Capabilities can = game.capabilities();
        return can.players() == 2 && can.zeroSum() && !can.chance() && !can.hidden();
    }

    @ParameterizedTest
    @MethodSource("games")
    void withoutTechniquesTheValueIsTheListings(Game<?> game) {
        agree(game);
    }

    private static <P extends Position> void agree(Game<P> game) {
        Random random = new Random(1);
        TranspositionTable table = new TranspositionTable(1 << 22);
        List<String> names = List.copyOf(game.evaluators().keySet());
        for (int i = 0; i < POSITIONS; i++) {
            String style = names.get(i % names.size());
            AlphaBeta<P> listing = new AlphaBeta<>(game.evaluator(style));
            Engine<P> engine = new Engine<>(game, game.evaluator(style), table).with(Technique.NONE);
            P position = game.withoutDrawRules(wander(game, random));
            int depth = affordable(position);
            for (int viewer = 0; viewer < 2; viewer++) {
                String name = game.name() + ", " + style + ", depth " + depth + ", "
                        + game.notation().format(position);
                Result expected = listing.search(position, viewer, Limits.depth(depth));
                Result found = engine.search(position, viewer, Limits.depth(depth));
                assertThat(found.value()).as(name).isEqualTo(expected.value());
                if (found.move() != Position.NO_MOVE) provesItsValue(position, viewer, listing, found, depth, name);
            }
        }
    }

    /** The move need not be the listing's, but it must be as good. */
    private static <P extends Position> void provesItsValue(
            P position, int viewer, AlphaBeta<P> listing, Result found, int depth, String name) {
        P next = Position.copyOf(position);
        next.play(found.move());
        if (found.complete()) return;
        assertThat(listing.search(next, viewer, Limits.depth(depth - 1)).value())
                .as(name)
                .isEqualTo(found.value());
    }

    /** With everything switched on the answer is a legal move, the same again with an empty table. */
    @ParameterizedTest
    @MethodSource("games")
    void equalQuestionsGetEqualAnswers(Game<?> game) {
        repeat(game);
    }

    private static <P extends Position> void repeat(Game<P> game) {
        Random random = new Random(2);
        Evaluator<P> evaluator = game.defaultEvaluator();
        for (int i = 0; i < Thoroughness.of(5, 2); i++) {
            P position = wander(game, random);
            if (position.isOver()) continue;
            Limits limits = Limits.NONE.withNodes(20_000);
            Result one = new Engine<>(game, evaluator, new TranspositionTable(1 << 20)).search(position, limits);
            Result other = new Engine<>(game, evaluator, new TranspositionTable(1 << 20)).search(position, limits);
            assertThat(one).as(game.notation().format(position)).isEqualTo(other);
            Position.copyOf(position).play(one.move());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void eachTechniqueAloneAndTwoThreadsAnswerLegally(Game<?> game) {
        alone(game);
    }

    private static <P extends Position> void alone(Game<P> game) {
        Random random = new Random(3);
        Evaluator<P> evaluator = game.defaultEvaluator();
        TranspositionTable table = new TranspositionTable(1 << 20);
        for (Technique technique : Technique.values()) {
            P position = wander(game, random);
            if (position.isOver()) continue;
            Set<Technique> one = EnumSet.of(technique);
            Engine<P> engine = new Engine<>(game, evaluator, table).with(one);
            Position.copyOf(position)
                    .play(engine.search(position, Limits.NONE.withNodes(3_000)).move());
            Result helped = engine.onThreads(2, task -> new Thread(task).start())
                    .search(position, Limits.NONE.withNodes(3_000));
            Position.copyOf(position).play(helped.move());
        }
    }

    /** By the clock, which every build asks of one thread in {@link EngineStopTest}. */
    @Tag("long")
    @ParameterizedTest
    @MethodSource("games")
    void eachTechniqueAnswersInTimeOnTwoThreads(Game<?> game) {
        inTime(game);
    }

    private static <P extends Position> void inTime(Game<P> game) {
        Random random = new Random(3);
        TranspositionTable table = new TranspositionTable(1 << 20);
        for (Technique technique : Technique.values()) {
            P position = wander(game, random);
            if (position.isOver()) continue;
            Result timed = new Engine<>(game, game.defaultEvaluator(), table)
                    .with(EnumSet.of(technique))
                    .onThreads(2, task -> new Thread(task).start())
                    .search(position, Limits.time(Duration.ofMillis(20)));
            Position.copyOf(position).play(timed.move());
        }
    }

    static <P extends Position> P wander(Game<P> game, Random random) {
        P position = game.start();
        int plies = random.nextInt(30);
        for (int ply = 0; ply < plies && !position.isOver(); ply++) {
            int[] moves = new int[position.mostMoves()];
            position.make(moves[random.nextInt(position.moves(moves, 0))]);
        }
        return position;
    }

    /** As deep as a listing searches within some ten thousand nodes. */
    static int affordable(Position position) {
        int[] moves = new int[position.mostMoves()];
        int branching = Math.max(2, position.isOver() ? 2 : position.moves(moves, 0));
        return Math.max(1, Math.min(7, (int) (Math.log(20_000) / Math.log(branching))));
    }
}
