package org.outwit.learn.prepare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.learn.prediction.SymmetricBook;
import org.outwit.learn.prepare.TreeExpansion.Found;
import org.outwit.learn.prepare.TreeExpansion.Sight;
import org.outwit.learn.prepare.TreeNode.Branch;
import org.outwit.learn.study.Weighing;

/**
 * The positions that matter, what each is worth against best play, and what is expected in it. What it is worth is backed up from
 * the searches at the ends, as in any game tree. What is expected is the average over their predicted replies where they move; replies that
 * were not looked at count as the best one. Where we move it is the best of the moves within the margin. Averages are of expected points, so that more of what is won anyway counts for little.
 *
 * <p>Lines end at different plies, and everybody errs now and then; so a line that is looked at longer would seem better. Therefore
 * where the tree ends, each reply up to the last ply counts as the mean of those that were looked at.
 *
 * <p>Ways that lead to the same position after as many plies, or to an image of it, meet there. They would not after fewer plies, so there
 * are no rounds.
 */
final class RepertoireTree<P extends Position> {

    /** Moves of ours that are not the best so far are looked at as if we played them so often. */
    private static final double OTHERWISE = 0.25;

    /** No value stands for all points. */
    private static final double NEARLY_ALL = 0.999;

    private final Weighing weighing;
    private final PreparationPlan plan;
    private final int you;
    private final SymmetricBook<P> keys;
    private final List<Map<Long, TreeNode<P>>> levels = new ArrayList<>();
    private final TreeNode<P> root;
    private double usualGain;
    private double usualGainOfAnybody;

    RepertoireTree(Game<P> game, PreparationPlan plan, P root, int you) {
        this.weighing = Weighing.of(game);
        this.plan = plan;
        this.you = you;
        this.keys = new SymmetricBook<>(game.symmetries());
        this.root = node(root, 0, 0);
    }

    TreeNode<P> root() {
        return root;
    }

    Weighing weighing() {
        return weighing;
    }

    /** All nodes, those of the first plies first. */
    List<TreeNode<P>> nodes() {
        return levels.stream().flatMap(level -> level.values().stream()).toList();
    }

    /** What all images of a position share. */
    long key(P position) {
        return keys.key(position);
    }

    /** Expected points as a value in units, so that it can be compared with one. */
    double units(double points) {
        double bent = Math.max(-NEARLY_ALL, Math.min(NEARLY_ALL, 2 * points - 1));
        return weighing.ceiling() * 0.5 * Math.log((1 + bent) / (1 - bent));
    }

    private TreeNode<P> node(P position, int ply, double value) {
        while (levels.size() <= ply) levels.add(new LinkedHashMap<>());
        return levels.get(ply)
                .computeIfAbsent(
                        keys.key(position),
                        key -> new TreeNode<>(Position.copyOf(position), ply, position.mover() == you, value));
    }

    /** Puts in what was found about a node. */
    void expand(TreeNode<P> at, Sight sight) {
        at.expanded = true;
        at.searched = sight.value();
        Map<TreeNode<P>, Branch<P>> merged = new LinkedHashMap<>();
        P position = Position.copyOf(at.position);
        for (Found each : sight.moves()) {
            position.make(each.move());
            double value = at.searched + (at.ours ? -each.loss() : each.loss());
            if (position.isOver()) value = weighedPayoff(position);
            TreeNode<P> next = node(position, at.ply + 1, value);
            position.undo();
            Branch<P> branch = new Branch<>(each.move(), each.likely(), each.anybody(), each.loss(), next);
            merged.merge(next, branch, at.ours ? (one, other) -> one : RepertoireTree::together);
        }
        at.branches.addAll(merged.values());
        at.hasBest = sight.moves().stream().anyMatch(each -> each.loss() <= 0);
    }

    /** Far beyond what any search says, so that it counts as decided; drawn games stay level. */
    private double weighedPayoff(P position) {
        return Integer.signum(position.payoff(you)) * 100 * weighing.ceiling();
    }

    private static <P extends Position> Branch<P> together(Branch<P> one, Branch<P> other) {
        return new Branch<>(
                one.move(), one.likely() + other.likely(), one.anybody() + other.anybody(), one.loss(), one.next());
    }

    /** Finds out anew what to play, what may be expected, and where games go. */
    void backUp() {
        for (int ply = levels.size() - 1; ply >= 0; ply--)
            levels.get(ply).values().forEach(RepertoireTree::judge);
        usualGain = usualGain(false);
        usualGainOfAnybody = usualGain(true);
        for (int ply = levels.size() - 1; ply >= 0; ply--)
            levels.get(ply).values().forEach(this::average);
        direct();
    }

    /** Finds out where games go. */
    private void direct() {
        for (Map<Long, TreeNode<P>> level : levels) {
            for (TreeNode<P> each : level.values()) {
                each.reach = each == root ? 1 : 0;
                each.interest = each.reach;
            }
        }
        for (Map<Long, TreeNode<P>> level : levels) level.values().forEach(RepertoireTree::spread);
    }

    /** What a position is worth against best play, by everything that was searched behind it. */
    private static <P extends Position> void judge(TreeNode<P> at) {
        at.value = at.searched;
        if (at.branches.isEmpty()) return;
        DoubleStream next = at.branches.stream().mapToDouble(each -> each.next().value);
        if (at.ours) at.value = next.max().orElseThrow();
        else at.value = Math.min(next.min().orElseThrow(), at.hasBest ? Double.POSITIVE_INFINITY : at.searched);
    }

    /** What a reply of theirs brings us on average beyond the best one, in points. */
    private double usualGain(boolean anybody) {
        double sum = 0;
        int count = 0;
        for (Map<Long, TreeNode<P>> level : levels) {
            for (TreeNode<P> each : level.values()) {
                if (each.ours || !each.expanded) continue;
                count++;
                for (Branch<P> branch : each.branches) {
                    double gain = weighing.points(branch.next().value) - weighing.points(each.value);
                    sum += (anybody ? branch.anybody() : branch.likely()) * gain;
                }
            }
        }
        return count == 0 ? 0 : sum / count;
    }

    private void average(TreeNode<P> at) {
        if (!at.expanded) {
            double points = weighing.points(at.value);
            at.expected = at.position.isOver() ? points : hoped(points, at.ply, usualGain);
            at.anybody = at.position.isOver() ? points : hoped(points, at.ply, usualGainOfAnybody);
        } else if (at.ours) {
            choose(at);
        } else {
            double rest = 1;
            double restOfAnybody = 1;
            at.expected = 0;
            at.anybody = 0;
            for (Branch<P> each : at.branches) {
                rest -= each.likely();
                restOfAnybody -= each.anybody();
                at.expected += each.likely() * each.next().expected;
                at.anybody += each.anybody() * each.next().anybody;
            }
            double points = weighing.points(at.value);
            at.expected += Math.max(0, rest) * hoped(points, at.ply + 1, usualGain);
            at.anybody += Math.max(0, restOfAnybody) * hoped(points, at.ply + 1, usualGainOfAnybody);
        }
    }

    /** With what they may still give away up to the last ply. */
    private double hoped(double points, int ply, double gain) {
        return Math.min(1, points + gain * Math.max(0, (plan.plies() - ply) / 2));
    }

    /** Of the moves within the margin the one with most expected points; of equal ones the best against best play. */
    private void choose(TreeNode<P> at) {
        at.chosen = at.branches.stream()
                .filter(each -> each.next().value >= at.value - plan.margin())
                .max(Comparator.<Branch<P>>comparingDouble(each -> each.next().expected)
                        .thenComparing(each -> each.next().value))
                .orElseThrow();
        at.expected = at.chosen.next().expected;
        at.anybody = at.chosen.next().anybody;
    }

    /** Believes that one of their moves is an error and played so often, and returns it so. */
    Branch<P> believe(TreeNode<P> at, Branch<P> branch, double likely, double anybody) {
        Branch<P> believed = new Branch<>(branch.move(), likely, anybody, branch.loss(), branch.next());
        at.branches.set(at.branches.indexOf(branch), believed);
        at.errors.add(believed);
        return believed;
    }

    /**
     * Expects nothing but what errors bring that are believed in: whatever else looks like a gift counts as the best reply, and nothing is hoped
     * for behind the ends. What to play is chosen anew by that, so that no advice rests on an error that did not stay one.
     */
    void settle() {
        for (int ply = levels.size() - 1; ply >= 0; ply--)
            levels.get(ply).values().forEach(this::settle);
        direct();
    }

    private void settle(TreeNode<P> at) {
        if (at.expanded && at.ours) {
            choose(at);
            return;
        }
        double points = weighing.points(at.value);
        at.expected = points;
        at.anybody = points;
        if (!at.expanded) return;
        for (Branch<P> each : at.branches) {
            // What comes behind it counts in any case, and what the reply itself gives away only for errors.
            double level = at.errors.contains(each) ? points : weighing.points(each.next().value);
            at.expected += each.likely() * (each.next().expected - level);
            at.anybody += each.anybody() * (each.next().anybody - level);
        }
    }

    private static <P extends Position> void spread(TreeNode<P> at) {
        for (Branch<P> each : at.branches) {
            boolean played = !at.ours || each == at.chosen;
            each.next().reach += played ? at.reach * each.likely() : 0;
            each.next().interest += at.interest * each.likely() * (played ? 1 : OTHERWISE);
        }
    }

    /** Where to look next: the {@code most} turns that are likeliest to come up, or fewer. */
    List<TreeNode<P>> next(int most, double least) {
        List<TreeNode<P>> open = new ArrayList<>();
        for (Map<Long, TreeNode<P>> level : levels) {
            for (TreeNode<P> each : level.values()) {
                boolean may = !each.expanded && !each.position.isOver() && each.ply < plan.plies();
                if (may && each.interest >= least) open.add(each);
            }
        }
        open.sort(Comparator.comparingDouble(each -> -each.interest));
        return open.subList(0, Math.min(most, open.size()));
    }
}
