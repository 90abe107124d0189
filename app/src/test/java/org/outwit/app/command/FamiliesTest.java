package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.app.Shell;

/** Model searches, many players, chance and learning, asked as a user asks them. */
class FamiliesTest {

    private static final String US_AND_HIM = "(([4,-4] [6,-6]) ([9,5] [1,2]))";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "m*|(f1,f0)|`\"value\":9,\"move\":1,\"line\":[1,0]`",
                "m*|(f1@2,f0@1)|`\"value\":9,\"move\":1`",
                "m*-one-pass|(f1,f0)|`\"value\":9,\"values\":[9,-4],\"move\":1`",
                "m*-one-pass|(f1@2,f0@1)|`\"value\":9,\"move\":1`",
                "simple-pruning|(f1,f0)|`\"value\":9,\"move\":1`",
                "alpha-beta*|(f1,f0)|`\"value\":9,\"move\":1`",
                "alpha-beta*-one-pass|(f1,f0)|`\"value\":9,\"move\":1`",
                "next-reply|(f1,f0)|`\"value\":9,\"move\":1`",
                "m*-epsilon|(f1,f0~2)|`\"range\":[4,9],\"move\":0,\"moves\":[0,1]`",
                "m*-quantal|(f1,f0%2)|`\"value\":7.540595809549148,\"move\":1`",
                "expected-reply|(f1,f0%2)|`\"value\":7.540595809549148,\"move\":1,\"line\":[1,0]`",
                "expected-reply|(f1,f0)|`\"value\":9,\"move\":1,\"line\":[1,0]`",
                "expected-reply|f1|`expected-reply needs a model of the opponent, such as (f1,MODEL).`",
                "prom|(f1,0.5*f0+0.5*-f1)|`\"value\":5.0,\"move\":1`",
                "m*|(f1,f0~2)|`\"error\":\"--tree: solve: m* does not use an error; m*-epsilon does; found 'f0~2'.\"`",
                "m*|(f1,0.5*f0+0.5*f1)|`takes one model of the opponent, not a mixture; use prom.`",
                "prom|f1|`\"error\":\"--tree: solve: prom needs a model of the opponent, such as (f1,0.7*MODEL+0.3*OTHER).\"`",
                "next-reply|f1|`next-reply needs a model of the opponent, such as (f1,MODEL).`",
                "alpha-beta*|(f1,f0@1)|`alpha-beta* does not use a depth of the opponent; m* and simple-pruning do; found 'f0@1'.`",
                "m*-multi|(f1,f0)|`\"value\":9,\"move\":1,\"line\":[1,0]`",
                "m*-multi|(f1,1:f0)|`\"value\":9,\"move\":1,\"line\":[1,0]`",
                "m*-multi|f1|`\"value\":4,\"move\":0`",
                "m*-multi|(f1,0:f0)|`solve: In '(f1,0:f0)' player 0 has a model of player 0; expected the index of one of the others, from 0 to 1.`",
                "m*-multi|(f1,1:f0,1:f0)|`this is a second model of player 1`",
                "m*-multi|(f1,2:f0)|`solve: In '(f1,2:f0)' player 0 has a model of player 2; expected the index of one of the others, from 0 to 1.`",
                "m*-multi|(f1,f0~1)|`m*-multi does not use an error; m*-epsilon does; found 'f0~1'.`",
                "m*-multi|(f1,f0|`At character 7 of the player '(f1,f0': expected ')', found the end.`",
                "m*-multi|f1)|`expected the end of the player, found ')'.`",
                "m*|(f1,1:f0)|`m* takes one model of the opponent, not one of each by index; use m*-multi.`",
                "m*-multi|(f1,0.5*f0+0.5*f1)|`m*-multi takes one model of the opponent, not a mixture; use prom.`",
                "prom|(f1,(f0,0.5*f0+0.5*f1))|`prom mixes the opponents of the player, not those of a model`",
                "m|(f1,f0)|`m knows no model of the opponent, and (f1,f0) has one`",
                "m*|f1@0|`m* looks ahead 1 ply or more, and f1@0 none.`",
                "m|f1|`needs a 'reply': the opponent moves there, and m asks the oracle.`"
            })
    void oneOpponent(String algorithm, String player, String part) {
        Shell shell = Shell.run("tree", "solve", "--tree", US_AND_HIM, "--algorithm", algorithm, "--player", player);
        assertThat(shell.out()).contains(part);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"1|3", "-1..1|3", "inf|4"})
    void theTighterTheBoundsTheFewerLeaves(String bounds, int leaves) {
        String[] question = {
            "--tree", "(([4,-3] [6,-6]) ([1,0] [9,-8]))", "--algorithm", "alpha-beta*", "--player", "(f1,f0)"
        };
        Shell shell = Shell.run(Stream.of(List.of("tree", "solve"), List.of(question), List.of("--bounds", bounds))
                .flatMap(List::stream)
                .toArray(String[]::new));
        assertThat(shell.out()).contains("\"value\":4,\"move\":0,\"line\":[0,0],\"leaves\":" + leaves);
    }

    @Test
    void questionsOfEveryOtherFamily(@TempDir Path folder) throws IOException {
        String pays = "{\"children\":[{\"mover\":1,\"children\":[{\"values\":{\"f0\":4,\"f1\":3,\"f2\":3}}]},"
                + "{\"mover\":2,\"children\":[{\"values\":{\"f0\":6,\"f1\":2,\"f2\":2}},"
                + "{\"values\":{\"f0\":0,\"f1\":1,\"f2\":9}}]}]}";
        String dice = "{\"children\":[{\"mover\":\"chance\",\"children\":[{\"p\":\"1/3\",\"values\":{\"f\":4}},"
                + "{\"p\":\"2/3\",\"values\":{\"f\":-2}}]},{\"values\":{\"f\":-1}}]}";
        List<String> lines = List.of(
                question(pays, "\"algorithm\":\"maxn\"", "\"values\":[4,3,3],\"move\":0"),
                question(pays, "\"algorithm\":\"maxn-shallow\",\"sum\":10", "\"values\":[4,3,3],\"move\":0"),
                question(pays, "\"algorithm\":\"maxn-immediate\",\"sum\":10", "\"values\":[4,3,3],\"move\":0"),
                question(pays, "\"algorithm\":\"paranoid\"", "\"value\":4,\"move\":0"),
                question(pays, "\"algorithm\":\"m*-multi\"", "\"value\":4,\"move\":0"),
                question(
                        pays,
                        "\"algorithm\":\"m*-multi\",\"player\":\"(f0,1:f1,2:f1)\"",
                        "\"value\":6,\"move\":1,\"line\":[1,0]"),
                question(
                        pays,
                        "\"algorithm\":\"m*-multi\",\"player\":\"(f0,1:f1,2:(f2,0:f0,1:f1))\"",
                        "\"value\":4,\"move\":0"),
                question(dice, "\"algorithm\":\"expectiminimax\"", "\"value\":0,\"move\":0"),
                question(dice, "\"algorithm\":\"star1\",\"range\":[-2,4]", "\"value\":0,\"move\":0"),
                question(dice, "\"algorithm\":\"star2\",\"range\":[-2,4]", "\"value\":0,\"move\":0"),
                "{\"examples\":[{\"tree\":{\"children\":[{\"values\":{\"f\":1}},{\"values\":{\"f\":2}}]},\"move\":1}],"
                        + "\"solve\":{\"algorithm\":\"learn-depth\",\"player\":\"f\",\"depth\":2},"
                        + "\"expect\":{\"counts\":[2,2],\"depth\":1}}");
        Path file = Files.write(folder.resolve("families.jsonl"), lines);
        Shell shell = Shell.run("tree", "solve", "--check", file.toString());
        assertThat(shell.out()).isEqualToNormalizingNewlines(lines.size() + " passed, 0 failed\n");
    }

    private static String question(String tree, String solve, String expect) {
        return "{\"tree\":" + tree + ",\"solve\":{" + solve + "},\"expect\":{" + expect + "}}";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`\"algorithm\":\"maxn-shallow\"`|solve: 'sum' is missing; maxn-shallow needs an upper bound",
                "`\"algorithm\":\"maxn-shallow\",\"sum\":3`|`the values of node '0' sum to 4, above the 'sum' of 3.`",
                "`\"algorithm\":\"maxn\",\"players\":1`|`solve: 'players' is 1, but player 1 moves in this tree`",
                "`\"algorithm\":\"star1\",\"player\":\"f0\",\"range\":[0,1]`|`node '0' is worth 2, outside the range [0, 1]`",
                "`\"algorithm\":\"alpha-beta*\",\"player\":\"(f1,f0)\",\"bounds\":[1]`|breaks the bounds: f1 + f0 is 4 there",
                "`\"algorithm\":\"alpha-beta*\",\"player\":\"(f1,f0)\",\"bounds\":[]`|'bounds' has 0 entries",
                "`\"algorithm\":\"learn-depth\",\"player\":\"f0\"`|learn-depth needs 'examples'"
            })
    void badQuestionsGetASentence(String solve, String sentence, @TempDir Path folder) throws IOException {
        String tree = "{\"children\":[{\"mover\":1,\"values\":{\"f0\":2,\"f1\":2}}]}";
        Path file = Files.writeString(folder.resolve("bad.json"), question(tree, solve, ""));
        Shell shell = Shell.run("tree", "solve", file.toString());
        assertThat(shell.out()).contains("\"error\":").contains(sentence);
        assertThat(shell.status()).isEqualTo(1);
    }
}
