package org.outwit.play.quality;

/**
 * A position before the roll, and what two take it to be worth to the player who rolls, in points.
 *
 * @param position as people write it
 * @param part of the game that it belongs to
 * @param bearOff whether both players bear off
 * @param value what is judged
 * @param judged what the judge says
 */
public record JudgedValue(String position, String part, boolean bearOff, double value, double judged) {

    /** How far the value lies above what the judge says. */
    public double difference() {
        return value - judged;
    }

    public double error() {
        return Math.abs(difference());
    }
}
