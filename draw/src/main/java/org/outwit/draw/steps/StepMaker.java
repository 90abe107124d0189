package org.outwit.draw.steps;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.outwit.core.game.Value;
import org.outwit.core.search.SearchListener.Cut;
import org.outwit.core.tree.Tree;
import org.outwit.draw.steps.Moment.Kind;
import org.outwit.draw.steps.SearchStep.Spent;
import org.outwit.draw.tree.CutWords;
import org.outwit.draw.tree.NodeWords;

/** Makes steps of what a search told, one after the other. */
final class StepMaker {

    /** What a search says when it is done with an inner node. */
    enum Leaving {
        /** The value. */
        TOLD,
        /** Nothing; but it is done once it enters a node elsewhere. */
        SILENT,
        /** It never is, because it may come back at any time. */
        NEVER
    }

    private final Tree tree;
    private final Leaving leaving;
    private final StepNumbers numbers;
    private final StepWords words;
    private final CutWords reasons;
    private final UntoldCuts untold;
    private final NodeWords nodeWords;
    private final NodeWorths worths;
    private final boolean wavers; // what it once said of a node need not hold later
    private final boolean deduces; // whether it tells the values of leaves only
    private final boolean sound; // whether it finds what the definition says
    private final List<SearchStep> steps = new ArrayList<>();
    private final BitSet entered = new BitSet();
    private final BitSet evaluated = new BitSet();
    private final BitSet settled = new BitSet(); // cut since the node was last entered
    private final int[] alphas;
    private final int[] betas;
    private final int[] lowers;
    private final int[] uppers;
    private final int[] last; // the last node of each subtree: nodes are numbered in the order of writing
    private final String[] known;
    private final Deque<Integer> path = new ArrayDeque<>(); // of inner nodes, where leaving is silent
    private int nodes;
    private int cuts;

    StepMaker(
            Tree tree,
            Leaving leaving,
            StepNumbers numbers,
            StepWords words,
            CutWords reasons,
            UntoldCuts untold,
            NodeWords nodeWords,
            NodeWorths worths,
            boolean wavers,
            boolean sound,
            boolean deduces) {
        this.tree = tree;
        this.leaving = leaving;
        this.numbers = numbers;
        this.words = words;
        this.reasons = reasons;
        this.untold = untold;
        this.nodeWords = nodeWords;
        this.worths = worths;
        this.wavers = wavers;
        this.sound = sound;
        this.deduces = deduces;
        alphas = new int[tree.size()];
        betas = new int[tree.size()];
        lowers = new int[tree.size()];
        uppers = new int[tree.size()];
        Arrays.fill(lowers, -Value.INFINITY);
        Arrays.fill(uppers, Value.INFINITY);
        known = new String[tree.size()];
        last = new int[tree.size()];
        for (int node = tree.size() - 1; node >= 0; node--) {
            last[node] = Math.max(last[node], node);
            if (node > 0) last[tree.parent(node)] = Math.max(last[tree.parent(node)], last[node]);
        }
    }

    /** All steps but the last. */
    List<SearchStep> steps(List<Moment> moments) {
        for (int i = 0; i < moments.size(); ) i = next(moments, i);
        while (!path.isEmpty()) leaveSilently(path.pop());
        if (leaving == Leaving.NEVER) neverDeveloped();
        return steps;
    }

    /** What was spent up to now. */
    Spent spent() {
        return new Spent(evaluated.cardinality(), nodes, cuts);
    }

    /** Makes a step of the moment at {@code i} and those that belong to it; returns the index after them. */
    private int next(List<Moment> moments, int i) {
        Moment moment = moments.get(i);
        int node = moment.node();
        return switch (moment.kind()) {
            case ENTER -> enter(moments, i);
            case EVALUATE -> evaluate(moments, i, "");
            case CUT -> cut(moments, i);
            case LEAVE -> {
                if (!tree.isLeaf(node)) leave(node, moment.low());
                yield i + 1;
            }
            case KNOW -> {
                String before = known[node];
                String now = learn(node, moment.low(), moment.high());
                if (!now.isEmpty() && !now.equals(before)) {
                    add(StepKind.KNOW, node, "", now, words.know(node, now));
                }
                yield i + 1;
            }
        };
    }

    private int enter(List<Moment> moments, int i) {
        Moment moment = moments.get(i);
        int node = moment.node();
        while (!path.isEmpty() && !(path.peek() < node && node <= last[path.peek()])) leaveSilently(path.pop());
        boolean again = entered.get(node);
        entered.set(node);
        settled.clear(node);
        alphas[node] = moment.low();
        betas[node] = moment.high();
        nodes++;
        String window = numbers.window(moment.low(), moment.high());
        if (i + 1 < moments.size() && moments.get(i + 1).is(Kind.EVALUATE, node))
            return evaluate(moments, i + 1, window);
        if (leaving == Leaving.SILENT && !tree.isLeaf(node)) path.push(node);
        add(StepKind.ENTER, node, window, "", words.enter(node, window, again));
        return i + 1;
    }

    /** Functions that are asked one after the other, and what a search makes of that, are one step. */
    private int evaluate(List<Moment> moments, int i, String window) {
        int node = moments.get(i).node();
        boolean again = evaluated.get(node);
        evaluated.set(node);
        worths.evaluate(node);
        known[node] = worths.isScalar() ? worths.show(node) : "";
        int at = i + 1;
        for (; at < moments.size() && moments.get(at).node() == node; at++) {
            Moment moment = moments.get(at);
            if (moment.kind() == Kind.LEAVE || moment.kind() == Kind.KNOW) learn(node, moment.low(), moment.high());
            else if (moment.kind() != Kind.EVALUATE) break;
        }
        add(StepKind.LEAF, node, window, known[node], words.leaf(node, known[node], evaluated.cardinality(), again));
        if (deduces) deduce(node);
        return at;
    }

    /** For a search that tells the values of leaves only: what follows from one for the nodes above it. */
    private void deduce(int leaf) {
        for (int node = tree.parent(leaf); node >= 0; node = tree.parent(node)) {
            boolean max = tree.mover(node) == 0;
            int lower = max ? -Value.INFINITY : Value.INFINITY;
            int upper = lower;
            for (int place = 0; place < tree.childCount(node); place++) {
                int child = tree.child(node, place);
                lower = max ? Math.max(lower, lowers[child]) : Math.min(lower, lowers[child]);
                upper = max ? Math.max(upper, uppers[child]) : Math.min(upper, uppers[child]);
            }
            String before = known[node];
            String now = learn(node, lower, upper);
            if (now.isEmpty() || now.equals(before)) return;
            add(StepKind.KNOW, node, "", now, words.know(node, now));
        }
    }

    private int cut(List<Moment> moments, int i) {
        int node = moments.get(i).node();
        Set<String> why = new LinkedHashSet<>();
        Set<String> briefly = new LinkedHashSet<>();
        int at = i;
        for (; at < moments.size() && moments.get(at).is(Kind.CUT, node); at++) {
            Cut cut = moments.get(at).cut();
            why.add(reasons.areKnown() ? reasons.told(node, cut) : untold.left(node, ""));
            if (reasons.areKnown()) briefly.add(reasons.brief(node, cut));
        }
        cut(
                node,
                String.join("; ", why),
                briefly.isEmpty() ? "" : briefly.iterator().next(),
                false);
        return at;
    }

    private void leave(int node, int value) {
        boolean begun = unentered(node).size() < tree.childCount(node);
        if (isUntold(node)) {
            String why = untold.left(node, value, alphas[node], betas[node], begun);
            cut(node, why, untold.brief(node, value, alphas[node], betas[node], begun), false);
        }
        int lower = value > alphas[node] ? value : -Value.INFINITY;
        int upper = value < betas[node] ? value : Value.INFINITY;
        String shown = learn(node, lower, upper);
        add(StepKind.LEAVE, node, "", shown, words.leave(node, shown, List.of(), true));
    }

    private void leaveSilently(int node) {
        if (isUntold(node)) cut(node, untold.left(node, numbers.window(alphas[node], betas[node])), "", false);
        worths.leave(node, entered);
        boolean speaks = nodeWords.speaks(node);
        boolean found = sound && (!speaks || nodeWords.isFound(node));
        String value = speaks ? nodeWords.ours(node) : worths.show(node);
        List<String> others = speaks ? nodeWords.theirs(node) : List.of();
        List<String> atLength = speaks ? nodeWords.theirsAtLength(node) : List.of();
        String sentence = sound ? words.leave(node, value, atLength, found) : words.byDefinition(node, value, atLength);
        steps.add(new SearchStep(StepKind.LEAVE, node, "", value, others, found, List.of(), "", sentence, spent()));
    }

    /** Adds to what is known of a node, unless the search changes its mind; returns what is known then. */
    private String learn(int node, int lower, int upper) {
        lowers[node] = wavers ? lower : Math.max(lowers[node], lower);
        uppers[node] = wavers ? upper : Math.min(uppers[node], upper);
        return known[node] = numbers.known(lowers[node], uppers[node]);
    }

    /** Whether children were left alone without a word, though the search did look further than the node. */
    private boolean isUntold(int node) {
        return !settled.get(node) && !unentered(node).isEmpty();
    }

    private void neverDeveloped() {
        for (int node = 0; node < tree.size(); node++) {
            int left = unentered(node).size();
            boolean developed = left < tree.childCount(node);
            if (entered.get(node) && left > 0 && (developed || !evaluated.get(node))) cut(node, never(node), "", true);
        }
    }

    /** Somewhere on the way to the node enough is known that no value is left which could matter. */
    private String never(int node) {
        int least = node;
        int most = node;
        for (int at = node; at >= 0; at = tree.parent(at)) {
            if (lowers[at] >= lowers[least]) least = at;
            if (uppers[at] <= uppers[most]) most = at;
        }
        boolean closed = !wavers && lowers[least] > -Value.INFINITY && uppers[most] < Value.INFINITY;
        if (!closed || lowers[least] < uppers[most]) return untold.never();
        return words.closed(
                least, numbers.known(lowers[least], lowers[least]), most, numbers.known(uppers[most], uppers[most]));
    }

    private void cut(int node, String reason, String brief, boolean atEnd) {
        settled.set(node);
        cuts++;
        List<Integer> children = unentered(node);
        String sentence = words.cut(node, children, reason, atEnd);
        steps.add(new SearchStep(StepKind.CUT, node, "", "", List.of(), true, children, brief, sentence, spent()));
    }

    private List<Integer> unentered(int node) {
        List<Integer> children = new ArrayList<>();
        for (int place = 0; place < tree.childCount(node); place++) {
            int child = tree.child(node, place);
            if (!entered.get(child) && !evaluated.get(child)) children.add(child);
        }
        return children;
    }

    private void add(StepKind kind, int node, String window, String value, String sentence) {
        steps.add(new SearchStep(kind, node, window, value, List.of(), true, List.of(), "", sentence, spent()));
    }
}
