package org.outwit.draw.steps;

import java.util.Locale;

/** What happens in a step of a search. */
public enum StepKind {
    /** It comes to an inner node. */
    ENTER,
    /** It asks what a node is worth: a leaf, or where it looks no further. */
    LEAF,
    /** It knows more of a node than before; of best-first searches. */
    KNOW,
    /** It leaves moves of a node alone, for a reason. */
    CUT,
    /** It is done with an inner node. */
    LEAVE,
    /** It answers. */
    END;

    /** As pages name it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
