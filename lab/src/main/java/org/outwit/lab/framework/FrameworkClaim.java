package org.outwit.lab.framework;

import java.util.Locale;

/** What is claimed of the searches of the framework and can be counted, tree by tree. */
enum FrameworkClaim {
    SAME_VALUE("All searches find the same value.", "the paper, section 2", true),
    LEFTMOST(
            "Gsearch and Rsearch that take the leftmost live node are alpha-beta, node for node, at every stride.",
            "the paper, sections 4 and 5",
            true),
    EVERYWHERE(
            "With every node a pseudo-terminal, Maxsearch, Minsearch and H** are alpha-beta, node for node.",
            "the paper, section 4",
            true),
    LESS_THAN_SSS2(
            "SSS-2 evaluates every leaf that Maxsearch does, for it also goes below nodes that are not live.",
            "the paper, section 7",
            true),
    CONTROLLED_MEMORY(
            "At stride s Rsearch never holds more than one whole tree of s plies for every s plies on the way down.",
            "the paper, section 3",
            true),
    LESS_MEMORY(
            "Rsearch holds fewer nodes than Gsearch with the same rule, at every stride below the depth.",
            "nobody; one expects it",
            false),
    AMONG_ALPHA_BETAS(
            "Alpha-beta evaluates every leaf that Maxsearch or Minsearch does.",
            "not in the paper; known of SSS*",
            false),
    H_AMONG_ALPHA_BETAS("Alpha-beta evaluates every leaf that H** does.", "nobody", false);

    private final String sentence;
    private final String source;
    private final boolean printed;

    FrameworkClaim(String sentence, String source, boolean printed) {
        this.sentence = sentence;
        this.source = source;
        this.printed = printed;
    }

    String sentence() {
        return sentence;
    }

    /** Who says so. */
    String source() {
        return source;
    }

    /** Whether the verdict on the paper depends on it. */
    boolean isPrinted() {
        return printed;
    }

    /** The name of the number that is 1 for a tree where it does not hold. */
    String broken() {
        return "broken " + name().toLowerCase(Locale.ROOT);
    }
}
