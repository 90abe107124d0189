package org.outwit.play.session;

import java.util.Optional;
import java.util.TreeMap;

/** Counts how many of the person's last decisions were predicted. Any thread may ask, because lessons end on theirs. */
final class PredictionTally {

    /** About as many moves as people remember; what was learned since shows in them. */
    private static final int LAST = 20;

    /** The last decisions. */
    record Score(int predicted, int of) {}

    private final TreeMap<Integer, Boolean> predicted = new TreeMap<>();

    synchronized void count(int ply, boolean right) {
        predicted.put(ply, right);
    }

    /** Moves from this ply on were taken back. */
    synchronized void forget(int fromPly) {
        predicted.tailMap(fromPly).clear();
    }

    synchronized Optional<Boolean> at(int ply) {
        return Optional.ofNullable(predicted.get(ply));
    }

    synchronized Score score() {
        int of = Math.min(LAST, predicted.size());
        long right = predicted.descendingMap().values().stream()
                .limit(LAST)
                .filter(each -> each)
                .count();
        return new Score((int) right, of);
    }
}
