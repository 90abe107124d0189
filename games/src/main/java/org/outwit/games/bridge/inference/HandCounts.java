package org.outwit.games.bridge.inference;

/**
 * What the first two open hands get of some cards, as one number: cards of the first and of the second, then their points, where these
 * matter. It is linear, so the number of two handCounts together is the sum of their numbers.
 */
final class HandCounts {

    /** Two suits have twenty points. */
    private static final int POINTS = 21;

    private final int secondSizes;
    private final int firstPoints;
    private final int secondPoints;
    private final int firstSize;

    HandCounts(HandLimits limits) {
        firstSize = limits.size(0);
        secondSizes = limits.size(1) + 1;
        firstPoints = limits.pointsMatter(0) ? POINTS : 1;
        secondPoints = limits.pointsMatter(1) ? POINTS : 1;
    }

    /** How many numbers there are. */
    int count() {
        return groups() * block();
    }

    /** How many ways to say how many cards each gets. */
    int groups() {
        return (firstSize + 1) * secondSizes;
    }

    /** How many numbers have the same cards: handCounts of one group follow each other. */
    int block() {
        return firstPoints * secondPoints;
    }

    int group(int first, int second) {
        return first * secondSizes + second;
    }

    int number(int first, int second, int firstsPoints, int secondsPoints) {
        int points = (firstPoints == 1 ? 0 : firstsPoints) * secondPoints + (secondPoints == 1 ? 0 : secondsPoints);
        return group(first, second) * block() + points;
    }

    int first(int number) {
        return number / block() / secondSizes;
    }

    int second(int number) {
        return number / block() % secondSizes;
    }

    int firstPoints(int number) {
        return number / secondPoints % firstPoints;
    }

    int secondPoints(int number) {
        return number % secondPoints;
    }

    /** Whether a share can be part of another: no more cards and points in any hand. */
    boolean isPart(int part, int whole) {
        return first(part) <= first(whole)
                && second(part) <= second(whole)
                && firstPoints(part) <= firstPoints(whole)
                && secondPoints(part) <= secondPoints(whole);
    }

    /** Whether hands of these sizes have room for the cards of two groups. */
    boolean haveRoom(int one, int other) {
        return one / secondSizes + other / secondSizes <= firstSize
                && one % secondSizes + other % secondSizes < secondSizes;
    }
}
