package org.outwit.draw.tree;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.tree.Exact;
import org.outwit.core.tree.Tree;

/**
 * The labels below the tips of the picture: static values, one line to a function, then what else there is to say. Wide
 * labels of many leaves are turned upright, all of them or none, with the functions of a leaf beside each other.
 */
final class TipLabels {

    /** One line of a label; {@code kind} is the class that styles it. */
    record Line(String text, String kind, double size) {

        double width() {
            return TextWidth.of(text, size);
        }

        /** Height of the line with its leading. */
        double height() {
            return size * 1.25;
        }
    }

    /** Between the rows of values and the names before them. */
    static final double HEAD_DISTANCE = 7;

    private static final double DISTANCE = 4;

    private final Tree tree;
    private final Crop crop;
    private final Findings findings;
    private final Words words;
    private final Style style;
    private final boolean upright;
    private final int[] firstTip; // of each ply, in the order of writing, which is from left to right

    TipLabels(Crop crop, Findings findings, Words words, Style style) {
        this.tree = crop.tree();
        this.crop = crop;
        this.findings = findings;
        this.words = words;
        this.style = style;
        firstTip = new int[crop.height() + 1];
        boolean wide = false;
        for (int node = tree.size() - 1; node >= 0; node--) {
            if (!crop.isDrawn(node) || !crop.isTip(node)) continue;
            firstTip[crop.ply(node)] = node;
            for (Line line : lines(node, false)) wide |= line.width() > style.widestLabel();
        }
        upright = wide;
    }

    boolean isUpright() {
        return upright;
    }

    List<Line> lines(int tip) {
        return lines(tip, upright);
    }

    /** {@code joined} writes the values of all functions into one line. */
    List<Line> lines(int tip, boolean joined) {
        List<Line> lines = new ArrayList<>();
        boolean evaluated = findings.isEvaluated(tip) && words.value(tip).isEmpty();
        List<String> values = tree.isLeaf(tip) || evaluated ? values(tip) : List.of();
        if (joined && !values.isEmpty()) lines.add(new Line(String.join(" / ", values), "value", style.font()));
        else for (String value : values) lines.add(new Line(value, "value", style.font()));
        if (tree.isLeaf(tip)) {
            add(lines, words.known(tip), "small", style.small());
            add(lines, words.window(tip), "small", style.small());
            add(lines, words.name(tip), "name", style.font());
        }
        if (crop.hidden(tip) > 0) add(lines, "+" + crop.hidden(tip), "small", style.small());
        return lines;
    }

    private static void add(List<Line> lines, String text, String kind, double size) {
        if (!text.isEmpty()) lines.add(new Line(text, kind, size));
    }

    /** The static values in the order of the tree's functions, so that lines of different leaves correspond. */
    private List<String> values(int tip) {
        Exact lower = tree.lower(tip);
        if (tree.values(tip).isEmpty()) {
            boolean known = tree.isLeaf(tip) && lower != null && lower.equals(tree.upper(tip));
            return known ? List.of(PictureNumbers.brief(lower)) : List.of();
        }
        List<String> values = new ArrayList<>();
        for (String function : tree.functions()) {
            Exact value = tree.value(tip, function);
            values.add(value == null ? "·" : PictureNumbers.brief(value));
        }
        return values;
    }

    /** The names of the functions, before the first leaf of each level like the heads of the rows of a table. */
    List<String> heads(int tip) {
        boolean headed =
                !upright && firstTip[crop.ply(tip)] == tip && tree.functions().size() > 1;
        return headed && !tree.values(tip).isEmpty() ? tree.functions() : List.of();
    }

    /** How far the label reaches to the left of the axis, row heads included. */
    double left(int tip) {
        double widest = 0;
        for (String head : heads(tip)) widest = Math.max(widest, TextWidth.of(head, style.small()) + HEAD_DISTANCE);
        return (upright ? firstColumn(tip) : width(tip)) / 2 + widest;
    }

    /** How far it reaches to the right. Of an upright label, the first column stands on the axis. */
    double right(int tip) {
        return upright ? width(tip) - firstColumn(tip) / 2 : width(tip) / 2;
    }

    private double firstColumn(int tip) {
        List<Line> lines = lines(tip);
        return lines.isEmpty() ? 0 : lines.get(0).height();
    }

    double width(int tip) {
        double width = 0;
        for (Line line : lines(tip)) width = upright ? width + line.height() : Math.max(width, line.width());
        return width;
    }

    /** The distance from the line where the level hangs down to the label. */
    double top(int tip) {
        return (tree.isLeaf(tip) ? 2 * style.dot() : style.shape()) + DISTANCE;
    }

    /** The distance from the line where the level hangs down to the end of the label. */
    double bottom(int tip) {
        double height = 0;
        for (Line line : lines(tip)) height = upright ? Math.max(height, line.width()) : height + line.height();
        return top(tip) + height;
    }
}
