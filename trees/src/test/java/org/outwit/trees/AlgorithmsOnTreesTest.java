package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Trait;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;
import org.outwit.core.tree.TreeBuilder;

/**
 * What every algorithm of the catalogue answers about a handful of trees, or the sentence that refuses it. The file is written with {@code
 * -Doutwit.golden=write}.
 */
class AlgorithmsOnTreesTest {

    private static final Path GOLDEN = Path.of("src", "test", "resources", "algorithms", "trees.txt");

    /** A tree for two, for three and with dice; {@code -} is nobody. */
    private static final List<String> QUESTIONS = List.of(
            "two -",
            "two f2",
            "two f2~1",
            "two f2@0",
            "two (f2,f1)",
            "two (f2,(f1@1,f0))",
            "two (f2,f1@1%2)",
            "two (f2,f1~1)",
            "two (f2,0.5*f1+0.5*f0)",
            "two (f2,1:f1)",
            "three -",
            "three f2",
            "three (f0,1:f1)",
            "dice f2",
            "dice (f2,f1)",
            "dice (f2,f1@1%2)");

    @Test
    void theyAnswerWhatTheyAnswered() throws IOException {
        List<String> found = new ArrayList<>();
        for (String question : QUESTIONS) {
            String[] words = question.split(" ");
            Map<String, List<String>> outcomes = new LinkedHashMap<>();
            for (Algorithm algorithm : Algorithm.values()) {
                String outcome = outcome(words[0], words[1].equals("-") ? null : words[1], algorithm);
                outcomes.computeIfAbsent(
                                outcome.replace(algorithm + " ", "… ")
                                        .replace("=" + algorithm + ",", "=…,")
                                        .replace("'" + algorithm + "'", "'…'"),
                                same -> new ArrayList<>())
                        .add(algorithm.toString());
            }
            found.add(question);
            outcomes.forEach((outcome, names) -> found.add("    " + String.join(" ", names) + ": " + outcome));
        }
        if ("write".equals(System.getProperty("outwit.golden"))) {
            Files.createDirectories(GOLDEN.getParent());
            Files.write(GOLDEN, found);
        }
        assertThat(found).containsExactlyElementsOf(Files.readAllLines(GOLDEN));
    }

    private static String outcome(String kind, String player, Algorithm algorithm) {
        SolveRequest ask = new SolveRequest(
                algorithm.toString(),
                player,
                null,
                null,
                algorithm.can(Trait.PLAYERS) ? kind.equals("three") ? 3 : 2 : null,
                algorithm.can(Trait.SUMS) ? Exact.of(27) : null,
                null,
                null,
                null,
                null);
        try {
            Question question = Question.of(new QuestionPlace("test", 0), tree(kind));
            return TreeAlgorithms.solve(TreeAlgorithms.asked(question, ask), false)
                    .answer()
                    .values()
                    .toString();
        } catch (QuestionException e) {
            return e.getMessage();
        }
    }

    private static Tree tree(String kind) {
        TreeBuilder builder = new TreeBuilder();
        node(builder, new Random(5), kind, 0, false);
        return builder.build();
    }

    private static void node(TreeBuilder builder, Random random, String kind, int ply, boolean thrown) {
        builder.open();
        for (int j = 2; j >= 0; j--) builder.value("f" + j, Exact.of(random.nextInt(10)));
        boolean dice = kind.equals("dice") && ply % 2 == 1 && ply < 4;
        builder.mover(dice ? Position.CHANCE : ply % (kind.equals("three") ? 3 : 2));
        if (thrown) builder.probability(Exact.parse("1/2"));
        int children = ply == 4 ? 0 : dice ? 2 : 1 + random.nextInt(3);
        if (children > 0 && !dice) builder.reply(0);
        for (int i = 0; i < children; i++) node(builder, random, kind, ply + 1, dice);
        builder.close();
    }
}
