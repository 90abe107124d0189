package org.outwit.learn.review;

import java.util.OptionalDouble;

/**
 * One feature in which the ends of two lines differ, as the side to move sees it.
 *
 * @param before its value where the two lines begin
 * @param better its value where the better line ends
 * @param played its value where the line ends that was played
 * @param against whether it speaks for the move that was played, so that it is what the better one costs
 * @param worth what the difference is worth to the judge, in units of the game; empty where it judges by something else
 */
public record FeatureReason(
        String feature, String meaning, int before, int better, int played, boolean against, OptionalDouble worth) {

    /** How much more of it the better line has at its end. */
    public int by() {
        return better - played;
    }
}
