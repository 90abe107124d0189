package org.outwit.lab.experiment;

import java.util.Locale;

/** How much of an experiment is run. Cells of the quick one are among those of the full one wherever that makes sense. */
public enum Size {
    /** Less than a minute on two processors: enough to see the shape. */
    QUICK,
    /** As large as in the paper. */
    FULL;

    /** As users write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
