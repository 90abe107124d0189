package org.outwit.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;

class QuestionFileTest {

    private static final String GOOD = "{\"tree\":{\"values\":{\"f\":1}}}";

    private static QuestionFile file(String text) {
        return new QuestionFile("file", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static Question read(String text) throws IOException {
        return file(text).next();
    }

    /** What comes out of a file: the line of each question, negative for a bad one. */
    private static List<Integer> outline(String text) throws IOException {
        QuestionFile file = file(text);
        List<Integer> lines = new ArrayList<>();
        while (true) {
            try {
                Question question = file.next();
                if (question == null) return lines;
                lines.add(question.place().line());
            } catch (QuestionException e) {
                lines.add(-e.place().line());
            }
        }
    }

    @Test
    void readsAllKeysOfANode() throws IOException {
        Tree tree = read("""
                {"tree": {"children": [
                  {"name": "a", "values": {"f": 3, "g": "1/3"}, "p": 0.25, "lower": "-inf", "upper": 12},
                  {"mover": 2, "pseudo": true, "p": "3/4", "reply": 1, "children": [{}, {"children": []}]}],
                 "mover": "chance"}}
                """).tree();
        assertThat(tree.size()).isEqualTo(5);
        assertThat(tree.mover(0)).isEqualTo(Position.CHANCE);
        assertThat(tree.name(1)).isEqualTo("a");
        assertThat(tree.values(1)).isEqualTo(Map.of("f", Exact.of(3), "g", Exact.parse("1/3")));
        assertThat(tree.probability(1)).isEqualTo(Exact.parse("1/4"));
        assertThat(tree.lower(1)).isEqualTo(Exact.MINUS_INFINITY);
        assertThat(tree.upper(1)).isEqualTo(Exact.of(12));
        assertThat(tree.mover(2)).isEqualTo(2);
        assertThat(tree.isPseudoTerminal(2)).isTrue();
        assertThat(tree.reply(2)).contains(1);
        assertThat(tree.isLeaf(4)).isTrue();
        assertThat(tree.name(4)).isEqualTo("1.1");
    }

    @Test
    void readsAllKeysOfSolve() throws IOException {
        SolveRequest ask = read("""
                {"tree": {}, "solve": {"algorithm": "a", "player": "p", "depth": 3, "bounds": [2, [-1, "inf"]],
                 "players": 3, "sum": 10, "least": 0, "range": [-1, 1], "stride": 2, "window": ["-inf", 0.5],
                 "nodes": 100, "seed": 7, "conspirators": 2}}
                """).ask();
        NumberRange two = new NumberRange(Exact.of(-2), Exact.of(2));
        assertThat(ask)
                .isEqualTo(new SolveRequest(
                                "a",
                                "p",
                                3,
                                List.of(two, new NumberRange(Exact.of(-1), Exact.INFINITY)),
                                3,
                                Exact.of(10),
                                Exact.of(0),
                                new NumberRange(Exact.of(-1), Exact.of(1)),
                                2,
                                new NumberRange(Exact.MINUS_INFINITY, Exact.parse("0.5")))
                        .with(new SolveRequest.Effort(100, 7, 2)));
        assertThat(ask.said()).isEqualTo(SolveRequest.KEYS);
    }

    @Test
    void readsNameExamplesAndExpectations() throws IOException {
        Question question = read("""
                {"name": "x", "examples": [{"tree": {"children": [{}, {}]}, "move": 1}],
                 "expect": {"value": 0.5, "move": null, "line": [0, "a"], "evaluations": {"total": 1}, "ok": true}}
                """);
        assertThat(question.name()).isEqualTo("x");
        assertThat(question.tree()).isNull();
        assertThat(question.height()).isEqualTo(1);
        assertThat(question.examples()).hasSize(1);
        assertThat(question.examples().get(0).move()).isEqualTo(1);
        assertThat(question.expect())
                .containsEntry("value", Exact.parse("0.5"))
                .containsEntry("move", null)
                .containsEntry("line", List.of(Exact.of(0), "a"))
                .containsEntry("evaluations", Map.of("total", Exact.of(1)))
                .containsEntry("ok", true);
    }

    @Test
    void jsonLinesGoOnAfterBadLines() throws IOException {
        assertThat(outline(GOOD + "\nnot json\n{\"tree\":\n\n[]\n{\"x\":1}\r\n \t\n" + GOOD + "\r\n" + GOOD))
                .containsExactly(1, -2, -3, -5, -6, 8, 9);
    }

    @Test
    void jsonLinesWhoseFirstLineIsBad() throws IOException {
        assertThat(outline("{\"tree\":\n" + GOOD + "\nx\n" + GOOD + "\n")).containsExactly(-1, 2, -3, 4);
        assertThat(outline("x\n{\"tree\":\n" + GOOD + "\n" + GOOD)).containsExactly(-1, -2, 3, 4);
    }

    @Test
    void objectsOverManyLines() throws IOException {
        String pretty = "{\"name\": \"n\",\n \"tree\": {\"children\": [\n{\"values\": {\"f\": 1}}\n]}}\n";
        assertThat(outline(pretty)).containsExactly(1);
        assertThat(outline("\n\n" + pretty + "\n" + pretty)).containsExactly(3, 8);
        assertThat(outline(pretty.replace("values", "valeus") + pretty)).containsExactly(-3, 5);
        assertThat(outline(pretty.replace("1}", "x}") + pretty)).containsExactly(-3);
    }

    @Test
    void examplesOverManyLinesAreNotQuestions() throws IOException {
        assertThat(outline("{\"examples\": [\n{\"tree\": {\"children\": [{}]}, \"move\": 0}\n]}"))
                .containsExactly(1);
    }

    @Test
    void emptyFilesHoldNothing() throws IOException {
        assertThat(outline("")).isEmpty();
        assertThat(outline("\n \n")).isEmpty();
    }

    @Test
    void skipsTheMarkOfUtf8() throws IOException {
        assertThat(outline("\uFEFF" + GOOD + "\n" + GOOD)).containsExactly(1, 2);
    }

    @Test
    void refusesUtf16() {
        byte[] text = "\uFEFF{}".getBytes(StandardCharsets.UTF_16LE);
        assertThatThrownBy(() -> new QuestionFile("file", new ByteArrayInputStream(text)).next())
                .isInstanceOf(IOException.class)
                .hasMessage("it is written in UTF-16; expected UTF-8");
    }

    @Test
    void badBytesSpoilOneLine() throws IOException {
        byte[] text = (GOOD + "\n{\"name\":\"?\"}\n" + GOOD).getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < text.length; i++) if (text[i] == '?') text[i] = (byte) 0xFF;
        QuestionFile file = new QuestionFile("file", new ByteArrayInputStream(text));
        assertThat(file.next()).isNotNull();
        assertThatThrownBy(file::next).hasMessage("file:2: not JSON at column 11: Invalid UTF-8 start byte 0xff.");
        assertThat(file.next()).isNotNull();
        assertThat(file.next()).isNull();
    }

    /** A line must come out before the next is there: somebody may be typing. */
    @Test
    void streams() throws IOException {
        byte[] line = (GOOD + "\n").getBytes(StandardCharsets.UTF_8);
        int[] taken = {0};
        InputStream endless = new InputStream() {
            @Override
            public int read() {
                throw new AssertionError("read in chunks");
            }

            @Override
            public int read(byte[] buffer, int from, int length) {
                taken[0]++;
                System.arraycopy(line, 0, buffer, from, line.length);
                return line.length;
            }
        };
        QuestionFile file = new QuestionFile("file", endless);
        for (int i = 1; i <= 1000; i++) {
            assertThat(file.next().place().line()).isEqualTo(i);
            assertThat(taken[0]).isEqualTo(i);
        }
    }

    @Test
    void depthIsNoLimit() throws IOException {
        int plies = 100_000;
        String tree = "{\"children\":[".repeat(plies) + "{\"values\":{\"f\":1}}" + "]}".repeat(plies);
        assertThat(read("{\"tree\":" + tree + "}").height()).isEqualTo(plies);
        assertThat(read("{\"tree\":\n" + tree.replace("[{\"v", "[\n{\"v") + "}").height())
                .isEqualTo(plies);
    }
}
