package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.tree.RandomTree;
import org.outwit.core.tree.Tree;

/** Players who say what they believe of each of the others. */
class ManyModelsTest {

    private static Answer ask(Tree tree, String algorithm, String player) {
        SolveRequest ask = new SolveRequest(algorithm, player, null, null, null, null, null, null, null, null);
        return TreeAlgorithms.solve(
                        Question.of(new QuestionPlace("test", 0), tree).with(ask), false)
                .answer();
    }

    @ParameterizedTest
    @ValueSource(strings = {"f2", "-f1", "(f2,f1)", "(f2,(f1,f0))", "(f2@4,(f1@2,f0@3))", "(f0,(-f1@1,(f2,f1)))"})
    void betweenTwoItIsMStar(String player) {
        for (int seed = 0; seed < 200; seed++) {
            Tree tree = RandomTree.ragged(seed, 4, 5, 9).withFunctions(3, 20).written();
            Answer models = ask(tree, "m*", player);
            Answer many = ask(tree, "m*-multi", player);
            for (String key : new String[] {"value", "move", "line"}) {
                assertThat(many.get(key)).as("%s of seed %d", key, seed).isEqualTo(models.get(key));
            }
        }
    }
}
