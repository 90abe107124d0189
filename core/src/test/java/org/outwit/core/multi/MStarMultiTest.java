package org.outwit.core.multi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Evaluator;
import org.outwit.core.model.MStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;

class MStarMultiTest {

    @Test
    void asDefined() {
        for (long seed = 0; seed < Thoroughness.of(15_000); seed++) {
            VectorQuestion question = VectorQuestion.seeded(seed, 4, seed % 2 == 0);
            Tree tree = question.tree();
            Random random = new Random(seed);
            int viewer = tree.mover(0);
            NaivePlayers.Player player = player(random, viewer, question.players(), 1 + random.nextInt(3));
            int depth = Math.min(player.depth(), seed % 3 == 0 ? 3 : Integer.MAX_VALUE);
            NaivePlayers naive = new NaivePlayers(question);
            Result result =
                    new MStarMulti<>(searcher(player, question.functions())).search(tree.start(), Limits.depth(depth));
            assertThat(result.value()).as("seed " + seed).isEqualTo(naive.value(player, 0, depth));
            assertThat(result.move())
                    .as("seed " + seed)
                    .isEqualTo(tree.isLeaf(0) ? -1 : naive.expected(player, 0, depth));
            int node = 0;
            for (int move : result.line()) node = tree.child(node, move);
            assertThat(question.written()[player.function()][node])
                    .as("seed " + seed)
                    .isEqualTo(result.value());
        }
    }

    /** A player who knows some of the others, by any function, to some nesting. */
    private static NaivePlayers.Player player(Random random, int player, int players, int levels) {
        Map<Integer, NaivePlayers.Player> models = new HashMap<>();
        for (int j = 0; j < players && levels > 0; j++) {
            if (j != player && random.nextInt(4) > 0) models.put(j, player(random, j, players, levels - 1));
        }
        int depth = random.nextInt(3) == 0 ? 1 + random.nextInt(4) : MultiPlayer.AS_DEEP_AS_WE;
        return new NaivePlayers.Player(player, random.nextInt(players), depth, models);
    }

    private static MultiPlayer<TreePosition> searcher(
            NaivePlayers.Player player, List<Evaluator<TreePosition>> functions) {
        MultiPlayer<TreePosition> searcher =
                MultiPlayer.of(functions.get(player.function())).lookingAhead(player.depth());
        for (var model : player.models().entrySet()) {
            searcher = searcher.facing(model.getKey(), searcher(model.getValue(), functions));
        }
        return searcher;
    }

    @Test
    void betweenTwoItIsMStar() {
        for (long seed = 0; seed < Thoroughness.of(15_000); seed++) {
            VectorQuestion question = VectorQuestion.seeded(seed, 2, seed % 2 == 0);
            Tree tree = question.tree();
            Random random = new Random(seed);
            int viewer = tree.mover(0);
            int levels = random.nextInt(5);
            Player<TreePosition> searcher = null;
            MultiPlayer<TreePosition> many = null;
            for (int level = levels; level >= 0; level--) {
                Evaluator<TreePosition> function = question.functions().get(random.nextInt(2));
                int depth = random.nextInt(3) == 0 ? 1 + random.nextInt(5) : Player.AS_DEEP_AS_WE;
                searcher = new Player<>(function, depth, 0, searcher);
                int other = (viewer + level + 1) % 2;
                MultiPlayer<TreePosition> own = MultiPlayer.of(function).lookingAhead(depth);
                many = many == null ? own : own.facing(other, many);
            }
            int depth = seed % 3 == 0 ? (int) (seed % 7) : Integer.MAX_VALUE;
            Result expected = new MStar<>(searcher).search(tree.start(), Limits.depth(depth));
            Result result = new MStarMulti<>(many).search(tree.start(), Limits.depth(depth));
            assertThat(result.value()).as("seed " + seed).isEqualTo(expected.value());
            assertThat(result.move()).as("seed " + seed).isEqualTo(expected.move());
            assertThat(result.line()).as("seed " + seed).isEqualTo(expected.line());
            assertThat(result.depth()).as("seed " + seed).isEqualTo(expected.depth());
        }
    }

    @Test
    void withoutModelsItIsParanoid() {
        for (long seed = 0; seed < Thoroughness.of(10_000); seed++) {
            VectorQuestion question = VectorQuestion.seeded(seed, 4, seed % 2 == 0);
            TreePosition root = question.tree().start();
            int viewer = root.mover();
            MultiPlayer<TreePosition> searcher =
                    MultiPlayer.of(question.functions().get(viewer));
            Result result = new MStarMulti<>(searcher).search(root, Limits.NONE);
            Result paranoid = new Paranoid<>(question.functions()).search(root, Limits.NONE);
            assertThat(result.value()).as("seed " + seed).isEqualTo(paranoid.value());
            assertThat(result.line()).as("seed " + seed).isEqualTo(paranoid.line());
        }
    }

    @Test
    void amongPlayersWhoKnowEachOtherItIsMaxn() {
        for (long seed = 0; seed < Thoroughness.of(10_000); seed++) {
            VectorQuestion question = VectorQuestion.seeded(seed, 4, seed % 2 == 0);
            TreePosition root = question.tree().start();
            VectorResult maxn = question.maxn().search(root, Limits.NONE);
            for (int viewer = 0; viewer < question.players(); viewer++) {
                MultiPlayer<TreePosition> searcher = MultiPlayer.knowingAll(question.functions(), viewer);
                Result result = new MStarMulti<>(searcher).search(root, viewer, Limits.NONE);
                assertThat(result.value())
                        .as("seed " + seed)
                        .isEqualTo(maxn.values().get(viewer));
                assertThat(result.line()).as("seed " + seed).isEqualTo(maxn.line());
            }
        }
    }

    /**
     * Player 0 believes that player 1 takes player 2 for an enemy, who will leave player 1 with 1 in the second child; player 2,
     * as player 0 knows, would rather have 9. So player 1 is expected to go where player 0 wants.
     */
    @Test
    void anErrorOfOneAboutAnotherIsWorthSomething() {
        VectorQuestion question = VectorQuestion.parse("((([5,2,0] [5,2,0]) ([0,1,0] [0,8,9])) (([3,0,0])))", 3, 20);
        List<Evaluator<TreePosition>> f = question.functions();
        MultiPlayer<TreePosition> third = MultiPlayer.of(f.get(2));
        MultiPlayer<TreePosition> mistaken = MultiPlayer.of(f.get(1));
        MultiPlayer<TreePosition> informed = mistaken.facing(2, third);
        TreePosition root = question.tree().start();
        MultiPlayer<TreePosition> own = MultiPlayer.of(f.get(0)).facing(2, third);
        Result result = new MStarMulti<>(own.facing(1, mistaken)).search(root, Limits.NONE);
        assertThat(result.value()).isEqualTo(5);
        assertThat(result.line()).containsExactly(0, 0, 0);
        Result sober = new MStarMulti<>(own.facing(1, informed)).search(root, Limits.NONE);
        assertThat(sober.value()).isEqualTo(3);
        assertThat(sober.move()).isEqualTo(1);
        assertThat(result.counts().perLevel()).hasSize(3);
    }

    /** Whose function it is, is known from where the searcher stands. */
    @Test
    void oneMindMayStandForSeveralPlayers() {
        for (long seed = 0; seed < 1_000; seed++) {
            VectorQuestion question = VectorQuestion.seeded(seed, 4, seed % 2 == 0);
            TreePosition root = question.tree().start();
            int viewer = root.mover();
            List<Evaluator<TreePosition>> f = question.functions();
            MultiPlayer<TreePosition> anybody =
                    MultiPlayer.of((position, player) -> f.get(player).value(position, player));
            MultiPlayer<TreePosition> shared = anybody;
            MultiPlayer<TreePosition> apart = anybody;
            for (int j = 0; j < question.players(); j++) {
                if (j != viewer) shared = shared.facing(j, anybody);
                if (j != viewer) apart = apart.facing(j, MultiPlayer.of(f.get(j)));
            }
            Result expected = new MStarMulti<>(apart).search(root, Limits.NONE);
            assertThat(new MStarMulti<>(shared).search(root, Limits.NONE))
                    .as("seed " + seed)
                    .isEqualTo(expected);
        }
    }

    @Test
    void limitsAreKept() {
        VectorQuestion question = VectorQuestion.parse("((([5,2,0] [5,2,0]) ([0,1,0] [0,8,9])) (([3,0,0])))", 3, 20);
        MultiPlayer<TreePosition> searcher = MultiPlayer.knowingAll(question.functions(), 0);
        TreePosition root = question.tree().start();
        Result result = new MStarMulti<>(searcher).search(root, Limits.NONE.withNodes(7));
        assertThat(result.isKnown()).isFalse();
        assertThat(result.reason()).isEqualTo(StopReason.NODES);
        assertThat(result.counts().nodes()).isEqualTo(7);
        assertThat(root.node()).isZero();
    }

    @Test
    void whatMakesNoSenseIsSaid() {
        Evaluator<TreePosition> zero = (position, player) -> 0;
        MultiPlayer<TreePosition> searcher = MultiPlayer.of(zero);
        assertThatThrownBy(() -> searcher.lookingAhead(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("The depth (0) of a player must be positive");
        assertThatThrownBy(() -> searcher.facing(-1, searcher))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The player (-1) must not be negative.");
        VectorQuestion question = VectorQuestion.parse("[1,2]", 2, 3);
        MStarMulti<TreePosition> search = new MStarMulti<>(searcher.facing(0, searcher));
        assertThatThrownBy(() -> search.search(question.tree().start(), 0, Limits.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Player 0 has a model of player 0, but nobody needs one of themselves.");
        assertThat(searcher.facing(1, searcher).models()).containsOnlyKeys(1);
    }
}
