package org.outwit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.NextReply;
import org.outwit.core.model.Player;
import org.outwit.core.model.SafetyMargin;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** The engine that predicts the next reply against its listing, on every installed game; and how it keeps a budget. */
class NextReplyEngineTest {

    static Iterable<Game<?>> games() {
        return EngineAgreementTest.games();
    }

    @ParameterizedTest
    @MethodSource("games")
    void valueAndMoveAreTheListings(Game<?> game) {
        agree(game);
    }

    private static <P extends Position> void agree(Game<P> game) {
        Random random = new Random(1);
        TranspositionTable table = new TranspositionTable(1 << 22);
        for (int i = 0; i < Thoroughness.of(40, 10); i++) {
            ModelledPosition<P> question = ModelledPosition.random(game, random, 2, 0);
            if (question.position().isOver()) continue;
            Player<P> player = question.player();
            question.agree(new NextReply<>(player), new NextReplyEngine<>(game, player, table).with(Technique.NONE));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theMarginIsTheListings(Game<?> game) {
        agreeWithMargin(game);
    }

    private static <P extends Position> void agreeWithMargin(Game<P> game) {
        Random random = new Random(3);
        for (int i = 0; i < Thoroughness.of(12, 4); i++) {
            ModelledPosition<P> question = ModelledPosition.random(game, random, 1, 1);
            // The listing asks the model anew below each move, so after a move that keeps the turn it sees one reply
            // further.
            if (question.position().isOver() || keepsTheTurn(question.position())) continue;
            int margin = random.nextInt(2) * random.nextInt(game.scale().unit());
            Player<P> player = question.player();
            question.agree(
                    new SafetyMargin<>(new NextReply<>(player), player.evaluator(), margin),
                    new NextReplyEngine<>(game, player, new TranspositionTable(1 << 20))
                            .with(Technique.NONE)
                            .margin(margin));
        }
    }

    private static boolean keepsTheTurn(Position position) {
        int[] moves = new int[position.mostMoves()];
        int mover = position.mover();
        boolean keeps = false;
        for (int i = position.moves(moves, 0) - 1; i >= 0; i--) {
            position.make(moves[i]);
            keeps |= position.mover() == mover;
            position.undo();
        }
        return keeps;
    }

    @ParameterizedTest
    @MethodSource("games")
    void budgetsAreKeptWhetherTheSimulationFitsOrNot(Game<?> game) {
        keep(game);
    }

    private static <P extends Position> void keep(Game<P> game) {
        Random random = new Random(2);
        Evaluator<P> evaluator = game.defaultEvaluator();
        for (int depth : new int[] {1, 3, 30}) {
            P position = EngineAgreementTest.wander(game, random);
            if (position.isOver()) continue;
            Player<P> player =
                    new Player<>(evaluator, Player.AS_DEEP_AS_WE, 0, new Player<>(evaluator, depth, 0, null));
            NextReplyEngine<P> engine = new NextReplyEngine<>(game, player, new TranspositionTable(1 << 20));
            for (NextReplyEngine<P> each : List.of(engine, engine.margin(100))) {
                Result result = each.search(position, Limits.NONE.withEvaluations(3000));
                assertThat(result.counts().evaluations()).isLessThanOrEqualTo(3001);
                Position.copyOf(position).play(result.move());
            }
        }
    }
}
