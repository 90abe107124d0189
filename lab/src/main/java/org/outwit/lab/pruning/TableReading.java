package org.outwit.lab.pruning;

import java.util.Locale;
import org.outwit.core.search.Limits;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.lab.checkers.BalancedOpening;
import org.outwit.lab.checkers.UnbalancedOpening;

/**
 * What Table 1 leaves open: where its games begin, after how many moves they are drawn, in which order moves are searched, and what counts as a leaf
 * evaluation. Each reading changes what it names and is otherwise as the one with random openings.
 */
enum TableReading {
    BALANCED("balanced openings", true, false, CheckersGame.LONG, Count.EVALUATIONS),
    RANDOM("eight random plies", false, false, CheckersGame.LONG, Count.EVALUATIONS),
    SHORT("games of 100 plies", false, false, 100, Count.EVALUATIONS),
    ORDERED("moves in order of their looks", false, true, CheckersGame.LONG, Count.EVALUATIONS),
    LEAVES("a leaf counted once a depth", false, false, CheckersGame.LONG, Count.LEAVES),
    TWICE("αβ* with twice the evaluations", false, false, CheckersGame.LONG, Count.TWICE),
    SHORT_TWICE("αβ* with twice the evaluations, games of 100 plies", false, false, 100, Count.TWICE),
    SHORT_ORDERED_LEAVES(
            "a leaf counted once a depth, moves in order, games of 100 plies", false, true, 100, Count.LEAVES);

    /** What a budget counts. */
    private enum Count {
        EVALUATIONS,
        /** Leaves, each once a depth; for αβ, too. */
        LEAVES,
        /** Of αβ* only every other evaluation: as if one of each function at each leaf were one. */
        TWICE
    }

    private final String words;
    private final boolean balanced;
    private final boolean ordered;
    private final int mostPlies;
    private final Count count;

    TableReading(String words, boolean balanced, boolean ordered, int mostPlies, Count count) {
        this.words = words;
        this.balanced = balanced;
        this.ordered = ordered;
        this.mostPlies = mostPlies;
        this.count = count;
    }

    /** As cells name it. */
    String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static TableReading named(String id) {
        return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    String words() {
        return words;
    }

    CheckersGame game(long seed, int seat) {
        DraughtsPosition opening = balanced ? BalancedOpening.of(seed) : UnbalancedOpening.of(seed);
        return new CheckersGame(opening, seat, mostPlies);
    }

    /** αβ* against αβ with so many evaluations a move, by the listings. */
    ModelDuel duel(ExchangeFunction function, int evaluations) {
        Limits theirs = Limits.NONE.withEvaluations(evaluations);
        Limits ours = count == Count.TWICE ? Limits.NONE.withEvaluations(2L * evaluations) : theirs;
        boolean byLeaves = count == Count.LEAVES;
        return new ModelDuel(
                () -> new DuelSearch(function, true, ordered, byLeaves),
                () -> new DuelSearch(function, false, ordered, byLeaves),
                ours,
                theirs,
                this::game);
    }
}
