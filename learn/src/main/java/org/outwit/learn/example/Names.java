package org.outwit.learn.example;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.outwit.core.game.InputException;

/**
 * The names that records call people by, with how often, and whom somebody means who types one. Case, accents, punctuation
 * and the order of words do not matter; first names may be letters or missing as long as only one person fits.
 */
public final class Names {

    private static final int MOST_LISTED = 8;
    private static final int MOST_NEAR = 4;

    /** A name and in how many games it was. */
    public record Counted(String name, int games) {
        @Override
        public String toString() {
            return name + " (" + games + ")";
        }
    }

    /** How a typed name may fit, the surest first. */
    private enum Fit {
        EXACT,
        /** The same words; different spellings of it are one person. */
        SAME,
        /** As many words, some of them letters. */
        INITIALS,
        /** Only some of the words, as a family name without the first. */
        PART,
        /** The beginnings of words. */
        BEGINNING,
        NONE
    }

    private final Map<String, Integer> games = new HashMap<>();

    /** Counts a name in one more game; nameless players are nobody. */
    public void add(String name) {
        if (!name.isBlank()) games.merge(name, 1, Integer::sum);
    }

    /** What all spellings of a name share in which only case, accents, punctuation and the order of words differ. */
    public static String key(String name) {
        String words = NameWords.of(name).sorted();
        return words.isEmpty() ? name : words;
    }

    /** Whether a search for {@code wanted} could end up at this name, so that its games should be kept. */
    public static boolean mayBe(String wanted, String name) {
        return fit(wanted, NameWords.of(wanted), name) != Fit.NONE;
    }

    /**
     * The names of the one person who is meant: more than one where records spell it differently. Throws with a sentence that
     * lists the candidates where there are several people, and the nearest names where there is nobody.
     */
    public Set<String> find(String wanted) {
        NameWords words = NameWords.of(wanted);
        if (words.words().isEmpty()) {
            throw new InputException("'" + wanted + "' is no name; expected one such as in --list.");
        }
        Map<Fit, List<String>> byFit =
                games.keySet().stream().collect(Collectors.groupingBy(name -> fit(wanted, words, name)));
        if (byFit.containsKey(Fit.EXACT) || byFit.containsKey(Fit.SAME)) {
            Set<String> all = new TreeSet<>(byFit.getOrDefault(Fit.EXACT, List.of()));
            all.addAll(byFit.getOrDefault(Fit.SAME, List.of()));
            return all;
        }
        for (Fit fit : List.of(Fit.INITIALS, Fit.PART, Fit.BEGINNING)) {
            if (!byFit.containsKey(fit)) continue;
            List<String> found = byFit.get(fit);
            long people = found.stream()
                    .map(name -> NameWords.of(name).sorted())
                    .distinct()
                    .count();
            if (people == 1) return new TreeSet<>(found);
            throw new InputException("'" + wanted + "' may be " + people + " people: " + listed(found)
                    + ". Write the whole name; if they are one person, name each.");
        }
        throw nobody(wanted, words);
    }

    private static Fit fit(String wanted, NameWords words, String name) {
        if (name.equals(wanted)) return Fit.EXACT;
        NameWords other = NameWords.of(name);
        if (words.sorted().equals(other.sorted()) || words.run().equals(other.run())) return Fit.SAME;
        if (words.isIn(other, false)) {
            return words.words().size() == other.words().size() ? Fit.INITIALS : Fit.PART;
        }
        return words.isIn(other, true) ? Fit.BEGINNING : Fit.NONE;
    }

    private String listed(List<String> names) {
        List<Counted> counted = ordered(names.stream());
        String first =
                counted.stream().limit(MOST_LISTED).map(Counted::toString).collect(Collectors.joining(", "));
        int more = counted.size() - MOST_LISTED;
        return more > 0 ? first + " and " + more + " more" : first;
    }

    private InputException nobody(String wanted, NameWords words) {
        if (games.isEmpty()) return new InputException("The records name nobody, so nobody is '" + wanted + "'.");
        String near = games.keySet().stream()
                .sorted(Comparator.<String>comparingInt(name -> words.distance(NameWords.of(name)))
                        .thenComparing(
                                Comparator.<String>comparingInt(games::get).reversed())
                        .thenComparing(Comparator.naturalOrder()))
                .limit(MOST_NEAR)
                .map(name -> name + " (" + games.get(name) + ")")
                .collect(Collectors.joining(", "));
        return new InputException(
                "Nobody in these records is called '" + wanted + "'. The nearest names: " + near + ".");
    }

    /** All names that contain the text, case and accents aside; those with most games first. */
    public List<Counted> list(String text) {
        String wanted = NameWords.of(text).run();
        return ordered(
                games.keySet().stream().filter(name -> NameWords.of(name).run().contains(wanted)));
    }

    private List<Counted> ordered(Stream<String> names) {
        return names.map(name -> new Counted(name, games.get(name)))
                .sorted(Comparator.comparingInt(Counted::games).reversed().thenComparing(Counted::name))
                .toList();
    }
}
