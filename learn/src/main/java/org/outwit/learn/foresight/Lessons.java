package org.outwit.learn.foresight;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/**
 * Learns candidates of every kind. Nobody is scored on decisions that they were fitted to: a program is learned from the earlier two thirds
 * and scored on the rest; then one is learned from all, which takes over that score. It should predict no worse. For one thread at a time.
 */
final class Lessons<P extends Position> {

    /** Older decisions are not learned from: they cost time, and the opponent may have changed. */
    private static final int MOST_DECISIONS = 200;

    private static final int HELD_ONE_IN = 3;

    private record Seen(long position, int move) {}

    private final Game<P> game;
    private final Evaluator<P> own;
    private final int mostDepth;
    private final Map<String, Integer> learnedFrom = new HashMap<>();
    private final Map<String, Program<P>> last = new HashMap<>();

    Lessons(Game<P> game, Evaluator<P> own, int mostDepth) {
        this.game = game;
        this.own = own;
        this.mostDepth = mostDepth;
    }

    /** New candidates, or none where the decisions are too few or the wish to stop came. The positions are used up. */
    List<ForesightCandidate<P>> learn(List<Decision<P>> decisions, long seed, BooleanSupplier stopped) {
        List<Decision<P>> distinct = distinct(decisions);
        int split = distinct.size() - distinct.size() / HELD_ONE_IN;
        List<Example<P>> all = distinct.stream().map(Decision::example).toList();
        List<Program<P>> knownEarlier = new ArrayList<>();
        List<Program<P>> known = new ArrayList<>(last.values());
        List<ForesightCandidate<P>> found = new ArrayList<>();
        for (Lesson<P> lesson : kinds(seed)) {
            String origin = lesson.origin();
            if (split < lesson.fewest() || !lesson.isDue(learnedFrom.getOrDefault(origin, 0), decisions.size()))
                continue;
            Optional<Program<P>> earlier = lesson.learn(all.subList(0, split), knownEarlier, stopped);
            if (earlier.isEmpty()) continue;
            knownEarlier.add(earlier.get());
            known.add(earlier.get());
            ForesightCandidate<P> scored = new ForesightCandidate<>(
                    earlier.get().function(), earlier.get().depth(), origin);
            MoveCheck<P> check = new MoveCheck<>();
            for (Decision<P> each : distinct.subList(split, distinct.size())) {
                if (stopped.getAsBoolean()) return List.of();
                scored.score(each, each.example().position(), check);
            }
            Optional<Program<P>> program = lesson.learn(all, known, stopped);
            if (program.isEmpty()) continue;
            known.add(program.get());
            found.add(scored.succeededBy(program.get()));
            learnedFrom.put(origin, decisions.size());
            last.put(origin, program.get());
        }
        return stopped.getAsBoolean() ? List.of() : found;
    }

    private List<Lesson<P>> kinds(long seed) {
        List<Lesson<P>> kinds = new ArrayList<>();
        kinds.add(new LinearProgramLesson<>(game, mostDepth));
        WeightPrior.of(game, own).ifPresent(prior -> kinds.add(new PosteriorWalk<>(game, prior, mostDepth, seed)));
        return kinds;
    }

    /** The latest decisions that are all different, in their order. */
    private List<Decision<P>> distinct(List<Decision<P>> decisions) {
        Set<Seen> seen = new HashSet<>();
        List<Decision<P>> distinct = new ArrayList<>();
        for (int i = decisions.size() - 1; i >= 0 && distinct.size() < MOST_DECISIONS; i--) {
            Example<P> example = decisions.get(i).example();
            if (seen.add(new Seen(example.position().key(), example.move()))) distinct.add(decisions.get(i));
        }
        Collections.reverse(distinct);
        return distinct;
    }
}
