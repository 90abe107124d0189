package org.outwit.learn.people;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Among whom somebody plays, and how fast. Ratings of one pool mean other people than the same ratings of another, and who has a minute for
 * a game looks less far ahead than who has hours.
 */
public enum Pool {
    BULLET,
    BLITZ,
    RAPID,
    TOURNAMENT;

    /** Games last about so many moves, for which increments are given. */
    private static final int MOVES = 40;

    /** Less time than this, in seconds, is the pool before. */
    private static final int FROM_BLITZ = 180;

    private static final int FROM_RAPID = 480;
    private static final int FROM_TOURNAMENT = 1_500;

    private static final Pattern TIME = Pattern.compile("(\\d{1,6})(?:\\+(\\d{1,4}))?");

    /**
     * The pool of a game with these tags. Servers write how much time there was ({@code TimeControl}, in seconds), archives of tournaments do
     * not; empty where it is written in another way.
     */
    public static Optional<Pool> of(Map<String, String> tags) {
        String time = tags.getOrDefault("TimeControl", "").strip();
        if (time.isEmpty() || time.equals("?")) return Optional.of(TOURNAMENT);
        Matcher matcher = TIME.matcher(time);
        if (!matcher.matches()) return time.contains("/") ? Optional.of(TOURNAMENT) : Optional.empty();
        int increment = matcher.group(2) == null ? 0 : Integer.parseInt(matcher.group(2));
        int seconds = Integer.parseInt(matcher.group(1)) + MOVES * increment;
        if (seconds < FROM_BLITZ) return Optional.of(BULLET);
        if (seconds < FROM_RAPID) return Optional.of(BLITZ);
        return Optional.of(seconds < FROM_TOURNAMENT ? RAPID : TOURNAMENT);
    }

    /** In which of them most games were played, the fastest of those with equally many; empty where none is known. */
    public static Optional<Pool> most(List<Optional<Pool>> games) {
        int[] counts = new int[values().length];
        for (Optional<Pool> each : games) each.ifPresent(pool -> counts[pool.ordinal()]++);
        Pool most = BULLET;
        for (Pool each : values()) if (counts[each.ordinal()] > counts[most.ordinal()]) most = each;
        return counts[most.ordinal()] == 0 ? Optional.empty() : Optional.of(most);
    }

    /** As files write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The words of all. */
    public static List<String> names() {
        return Stream.of(values()).map(Pool::word).toList();
    }

    /** The pool with this word; empty where there is none. */
    public static Optional<Pool> named(String word) {
        return Stream.of(values()).filter(pool -> pool.word().equals(word)).findFirst();
    }
}
