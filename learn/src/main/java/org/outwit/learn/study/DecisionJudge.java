package org.outwit.learn.study;

import java.util.Comparator;
import java.util.List;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Result;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.learn.example.Example;

/**
 * Judges decisions: what was better, by how much, and how far one has to look to see it. What looks like an error may have been a good
 * idea, so the gravest are judged again and more deeply.
 */
public final class DecisionJudge<P extends Position> {

    private static final int DOUBTED = 24;
    private static final int DEEPER = 8;
    private static final int LONGEST_LINE = 8;

    /** Nobody looks further, so nobody asks from where on it shows. */
    private static final int MOST_SEEN = 10;

    private final Game<P> game;
    private final EngineJudge<P> judge;
    private final long evaluations;

    /** {@code evaluations} are those of one search. */
    public DecisionJudge(Game<P> game, EngineJudge<P> judge, long evaluations) {
        this.game = game;
        this.judge = judge;
        this.evaluations = evaluations;
    }

    public JudgedDecision<P> judge(Example<P> example) {
        return judge(example, evaluations);
    }

    private JudgedDecision<P> judge(Example<P> example, long evaluations) {
        P position = example.position();
        int side = position.mover();
        Result root = judge.best(position, evaluations);
        int phase = game.phases().of(position);
        if (root.move() == example.move()) return new JudgedDecision<>(example, side, phase, root, root, root);
        Result best = judge.after(position, side, root.depth(), evaluations, root.move());
        Result played = judge.after(position, side, root.depth(), evaluations, example.move());
        return new JudgedDecision<>(example, side, phase, root, best, played);
    }

    /** Searches of equal depth may still disagree a little; nobody gains by an error. */
    public double loss(JudgedDecision<P> each, Weighing weighing) {
        return Math.max(
                0, bent(each.best().value(), weighing) - bent(each.played().value(), weighing));
    }

    private double bent(int value, Weighing weighing) {
        return weighing.of(judge.units(value));
    }

    /** The gravest errors, judged again with more patience, the gravest of these first; some are errors no more. */
    public List<JudgedDecision<P>> doubted(List<JudgedDecision<P>> judged, Weighing weighing, ProgressMonitor monitor) {
        Comparator<JudgedDecision<P>> gravest = Comparator.comparingDouble(each -> -loss(each, weighing));
        return judged.stream()
                .filter(each -> loss(each, weighing) >= weighing.error())
                .sorted(gravest)
                .limit(DOUBTED)
                .map(each -> again(each, monitor))
                .sorted(gravest)
                .toList();
    }

    private JudgedDecision<P> again(JudgedDecision<P> each, ProgressMonitor monitor) {
        monitor.throwIfStopped();
        return judge(each.example(), DEEPER * evaluations);
    }

    /** The least depth from which on every search tells the better move from the one that was played. */
    public int seenFrom(JudgedDecision<P> each, Weighing weighing) {
        P position = each.example().position();
        int depth = Math.min(each.root().depth(), MOST_SEEN);
        while (depth > 1) {
            Result best = judge.after(position, each.side(), depth - 1, evaluations, each.better());
            Result played = judge.after(
                    position,
                    each.side(),
                    depth - 1,
                    evaluations,
                    each.example().move());
            double loss = bent(best.value(), weighing) - bent(played.value(), weighing);
            if (loss < weighing.error() / 2) return depth;
            depth--;
        }
        return 1;
    }

    /** A move and what follows in the notation of the game, as far as people read on. */
    public List<String> line(P position, List<Integer> moves) {
        return judge.line(position, moves.subList(0, Math.min(LONGEST_LINE, moves.size())));
    }
}
