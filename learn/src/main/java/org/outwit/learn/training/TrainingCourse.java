package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.outwit.core.game.Position;

/**
 * The games of an archive in the order in which they are learned from: first those that teach what moves look like, then those that
 * settle how far to believe it. The second are all games of some people, strangers to the first, since what was learned from somebody's
 * games fits that person too well to say how strangers are predicted.
 *
 * @param taught how many games are of the first kind
 * @param strangers the names of those people; empty where everybody's games are drawn by lot
 */
record TrainingCourse<P extends Position>(List<ArchivedGame<P>> games, int taught, Set<String> strangers) {

    /** A person who plays in more than one game of this number is not left out: too little would be left to learn from. */
    private static final int LARGEST_ONE_IN = 100;

    /** One game in {@code oneIn} settles; within each kind the order stays. */
    static <P extends Position> TrainingCourse<P> of(List<ArchivedGame<P>> archive, int oneIn, Random random) {
        Set<String> strangers = strangers(archive, archive.size() / oneIn, random);
        List<ArchivedGame<P>> games = new ArrayList<>();
        List<ArchivedGame<P>> settling = new ArrayList<>();
        for (ArchivedGame<P> each : archive) {
            boolean byName = !strangers.isEmpty() && isNamed(each);
            boolean settles = byName ? isOfAny(each, strangers) : random.nextInt(oneIn) == 0;
            (settles ? settling : games).add(each);
        }
        int taught = games.size();
        games.addAll(settling);
        return new TrainingCourse<>(games, taught, strangers);
    }

    /**
     * People, drawn by lot, who play in about {@code wanted} games; nobody where there are too few, as in a small club. Whoever has more games is
     * drawn more often, so that each kind of people settles as much as it teaches.
     */
    private static <P extends Position> Set<String> strangers(
            List<ArchivedGame<P>> archive, int wanted, Random random) {
        Map<String, Integer> counts = new TreeMap<>();
        for (ArchivedGame<P> each : archive) {
            for (String name : each.players()) if (!name.isBlank()) counts.merge(name, 1, Integer::sum);
        }
        if (counts.isEmpty()) return Set.of();
        List<ArchivedGame<P>> drawn = new ArrayList<>(archive);
        Collections.shuffle(drawn, random);
        Set<String> strangers = new HashSet<>();
        int most = Math.max(1, archive.size() / LARGEST_ONE_IN);
        int games = 0;
        for (ArchivedGame<P> each : drawn) {
            for (String name : each.players()) {
                int count = counts.getOrDefault(name, Integer.MAX_VALUE); // nobody's name
                if (games < wanted && count <= most && strangers.add(name)) games += count;
            }
        }
        return games < wanted / 2 ? Set.of() : strangers;
    }

    private static boolean isNamed(ArchivedGame<?> game) {
        for (String name : game.players()) if (!name.isBlank()) return true;
        return false;
    }

    private static boolean isOfAny(ArchivedGame<?> game, Set<String> names) {
        for (String name : game.players()) if (names.contains(name)) return true;
        return false;
    }

    /** Whether a decision of this player may settle anything: a stranger's, or anybody's where nobody is one. */
    boolean isStranger(ArchivedGame<?> game, int player) {
        return strangers.isEmpty() || strangers.contains(game.players()[player]) || !isNamed(game);
    }

    List<ArchivedGame<P>> teaching() {
        return games.subList(0, taught);
    }

    List<ArchivedGame<P>> settling() {
        return games.subList(taught, games.size());
    }
}
