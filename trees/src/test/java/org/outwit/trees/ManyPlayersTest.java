package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose value is whose where many play. */
class ManyPlayersTest {

    /** Russell and Norvig, Figure 6.4: A moves at the root, then B, then C. */
    private static final String FIGURE_6_4 =
            "((([1,2,6] [4,2,3]) ([6,1,2] [7,4,1])) (([5,1,1] [1,5,2]) ([7,7,1] [5,4,5])))";

    private static SolveRequest request(String algorithm, String player) {
        return new SolveRequest(algorithm, player, null, null, null, null, null, null, null, null);
    }

    private static Answer line(String text, String algorithm, String player) {
        Question question = Question.ofLine(new QuestionPlace("test", 0), text).with(request(algorithm, player));
        return TreeAlgorithms.solve(question, false).answer();
    }

    private static Answer file(String json) throws IOException {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        try (QuestionFile file = new QuestionFile("test", new ByteArrayInputStream(bytes))) {
            return TreeAlgorithms.solve(file.next(), false).answer();
        }
    }

    @Test
    void figure64() {
        Answer answer = line(FIGURE_6_4, "maxn", null);
        assertThat(answer.get("values")).hasToString("[1, 2, 6]");
        assertThat(answer.get("line")).hasToString("[0, 0, 0]");
        assertThat(answer.get("evaluations")).hasToString("{total=24, f0=8, f1=8, f2=8}");
    }

    /** A fears the worst of B and C together: 1 on either side. */
    @Test
    void theFirstValueIsThatOfThePlayerAtTheRoot() {
        assertThat(line(FIGURE_6_4, "paranoid", null).get("value")).hasToString("1");
        assertThat(line("([9,5] [1,2])", "paranoid", null).get("value")).hasToString("9");
    }

    /** What is read in one order for one search is read anew for the next. */
    @Test
    void oneLineIsReadAsEachSearchReadsIt() {
        Question question = Question.ofLine(new QuestionPlace("test", 0), "(([4,-4] [6,-6]) ([9,5] [1,2]))");
        Question many = question.with(request("maxn", null));
        Question model = many.with(request("m*", "(f1,f0)"));
        assertThat(TreeAlgorithms.solve(many, false).answer().get("values")).hasToString("[9, 5]");
        assertThat(TreeAlgorithms.solve(model, false).answer().get("value")).hasToString("9");
        assertThat(model.tree().functions()).containsExactly("f1", "f0");
    }

    /** Functions that a player of two names are levels, as in all searches with models; with a third they are players. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(([4,-4] [6,-6]) ([9,5] [1,2])) | (f1,f0) | 9",
                "(([4,-4] [6,-6]) ([9,5] [1,2])) | (f1,1:f0) | 9",
                "((([1,2,6] [4,2,3]) ([6,1,2] [7,4,1])) (([5,1,1] [1,5,2]))) | (f0,1:f1,2:f2) | 1",
                "((([1,2,6] [4,2,3]) ([6,1,2] [7,4,1])) (([5,1,1] [1,5,2]))) | (f0,1:(f1,2:f2)) | 1",
            })
    void aNamedPlayerKeepsItsNames(String tree, String player, String value) {
        assertThat(line(tree, "m*-multi", player).get("value")).hasToString(value);
    }

    /** Nobody but player 0 moves, and yet there are three. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'values': {'f0': 1, 'f1': 2, 'f2': 6}} | [1, 2, 6]",
                "{'children': [{'values': {'f2': 6, 'f1': 2, 'f0': 1}}]} | [1, 2, 6]",
                "{'children': [{'values': {'f0': 1, 'f1': 2, 'g': 6}}]} | [1, 2]",
            })
    void thereAreAsManyPlayersAsValues(String tree, String values) throws IOException {
        String json = "{'tree': " + tree + ", 'solve': {'algorithm': 'maxn'}}";
        assertThat(file(json.replace('\'', '"')).get("values")).hasToString(values);
    }

    /** Who has values is there, even if somebody before has none, which is an error and no reason to leave out the others. */
    @Test
    void nobodyVanishesBehindAGap() {
        String json =
                "{'tree': {'children': [{'values': {'f0': 1, 'f1': 2, 'f3': 6}}]}, 'solve': {'algorithm': 'maxn'}}";
        assertThatThrownBy(() -> file(json.replace('\'', '"')))
                .hasMessageContaining("has no value of f2")
                .hasMessageContaining("functions in this tree: f0, f1, f3");
    }

    @Test
    void oneFunctionForAllIsRefused() {
        assertThatThrownBy(() -> line("((3 12) (2 4))", "maxn", null))
                .hasMessage("test: maxn needs a value for each player: [3,-3] in one line, f0 and f1 in a file;"
                        + " functions in this tree: f.");
    }
}
