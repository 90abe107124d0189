package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.bounds.LinearSums;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.MStar;
import org.outwit.core.model.Player;
import org.outwit.core.model.SafetyMargin;
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
        TranspositionTable table = new TranspositionTable(1 << 22);
        for (int i = 0; i < Thoroughness.of(60, 15); i++) {
            ModelledPosition<P> question = question(game, random);
            Player<P> player = question.player();
            MStar<P> definition = new MStar<>(player);
            question.agree(definition, new ModelEngine<>(game, player, sums(question, random), table));
            question.agree(definition, new ModelEngine<>(game, player, new TranspositionTable(1 << 20)));
        }
    }

    /** Mostly the opponent looks as deep as we do. */
    private static <P extends Position> ModelledPosition<P> question(Game<P> game, Random random) {
        ModelledPosition<P> question = ModelledPosition.random(game, random, 1, 1);
        return random.nextInt(3) == 0 ? question : question.againstAsDeep();
    }

    /** Every other time nothing is known. */
    private static <P extends Position> SumBounds.Interval sums(ModelledPosition<P> question, Random random) {
        P position = question.position();
        return random.nextBoolean()
                        && question.player().evaluator() instanceof LinearEvaluator<P> own
                        && question.player().model().evaluator() instanceof LinearEvaluator<P> theirs
                ? LinearSums.below(position, position.mover(), own, theirs)
                : SumBounds.UNKNOWN;
    }

    @ParameterizedTest
    @MethodSource("games")
    void theMarginIsTheDefinitions(Game<?> game) {
        agreeWithMargin(game);
    }

    private static <P extends Position> void agreeWithMargin(Game<P> game) {
        Random random = new Random(3);
        for (int i = 0; i < Thoroughness.of(12, 5); i++) {
            ModelledPosition<P> question = question(game, random);
            if (question.position().isOver()) continue;
            int margin = random.nextInt(2) * random.nextInt(game.scale().unit());
            Player<P> player = question.player();
            question.agree(
                    new SafetyMargin<>(new MStar<>(player), player.evaluator(), margin),
                    new ModelEngine<>(game, player, new TranspositionTable(1 << 20)).margin(margin));
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
        for (int i = 0; i < Thoroughness.of(6, 2); i++) {
            P position = EngineAgreementTest.wander(game, random);
            if (position.isOver()) continue;
            Player<P> opponent =
                    new Player<>(evaluators.get(random.nextInt(evaluators.size())), 1 + random.nextInt(3), 0, null);
            Player<P> player = new Player<>(evaluators.get(0), Player.AS_DEEP_AS_WE, 0, opponent);
            Limits limits = Limits.NONE.withNodes(10_000);
            Result one = new ModelEngine<>(game, player, new TranspositionTable(1 << 20))
                    .with(Technique.ALL)
                    .facing(Technique.ALL)
                    .search(position, limits);
            Result other = new ModelEngine<>(game, player, new TranspositionTable(1 << 20))
                    .with(Technique.ALL)
                    .facing(Technique.ALL)
                    .search(position, limits);
            assertThat(one).as(game.notation().format(position)).isEqualTo(other);
            Position.copyOf(position).play(one.move());
        }
    }
}
