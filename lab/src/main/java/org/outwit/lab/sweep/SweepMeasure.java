package org.outwit.lab.sweep;

import static org.outwit.lab.sweep.SweepKey.AGAINST;
import static org.outwit.lab.sweep.SweepKey.AGAINST_ALGORITHM;
import static org.outwit.lab.sweep.SweepKey.AGAINST_DEPTH;
import static org.outwit.lab.sweep.SweepKey.AGAINST_EVALUATIONS;
import static org.outwit.lab.sweep.SweepKey.AGAINST_NODES;
import static org.outwit.lab.sweep.SweepKey.ALGORITHM;
import static org.outwit.lab.sweep.SweepKey.DEPTH;
import static org.outwit.lab.sweep.SweepKey.EVALUATIONS;
import static org.outwit.lab.sweep.SweepKey.GAME;
import static org.outwit.lab.sweep.SweepKey.MOST_PLIES;
import static org.outwit.lab.sweep.SweepKey.NODES;
import static org.outwit.lab.sweep.SweepKey.OPENING;
import static org.outwit.lab.sweep.SweepKey.PLAYER;
import static org.outwit.lab.sweep.SweepKey.REFERENCE;
import static org.outwit.lab.sweep.SweepKey.REFERENCE_DEPTH;
import static org.outwit.lab.sweep.SweepKey.REFERENCE_EVALUATIONS;
import static org.outwit.lab.sweep.SweepKey.REFERENCE_NODES;
import static org.outwit.lab.sweep.SweepKey.TABLE;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.outwit.lab.experiment.MeasuredNumber;

/** What a sweep measures in each of its cells. The first of its numbers is the one that plots show. */
enum SweepMeasure {
    POINTS(
            "points",
            "points a game of the player against another, in two games from each opening with sides changed",
            List.of(GAME, PLAYER, AGAINST),
            Stream.concat(OfTwo.KEYS.stream(), Stream.of(MOST_PLIES)).toList(),
            List.of(SweepSide.PLAYER, SweepSide.AGAINST),
            new MeasuredNumber(
                    "points", "points a game", "1 for a win, 0.5 for a draw, 0 for a loss; the mean of two games"),
            new MeasuredNumber("wins", "games", "of the two games, how many the player won"),
            new MeasuredNumber("draws", "games", "of the two games, how many were drawn"),
            new MeasuredNumber("losses", "games", "of the two games, how many the player lost"),
            new MeasuredNumber("plies", "plies", "the length of both games, openings included"),
            new MeasuredNumber("searched", "nodes", "that the player entered in both games"),
            new MeasuredNumber("against-searched", "nodes", "that the other entered in both games")),
    COST(
            "cost",
            "nodes and evaluations of one search of the player at a position",
            List.of(GAME, PLAYER),
            List.of(ALGORITHM, DEPTH, NODES, EVALUATIONS, OPENING, TABLE),
            List.of(SweepSide.PLAYER),
            new MeasuredNumber("searched", "nodes", "that were entered, at all depths that the search went through"),
            new MeasuredNumber("evaluated", "evaluations", "at all depths that the search went through"),
            new MeasuredNumber("reached", "plies", "the depth that was searched in full"),
            new MeasuredNumber("value", "units of the game", "what the position is worth to the mover by this search")),
    AGREEMENT(
            "agreement",
            "whether two players choose the same move at a position",
            List.of(GAME, PLAYER, AGAINST),
            OfTwo.KEYS,
            List.of(SweepSide.PLAYER, SweepSide.AGAINST),
            new MeasuredNumber("agreed", "share", "1 where both chose the same move, 0 where they did not"),
            new MeasuredNumber("by-chance", "share", "how often two players agree who move at random"),
            new MeasuredNumber("moves", "moves", "that were legal")),
    ACCURACY(
            "accuracy",
            "whether the player chooses a move that the reference finds best, of equally good ones any",
            List.of(GAME, PLAYER, REFERENCE),
            List.of(
                    ALGORITHM,
                    DEPTH,
                    NODES,
                    EVALUATIONS,
                    REFERENCE_DEPTH,
                    REFERENCE_NODES,
                    REFERENCE_EVALUATIONS,
                    OPENING,
                    TABLE),
            List.of(SweepSide.PLAYER, SweepSide.REFERENCE),
            new MeasuredNumber("best", "share", "1 where the chosen move is among the best, 0 where it is not"),
            new MeasuredNumber("by-chance", "share", "how often a player finds a best move who moves at random"),
            new MeasuredNumber("moves", "moves", "that were legal"));

    /** What may be said of two players; a class of its own, since it is needed before there is a measure. */
    private static final class OfTwo {

        private static final List<SweepKey> KEYS = List.of(
                ALGORITHM,
                AGAINST_ALGORITHM,
                DEPTH,
                NODES,
                EVALUATIONS,
                AGAINST_DEPTH,
                AGAINST_NODES,
                AGAINST_EVALUATIONS,
                OPENING,
                TABLE);
    }

    private final String word;
    private final String meaning;
    private final List<SweepKey> needed;
    private final List<SweepKey> possible;
    private final List<SweepSide> sides;
    private final List<MeasuredNumber> numbers;

    SweepMeasure(
            String word,
            String meaning,
            List<SweepKey> needed,
            List<SweepKey> possible,
            List<SweepSide> sides,
            MeasuredNumber... numbers) {
        this.word = word;
        this.meaning = meaning;
        this.needed = needed;
        this.possible = possible;
        this.sides = sides;
        this.numbers = List.of(numbers);
    }

    static Optional<SweepMeasure> named(String word) {
        return Arrays.stream(values()).filter(each -> each.word.equals(word)).findFirst();
    }

    static String words() {
        return Arrays.stream(values()).map(SweepMeasure::word).collect(Collectors.joining(", "));
    }

    String word() {
        return word;
    }

    String meaning() {
        return meaning;
    }

    boolean needs(SweepKey key) {
        return needed.contains(key);
    }

    boolean knows(SweepKey key) {
        return needed.contains(key) || possible.contains(key);
    }

    List<SweepSide> sides() {
        return sides;
    }

    List<MeasuredNumber> numbers() {
        return numbers;
    }

    /** Whether its first number lies between 0 and 1. */
    boolean isShare() {
        return this != COST;
    }
}
