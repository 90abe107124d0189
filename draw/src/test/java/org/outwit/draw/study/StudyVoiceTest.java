package org.outwit.draw.study;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StudyVoiceTest {

    private static final String SENTENCE =
            "They score less with their king; the model of them thinks so, too, and theirs is not the only theory.";

    @Test
    void aboutThemNothingChanges() {
        assertThat(StudyVoice.ABOUT_THEM.say(SENTENCE)).isEqualTo(SENTENCE);
    }

    @Test
    void toThemTheyAreYou() {
        assertThat(StudyVoice.TO_THEM.say(SENTENCE))
                .isEqualTo(
                        "You score less with your king; the model of you thinks so, too, and yours is not the only theory.");
    }

    @Test
    void otherWordsStay() {
        assertThat(StudyVoice.TO_THEM.say("another theme, then: the mother of Theys"))
                .isEqualTo("another theme, then: the mother of Theys");
    }
}
