package org.outwit.learn.strength;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * Who met whom, how often, and with how many points. Players are numbers from 0; games of the same two with the same one moving
 * first are one pair, so that work grows with the pairs and not with the games.
 */
public final class Pairings {

    private final Map<Long, Integer> places = new HashMap<>();
    private int[] first = new int[16];
    private int[] second = new int[16];
    private int[] games = new int[16];
    private double[] points = new double[16];
    private int pairs;
    private int players;
    private long allGames;
    private long draws;

    /** Adds a game with 0, 1/2 or 1 point for the player who moved first. */
    public void add(int first, int second, double points) {
        if (first == second || first < 0 || second < 0) {
            throw new IllegalArgumentException("Expected two players, found " + first + " and " + second + ".");
        }
        if (points != 0 && points != 0.5 && points != 1) {
            throw new IllegalArgumentException("Expected 0, 0.5 or 1 point, found " + points + ".");
        }
        int at = places.computeIfAbsent((long) first << 32 | second, key -> open(first, second));
        games[at]++;
        this.points[at] += points;
        players = Math.max(players, Math.max(first, second) + 1);
        allGames++;
        if (points == 0.5) draws++;
    }

    private int open(int one, int other) {
        if (pairs == first.length) {
            first = Arrays.copyOf(first, 2 * pairs);
            second = Arrays.copyOf(second, 2 * pairs);
            games = Arrays.copyOf(games, 2 * pairs);
            points = Arrays.copyOf(points, 2 * pairs);
        }
        first[pairs] = one;
        second[pairs] = other;
        return pairs++;
    }

    /** How many players there are: one more than the greatest number. */
    public int players() {
        return players;
    }

    public long games() {
        return allGames;
    }

    public long draws() {
        return draws;
    }

    int pairs() {
        return pairs;
    }

    int first(int pair) {
        return first[pair];
    }

    int second(int pair) {
        return second[pair];
    }

    int games(int pair) {
        return games[pair];
    }

    /** The points of the player who moved first. */
    double points(int pair) {
        return points[pair];
    }
}
