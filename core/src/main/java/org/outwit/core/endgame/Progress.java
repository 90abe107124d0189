package org.outwit.core.endgame;

/** Told now and then how far a build is, some hundred times a second. */
public interface Progress {

    /** For nobody who watches. */
    Progress NONE = new Progress() {};

    /**
     * @param slice its name
     * @param number which one it is, from 1
     * @param slices how many there are
     * @param plies the distance from the end that is being decided; 0 while positions are looked at for the first time
     * @param share the part of the slice that has been gone through at this distance, from 0 to 1
     */
    record Step(String slice, int number, int slices, int plies, double share) {}

    default void at(Step step) {}

    /** A slice is finished, now or, if {@code wasThere}, already before this build. */
    default void finished(String slice, int number, int slices, Totals totals, boolean wasThere) {}
}
