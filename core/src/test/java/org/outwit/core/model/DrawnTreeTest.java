package org.outwit.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.outwit.core.bounds.SumBounds;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.Minimax;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.core.search.SearchListener;
import org.outwit.core.tree.Scaling;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

/** The tree that is drawn in the package comment: every number of the drawing and of what is told about it. */
class DrawnTreeTest {

    private static final Path COMMENT = Path.of("src/main/java/org/outwit/core/model/package-info.java");
    private static final List<String> NAMES = List.of("f2", "f1", "f0");
    private static final SumBounds SUMS = SumBounds.symmetric(1, 1);
    private static final Limits LIMITS = Limits.depth(3);
    private static final Pattern NUMBER = Pattern.compile("-?\\d+");
    private static final Pattern WINDOW = Pattern.compile("([AP])_(\\d)\\((\\w)\\) = \\((-?\\w+), (-?\\w+)\\)");
    private static final String LEAVES = "abcdefgh";
    private static final String NODES = "OXPabQcdYRefSgh"; // in the order of their numbers in the tree

    private final String comment = comment();
    private final List<int[]> leaves = leaves();
    private final Tree tree = TreeText.parse(text());
    private final NaiveModels naive = new NaiveModels(tree, NAMES);
    private final Player<TreePosition> player = player();

    private static String comment() {
        try {
            return Files.readString(COMMENT);
        } catch (IOException e) {
            throw new AssertionError("The package comment cannot be read.", e);
        }
    }

    /** The lines of the drawing. */
    private List<String> drawing() {
        return comment.substring(comment.indexOf("<pre>"), comment.indexOf("</pre>"))
                .lines()
                .toList();
    }

    /** What each leaf says: a column of three numbers. */
    private List<int[]> leaves() {
        List<int[]> columns = new ArrayList<>();
        for (int i = 0; i < LEAVES.length(); i++) columns.add(new int[3]);
        for (String line : drawing()) {
            int name = line.indexOf("F_");
            if (name < 0) continue;
            List<Integer> row = numbers(line.substring(0, name));
            for (int i = 0; i < row.size(); i++) columns.get(i)[line.charAt(name + 2) - '0'] = row.get(i);
        }
        return columns;
    }

    private static List<Integer> numbers(String text) {
        return NUMBER.matcher(text)
                .results()
                .map(MatchResult::group)
                .map(Integer::valueOf)
                .toList();
    }

    private String text() {
        List<String> pairs = new ArrayList<>();
        for (int i = 0; i < leaves.size(); i += 2) pairs.add("(" + leaf(i) + " " + leaf(i + 1) + ")");
        return "((" + pairs.get(0) + " " + pairs.get(1) + ") (" + pairs.get(2) + " " + pairs.get(3) + "))";
    }

    private String leaf(int index) {
        int[] values = leaves.get(index);
        return "[" + values[0] + "," + values[1] + "," + values[2] + "]";
    }

    private Player<TreePosition> player() {
        Scaling scaling = new Scaling(tree, NAMES, List.of());
        return Player.of(
                NAMES.stream().map(name -> scaling.evaluator(name, false)).toList());
    }

    private static int node(char name) {
        return NODES.indexOf(name);
    }

    private static int height(char name) {
        return name == 'O' ? 3 : "XY".indexOf(name) >= 0 ? 2 : 1;
    }

    private int value(int level, char name) {
        return naive.value(level, node(name), height(name));
    }

    @Test
    void everyNumberOfTheDrawingIsTheDefinitions() {
        List<Integer> drawn = new ArrayList<>();
        List<Integer> wanted = new ArrayList<>();
        List<String> lines = drawing();
        for (int i = 0; i + 1 < lines.size(); i++) {
            String names = lines.get(i).replaceAll("ours|theirs", "").replaceAll("[^A-Z]", "");
            if (names.isEmpty() || lines.get(i).contains("F_")) continue;
            drawn.addAll(numbers(lines.get(i + 1)));
            for (char name : names.toCharArray()) for (int k = 0; k < 3; k++) wanted.add(value(k, name));
        }
        assertThat(wanted).hasSize(7 * 3);
        assertThat(drawn).isEqualTo(wanted);
    }

    @Test
    void sumsLieWhereTheCommentSays() {
        assertThat(comment).contains("both sums lie in [-1, 1]");
        for (int[] leaf : leaves) {
            assertThat(leaf[0] + leaf[1]).isBetween(-1, 1);
            assertThat(leaf[1] + leaf[2]).isBetween(-1, 1);
        }
    }

    /** By the formulas of {@link PruningWindows}, from values of the definition. */
    @Test
    void everyWindowIsThatOfTheFormulas() {
        SumBounds.ByHeight sums = SUMS.byHeight(2, 3);
        Map<String, String> wanted = new LinkedHashMap<>();
        int ours = value(0, 'X');
        long theirEnd = sums.most(0, 2) - ours;
        int theirs = value(1, 'R');
        wanted.put("A1Y", theirs + " " + theirEnd);
        wanted.put("A2S", sums.least(1) - theirEnd + " " + (sums.most(1, 1) - theirs));
        wanted.put("P0S", ours + " " + (sums.most(0, 1) - theirs));
        wanted.put("A2Q", "-inf " + (sums.most(1, 1) - value(1, 'P')));
        Map<String, String> told = new LinkedHashMap<>();
        WINDOW.matcher(comment)
                .results()
                .forEach(m -> told.put(m.group(1) + m.group(2) + m.group(3), m.group(4) + " " + m.group(5)));
        assertThat(told).isEqualTo(wanted);
    }

    /** Visits of nodes by name, and where a window closed. */
    private static final class Ear implements SearchListener<TreePosition> {

        private final List<String> cuts = new ArrayList<>();
        private final TreeSet<Character> visited = new TreeSet<>();

        @Override
        public void enter(TreePosition position, int alpha, int beta) {
            visited.add(NODES.charAt(position.node()));
        }

        @Override
        public void cut(TreePosition position, Cut why) {
            cuts.add(NODES.charAt(position.node()) + ": " + why.level() + ", " + why.alpha() + " >= " + why.beta());
        }

        String missed() {
            StringBuilder missed = new StringBuilder();
            for (char name : NODES.toCharArray()) if (!visited.contains(name)) missed.append(name);
            return missed.toString();
        }
    }

    private record Walk(Result result, Ear ear) {}

    private Walk walk(Function<Ear, Search<TreePosition>> search) {
        Ear ear = new Ear();
        Result result = search.apply(ear).search(tree.start(), LIMITS);
        assertThat(result.value()).isEqualTo(7);
        assertThat(result.line()).containsExactly(1, 0, 1); // Y, R, f
        return new Walk(result, ear);
    }

    @Test
    void searchesDoWhatTheirCommentsSay() {
        Walk definition = walk(ear -> new MStar<>(player, ear));
        assertThat(definition.result().counts().expansions()).isEqualTo(9);
        assertThat(definition.result().counts().evaluations()).isEqualTo(16);
        OnePass<TreePosition> onePass = new OnePass<>(player);
        Walk once = walk(ear -> onePass);
        assertThat(once.result().counts().expansions()).isEqualTo(7);
        assertThat(once.result().counts().evaluations()).isEqualTo(24);
        assertThat(onePass.levels()).containsExactly(value(0, 'O'), value(1, 'O'), value(2, 'O'));
        Walk simple = walk(ear -> new SimplePruning<>(player, ear));
        assertThat(simple.result().counts()).isEqualTo(definition.result().counts());
        List<String> closed = List.of("Q: 2, 8 >= 5", "S: 2, 8 >= 7");
        Walk twoCalls = walk(ear -> new AlphaBetaStar<>(player, SUMS, ear));
        assertThat(twoCalls.ear().cuts).isEqualTo(closed);
        assertThat(twoCalls.ear().missed()).isEqualTo("dh");
        Walk windows = walk(ear -> new OnePassAlphaBetaStar<>(player, SUMS, ear));
        assertThat(windows.ear().cuts).isEqualTo(closed);
        assertThat(windows.ear().missed()).isEqualTo("dh");
    }

    @Test
    void minimaxPromisesLess() {
        Evaluator<TreePosition> own = player.evaluator();
        assertThat(new Minimax<>(own).search(tree.start(), LIMITS).value()).isEqualTo(6);
        assertThat(comment).contains("promises 6");
    }
}
