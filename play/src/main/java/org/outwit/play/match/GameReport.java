package org.outwit.play.match;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Scale;
import org.outwit.games.record.Outcome;

/**
 * One game as it was played.
 *
 * @param moves all moves from the start, including those of the opening and of chance; do not change it
 * @param payoffs what each seat got: in the game's scale where it ended by the rules, otherwise in whole units. Empty where the
 *     game counts for nobody, because it was abandoned or a program failed
 * @param nodes how many positions each seat entered
 * @param remark a sentence that says more about how it ended, or an empty text
 */
public record GameReport(int[] moves, List<Integer> payoffs, GameEnd end, List<Long> nodes, String remark) {

    public GameReport {
        payoffs = end.counts() ? List.copyOf(payoffs) : List.of();
        nodes = List.copyOf(nodes);
    }

    /** A game of two of which only the winner is known. */
    public GameReport(int[] moves, Outcome outcome, GameEnd end, List<Long> nodes, String remark) {
        this(moves, payoffs(outcome), end, nodes, remark);
    }

    /** A game of two without a remark. */
    public GameReport(int[] moves, Outcome outcome, GameEnd end, List<Long> nodes) {
        this(moves, outcome, end, nodes, "");
    }

    private static List<Integer> payoffs(Outcome outcome) {
        return switch (outcome) {
            case FIRST_WINS -> lossOf(1, 2);
            case SECOND_WINS -> lossOf(0, 2);
            case DRAW -> draw(2);
            case UNKNOWN -> List.of();
        };
    }

    /** One seat loses a unit to each other. */
    static List<Integer> lossOf(int seat, int seats) {
        return IntStream.range(0, seats)
                .mapToObj(each -> each == seat ? 1 - seats : 1)
                .toList();
    }

    static List<Integer> draw(int seats) {
        return Collections.nCopies(seats, 0);
    }

    /** What a seat got, in the game's scale. */
    public int payoff(int seat, Scale scale) {
        return payoffs.get(seat) * (end == GameEnd.RULES ? 1 : scale.unit());
    }

    public int seats() {
        return nodes.size();
    }

    /** Who won a game of two. */
    public Outcome outcome() {
        return payoffs.size() == 2 ? outcome(payoffs.get(0) - payoffs.get(1)) : Outcome.UNKNOWN;
    }

    /** Who won a game of two, by how much the first got more than the second. */
    static Outcome outcome(int lead) {
        return lead > 0 ? Outcome.FIRST_WINS : lead < 0 ? Outcome.SECOND_WINS : Outcome.DRAW;
    }

    public int plies() {
        return moves.length;
    }
}
