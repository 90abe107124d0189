package org.outwit.lab.worth;

import org.outwit.lab.experiment.Measurement;

/**
 * What two games from one opening came to, one with each colour, for a player against a person.
 *
 * @param points of both games together: 2 for two wins, 1 for a win and a loss
 * @param moves that the player made in both
 * @param nanos of processor time that they took
 * @param depths how deep they were searched, summed
 * @param departures how many were not what plain search likes best
 * @param claimed the probability of the likeliest reply, summed over moves where one was expected
 * @param expected over how many moves
 * @param came how often that reply was given
 */
record PersonPair(
        double points, long moves, long nanos, long depths, long departures, double claimed, long expected, long came) {

    static final PersonPair NONE = new PersonPair(0, 0, 0, 0, 0, 0, 0, 0);

    /** A result and the time of all moves. */
    static PersonPair result(double points, long nanos) {
        return new PersonPair(points, 0, nanos, 0, 0, 0, 0, 0);
    }

    PersonPair and(PersonPair other) {
        return new PersonPair(
                points + other.points,
                moves + other.moves,
                nanos + other.nanos,
                depths + other.depths,
                departures + other.departures,
                claimed + other.claimed,
                expected + other.expected,
                came + other.came);
    }

    /** Points are a game, from 0 to 1. */
    Measurement measurement() {
        return Measurement.of(
                "points", points / 2,
                "moves", moves,
                "millis", nanos / 1e6,
                "depths", depths,
                "departures", departures,
                "claimed", claimed,
                "expected", expected,
                "came", came);
    }
}
