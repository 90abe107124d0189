package org.outwit.learn.study;

/** How often something happened, as a share with the ends of its 95 % interval (Wilson, 1927). */
public record Share(long hits, long of) {

    private static final double Z = 1.96;

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
        return of == 0 ? 0 : Math.max(0, middle() - reach());
    }

    public double most() {
        return of == 0 ? 1 : Math.min(1, middle() + reach());
    }

    private double middle() {
        return (share() + Z * Z / (2 * of)) / (1 + Z * Z / of);
    }

    private double reach() {
        double p = share();
        return Z / (1 + Z * Z / of) * Math.sqrt(p * (1 - p) / of + Z * Z / (4.0 * of * of));
    }
}
