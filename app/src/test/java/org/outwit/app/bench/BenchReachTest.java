package org.outwit.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ModelEngine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.core.game.Tactics;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.resources.Resources;

/**
 * The signature knows every technique of every engine: where one is switched off, at least one task takes other nodes. The
 * engines are put together here once more, because players have no switches; with all techniques they must count the same.
 */
@Tag("long")
class BenchReachTest {

    /** Which engine a task is for, and whose techniques are switched off. */
    private enum Side {
        PLAIN,
        MODEL_OURS,
        MODEL_THEIRS,
        NEXT_REPLY_OURS,
        NEXT_REPLY_THEIRS
    }

    /** The usual nodes of the tasks of each side, the quickest first. */
    private static final Map<Side, List<Bench.Line>> USUAL = new EnumMap<>(Side.class);

    @BeforeAll
    static void run() {
        Map<Bench.Task, Bench.Line> lines = new HashMap<>();
        for (Side side : Side.values()) {
            USUAL.put(
                    side,
                    tasks(side).stream()
                            .map(task -> lines.computeIfAbsent(task, each -> Bench.run(each, Resources.ALONE)))
                            .sorted(Comparator.comparingLong(Bench.Line::nodes))
                            .toList());
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void withAllTechniquesTheNodesAreThoseOfThePlayers(Side side) {
        for (Bench.Line line : USUAL.get(side)) {
            assertThat(nodes(side, line.task(), Technique.ALL))
                    .as(line.task().toString())
                    .isEqualTo(line.nodes());
        }
    }

    @ParameterizedTest
    @EnumSource(Technique.class)
    void everyTechniqueChangesTheNodes(Technique technique) {
        Set<Technique> others = EnumSet.allOf(Technique.class);
        others.remove(technique);
        for (Side side : Side.values()) {
            boolean theirs = side == Side.MODEL_THEIRS || side == Side.NEXT_REPLY_THEIRS;
            if (theirs && technique == Technique.DEEPER_ENTRIES) continue; // what we saw for them is not what they saw
            boolean reached =
                    USUAL.get(side).stream().anyMatch(line -> nodes(side, line.task(), others) != line.nodes());
            assertThat(reached).as("reached by a task for " + side).isTrue();
        }
    }

    /** Of games that say what a won game is worth, whose model engine needs no bounds of sums. */
    private static List<Bench.Task> tasks(Side side) {
        return Bench.tasks().stream()
                .filter(task -> Games.named(task.game()).tactics().winThreshold() != Tactics.NEVER_WON)
                .filter(task -> switch (side) {
                    case PLAIN ->
                        task.isUsual() && PlayerSpec.parse(task.player()).level() == 0;
                    case MODEL_OURS, MODEL_THEIRS ->
                        task.isUsual()
                                && PlayerSpec.parse(task.player()).level() == 1
                                && PlayerSpec.parse(task.player()).chain().isPresent(); // a listing plays mixtures
                    case NEXT_REPLY_OURS, NEXT_REPLY_THEIRS -> task.algorithm().equals("next-reply");
                })
                .toList();
    }

    private static long nodes(Side side, Bench.Task task, Set<Technique> techniques) {
        return nodes(Games.named(task.game()), side, task, techniques);
    }

    private static <P extends Position> long nodes(
            Game<P> game, Side side, Bench.Task task, Set<Technique> techniques) {
        P position = task.root(game);
        return search(game, side, PlayerSpec.parse(task.player()), techniques)
                .search(position, position.mover(), Limits.depth(task.depth()))
                .counts()
                .nodes();
    }

    private static <P extends Position> Search<P> search(
            Game<P> game, Side side, PlayerSpec player, Set<Technique> techniques) {
        TranspositionTable table = TranspositionTable.ofMegabytes(PlayerSettings.USUAL.megabytes());
        return switch (side) {
            case PLAIN -> new Engine<>(game, Players.player(game, player).evaluator(), table).with(techniques);
            case MODEL_OURS ->
                new ModelEngine<>(game, Players.player(game, player), table)
                        .with(techniques)
                        .facing(Technique.ALL);
            case MODEL_THEIRS ->
                new ModelEngine<>(game, Players.player(game, player), table)
                        .with(Technique.ALL)
                        .facing(techniques);
            case NEXT_REPLY_OURS ->
                new NextReplyEngine<>(game, Players.player(game, player), table)
                        .with(techniques)
                        .facing(Technique.ALL);
            case NEXT_REPLY_THEIRS ->
                new NextReplyEngine<>(game, Players.player(game, player), table).facing(techniques);
        };
    }
}
