package org.outwit.games.bridge;

import java.util.Arrays;

/** How many tricks each declarer takes in each strain. */
public final class TrickTable {

    private final int[][] tricks;

    /** A table of tricks by strain, then by declarer. */
    public TrickTable(int[][] tricks) {
        this.tricks = Arrays.stream(tricks).map(int[]::clone).toArray(int[][]::new);
    }

    public int tricks(Strain strain, Seat declarer) {
        return tricks[strain.ordinal()][declarer.ordinal()];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof TrickTable table && Arrays.deepEquals(tricks, table.tricks);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(tricks);
    }

    @Override
    public String toString() {
        return Arrays.deepToString(tricks);
    }
}
