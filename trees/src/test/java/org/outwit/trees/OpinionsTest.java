package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.model.AlphaBetaStar;
import org.outwit.core.model.AverageResult;
import org.outwit.core.model.M;
import org.outwit.core.model.MStar;
import org.outwit.core.model.MStarEpsilon;
import org.outwit.core.model.OnePass;
import org.outwit.core.model.OnePassAlphaBetaStar;
import org.outwit.core.model.Player;
import org.outwit.core.model.Prom;
import org.outwit.core.model.QuantalMStar;
import org.outwit.core.model.RangeResult;
import org.outwit.core.model.SimplePruning;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

/** What pictures say that a player thinks of a node is what this player's search finds that starts there. */
class OpinionsTest {

    private static final int BOUND = 6;
    private static final int SEEDS = 25;

    /** Values are whole numbers, so that the scaled ones are the numbers themselves. */
    private static Tree tree(int seed, int functions) {
        return RandomTree.ragged(seed, 3, 5, 9)
                .withFunctions(Math.max(2, functions), BOUND)
                .written();
    }

    private static Solution solve(Tree tree, String algorithm, String player) {
        SolveRequest ask = new SolveRequest(algorithm, player, null, null, null, null, null, null, null, null);
        return TreeAlgorithms.solve(
                Question.of(new QuestionPlace("test", 0), tree).with(ask), true);
    }

    private static String player(int functions) {
        return IntStream.range(1, functions)
                .mapToObj(j -> "f" + j)
                .reduce("f0", (model, function) -> "(" + function + "," + model + ")");
    }

    /** The searcher of a level of a player. */
    private static Player<TreePosition> player(Tree tree, String player, int level) {
        List<PlayerSpec.Strategy> levels = PlayerSpec.parse(player).chain().orElseThrow();
        return new QuestionPlayers(tree, levels, List.of(), null).player(levels.subList(level, levels.size()));
    }

    private static TreePosition at(Tree tree, int node) {
        Deque<Integer> path = new ArrayDeque<>();
        for (int at = node; at > 0; at = tree.parent(at)) path.push(tree.place(at));
        TreePosition position = tree.start();
        path.forEach(position::make);
        return position;
    }

    private static int ply(Tree tree, int node) {
        return node == 0 ? 0 : 1 + ply(tree, tree.parent(node));
    }

    private static void same(Opinion opinion, Result result) {
        assertThat(opinion.value()).isEqualTo(Exact.of(result.value()));
        assertThat(opinion.children())
                .isEqualTo(result.line().isEmpty() ? List.of() : result.line().subList(0, 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void everyLevelOfMStarAtEveryNode(int functions) {
        for (int seed = 0; seed < SEEDS; seed++) {
            Tree tree = tree(seed, functions);
            Opinions opinions = solve(tree, "m*", player(functions)).opinions().get();
            for (int level = 0; level < functions; level++) {
                Player<TreePosition> searcher = player(tree, player(functions), level);
                for (int node = 0; node < tree.size(); node++) {
                    Opinion opinion = opinions.of(node, level);
                    same(opinion, new MStar<>(searcher).search(at(tree, node), level % 2, Limits.NONE));
                    if (opinion.chooses()) pruned(opinion, searcher, at(tree, node));
                }
            }
        }
    }

    /** What a level thinks where it is its turn is also what the searches find that are not the definition. */
    private static void pruned(Opinion opinion, Player<TreePosition> searcher, TreePosition position) {
        SumBounds bounds = SumBounds.symmetric(
                IntStream.range(0, searcher.level()).mapToLong(k -> BOUND).toArray());
        List<Search<TreePosition>> searches = List.of(
                new OnePass<>(searcher),
                new SimplePruning<>(searcher),
                new AlphaBetaStar<>(searcher, bounds),
                new OnePassAlphaBetaStar<>(searcher, bounds));
        for (Search<TreePosition> search : searches) {
            Result result = search.search(position, Limits.NONE);
            assertThat(opinion.value()).isEqualTo(Exact.of(result.value()));
            assertThat(opinion.favours(result.move())).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"(f2@4,(f1@2,f0@1))", "(f2@3,(f1@1,f0@2))", "(f2,(f1@2,f0@3))"})
    void playersWhoLookToDifferentDepths(String player) {
        List<PlayerSpec.Strategy> levels = PlayerSpec.parse(player).chain().orElseThrow();
        for (int seed = 0; seed < SEEDS; seed++) {
            Tree tree = tree(seed, 3);
            int depth = Math.min(tree.height(), levels.get(0).depth().orElse(tree.height()));
            Opinions opinions = solve(tree, "m*", player).opinions().get();
            for (int node = 0; node < tree.size(); node++) {
                int looks = depth - ply(tree, node);
                assertThat(opinions.reaches(node)).isEqualTo(looks >= 0);
                for (int level = 0; looks >= 0 && level < 3; level++) {
                    looks = Math.min(looks, levels.get(level).depth().orElse(looks));
                    Player<TreePosition> searcher = player(tree, player, level);
                    same(
                            opinions.of(node, level),
                            new MStar<>(searcher).search(at(tree, node), level % 2, Limits.depth(looks)));
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"(f1,f0~2)", "(f2,(f1~1,f0~3))", "(f2~1,(f1~2,f0))", "f0~1"})
    void rangesAndSets(String player) {
        int functions = PlayerSpec.parse(player).level() + 1;
        for (int seed = 0; seed < SEEDS; seed++) {
            Tree tree = tree(seed, functions);
            Opinions opinions = solve(tree, "m*-epsilon", player).opinions().get();
            for (int node = 0; node < tree.size(); node++) {
                for (int level = 0; level < functions; level++) {
                    if (tree.isLeaf(node) || tree.mover(node) != level % 2) continue;
                    RangeResult result =
                            new MStarEpsilon<>(player(tree, player, level)).search(at(tree, node), Limits.NONE);
                    Exact low = Exact.of(result.low());
                    Exact high = Exact.of(result.high());
                    assertThat(opinions.of(node, level))
                            .isEqualTo(new Opinion(
                                    low.equals(high) ? low : new NumberRange(low, high),
                                    result.moves(),
                                    List.of(),
                                    true));
                }
            }
        }
    }

    @Test
    void averagesOverErrors() {
        String player = "(f2,(f1%2,f0%0.5))";
        double[] temperatures = {0, 2, 0.5};
        for (int seed = 0; seed < SEEDS; seed++) {
            Tree tree = tree(seed, 3);
            Opinions opinions = solve(tree, "m*-quantal", player).opinions().get();
            for (int node = 0; node < tree.size(); node++) {
                for (int level = 0; level < 3; level++) {
                    if (tree.isLeaf(node) || tree.mover(node) != level % 2) continue;
                    double[] below = Arrays.copyOfRange(temperatures, level, 3);
                    AverageResult result = new QuantalMStar<>(player(tree, player, level), below, null)
                            .search(at(tree, node), Limits.NONE);
                    Opinion opinion = opinions.of(node, level);
                    assertThat(real(opinion)).isCloseTo(result.value(), within(1e-9));
                    assertThat(opinion.favours(result.move())).isTrue();
                }
            }
        }
    }

    private static double real(Opinion opinion) {
        return opinion.value() instanceof Exact exact ? exact.doubleValue() : (Double) opinion.value();
    }

    @Test
    void averagesOverOpponents() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Tree tree = tree(seed, 3);
            Opinions opinions =
                    solve(tree, "prom", "(f2,0.25*(f1,f0)+0.75*-f2)").opinions().get();
            Player<TreePosition> first = player(tree, "(f1,f0)", 0);
            Player<TreePosition> second = player(tree, "-f2", 0);
            List<Prom.Opponent<TreePosition>> opponents =
                    List.of(new Prom.Opponent<>(0.25, first), new Prom.Opponent<>(0.75, second));
            for (int node = 0; node < tree.size(); node++) {
                same(opinions.of(node, 1), new MStar<>(first).search(at(tree, node), 1, Limits.NONE));
                same(opinions.of(node, 2), new MStar<>(second).search(at(tree, node), 1, Limits.NONE));
                if (tree.mover(node) != 0) continue;
                AverageResult result = new Prom<>(player(tree, "f2", 0).evaluator(), opponents, null)
                        .search(at(tree, node), Limits.NONE);
                assertThat(real(opinions.of(node, 0))).isCloseTo(result.value(), within(1e-9));
            }
        }
    }

    @Test
    void whatOneReplyIsWorth() {
        for (int seed = 0; seed < SEEDS; seed++) {
            Tree tree = tree(seed, 3);
            Solution solution = solve(tree, "next-reply", "(f2,(f1,f0))");
            Opinions opinions = solution.opinions().get();
            assertThat(opinions.of(0, 0).value()).isEqualTo(solution.answer().get("value"));
            for (int node = 0; node < tree.size(); node++) {
                for (int level = 1; level < 3; level++) {
                    Player<TreePosition> searcher = player(tree, "(f2,(f1,f0))", level);
                    same(
                            opinions.of(node, level),
                            new MStar<>(searcher).search(at(tree, node), level % 2, Limits.NONE));
                }
                if (ply(tree, node) < 2) continue;
                Player<TreePosition> minimax = player(tree, "f2", 0);
                same(opinions.of(node, 0), new MStar<>(minimax).search(at(tree, node), 0, Limits.NONE));
            }
        }
    }

    @Test
    void whatLikelyRepliesAreWorth() {
        String player = "(f2,(f1%2,f0%0.5))";
        double[] temperatures = {2, 0.5};
        for (int seed = 0; seed < SEEDS; seed++) {
            Tree tree = tree(seed, 3);
            Solution solution = solve(tree, "expected-reply", player);
            Opinions opinions = solution.opinions().get();
            double answered = Double.parseDouble(solution.answer().get("value").toString());
            assertThat(real(opinions.of(0, 0))).isCloseTo(answered, within(1e-9));
            for (int node = 0; node < tree.size(); node++) {
                if (tree.isLeaf(node) || tree.mover(node) != 1) continue;
                AverageResult theirs = new QuantalMStar<>(player(tree, player, 1), temperatures, null)
                        .search(at(tree, node), Limits.NONE);
                assertThat(real(opinions.of(node, 1))).isCloseTo(theirs.value(), within(1e-9));
            }
        }
    }

    @Test
    void whatTheOracleSays() {
        String leaf = "{\"values\":{\"f\":%d}}";
        String theirs = "{\"reply\":%d,\"children\":[" + leaf + "," + leaf + "]}";
        String text = "{\"children\":[" + String.format(theirs, 1, 4, 6) + "," + String.format(theirs, 0, 9, 1) + "]}";
        Question question = read("{\"tree\":" + text + ",\"solve\":{\"algorithm\":\"m\",\"player\":\"f\"}}");
        Tree tree = question.tree();
        Opinions opinions = TreeAlgorithms.solve(question, true).opinions().get();
        for (int node = 0; node < tree.size(); node++) {
            M<TreePosition> search = new M<>(
                    new Scaling(tree, List.of("f"), List.of()).evaluator("f", false),
                    position -> tree.reply(position.node()).orElseThrow());
            same(opinions.of(node, 0), search.search(at(tree, node), 0, Limits.NONE));
        }
    }

    private static Question read(String text) {
        try (QuestionFile file =
                new QuestionFile("test", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))) {
            return file.next();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void everySearchThatReturnsTheValueOfMStarIsDrawnAlike() {
        List<String> algorithms = List.of("m*", "m*-one-pass", "simple-pruning", "alpha-beta*", "alpha-beta*-one-pass");
        for (int seed = 0; seed < SEEDS; seed++) {
            Tree tree = tree(seed, 3);
            List<List<Opinion>> all = new ArrayList<>();
            for (String algorithm : algorithms) {
                Solution solution = solve(tree, algorithm, player(3));
                Opinions opinions = solution.opinions().get();
                assertThat(opinions.of(0, 0).value())
                        .isEqualTo(solution.answer().get("value"));
                if (solution.answer().get("values") instanceof List<?> values) {
                    assertThat(values)
                            .isEqualTo(IntStream.range(0, 3)
                                    .mapToObj(k -> opinions.of(0, k).value())
                                    .toList());
                }
                all.add(IntStream.range(0, tree.size())
                        .mapToObj(node -> opinions.of(node, 0))
                        .toList());
            }
            assertThat(all).allMatch(all.get(0)::equals);
        }
    }

    @Test
    void whatTheTreeDoesNotSayIsUnknownToThoseWhoNeedIt() {
        Tree tree = read("{\"tree\":{\"children\":[{\"children\":[{\"values\":{\"f1\":4,\"f0\":1}},"
                        + "{\"values\":{\"f1\":5,\"f0\":0}}]},{\"children\":[{\"values\":{\"f1\":3,\"f0\":7}},"
                        + "{\"values\":{\"f1\":9}}]}]}}")
                .tree();
        List<PlayerSpec.Strategy> levels = PlayerSpec.parse("(f1,f0)").chain().orElseThrow();
        Opinions opinions = new NodeValuation(tree, 2, new Scaling(tree, List.of("f1", "f0"), List.of())).chain(levels);
        assertThat(opinions.of(1, 0)).isEqualTo(new Opinion(Exact.of(4), List.of(0), List.of(), false));
        assertThat(opinions.of(4, 0)).isEqualTo(Opinion.NONE);
        assertThat(opinions.of(4, 1)).isEqualTo(Opinion.NONE);
        assertThat(opinions.of(0, 0)).isEqualTo(Opinion.NONE);
    }

    @Test
    void levelsAreCalledByTheirFunctions() {
        Tree tree = TreeText.parse("(([4,-4] [6,-6]) ([9,5] [1,2]))");
        Opinions plain = solve(tree, "m*", "(f1,-f0)").opinions().get();
        assertThat(IntStream.range(0, 4).mapToObj(plain::name)).containsExactly("f1", "−f0", "f0", "−f0");
        Opinions twice = solve(tree, "m*", "(f1,(f0,f1))").opinions().get();
        assertThat(IntStream.range(0, 3).mapToObj(twice::name)).containsExactly("f1₂", "f0₁", "f1₀");
        Opinions mixed = solve(tree, "prom", "(f1,0.5*f0+0.5*-f1)").opinions().get();
        assertThat(IntStream.range(0, 3).mapToObj(mixed::name)).containsExactly("f1", "0.5·f0", "0.5·−f1");
    }
}
