package org.outwit.learn.foresight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.learn.example.Example;

class GrowingTreeTest {

    /** Asks trees and searches about moves at random with weights at random, many times about each. */
    private static <P extends Position> int agree(Game<P> game, int depth, TreeMemory memory, long seed) {
        Random random = new Random(seed);
        MoveCheck<P> check = new MoveCheck<>();
        int answered = 0;
        for (int i = 0; i < 30; i++) {
            P position = game.start();
            int[] moves = new int[position.mostMoves()];
            int plies = random.nextInt(30);
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            if (position.isOver()) continue;
            int move = moves[random.nextInt(position.moves(moves, 0))];
            GrowingTree<P> tree = new GrowingTree<>(game.features(), new Example<>(position, move), depth, memory);
            for (int j = 0; j < 20; j++) {
                double[] weights = game.features().stream()
                        .mapToDouble(each -> random.nextInt(3) == 0 ? 0 : random.nextInt(-3, 4) / 1000.0)
                        .toArray();
                LinearEvaluator<P> function = new LinearEvaluator<>(game, game.features(), weights);
                int[] ints = new int[weights.length];
                for (int f = 0; f < ints.length; f++) ints[f] = game.scale().value(weights[f]);
                int wanted = 1 + random.nextInt(MoveCheck.BOTH);
                int found = tree.habits(ints, wanted);
                if (found == GrowingTree.UNKNOWN) continue;
                answered++;
                assertThat(found).isEqualTo(check.habits(position, move, function, depth, wanted));
            }
        }
        return answered;
    }

    @Test
    void answersAsSearchesDo() {
        for (int depth = 1; depth <= 4; depth++) {
            assertThat(agree(Programs.GAME, depth, TreeMemory.of(Programs.GAME.features()), depth))
                    .isGreaterThan(400);
            ConnectFour game = new ConnectFour();
            assertThat(agree(game, depth, TreeMemory.of(game.features()), depth))
                    .isGreaterThan(300);
        }
    }

    @Test
    void saysWhenThereIsNoRoom() {
        assertThat(agree(Programs.GAME, 3, new TreeMemory(0), 1)).isZero();
        assertThat(agree(Programs.GAME, 3, new TreeMemory(500), 1)).isBetween(1, 400);
    }
}
