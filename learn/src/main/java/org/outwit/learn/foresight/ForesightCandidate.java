package org.outwit.learn.foresight;

import java.util.Set;
import org.outwit.core.engine.SimulatedProgram;
import org.outwit.core.engine.Technique;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.model.Ties;

/** A function and a depth in the contest, with a score for each habit: one search tells about both. */
final class ForesightCandidate<P extends Position> {

    private static final Ties[] HABITS = Ties.values();

    /** Room for the few thousand positions of one search. */
    private static final int ENGINE_BYTES = 1 << 18;

    private final Evaluator<P> function;
    private final int depth;
    private final String origin;
    private final SimulatedProgram<P> engine; // null for a player who searches the whole tree
    private final HitTally[] tallies = new HitTally[HABITS.length];

    ForesightCandidate(Evaluator<P> function, int depth, String origin) {
        this(function, depth, origin, null);
    }

    /** One that searches with techniques; then no habit decides between equal moves, and both have the same score. */
    static <P extends Position> ForesightCandidate<P> engine(
            Game<P> game, Evaluator<P> function, int depth, String origin) {
        TranspositionTable table = new TranspositionTable(ENGINE_BYTES);
        return new ForesightCandidate<>(
                function,
                depth,
                origin,
                new SimulatedProgram<>(game, function, depth, Ties.FIRST, Technique.ALL, table));
    }

    private ForesightCandidate(Evaluator<P> function, int depth, String origin, SimulatedProgram<P> engine) {
        this.function = function;
        this.depth = depth;
        this.origin = origin;
        this.engine = engine;
        for (int i = 0; i < tallies.length; i++) tallies[i] = new HitTally();
    }

    /** Another candidate with the score of this one: what was learned from more decisions is expected to predict as well. */
    ForesightCandidate<P> succeededBy(Program<P> program) {
        ForesightCandidate<P> successor = new ForesightCandidate<>(program.function(), program.depth(), origin);
        System.arraycopy(tallies, 0, successor.tallies, 0, tallies.length);
        return successor;
    }

    int depth() {
        return depth;
    }

    String origin() {
        return origin;
    }

    HitTally tally(Ties ties) {
        return tallies[ties.ordinal()];
    }

    Ties betterHabit() {
        return tally(Ties.LAST).lowerEnd() > tally(Ties.FIRST).lowerEnd() ? Ties.LAST : Ties.FIRST;
    }

    double rate() {
        return tally(betterHabit()).rate();
    }

    double lowerEnd() {
        return tally(betterHabit()).lowerEnd();
    }

    Program<P> program() {
        return new Program<>(function, depth, betterHabit());
    }

    /** Adds a decision to the scores, and says which habits foresaw it; the position is left as it was. */
    int score(Decision<P> decision, P position, MoveCheck<P> check) {
        int habits = engine == null
                ? check.habits(position, decision.example().move(), function, depth, MoveCheck.BOTH)
                : engine.move(position) == decision.example().move() ? MoveCheck.BOTH : 0;
        for (Ties ties : HABITS) tally(ties).add(decision.number(), (habits & MoveCheck.bit(ties)) != 0);
        return habits;
    }

    /** With what it searches. */
    Set<Technique> techniques() {
        return engine == null ? Technique.NONE : Technique.ALL;
    }

    /** What simulating an engine cost so far; the check counts what a search of the whole tree costs. */
    long evaluations() {
        return engine == null ? 0 : engine.evaluations();
    }

    void forget(Set<Long> decisions) {
        for (HitTally tally : tallies) tally.remove(decisions);
    }
}
