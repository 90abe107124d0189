package org.outwit.draw.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.draw.page.Markup;
import org.outwit.learn.study.Repertoire;

class StudyVoiceTest {

    private static String opening(StudyVoice voice) {
        Markup page = new Markup();
        RepertoireSection.write(page, new Repertoire(List.of(), 0, 4), voice);
        return page.page();
    }

    @Test
    void aboutThemAndToThem() {
        assertThat(StudyVoice.ABOUT_THEM.say("They play.", "You play.")).isEqualTo("They play.");
        assertThat(StudyVoice.TO_THEM.say("They play.", "You play.")).isEqualTo("You play.");
    }

    @Test
    void pliesAreNotThePerson() {
        assertThat(opening(StudyVoice.TO_THEM))
                .contains("What you open with", "Bold moves are yours.", "so they are nobody's habit")
                .doesNotContain("you are nobody");
        assertThat(opening(StudyVoice.ABOUT_THEM)).contains("What they open with", "Bold moves are theirs.");
    }
}
