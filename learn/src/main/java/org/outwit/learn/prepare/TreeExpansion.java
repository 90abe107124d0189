package org.outwit.learn.prepare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.people.MoveJudge;

/**
 * Looks at positions: what of ours is worth comparing, and what they will probably reply. Where they move, the search looks one ply
 * further ahead than where we do, so that all values are taken after as many plies of the same side and can be compared. It looks
 * two plies further than their predictor does, which looks further than for plain predictions. For one thread.
 */
final class TreeExpansion<P extends Position> {

    /** How many plies further than the predictor the judge looks ahead. */
    static final int FURTHER = 2;

    /** Where predictors look hardly ahead, judges still do. */
    private static final int LEAST_DEPTH = 5;

    /** What was found about one move. */
    record Found(int move, double likely, double anybody, double loss) {}

    /** What was found about a position: what it is worth to us, and the moves that matter. */
    record Sight(double value, List<Found> moves) {}

    private final PreparationPlan plan;
    private final ModelPredictor<P> predictor;
    private final PersonVisits<P> visits;
    private final MoveJudge<P> ours;
    private final MoveJudge<P> theirs;

    /** {@code predictor} is one whose word on errors can be taken. */
    TreeExpansion(Game<P> game, PreparationPlan plan, ModelPredictor<P> predictor, PersonVisits<P> visits, int depth) {
        this.plan = plan;
        this.predictor = predictor.forAnotherThread();
        this.visits = visits;
        double least = game.scale().units(1);
        this.ours = new MoveJudge<>(game, depth - 1, plan.margin() + least);
        this.theirs = new MoveJudge<>(game, depth, Math.max(least, LikelyError.MOST_ERRORS * game.errorSize()));
    }

    /** How many plies the judge of their moves looks ahead in a tree that begins here. */
    static <P extends Position> int depth(ModelPredictor<P> claiming, P root) {
        return Math.max(LEAST_DEPTH, claiming.depth(root) + FURTHER);
    }

    /** Our moves within the margin, the best first. */
    Sight ours(P position) {
        int[] moves = moves(position);
        double[] losses = ours.losses(position);
        List<Found> found = ranked(losses).stream()
                .filter(i -> losses[i] <= plan.margin())
                .limit(plan.candidates())
                .map(i -> new Found(moves[i], 1, 1, losses[i]))
                .toList();
        return new Sight(ours.value(), found);
    }

    /** Their likely replies, the likeliest first. */
    Sight theirs(P position) {
        int[] moves = moves(position);
        double[] likely = new double[moves.length];
        double[] anybody = new double[moves.length];
        int count = predictor.predict(position, likely);
        if (predictor.isOneOfPeople()) predictor.anybody(anybody);
        else anybody = likely.clone();
        visits.allow(position, moves, likely, count);
        List<Integer> likeliest = new ArrayList<>();
        boolean[] asked = new boolean[moves.length];
        double covered = 0;
        for (int i : ranked(negative(likely, count))) {
            if (covered >= plan.covered()) break;
            covered += likely[i];
            likeliest.add(i);
            asked[i] = true;
        }
        double[] losses = theirs.losses(position, asked);
        List<Found> found = new ArrayList<>();
        for (int i : likeliest) found.add(new Found(moves[i], likely[i], anybody[i], losses[i]));
        return new Sight(-theirs.value(), found);
    }

    private static <P extends Position> int[] moves(P position) {
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        return moves;
    }

    private static double[] negative(double[] row, int count) {
        return IntStream.range(0, count).mapToDouble(i -> -row[i]).toArray();
    }

    /** The places of a row, the least first; of equal ones that which comes first in the game. */
    private static List<Integer> ranked(double[] row) {
        return IntStream.range(0, row.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> row[i]))
                .toList();
    }
}
