package org.outwit.lab.people;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.lab.records.RecordedPeople;
import org.outwit.learn.example.Example;
import org.outwit.learn.strength.ProgramNames;
import org.outwit.learn.training.ArchivedGame;

/**
 * What people decided while they were of a certain strength, those with most games of that strength first.
 *
 * @param sides of each person the games, and which side they had
 */
record StrengthBand<P extends Position>(
        RecordedPeople<P> people, List<Map.Entry<String, List<ArchivedGame<P>>>> sides, double rating, int[] plies) {

    private static final double WIDTH = 100;

    /** Found once in a program for each archive and rating. */
    private static final Map<String, StrengthBand<?>> FOUND = new ConcurrentHashMap<>();

    @SuppressWarnings("unchecked") // a fingerprint stands for one archive, and so for one game
    static <P extends Position> StrengthBand<P> around(
            RecordedPeople<P> people, double rating, int firstPly, int lastPly) {
        return (StrengthBand<P>) FOUND.computeIfAbsent(
                people.fingerprint() + " " + rating, key -> found(people, rating, new int[] {firstPly, lastPly}));
    }

    private static <P extends Position> StrengthBand<P> found(RecordedPeople<P> people, double rating, int[] plies) {
        Map<String, List<ArchivedGame<P>>> all = new TreeMap<>();
        for (ArchivedGame<P> each : people.games()) {
            for (int side = 0; side < each.players().length; side++) {
                String name = each.players()[side];
                if (name.isBlank() || name.contains("?") || ProgramNames.has(name)) continue;
                if (Math.abs(each.strengths()[side] - rating) <= WIDTH)
                    all.computeIfAbsent(name, key -> new ArrayList<>()).add(each);
            }
        }
        List<Map.Entry<String, List<ArchivedGame<P>>>> sides = all.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<String, List<ArchivedGame<P>>> each) ->
                        -each.getValue().size()))
                .toList();
        return new StrengthBand<>(people, sides, rating, plies);
    }

    /** Some decisions of one of them, drawn, where there were at least two moves. */
    List<Example<P>> decisions(int place, int most) {
        if (place >= sides.size()) {
            throw new InputException(String.format(
                    Locale.ROOT,
                    "The records of %s have %d people of %.0f Elo, and person number %d of them is asked for.",
                    people.game().name(),
                    sides.size(),
                    rating,
                    place + 1));
        }
        String name = sides.get(place).getKey();
        List<Example<P>> theirs = new ArrayList<>();
        for (ArchivedGame<P> each : sides.get(place).getValue()) {
            int side = List.of(each.players()).indexOf(name);
            each.replay((position, move, ply) -> {
                if (position.mover() != side || ply < plies[0] || ply > plies[1]) return;
                if (position.countMoves(new int[position.mostMoves()], 0) < 2) return;
                theirs.add(new Example<>(Position.copyOf(position), move, 0, ply));
            });
        }
        Collections.shuffle(theirs, new Random(1));
        return theirs.subList(0, Math.min(most, theirs.size()));
    }
}
