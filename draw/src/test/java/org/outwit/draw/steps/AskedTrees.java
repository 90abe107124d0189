package org.outwit.draw.steps;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Family;
import org.outwit.core.catalogue.Trait;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionPlace;
import org.outwit.trees.SolveRequest;
import org.outwit.trees.TreeAlgorithms;

/** Seeded trees, ragged and full of ties, and a question about each that an algorithm can answer. */
final class AskedTrees {

    private static final int VALUES = 4; // so few that most are ties

    private final Random random;
    private final Algorithm algorithm;
    private final TreeBuilder builder = new TreeBuilder();

    private AskedTrees(long seed, Algorithm algorithm) {
        this.random = new Random(seed);
        this.algorithm = algorithm;
    }

    /** All algorithms of the catalogue that search trees. */
    static List<Algorithm> algorithms() {
        return TreeAlgorithms.names().stream()
                .map(Algorithm::named)
                .filter(algorithm -> algorithm.family() != Family.LEARNING)
                .toList();
    }

    static Question question(long seed, Algorithm algorithm) {
        AskedTrees trees = new AskedTrees(seed, algorithm);
        trees.node(0, 1 + trees.random.nextInt(5), false);
        Tree tree = trees.builder.build();
        return new Question(
                new QuestionPlace("seed " + seed, 0), "seed " + seed, tree, List.of(), trees.ask(), Map.of());
    }

    private void node(int ply, int depth, boolean certain) {
        builder.open();
        for (String function : functions()) builder.value(function, Exact.of(random.nextInt(VALUES)));
        boolean leaf = ply == depth || ply > 0 && random.nextInt(6) == 0;
        int children = leaf ? 0 : 1 + random.nextInt(3);
        boolean chance = !leaf && ply > 0 && hasChance() && random.nextInt(3) == 0;
        if (chance) builder.mover(Position.CHANCE);
        else builder.mover(!takesTurns() && random.nextInt(8) == 0 ? random.nextInt(players()) : ply % players());
        if (certain) builder.probability(Exact.parse("1"));
        if (algorithm == Algorithm.M && children > 0) builder.reply(random.nextInt(children));
        for (int i = 0; i < (chance ? 1 : children); i++) node(ply + 1, depth, chance);
        builder.close();
    }

    private boolean hasChance() {
        return algorithm.family() == Family.CHANCE || algorithm.family() == Family.CHANCE_MODELS;
    }

    private boolean takesTurns() {
        return algorithm == Algorithm.ONE_PASS_ALPHA_BETA_STAR || algorithm == Algorithm.ALPHA_BETA_STAR;
    }

    private int players() {
        return algorithm.family() == Family.MANY_PLAYERS ? 3 : 2;
    }

    private List<String> functions() {
        return algorithm.family() == Family.MANY_PLAYERS || isModel() ? List.of("f2", "f1", "f0") : List.of("f");
    }

    private boolean isModel() {
        return algorithm.family() == Family.MODELS || algorithm.family() == Family.CHANCE_MODELS;
    }

    private SolveRequest ask() {
        boolean sums = algorithm == Algorithm.IMMEDIATE_PRUNING || algorithm == Algorithm.SHALLOW_PRUNING;
        SolveRequest ask = new SolveRequest(
                algorithm.toString(),
                player(),
                random.nextInt(3) == 0 ? 1 + random.nextInt(3) : null,
                null,
                algorithm.can(Trait.PLAYERS) ? 3 : null,
                sums ? Exact.of(3 * (VALUES - 1)) : null,
                null,
                null,
                null,
                null);
        return ask.with(new SolveRequest.Effort(algorithm.can(Trait.EFFORT) ? 300 : null, null, null));
    }

    private String player() {
        return switch (algorithm) {
            case M -> "f2";
            case B_STAR, DISTRIBUTIONS, MGSS_STAR -> "f~2";
            case EPSILON -> "(f2,(f1~1,f0))";
            case PROM -> "(f2,0.7*f1+0.3*f0)";
            case QUANTAL, EXPECTED_REPLY, CHANCE_M_STAR -> "(f2,f1%2)";
            default -> isModel() ? random.nextBoolean() ? "(f2,f1)" : "(f2,(f1,f0))" : null;
        };
    }
}
