package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.outwit.core.tree.TreeException;
import org.outwit.trees.Question;
import org.outwit.trees.QuestionException;
import org.outwit.trees.QuestionFile;

class QuestionChoiceTest {

    private static final String FILE = """
            {"name": "one", "tree": {"values": {"f": 1}}}
            {"name": "bad", "tree": 7}
            {"name": "2", "tree": {"values": {"f": 3}}}
            {"tree": {"values": {"f": 4}}}
            """;

    private static Question pick(QuestionChoice choice, String text) throws IOException {
        return choice.pick(new QuestionFile("file", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8))));
    }

    private static String value(Question question) {
        return question.tree().value(0, "f").toString();
    }

    @Test
    void picksByNameByNumberOrTheFirst() throws IOException {
        assertThat(value(pick(QuestionChoice.first(), FILE))).isEqualTo("1");
        assertThat(value(pick(QuestionChoice.of("one"), FILE))).isEqualTo("1");
        assertThat(value(pick(QuestionChoice.of("4"), FILE))).isEqualTo("4");
        assertThat(value(pick(QuestionChoice.of("2"), FILE)))
                .as("a name goes before a number")
                .isEqualTo("3");
    }

    @Test
    void aBadQuestionMattersOnlyIfItIsTheOne() {
        assertThatThrownBy(() -> pick(QuestionChoice.of("bad"), FILE))
                .isInstanceOf(QuestionException.class)
                .hasMessageStartingWith("file:2: ");
    }

    @Test
    void saysWhatThereIsInstead() {
        assertThatThrownBy(() -> pick(QuestionChoice.of("none"), FILE))
                .isInstanceOf(TreeException.class)
                .hasMessage(
                        "No question is called 'none'; there are 4, and each can also be named by its number from 1 on.");
        assertThatThrownBy(() -> pick(QuestionChoice.first(), "")).hasMessage("There is no question to draw.");
    }
}
