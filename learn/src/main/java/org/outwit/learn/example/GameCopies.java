package org.outwit.learn.example;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.outwit.core.game.Position;
import org.outwit.games.record.PlayedGame;

/**
 * Finds records of one and the same game, within a file and across archives: fitting to one copy and testing on the other would
 * measure memory. Two records are copies where
 *
 * <ul>
 *   <li>they reach the same position {@value #MARK} plies after the start, give or take a few, because one of them may begin behind a
 *       ballot, and play the same moves from there to the end of the shorter one; a record may break off earlier than another;
 *   <li>and nothing that both say contradicts it: the names of a side, or years more than one apart. Games without names, as some
 *       archives have them, contradict nobody.
 * </ul>
 *
 * Records that end before the mark are copies only where both have the same moves, names and day: a short draw is played again and
 * again. A whole game that the same people repeated move by move within a year cannot be told from a copy. Positions are compared by
 * their keys.
 */
public final class GameCopies<P extends Position> {

    /** By then two games by different people have mostly parted. */
    static final int MARK = 24;

    /** How many plies earlier or later another record may stand at the same position. */
    private static final int SHIFT = 4;

    private final Map<Long, List<Kept>> marks = new HashMap<>();
    private int next;

    /** What is kept of a game: a few hundred bytes, most of which its moves are. */
    private record Kept(int number, int mark, int[] moves, List<String> names, int year, String day) {}

    /**
     * The number of the first game, from 0, that this one is a copy of; empty where there is none. The game is remembered either way and
     * has the next number.
     */
    public OptionalInt add(PlayedGame<P> game) {
        int mark = Math.min(MARK, game.moves().length);
        long[] keys = keys(game, Math.min(MARK + SHIFT, game.moves().length));
        List<String> names = game.players().stream().map(GameCopies::name).toList();
        Kept kept = new Kept(next++, mark, game.moves(), names, RecordYear.of(game.tags()), day(game.tags()));
        Optional<Kept> earlier = earlier(kept, keys);
        marks.computeIfAbsent(keys[mark], key -> new ArrayList<>(1)).add(kept);
        return earlier.map(found -> OptionalInt.of(found.number())).orElse(OptionalInt.empty());
    }

    private Optional<Kept> earlier(Kept kept, long[] keys) {
        Kept first = null;
        for (int ply = Math.max(0, kept.mark() - SHIFT); ply < keys.length; ply++) {
            for (Kept other : marks.getOrDefault(keys[ply], List.of())) {
                if ((first == null || other.number() < first.number()) && isCopy(kept, ply, other)) first = other;
            }
        }
        return Optional.ofNullable(first);
    }

    private boolean isCopy(Kept one, int ply, Kept other) {
        boolean isShort = one.mark() < MARK || other.mark() < MARK;
        if (isShort && !(one.moves().length == other.moves().length && isNamed(one) && isNamed(other))) return false;
        if (isShort && (one.day().isEmpty() || !one.day().equals(other.day()))) return false;
        return isCompatible(one, other)
                && playsOn(one.moves(), isShort ? 0 : ply, other.moves(), isShort ? 0 : other.mark());
    }

    /** The same moves to the end of the shorter one. */
    private static boolean playsOn(int[] one, int from, int[] other, int otherFrom) {
        int plies = Math.min(one.length - from, other.length - otherFrom);
        for (int ply = 0; ply < plies; ply++) if (one[from + ply] != other[otherFrom + ply]) return false;
        return true;
    }

    /** The date where it is known to the day, else empty. */
    private static String day(Map<String, String> tags) {
        String date = tags.getOrDefault("Date", tags.getOrDefault("UTCDate", ""));
        return date.contains("?") ? "" : date;
    }

    private static boolean isNamed(Kept game) {
        return game.names().stream().noneMatch(String::isEmpty);
    }

    private static boolean isCompatible(Kept one, Kept other) {
        if (one.year() > 0 && other.year() > 0 && Math.abs(one.year() - other.year()) > 1) return false;
        for (int side = 0; side < Math.min(one.names().size(), other.names().size()); side++) {
            String name = one.names().get(side);
            String another = other.names().get(side);
            if (!name.isEmpty() && !another.isEmpty() && !name.equals(another)) return false;
        }
        return true;
    }

    /** "M.F. Tinsley" and "Tinsley, Marion" may be one person: the longest word and nothing else is compared. */
    private static String name(String written) {
        String longest = "";
        for (String word : NameWords.of(written).words()) if (word.length() > longest.length()) longest = word;
        return longest;
    }

    /** The keys of the positions before each ply up to that one. */
    private long[] keys(PlayedGame<P> game, int plies) {
        P position = Position.copyOf(game.start());
        long[] keys = new long[plies + 1];
        keys[0] = position.key();
        for (int ply = 0; ply < plies; ply++) {
            position.make(game.moves()[ply]);
            keys[ply + 1] = position.key();
        }
        return keys;
    }
}
