package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.Table;
import org.outwit.core.engine.Technique;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.LinearSums;
import org.outwit.core.model.MStar;
import org.outwit.core.model.Mind;
import org.outwit.core.model.SafetyMargin;
import org.outwit.core.model.SumBounds;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** The model engine against M*, on positions of random games of every installed game, value and move. */
class ModelEngineAgreementTest {

    static Iterable<Game<?>> games() {
        return EngineAgreementTest.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void valueAndMoveAreThoseOfTheDefinition(Game<?> game) {
        agree(game);
    }

    private static <P extends Position> void agree(Game<P> game) {
        Random random = new Random(1);
        List<Evaluator<P>> evaluators = new ArrayList<>(game.evaluators().values());
        Table table = new Table(1 << 22);
        for (int i = 0; i < 60; i++) {
            P position = game.withoutDrawRules(EngineAgreementTest.wander(game, random));
            Evaluator<P> own = evaluators.get(random.nextInt(evaluators.size()));
            Evaluator<P> his = evaluators.get(random.nextInt(evaluators.size()));
            int depth = Math.max(1, EngineAgreementTest.affordable(position) - 1);
            int hisDepth = random.nextInt(3) == 0 ? 1 + random.nextInt(depth) : Mind.AS_DEEP_AS_WE;
            Mind<P> mind = new Mind<>(own, Mind.AS_DEEP_AS_WE, 0, new Mind<>(his, hisDepth, 0, null));
            SumBounds.Interval sums = SumBounds.UNKNOWN;
            if (random.nextBoolean() && own instanceof LinearEvaluator<P> a && his instanceof LinearEvaluator<P> b) {
                sums = LinearSums.below(position, position.mover(), a, b);
            }
            String name = game.name() + ", " + i + ", depth " + depth + " against " + hisDepth + ", "
                    + game.notation().format(position);
            Result expected = new MStar<>(mind).search(position, Limits.depth(depth));
            Result found = new ModelEngine<>(game, mind, sums, table).search(position, Limits.depth(depth));
            assertThat(found.value()).as(name).isEqualTo(expected.value());
            assertThat(found.move()).as(name).isEqualTo(expected.move());
            Result knowing = new ModelEngine<>(game, mind, new Table(1 << 20)).search(position, Limits.depth(depth));
            assertThat(knowing.value()).as(name).isEqualTo(expected.value());
            assertThat(knowing.move()).as(name).isEqualTo(expected.move());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theMarginIsTheDefinitions(Game<?> game) {
        agreeWithMargin(game);
    }

    private static <P extends Position> void agreeWithMargin(Game<P> game) {
        Random random = new Random(3);
        List<Evaluator<P>> evaluators = new ArrayList<>(game.evaluators().values());
        for (int i = 0; i < 12; i++) {
            P position = game.withoutDrawRules(EngineAgreementTest.wander(game, random));
            if (position.isOver()) continue;
            Evaluator<P> own = evaluators.get(random.nextInt(evaluators.size()));
            Evaluator<P> his = evaluators.get(random.nextInt(evaluators.size()));
            int depth = Math.max(1, EngineAgreementTest.affordable(position) - 1);
            int hisDepth = random.nextBoolean() ? 1 + random.nextInt(depth) : Mind.AS_DEEP_AS_WE;
            int margin = random.nextInt(2) * random.nextInt(game.scale().unit());
            Mind<P> mind = new Mind<>(own, Mind.AS_DEEP_AS_WE, 0, new Mind<>(his, hisDepth, 0, null));
            String name = game.name() + ", " + i + ", depth " + depth + " against " + hisDepth + ", margin " + margin
                    + ", " + game.notation().format(position);
            Result expected = new SafetyMargin<>(new MStar<>(mind), own, margin).search(position, Limits.depth(depth));
            Result found = new ModelEngine<>(game, mind, new Table(1 << 20))
                    .margin(margin)
                    .search(position, Limits.depth(depth));
            assertThat(found.value()).as(name).isEqualTo(expected.value());
            assertThat(found.move()).as(name).isEqualTo(expected.move());
        }
    }

    /** With techniques there is no definition to agree with, but equal questions get equal, legal answers. */
    @ParameterizedTest
    @MethodSource("games")
    void withTechniquesTheAnswerIsLegalAndRepeats(Game<?> game) {
        repeat(game);
    }

    private static <P extends Position> void repeat(Game<P> game) {
        Random random = new Random(2);
        List<Evaluator<P>> evaluators = new ArrayList<>(game.evaluators().values());
        for (int i = 0; i < 6; i++) {
            P position = EngineAgreementTest.wander(game, random);
            if (position.isOver()) continue;
            Mind<P> him = new Mind<>(evaluators.get(random.nextInt(evaluators.size())), 1 + random.nextInt(3), 0, null);
            Mind<P> mind = new Mind<>(evaluators.get(0), Mind.AS_DEEP_AS_WE, 0, him);
            Limits limits = Limits.NONE.withNodes(10_000);
            Result one = new ModelEngine<>(game, mind, new Table(1 << 20))
                    .with(Technique.ALL)
                    .facing(Technique.ALL)
                    .search(position, limits);
            Result other = new ModelEngine<>(game, mind, new Table(1 << 20))
                    .with(Technique.ALL)
                    .facing(Technique.ALL)
                    .search(position, limits);
            assertThat(one).as(game.notation().format(position)).isEqualTo(other);
            Position.copyOf(position).play(one.move());
        }
    }
}
