package org.outwit.core.multi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.outwit.core.Thoroughness;
import org.outwit.core.engine.ManyPlayerEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Capabilities;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.SharedSum;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.StopReason;
import org.outwit.core.tree.TreePosition;

/** The engines for many players answer the value and the move of their listings at every depth, on seeded trees with ties. */
class ManyPlayerEngineTest {

    private final TranspositionTable table = new TranspositionTable(1 << 16);

    /** By their names, each listing with its engine. */
    private Map<String, List<Search<TreePosition>>> pairs(VectorQuestion question, boolean loops) {
        Capabilities game = new Capabilities(question.players(), false, false, false, loops);
        List<Evaluator<TreePosition>> all = question.functions();
        SharedSum shared = new SharedSum(question.players(), question.sum(), question.least());
        Map<String, List<Search<TreePosition>>> pairs = new LinkedHashMap<>();
        pairs.put("maxn", List.of(question.maxn().seen(), ManyPlayerEngine.maxn(game, all, table)));
        pairs.put("immediate", List.of(question.maxn().seen(), ManyPlayerEngine.immediate(game, all, shared, table)));
        pairs.put("shallow", List.of(question.maxn().seen(), ManyPlayerEngine.shallow(game, all, shared, table)));
        pairs.put(
                "paranoid",
                List.of(
                        new Paranoid<>(all),
                        (root, viewer, limits) -> ManyPlayerEngine.paranoid(game, all.get(viewer), table)
                                .search(root, viewer, limits)));
        pairs.put(
                "best reply",
                List.of(
                        new BestReply<>(all),
                        (root, viewer, limits) -> ManyPlayerEngine.bestReply(game, all.get(viewer), table)
                                .search(root, viewer, limits)));
        pairs.put(
                "m*-multi",
                List.of(
                        (root, viewer, limits) ->
                                new MStarMulti<>(player(question, viewer)).search(root, viewer, limits),
                        ManyPlayerEngine.models(game, viewer -> player(question, viewer), table)));
        pairs.put(
                "knowing all",
                List.of(
                        question.maxn().seen(),
                        ManyPlayerEngine.models(game, viewer -> MultiPlayer.knowingAll(all, viewer), table)));
        return pairs;
    }

    /** A player with a model of the next, who looks 2 plies ahead and takes the one after for a copy of the first. */
    private static MultiPlayer<TreePosition> player(VectorQuestion question, int viewer) {
        List<Evaluator<TreePosition>> all = question.functions();
        int players = question.players();
        int next = (viewer + 1) % players;
        int third = (viewer + 2) % players;
        MultiPlayer<TreePosition> model = MultiPlayer.of(all.get(next)).lookingAhead(2);
        if (third != next) model = model.facing(third, MultiPlayer.of(all.get(viewer)));
        return MultiPlayer.of(all.get(viewer)).facing(next, model);
    }

    private void agree(long stream, int trees) {
        for (int i = 0; i < trees; i++) {
            long seed = stream * 1_000_003L + i;
            VectorQuestion question = VectorQuestion.seeded(seed, 5, i % 2 == 0);
            int depth = i % 3 == 0 ? i / 3 % 5 : Integer.MAX_VALUE;
            int viewer =
                    i % 5 == 0 ? i / 5 % question.players() : question.tree().mover(0);
            pairs(question, i % 7 == 0).forEach((name, pair) -> {
                TreePosition root = question.tree().start();
                Result listing = pair.get(0).search(root, viewer, Limits.depth(depth));
                Result engine = pair.get(1).search(root, viewer, Limits.depth(depth));
                String what = name + " on seed " + seed + " for " + viewer + " at depth " + depth;
                assertThat(engine.value()).as(what).isEqualTo(listing.value());
                assertThat(engine.move()).as(what).isEqualTo(listing.move());
                assertThat(engine.reason()).as(what).isEqualTo(StopReason.FINISHED);
            });
        }
    }

    @Test
    void listingsAndEnginesAgree() {
        agree(1, Thoroughness.of(6_000));
    }

    @Test
    @Tag("long")
    void onManyTrees() {
        agree(2, 300_000);
    }

    /** A move that promised as much at depth 1 is kept, where the listing takes the first of equal moves. */
    @Test
    void theMoveOfTheLastDepthIsKept() {
        VectorQuestion question = VectorQuestion.parse("([0,0]([5,0]) [5,0])", 2, 5);
        Capabilities game = new Capabilities(2, false, false, false, false);
        for (ManyPlayerEngine<TreePosition> engine : List.of(
                ManyPlayerEngine.maxn(game, question.functions(), table),
                ManyPlayerEngine.shallow(game, question.functions(), new SharedSum(2, 5, 0), table),
                ManyPlayerEngine.paranoid(game, question.functions().get(0), table))) {
            TreePosition root = question.tree().start();
            Result first = engine.search(root, 0, Limits.depth(2));
            Result kept = engine.keepingMove().search(root, 0, Limits.depth(2));
            assertThat(kept.value()).isEqualTo(first.value());
            assertThat(List.of(first.move(), kept.move())).containsExactly(0, 1);
        }
    }

    /** The nodes of one search cut off the next depth, and the answer is that of the last one finished. */
    @Test
    void limitsLeaveTheLastDepth() {
        TurnTree tree = new TurnTree(3, 4, 9);
        Capabilities game = new Capabilities(3, false, false, false, false);
        List<Evaluator<TurnTree>> all = TurnTree.functions(3);
        Map<String, Search<TurnTree>> engines = Map.of(
                "maxn", ManyPlayerEngine.maxn(game, all, table),
                "paranoid", ManyPlayerEngine.paranoid(game, all.get(0), table),
                "best reply", ManyPlayerEngine.bestReply(game, all.get(0), table));
        engines.forEach((name, engine) -> {
            Result cut = engine.search(tree, 0, Limits.NONE.withNodes(500));
            assertThat(cut.reason()).as(name).isEqualTo(StopReason.NODES);
            assertThat(cut.counts().nodes()).as(name).isEqualTo(500);
            Result whole = engine.search(tree, 0, Limits.depth(cut.depth()));
            assertThat(cut.depth()).as(name).isPositive();
            assertThat(cut.move()).as(name).isEqualTo(whole.move());
            assertThat(cut.value()).as(name).isEqualTo(whole.value());
        });
    }

    /** Below the root nothing is allocated: ten times the nodes take no more memory than a few objects. */
    @Test
    void nothingIsAllocatedBelowTheRoot() {
        Capabilities game = new Capabilities(3, false, false, false, false);
        List<Evaluator<TurnTree>> all = TurnTree.functions(3);
        TurnTree tree = new TurnTree(3, 4, 9);
        List<Search<TurnTree>> engines = List.of(
                ManyPlayerEngine.maxn(game, all, table),
                ManyPlayerEngine.shallow(game, all, new SharedSum(3, 300, 0), table),
                ManyPlayerEngine.paranoid(game, all.get(0), table),
                ManyPlayerEngine.bestReply(game, all.get(0), table),
                ManyPlayerEngine.models(game, viewer -> MultiPlayer.knowingAll(all, viewer), table));
        for (Search<TurnTree> engine : engines) {
            engine.search(tree, 0, Limits.depth(7));
            long before = allocated();
            Result result = engine.search(tree, 0, Limits.depth(9));
            long bytes = allocated() - before;
            assertThat(bytes).isLessThan(1 << 20);
            assertThat(result.depth()).isEqualTo(9);
        }
    }

    private static long allocated() {
        return ((com.sun.management.ThreadMXBean) java.lang.management.ManagementFactory.getThreadMXBean())
                .getCurrentThreadAllocatedBytes();
    }
}
