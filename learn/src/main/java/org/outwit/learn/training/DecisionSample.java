package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.ChosenMove;
import org.outwit.learn.people.DecisionView;
import org.outwit.learn.people.LookaheadPlan;
import org.outwit.learn.people.Looks;
import org.outwit.learn.people.PoolScale;
import org.outwit.learn.people.SeenDecision;
import org.outwit.learn.people.Standing;
import org.outwit.learn.people.StrengthScale;

/**
 * Decisions of some games, drawn at random, and what a {@link DecisionView} sees in them. The first few are looked at deeper than the
 * others. Searching takes nearly all the time, so values that were found before are not searched for again.
 */
final class DecisionSample<P extends Position> {

    /** The number of decisions that are looked at between two chances to keep what was found: seconds, even in chess. */
    private static final int BATCH = 128;

    /** Nobody makes more than one in so many of them. */
    private static final int LARGEST_ONE_IN = 100;

    /** One decision of a game, by its ply. */
    private record Picked<P extends Position>(ArchivedGame<P> game, int number, int ply, String player) {}

    private final Game<P> game;
    private final List<Picked<P>> picked;
    private final int deeper;

    private DecisionSample(Game<P> game, List<Picked<P>> picked, int deeper) {
        this.game = game;
        this.picked = picked;
        this.deeper = deeper;
    }

    /** As many as the plan says, or all; one in {@code deeperOneIn} is looked at deeper. */
    static <P extends Position> DecisionSample<P> of(
            Game<P> game, TrainingCourse<P> course, TrainingPlan plan, int deeperOneIn, Random random) {
        List<ArchivedGame<P>> games = course.settling();
        List<Picked<P>> all = new ArrayList<>();
        for (int number = 0; number < games.size(); number++) {
            ArchivedGame<P> each = games.get(number);
            int of = number;
            int[] buffer = new int[each.start().mostMoves()];
            each.replay((position, move, ply) -> {
                int[] room = position.mostMoves() <= buffer.length ? buffer : new int[position.mostMoves()];
                boolean counts = ply >= plan.firstPly() && course.isStranger(each, position.mover());
                if (counts && position.countMoves(room, 0) > 1)
                    all.add(new Picked<>(each, of, ply, each.players()[position.mover()]));
            });
        }
        Collections.shuffle(all, random);
        List<Picked<P>> picked = fair(all, plan.decisions());
        return new DecisionSample<>(game, picked, picked.size() / deeperOneIn);
    }

    /** The first of them, but no more than some of anybody as long as there are others. */
    private static <P extends Position> List<Picked<P>> fair(List<Picked<P>> all, int most) {
        int ofAnybody = Math.max(1, most / LARGEST_ONE_IN);
        Map<String, Integer> taken = new HashMap<>();
        List<Picked<P>> picked = new ArrayList<>();
        List<Picked<P>> others = new ArrayList<>();
        for (Picked<P> each : all) {
            if (picked.size() == most) break;
            String name = each.player();
            boolean isFair = name.isBlank() || taken.merge(name, 1, Integer::sum) <= ofAnybody;
            (isFair ? picked : others).add(each);
        }
        picked.addAll(others.subList(0, Math.min(others.size(), most - picked.size())));
        return picked;
    }

    /** Whether decisions that are not looked at deeper are of both kinds: of every {@code oneIn}th game, and of others. */
    boolean isEnough(int oneIn) {
        long of = picked.stream()
                .skip(deeper)
                .filter(each -> each.number() % oneIn == 0)
                .count();
        return of > 0 && of < size() - deeper;
    }

    int size() {
        return picked.size();
    }

    /** The position of a decision, as it came about in its game. */
    P position(int i) {
        Picked<P> each = picked.get(i);
        P position = Position.copyOf(each.game().start());
        for (int ply = 0; ply < each.ply(); ply++) position.make(each.game().moves()[ply]);
        return position;
    }

    /** The rating of whoever made a decision, or not a number. */
    double rating(int i) {
        Picked<P> each = picked.get(i);
        return each.game().strengths()[position(i).mover()];
    }

    /** How many of them, the first ones, are looked at deeper. */
    int deeper() {
        return deeper;
    }

    /**
     * Looks at all of them.
     *
     * @param values what searches have found so far, in their order; grows
     */
    List<SeenDecision> look(
            Looks looks,
            LookaheadPlan plan,
            StrengthScale strengths,
            PoolScale pools,
            List<int[][]> values,
            Parallel parallel,
            ProgressMonitor monitor,
            Runnable afterBatch) {
        Eye eye = new Eye(looks, plan, strengths, pools);
        List<Integer> known = numbers(0, Math.min(values.size(), size()));
        List<SeenDecision> seen =
                new ArrayList<>(parallel.map(known, monitor, eye::view, (view, i) -> eye.see(view, i, values.get(i))));
        while (seen.size() < size()) {
            monitor.throwIfStopped();
            List<Integer> batch = numbers(seen.size(), Math.min(size(), seen.size() + BATCH));
            List<SeenDecision> found = parallel.map(batch, monitor, eye::view, (view, i) -> eye.see(view, i, null));
            for (SeenDecision each : found) values.add(each.values());
            seen.addAll(found);
            monitor.progress("looking ahead", seen.size(), size());
            afterBatch.run();
        }
        return seen;
    }

    private static List<Integer> numbers(int from, int end) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = from; i < end; i++) numbers.add(i);
        return numbers;
    }

    /** How decisions are looked at; may be shared by threads. */
    private final class Eye {

        private final Looks looks;
        private final LookaheadPlan plan;
        private final StrengthScale strengths;
        private final PoolScale pools;

        Eye(Looks looks, LookaheadPlan plan, StrengthScale strengths, PoolScale pools) {
            this.looks = looks;
            this.plan = plan;
            this.strengths = strengths;
            this.pools = pools;
        }

        DecisionView<P> view() {
            return new DecisionView<>(game, looks, plan);
        }

        /** {@code values} is null where they have to be searched for. */
        SeenDecision see(DecisionView<P> view, int i, int[][] values) {
            Picked<P> each = picked.get(i);
            ArchivedGame<P> archived = each.game();
            P position = position(i);
            int layer = i < deeper ? plan.mostDepth() : plan.depth();
            int count = values == null ? view.look(position, layer) : view.look(position, values);
            int chosen = ChosenMove.indexOf(archived.moves()[each.ply()], view.moves(), count);
            Standing standing = new Standing(
                    strengths.standard(archived.strengths()[position.mover()]), pools.standard(archived.pool()));
            return SeenDecision.of(view, plan, layer, each.number(), chosen, standing);
        }
    }
}
