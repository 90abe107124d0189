package org.outwit.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.outwit.app.docs.Repository;

/**
 * No more than ten lines in a row are the same in two places of the main sources, comments and blank lines between them
 * aside. The listings of papers are left out: there the recursion repeats, because it is what tells them apart.
 */
class RepetitionTest {

    private static final int MOST = 10;

    private static final Pattern LISTING =
            Pattern.compile("core/src/main/java/org/outwit/core/(minimax|bestfirst|model|multi|chance)/.*");

    /** Comments, and the texts in which something looks like one. */
    private static final Pattern COMMENT =
            Pattern.compile("(\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\])+')|//[^\\n]*|/\\*[\\s\\S]*?\\*/");

    private static final Pattern IDLE = Pattern.compile("(import|package) .*|\\W*");

    /** A line that says something, and where it stands. */
    private record Line(String text, int number) {}

    /** The first of more than ten lines, by its number among those that say something. */
    private record Place(Path file, int at) {}

    private final Map<Path, List<Line>> lines = new HashMap<>();

    @Test
    void nothingLongIsWrittenTwice() {
        Map<String, List<Place>> places = new HashMap<>();
        for (Path source : Repository.mainSources()) {
            if (LISTING.matcher(Repository.name(source)).matches()) continue;
            List<Line> spoken = lines(Repository.read(source));
            lines.put(source, spoken);
            for (int at = 0; at + MOST < spoken.size(); at++) {
                String run = text(spoken.subList(at, at + MOST + 1));
                places.computeIfAbsent(run, key -> new ArrayList<>(1)).add(new Place(source, at));
            }
        }
        Map<String, List<String>> pairs = new TreeMap<>();
        for (List<Place> same : places.values()) {
            for (int i = 0; i < same.size(); i++) {
                for (int j = 0; j < i; j++) add(pairs, same.get(j), same.get(i));
            }
        }
        AllowList.named("repetitions").check("pairs of classes with more than " + MOST + " equal lines", pairs);
    }

    private void add(Map<String, List<String>> pairs, Place one, Place other) {
        if (one.file().equals(other.file()) && other.at() - one.at() <= MOST) return; // a run that overlaps itself
        String first = type(one);
        String second = type(other);
        String pair = first.compareTo(second) <= 0 ? first + " " + second : second + " " + first;
        pairs.computeIfAbsent(pair, key -> new ArrayList<>()).add(where(one) + " = " + where(other));
    }

    private static String type(Place place) {
        return place.file().getFileName().toString().replace(".java", "");
    }

    private String where(Place place) {
        return Repository.name(place.file()) + ":"
                + lines.get(place.file()).get(place.at()).number();
    }

    /** The lines without comments, white space around them, and those that say nothing. */
    private static List<Line> lines(String source) {
        String code = COMMENT.matcher(source).replaceAll(match -> {
            if (match.group(1) != null) return Matcher.quoteReplacement(match.group(1));
            return "\n"
                    .repeat((int) match.group().chars().filter(c -> c == '\n').count());
        });
        List<Line> spoken = new ArrayList<>();
        int number = 0;
        for (String line : code.split("\n", -1)) {
            number++;
            String text = line.strip();
            if (!IDLE.matcher(text).matches()) spoken.add(new Line(text, number));
        }
        return spoken;
    }

    private static String text(List<Line> run) {
        StringBuilder text = new StringBuilder();
        for (Line line : run) text.append(line.text()).append('\n');
        return text.toString();
    }
}
