package org.outwit.core.hidden;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.game.Sight;
import org.outwit.core.game.Worlds;
import org.outwit.core.hidden.HiddenResult.MoveAverage;
import org.outwit.core.search.Limits;

/**
 * Perfect-information Monte Carlo: Ginsberg, <i>GIB: Imperfect information in a computationally challenging game</i> (2001); Russell and
 * Norvig call it averaging over clairvoyance. Some worlds that fit what was seen are drawn. In each, every move is valued with all cards seen,
 * and the move with the best average is played.
 *
 * <p>Why it is no best play, however many worlds are drawn. In each world everybody is assumed to see all cards from the next move on, so the player's
 * later choices may differ between worlds that look the same (strategy fusion, Frank and Basin 1998), and nothing is gained by finding
 * something out. An average is never below what the move is worth under best defence, which {@link AlphaMu} uses.
 *
 * <p>Where it differs from print: where there are few worlds it takes all of them once instead of samples. It deepens from one ply on until nothing
 * was cut off by the horizon or the limits end it, and answers with the last depth that all worlds were searched to. All moves and all depths face
 * the same worlds. Where the game values worlds itself there is nothing to deepen, and where the limits end it before the last world it answers with those that
 * it came to.
 */
public final class Pimc<P extends Position> implements HiddenSearch<P> {

    static final long USUAL_NODES = 1_000_000;

    private final HiddenSetup<P> setup;

    public Pimc(HiddenSetup<P> setup) {
        this.setup = setup;
    }

    @Override
    public HiddenResult search(Sight sight, Worlds<P> worlds, Limits limits) {
        List<P> samples = Clairvoyance.worlds(setup, sight, worlds);
        if (setup.seesToTheEnd()) return worldByWorld(sight, samples, limits);
        Clairvoyance<P> clairvoyance = new Clairvoyance<>(setup, sight.seat(), limits);
        HiddenResult best = null;
        try {
            for (int depth = 1; depth <= Math.max(1, limits.depth()); depth++) {
                clairvoyance.begin();
                List<MoveAverage> averages = averages(sight.moves(), samples, depth, clairvoyance);
                best = HiddenResult.best(averages, samples.size(), depth, clairvoyance.isComplete());
                if (best.complete()) break;
            }
        } catch (Clairvoyance.OutOfLimits ended) {
            return clairvoyance.ended(best);
        }
        return clairvoyance.ended(best);
    }

    /** The averages over as many worlds as the limits allow. Depth limits nothing here, so where nothing else does, a usual number of nodes is the limit. */
    private HiddenResult worldByWorld(Sight sight, List<P> worlds, Limits limits) {
        boolean endless =
                limits.nodes() == Long.MAX_VALUE && limits.evaluations() == Long.MAX_VALUE && limits.time() == null;
        Limits enough = endless ? limits.withNodes(USUAL_NODES) : limits;
        Clairvoyance<P> clairvoyance = new Clairvoyance<>(setup, sight.seat(), enough);
        List<Integer> moves = sight.moves();
        double[] sums = new double[moves.size()];
        int done = 0;
        try {
            for (P world : worlds) {
                int[] values = clairvoyance.values(world, moves);
                for (int i = 0; i < values.length; i++) sums[i] += values[i];
                done++;
            }
        } catch (Clairvoyance.OutOfLimits ended) {
            if (done == 0) return clairvoyance.ended(null);
        }
        List<MoveAverage> averages = new ArrayList<>();
        for (int i = 0; i < sums.length; i++) averages.add(new MoveAverage(moves.get(i), sums[i] / done));
        return clairvoyance.ended(HiddenResult.best(averages, done, 1, done == worlds.size()));
    }

    private static <P extends Position> List<MoveAverage> averages(
            List<Integer> moves, List<P> worlds, int depth, Clairvoyance<P> clairvoyance) {
        List<MoveAverage> averages = new ArrayList<>();
        for (int move : moves) {
            double sum = 0;
            for (P world : worlds) {
                P after = Position.copyOf(world);
                after.make(move);
                sum += clairvoyance.value(after, depth - 1);
            }
            averages.add(new MoveAverage(move, sum / worlds.size()));
        }
        return averages;
    }
}
