package org.outwit.draw.page;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The colours of the lines of a plot, on light and on dark paper, as variables of a style sheet. */
final class SeriesColours {

    private static final List<String> LIGHT =
            List.of("#2458a6", "#b9501a", "#1b7248", "#7a3fa0", "#8a6d00", "#a3294f", "#0f7c86", "#5c6675");
    private static final List<String> DARK =
            List.of("#7fb0f5", "#f2965c", "#5cc48d", "#c794ea", "#d9bd4f", "#f08aa8", "#5fc9d3", "#9ba5b3");

    private SeriesColours() {}

    /** For pictures and pages without a switch; programs that know no media queries show the light colours. */
    static String byPreference() {
        return root(LIGHT::get) + "\n@media (prefers-color-scheme:dark){" + root(DARK::get) + "}\n";
    }

    /** For pages that say by their color-scheme which it is. */
    static String byScheme() {
        return root(i -> "light-dark(" + LIGHT.get(i) + "," + DARK.get(i) + ")") + "\n";
    }

    private static String root(IntFunction<String> colour) {
        return IntStream.range(0, LIGHT.size())
                .mapToObj(i -> "--s" + i + ":" + colour.apply(i))
                .collect(Collectors.joining(";", ":root{", "}"));
    }
}
