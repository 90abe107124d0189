package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every way to write a bad question, and the sentence that answers it. */
class BadQuestionsTest {

    private static final String NODE_KEYS = "children, mover, name, values, lower, upper, pseudo, p, reply.";

    private static QuestionException read(String text) {
        QuestionFile file =
                new QuestionFile("q.jsonl", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
        return catchThrowableOfType(QuestionException.class, file::next);
    }

    /** Reads, and asks minimax about it where nothing else is said. */
    private static QuestionException solve(String text) {
        return catchThrowableOfType(QuestionException.class, () -> {
            QuestionFile file =
                    new QuestionFile("q.jsonl", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
            Question question = file.next();
            SolveRequest minimax = SolveRequest.NOTHING.withAlgorithm("minimax");
            TreeAlgorithms.solve(question.with(question.ask().orElse(minimax)), false);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            not json                                  | not JSON at column 1: Unrecognized token 'not': was expecting (JSON String, Number, Array, Object or token 'null', 'true' or 'false').
            {"tree":                                  | not JSON at column 9: the text ends before the JSON is complete.
            {"tree": {"values": {"f": 01}}}           | not JSON at column 28: Invalid numeric value: Leading zeroes not allowed.
            []                                        | expected a question, which is a JSON object; found an array.
            "x"                                       | expected a question, which is a JSON object; found 'x'.
            7                                         | expected a question, which is a JSON object; found 7.
            {"tre": {}}                               | unknown key 'tre'; expected one of name, tree, examples, solve, expect.
            {"name": "a", "name": "b"}                | the key 'name' stands here twice.
            {"name": 3}                               | 'name' must be a text in quotes, found 3.
            {"tree": 3}                               | 'tree' must be an object, the root, found 3.
            {"tree": null}                            | 'tree' must be an object, the root, found null.
            {"solve": {}}                             | there is no 'tree' in this question.
            {"tree": {}, "examples": []}              | there are both 'tree' and 'examples'; expected one of them.
            {"tree": {}} {"tree": {}}                 | there is more after the question; expected one JSON object a line, found an object.
            {"expect": [1]}                           | 'expect' must be an object, keys of the answer with their values, found an array.
            {"expect": {"value": 1, "value": 2}}      | the key 'value' stands here twice.
            """)
    void outsideOfTrees(String text, String sentence) {
        assertThat(read(text)).hasMessage("q.jsonl:1: " + sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"childs": []}                                        | node '': unknown key 'childs'; expected one of KEYS
            {"children": [{}, {"value": 3}]}                      | node '1': unknown key 'value'; expected one of KEYS
            {"children": [{}, {"children": [{"p": 1, "p": 1}]}]}  | node '1.0': the key 'p' stands here twice.
            {"children": [{}, {"name": "b", "pseudo": 1}]}        | node 'b': 'pseudo' must be true or false, found 1.
            {"children": {}}                                      | node '': 'children' must be an array of nodes, found an object.
            {"children": [{}, 7]}                                 | node '': 'children' must hold nodes, which are objects; found 7.
            {"children": [{}, [{}]]}                              | node '': 'children' must hold nodes, which are objects; found an array.
            {"values": 3}                                         | node '': 'values' must be an object of numbers by function name, found 3.
            {"values": {"f": 1, "f": 2}}                          | node '': 'values' names the function 'f' twice.
            {"values": {"f": true}}                               | node '': 'values.f' must be a number, found true.
            {"values": {"f": [1]}}                                | node '': 'values.f' must be a number, found an array.
            {"values": {"f": "abc"}}                              | node '': 'values.f': 'abc' is not a number; expected one like 8, -0.25, 1/3, inf or -inf.
            {"values": {"f": "1/0"}}                              | node '': 'values.f': The fraction '1/0' divides by zero.
            {"values": {"f": 1e999999999}}                        | node '': 'values.f': The number '1e999999999' is out of range: at most 400 digits are read.
            {"lower": "x"}                                        | node '': 'lower': 'x' is not a number; expected one like 8, -0.25, 1/3, inf or -inf.
            {"lower": 5, "upper": 4}                              | node '' has lower 5 above upper 4.
            {"mover": -1}                                         | node '': 'mover' must be a player's index from 0 to 99, or "chance", found -1.
            {"mover": 100}                                        | node '': 'mover' must be a player's index from 0 to 99, or "chance", found 100.
            {"mover": 0.5}                                        | node '': 'mover' must be a player's index from 0 to 99, or "chance", found 0.5.
            {"mover": "dice"}                                     | node '': 'mover' must be a player's index from 0 to 99, or "chance", found 'dice'.
            {"mover": null}                                       | node '': 'mover' must be a player's index from 0 to 99, or "chance", found null.
            {"reply": -1}                                         | node '': 'reply' must be a whole number from 0 to 2147483647, found -1.
            {"reply": 1, "children": [{}]}                        | node '' has reply 1, but only 1 children (the first is 0).
            {"mover": "chance", "children": [{}]}                 | node '0' needs a probability 'p', because chance moves at its parent.
            {"mover": "chance", "children": [{"p": 2}]}           | node '0' has probability 2; expected 0 to 1.
            {"mover": "chance", "children": [{"p": 0.5}]}         | the probabilities of the children of node '' sum to 0.5, not to 1.
            """)
    void inTrees(String tree, String sentence) {
        assertThat(read("{\"tree\": " + tree + "}")).hasMessage("q.jsonl:1: " + sentence.replace("KEYS", NODE_KEYS));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"algorithmus": "pvs"}                          | solve: unknown key 'algorithmus'; expected one of algorithm, player, depth, bounds, players, sum, least, range, stride, window, nodes, seed, conspirators.
            {"algorithm": "pvs", "algorithm": "pvs"}        | solve: the key 'algorithm' stands here twice.
            {"algorithm": 3}                                | solve: 'algorithm' must be a text in quotes, found 3.
            {"depth": -1}                                   | solve: 'depth' must be a whole number from 0 to 2147483647, found -1.
            {"depth": 1.5}                                  | solve: 'depth' must be a whole number from 0 to 2147483647, found 1.5.
            {"depth": 99999999999}                          | solve: 'depth' must be a whole number from 0 to 2147483647, found 99999999999.
            {"depth": "3"}                                  | solve: 'depth' must be a whole number from 0 to 2147483647, found '3'.
            {"stride": 0}                                   | solve: 'stride' must be a whole number from 1 to 2147483647, found 0.
            {"players": 0}                                  | solve: 'players' must be a whole number from 1 to 100, found 0.
            {"window": 3}                                   | solve: 'window' must be an array of two numbers, found 3.
            {"window": [1]}                                 | solve: 'window' must be an array of two numbers, found the end of the array.
            {"window": [1, 2, 3]}                           | solve: 'window' must be an array of two numbers, found 3.
            {"window": [2, 2]}                              | solve: 'window' must have its first number below the second, found [2, 2].
            {"range": ["inf", 1]}                           | solve: 'range' must have its first number below the second, found [inf, 1].
            {"bounds": 3}                                   | solve: 'bounds' must be an array of numbers or intervals, found 3.
            {"bounds": [1, -2]}                             | solve: 'bounds' holds -2, which is negative.
            {"bounds": [[3, 1]]}                            | solve: 'bounds' holds [3, 1], which is empty.
            """)
    void inSolve(String ask, String sentence) {
        assertThat(read("{\"tree\": {}, \"solve\": " + ask + "}")).hasMessage("q.jsonl:1: " + sentence);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {}                                                                     | 'examples' must be an array of objects with 'tree' and 'move', found an object.
            [3]                                                                    | example 0: 'examples' must be an array of objects with 'tree' and 'move', found 3.
            [{"tree": {"children": [{}]}, "move": 0}, {"move": 0}]                 | example 1: it needs both 'tree' and 'move'.
            [{"tree": {"children": [{}]}, "move": 3}]                              | example 0: there is no move 3 at the root; its children are numbered from 0 to 0.
            [{"tree": {}, "move": 0}]                                              | example 0: the root has no children, so there is no move.
            [{"tree": {"children": [{"x": 1}]}}]                                   | example 0: node '0': unknown key 'x'; expected one of KEYS
            """)
    void inExamples(String examples, String sentence) {
        assertThat(read("{\"examples\": " + examples + "}"))
                .hasMessage("q.jsonl:1: " + sentence.replace("KEYS", NODE_KEYS));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"tree": {}, "solve": {"algorithm": "foo"}}                                 | unknown algorithm 'foo'; expected one of ALL
            {"tree": {}}                                                                | node '' has no value of f, and the search evaluates it there; functions in this tree: none.
            {"tree": {"children": [{"values": {"f": 1}}, {"values": {"g": 2}}]}, "solve": {"player": "f"}} | node '1' has no value of f, and the search evaluates it there; functions in this tree: f, g.
            {"tree": {"children": [{"children": [{"values": {"f": 1}}]}]}, "solve": {"depth": 1}} | node '0' has no value of f, and the search evaluates it there; functions in this tree: f.
            {"tree": {"values": {"f": 1, "g": 2}}}                                      | solve: 'player' is missing, and minimax cannot guess which function is meant; the tree has f, g.
            {"tree": {}, "solve": {"player": "(f1,f0)"}}                                | solve: minimax knows no model of the opponent, and (f1,f0) has one; use alpha-beta*, m*, simple-pruning or next-reply.
            {"tree": {}, "solve": {"player": "f~0.5"}}                                  | solve: minimax does not use an error; m*-epsilon does; found 'f~0.5'.
            {"tree": {}, "solve": {"player": ""}}                                       | solve: At character 1 of the player '': expected the name of a function, found the end.
            {"tree": {}, "solve": {"window": [1, 2]}}                                   | solve: minimax does not use 'window'.
            {"tree": {}, "solve": {"algorithm": "alpha-beta", "bounds": [1]}}           | solve: alpha-beta does not use 'bounds'.
            {"tree": {}, "solve": {"algorithm": "sss*", "stride": 2}}                   | solve: sss* does not use 'stride'.
            {"tree": {"mover": "chance", "children": [{"p": 1}]}}                       | minimax knows no chance nodes, and this game has them; use expectiminimax, star1 or star2.
            {"tree": {"mover": 2}}                                                      | minimax is for 2 players, and this game has 3; use maxn or paranoid.
            {"examples": [{"tree": {"children": [{}]}, "move": 0}]}                     | minimax needs a 'tree', not 'examples'.
            {"tree": {"lower": 5, "children": [{"values": {"f": 3}}]}, "solve": {"algorithm": "alpha-beta"}} | node '' has lower 5, but its value is at most 3.
            {"tree": {"children": [{"upper": 2, "values": {"f": 3}}]}, "solve": {"algorithm": "h**"}} | node '0' has upper 2, but its value is at least 3.
            """)
    void thatCanBeReadButNotAnswered(String text, String sentence) {
        String all = String.join(", ", TreeAlgorithms.names()) + ".";
        assertThat(solve(text)).hasMessage("q.jsonl:1: " + sentence.replace("ALL", all));
    }

    @Test
    void missingAlgorithm() {
        QuestionException e = catchThrowableOfType(
                QuestionException.class,
                () -> TreeAlgorithms.solve(
                        new QuestionFile(
                                        "q", new ByteArrayInputStream("{\"tree\":{}}".getBytes(StandardCharsets.UTF_8)))
                                .next(),
                        false));
        assertThat(e.sentence())
                .isEqualTo("solve: 'algorithm' is missing; expected one of " + String.join(", ", TreeAlgorithms.names())
                        + ".");
    }

    @Test
    void numbersOfTooManyDigits() {
        assertThat(read("{\"tree\":{\"values\":{\"f\":" + "9".repeat(500) + "}}}")
                        .sentence())
                .isEqualTo("node '': 'values.f': The number '99999999999999999999…' is out of range:"
                        + " at most 400 digits are read.");
        assertThat(read("{\"tree\":{\"values\":{\"f\":" + "9".repeat(500_000) + "}}}")
                        .sentence())
                .isEqualTo("node '': 'values.f' has 500000 characters; a number may have 1000.");
    }

    @Test
    void deepNonsense() {
        String nested = "[".repeat(100_000) + "]".repeat(100_000);
        assertThat(read("{\"expect\":{\"a\":" + nested + "}}").sentence())
                .isEqualTo("'expect.a' is nested more than 32 levels deep.");
        assertThat(read("{\"a\":" + nested + "}").sentence()).startsWith("unknown key 'a'");
        assertThat(read("[".repeat(100_000)).sentence()).startsWith("expected a question");
    }

    @Test
    void namesAndAlgorithmsAreKnownWhereverTheyStand() {
        QuestionException early = read("{\"name\":\"n\",\"solve\":{\"algorithm\":\"pvs\"},\"tree\":{\"x\":1}}");
        QuestionException late =
                read("{\"tree\":{\"x\":[{\"name\":\"no\"}]},\"solve\":{\"algorithm\":\"pvs\"},\"name\":\"n\"}");
        QuestionException inside = read("{\"name\":\"n\",\"solve\":{\"algorithm\":\"pvs\",\"depth\":-1}}");
        QuestionException before = read("{\"name\":\"n\",\"solve\":{\"depth\":-1,\"algorithm\":\"pvs\"}}");
        for (QuestionException e : new QuestionException[] {early, late, inside, before}) {
            assertThat(e.name()).isEqualTo("n");
            assertThat(e.algorithm()).isEqualTo("pvs");
        }
        assertThat(read("{\"tree\":{\"x\":1}}").name()).isNull();
    }

    @Test
    void namesOfDeepNodesAreShortened() {
        String tree = "{\"children\":[".repeat(10_000) + "{\"x\":1}" + "]}".repeat(10_000);
        assertThat(read("{\"tree\":" + tree + "}").getMessage())
                .startsWith("q.jsonl:1: node '0.0.0.")
                .contains(" … ")
                .endsWith("expected one of " + NODE_KEYS)
                .hasSizeLessThan(1100);
    }

    @Test
    void linesOfAQuestionOverManyLines() {
        QuestionException e =
                read("\n{\"tree\":\n  {\"children\": [\n  {\"values\": {\"f\": 1}},\n  {\"valeus\": 1}]}}");
        assertThat(e.getMessage()).startsWith("q.jsonl:5: node '1': unknown key 'valeus'");
        QuestionException broken = read("{\"tree\":\n  {\"children\": [\n  {\"values\": {\"f\": x}}]}}");
        assertThat(broken.getMessage()).startsWith("q.jsonl:3: not JSON at column 20: Unrecognized token 'x'");
    }
}
