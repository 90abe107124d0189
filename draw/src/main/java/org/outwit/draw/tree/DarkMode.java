package org.outwit.draw.tree;

import static java.util.Map.entry;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The colours of a picture on a dark page. Each rule of the light style sheet that paints is repeated with dark colours, for
 * readers who prefer that. Programs that do not know such media queries, such as most that print, show the light colours.
 */
final class DarkMode {

    private static final Pattern COLOUR = Pattern.compile("#[0-9a-f]{6}");

    /** Also where there is none, or an earlier rule would win over one that takes a colour away. */
    private static final Pattern PAINT = Pattern.compile("(?:fill|stroke): (?:#[0-9a-f]{6}|none)");

    /** For each light colour the dark one. */
    static final Map<String, String> COLOURS = Map.ofEntries(
            entry("#ffffff", "#14181d"), // paper
            entry("#1c2733", "#e6eaf0"), // ink
            entry("#4a5866", "#b4bec9"), // small words
            entry("#5b6977", "#98a4b1"), // edges
            entry("#7b8794", "#8b97a4"), // words of what was not visited
            entry("#b4bdc7", "#5d6874"), // and its shapes
            entry("#c3cbd4", "#4a545f"), // and its edges
            entry("#d8dee5", "#323a44"), // the rule above the legend
            entry("#1a4f9c", "#7fb0f5"), // the line
            entry("#b3261e", "#ff8f80"), // what was cut off
            entry("#8a4b08", "#e3a75a"), // the order of visits
            entry("#e4edf9", "#1d3049"), // player 0
            entry("#fdebd3", "#47321a"), // player 1
            entry("#e6f3e3", "#213d29"), // player 2
            entry("#f1e6f5", "#3d2b47"), // player 3
            entry("#f0f0ec", "#33352f")); // chance

    private DarkMode() {}

    /** The light sheet, and what is different on a dark page. */
    static String of(String light) {
        String dark = light.lines()
                .filter(rule -> PAINT.matcher(rule).find())
                .map(DarkMode::dark)
                .collect(Collectors.joining("\n"));
        return light + "@media (prefers-color-scheme: dark) {\n" + dark.indent(2) + "}\n";
    }

    /** The light sheet with both colours in each place, for pages that say by their color-scheme which it is. */
    static String switchable(String light) {
        return COLOUR.matcher(light)
                .replaceAll(colour -> "light-dark(" + colour.group() + ", " + COLOURS.get(colour.group()) + ")");
    }

    /** The rule with nothing but its colours. */
    private static String dark(String rule) {
        String selectors = rule.substring(0, rule.indexOf('{'));
        String colours = PAINT.matcher(rule)
                .results()
                .map(found -> COLOUR.matcher(found.group()).replaceAll(colour -> COLOURS.get(colour.group())))
                .collect(Collectors.joining("; "));
        return selectors + "{ " + colours + " }";
    }
}
