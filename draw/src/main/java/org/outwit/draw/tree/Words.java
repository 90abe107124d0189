package org.outwit.draw.tree;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Ranks;
import org.outwit.core.tree.Tree;
import org.outwit.trees.Trace;

/** What is written at each node: what the search found out of it, its name, its edge, and what was asked for. */
final class Words {

    private final Tree tree;
    private final Trace trace;
    private final Ranks ranking;
    private final Findings findings;
    private final PictureOptions options;
    private final Style style;
    private final Crop crop;
    private final Sayings sayings;
    private final Reasons reasons;
    private final String[] names;
    private final String[] orders;

    Words(Subject subject, Crop crop, Findings findings, PictureOptions options, Style style) {
        this.tree = subject.tree();
        this.trace = subject.trace();
        this.ranking = subject.ranking();
        this.findings = findings;
        this.options = options;
        this.style = style;
        this.crop = crop;
        this.reasons = new Reasons(subject, findings);
        names = new String[tree.size()];
        sayings = new Sayings(tree, subject.opinions(), names, style);
        orders = new String[tree.size()];
        for (int node = 0; node < tree.size(); node++) if (crop.isDrawn(node)) names[node] = givenName(node);
        if (trace != null) for (int visit = 0; visit < trace.visits().size(); visit++) count(visit);
    }

    /** The label that the writer gave, or nothing where the name is but the path. */
    private String givenName(int node) {
        String name = tree.name(node);
        int end = name.length();
        for (int at = node; at > 0; at = tree.parent(at)) {
            String place = Integer.toString(tree.place(at));
            end -= place.length();
            if (end < 0 || !name.startsWith(place, end)) return name;
            if (tree.parent(at) > 0 && (end == 0 || name.charAt(--end) != '.')) return name;
        }
        return end == 0 ? "" : name;
    }

    /** Of a node that was visited again and again, only the first visits are told. */
    private void count(int visit) {
        int node = trace.visits().get(visit);
        String number = Integer.toString(visit + 1);
        if (orders[node] == null) orders[node] = number;
        else if (orders[node].length() < 8) orders[node] += ", " + number;
        else if (!orders[node].endsWith("…")) orders[node] += " …";
    }

    /** A line that stands beside a node; {@code kind} is the class that styles it. */
    record Note(String text, String kind) {}

    /**
     * What the search found out of a node: {@code 5}, {@code ≥3}, {@code ≤7}, {@code 3…7}, or nothing. Of a search with
     * models it is what the node is worth to the searching player.
     */
    String value(int node) {
        if (speaks(node)) return sayings.value(node);
        boolean low = findings.hasLower(node);
        boolean high = findings.hasUpper(node);
        if (!low && !high) return "";
        if (!high) return "≥" + number(findings.lower(node));
        if (!low) return "≤" + number(findings.upper(node));
        String least = number(findings.lower(node));
        return findings.lower(node) == findings.upper(node) ? least : least + "…" + number(findings.upper(node));
    }

    private String number(int rank) {
        return PictureNumbers.brief(ranking.number(rank));
    }

    /** The name that the node was given, short enough to be drawn; nothing where it has none. */
    String name(int node) {
        return TextWidth.shorten(names[node], style.font(), Style.LONGEST_NAME);
    }

    /** The window with which the node was last entered, where windows are wanted. */
    String window(int node) {
        if (!options.windows() || !findings.isValued() || !findings.isVisited(node)) return "";
        return "(" + number(trace.alpha(node)) + ", " + number(trace.beta(node)) + ")";
    }

    /** When the node was visited, counted from 1, where the order is wanted. */
    String order(int node) {
        return options.order() && orders[node] != null ? orders[node] : "";
    }

    /** The bounds that were known before the search, unless they are equal and so the value itself. */
    String known(int node) {
        Exact lower = tree.lower(node);
        Exact upper = tree.upper(node);
        if (lower == null && upper == null || lower != null && lower.equals(upper)) return "";
        return "[" + PictureNumbers.brief(lower == null ? Exact.MINUS_INFINITY : lower) + ", "
                + PictureNumbers.brief(upper == null ? Exact.INFINITY : upper) + "]";
    }

    /** Whether players of a model search have a say here; at leaves and tips at the horizon their values stand below. */
    boolean speaks(int node) {
        if (tree.isLeaf(node) || !sayings.speakOf(node)) return false;
        return !crop.isTip(node) || !findings.isEvaluated(node);
    }

    Sayings sayings() {
        return sayings;
    }

    Reasons reasons() {
        return reasons;
    }

    /** What stands beside an inner node, line by line. Chance has no room inside for its value. */
    List<Note> beside(int node) {
        List<Note> notes = new ArrayList<>(4);
        if (tree.mover(node) == Position.CHANCE) notes.add(new Note(value(node), "side"));
        for (int level = 1; speaks(node) && level < sayings.players(); level++) {
            String kind = findings.isFound(node, level) ? "side" : "side unfound";
            notes.add(new Note(sayings.other(node, level), kind));
        }
        for (String reason : reasons.brief(node)) notes.add(new Note(reason, "side why"));
        notes.add(new Note(window(node), "side"));
        notes.add(new Note(known(node), "side"));
        notes.removeIf(note -> note.text.isEmpty());
        return notes;
    }

    /** How high the lines beside a node are altogether. */
    double besideHeight(int node) {
        return tree.isLeaf(node) ? 0 : beside(node).size() * style.leading();
    }

    /** What stands on the edge that leads to a node: its probability, or its index where it has no name. */
    String edge(int node) {
        if (node == 0) return "";
        Exact probability = tree.probability(node);
        if (tree.mover(tree.parent(node)) == Position.CHANCE && probability != null)
            return PictureNumbers.brief(probability);
        return style.indices() && names[node].isEmpty() ? Integer.toString(tree.place(node)) : "";
    }
}
