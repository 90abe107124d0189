package org.outwit.core.bestfirst;

/**
 * Where to go on: the four rules of Pijls and de Bruin, section 4. A search descends from the root to an open node
 * through live children; at each node the rule says whether any live child will do or only one that keeps the node's own
 * upper or lower end. The leftmost such child is taken. One always exists: some child of a live max node has the same
 * upper end, some child of a live min node the same lower end, and all children share the other end.
 */
public enum SelectionRule {
    /** The leftmost live child: alpha-beta. */
    LEFTMOST(false, false),
    /** The child with the same upper end: Maxsearch, close to SSS*. At a min node every child has it. */
    MAXSEARCH(true, false),
    /** The child with the same lower end: Minsearch, close to dual SSS*. At a max node every child has it. */
    MINSEARCH(false, true),
    /** The child with the same window: H**, a variant of Ibaraki's H*, itself a variant of Berliner's B*. */
    H_STAR_STAR(true, true);

    private final boolean sameUpperAtMax;
    private final boolean sameLowerAtMin;

    SelectionRule(boolean sameUpperAtMax, boolean sameLowerAtMin) {
        this.sameUpperAtMax = sameUpperAtMax;
        this.sameLowerAtMin = sameLowerAtMin;
    }

    /** Whether a live child with the window (childLower, childUpper) may be taken at a node with (lower, upper). */
    boolean takes(boolean max, int lower, int upper, int childLower, int childUpper) {
        return max ? !sameUpperAtMax || childUpper == upper : !sameLowerAtMin || childLower == lower;
    }
}
