package org.outwit.learn.study;

import org.outwit.core.statistics.ConfidenceInterval;

/** How often something happened, as a share with the ends of its 95 % interval. */
public record Share(long hits, long of) {

    public Share {
        if (hits < 0 || hits > of) {
            throw new IllegalArgumentException(hits + " of " + of + " is no share: it must lie between 0 and all.");
        }
    }

    /** 0 where nothing was counted. */
    public double share() {
        return of == 0 ? 0 : (double) hits / of;
    }

    public double least() {
        return interval().low();
    }

    public double most() {
        return interval().high();
    }

    private ConfidenceInterval interval() {
        return ConfidenceInterval.ofShare(hits, of);
    }
}
