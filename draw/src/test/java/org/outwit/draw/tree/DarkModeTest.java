package org.outwit.draw.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.outwit.draw.svg.Contrast;

class DarkModeTest {

    private static final Pattern COLOUR = Pattern.compile("#[0-9a-f]{6}");

    private static List<String> colours(String sheet) {
        return COLOUR.matcher(sheet)
                .results()
                .map(found -> found.group())
                .distinct()
                .toList();
    }

    /** Paper stays white where the reader did not ask for anything else, and no light colour is left in the dark. */
    @Test
    void everyColourHasADarkOne() {
        String[] parts = Style.sheet().split("@media \\(prefers-color-scheme: dark\\) \\{", 2);
        assertThat(parts).hasSize(2);
        assertThat(colours(parts[0])).containsExactlyInAnyOrderElementsOf(DarkMode.COLOURS.keySet());
        assertThat(colours(parts[1])).containsExactlyInAnyOrderElementsOf(DarkMode.COLOURS.values());
        assertThat(parts[1].lines().filter(rule -> rule.contains("none")))
                .as("rules that take a colour away")
                .isNotEmpty();
        assertThat(parts[1]).doesNotContain("stroke-width", "font");
    }

    /** What the guidelines for web content (WCAG 2, 1.4.3) ask of words: 4.5 to 1, and 3 to 1 for what is meant to be pale. */
    @Test
    void wordsCanBeReadInBoth() {
        for (String paper : List.of("#ffffff", "#e4edf9", "#fdebd3", "#e6f3e3", "#f1e6f5", "#f0f0ec")) {
            for (String ink : List.of("#1c2733", "#4a5866", "#5b6977", "#1a4f9c", "#b3261e", "#8a4b08")) {
                readable(paper, ink, 4.5);
            }
            readable(paper, "#7b8794", 3);
        }
    }

    private static void readable(String paper, String ink, double least) {
        Map<String, String> dark = DarkMode.COLOURS;
        assertThat(Contrast.of(paper, ink)).as("%s on %s", ink, paper).isGreaterThan(least);
        assertThat(Contrast.of(dark.get(paper), dark.get(ink)))
                .as("%s on %s, in the dark", ink, paper)
                .isGreaterThan(least);
    }

    @Test
    void theSwitchableSheetHasBothColoursInEachPlace() {
        String sheet = Style.switchableSheet();
        assertThat(colours(sheet)).containsAll(DarkMode.COLOURS.keySet()).containsAll(DarkMode.COLOURS.values());
        assertThat(sheet).contains("light-dark(#1c2733, #e6eaf0)").doesNotContain("@media");
    }
}
