package org.outwit.lab.people;

import java.util.TreeMap;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.lab.people.DecisionSet.Decision;
import org.outwit.learn.prediction.MoveCounts;

/** What people played, a book for every year: openings have their fashions, so what was played about then counts most. */
final class Annals {

    private final TreeMap<Integer, MoveCounts> years = new TreeMap<>();
    private final double[] counts = new double[OthelloPosition.PASS];

    /** Counts the moves of one player in a game, or of both where the number is negative. */
    void add(Archive.Game game, int player) {
        TestedPerson.count(game, player, years.computeIfAbsent(game.year(), year -> new MoveCounts()), 1);
    }

    /** Takes the books of another, so that several threads can ask. */
    Annals again() {
        Annals again = new Annals();
        again.years.putAll(years);
        return again;
    }

    /**
     * Adds how often each alternative was played, multiplied, to a row. A year counts half as much as another that is {@code half}
     * years nearer.
     */
    void addTo(double[] row, Decision decision, double half, double times) {
        int size = decision.moves().length;
        years.forEach((year, book) -> {
            if (book.counts(decision.key(), decision.moves(), size, counts) == 0) return;
            double weight = times * Math.pow(2, -Math.abs(year - decision.year()) / half);
            for (int i = 0; i < size; i++) row[i] += weight * counts[i];
        });
    }

    int positions() {
        return years.values().stream().mapToInt(MoveCounts::positions).sum();
    }
}
