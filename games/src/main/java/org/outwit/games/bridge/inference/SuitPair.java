package org.outwit.games.bridge.inference;

/** The ways to deal two suits: every way of the one with every way of the other. */
final class SuitPair {

    private final SuitWays one;
    private final SuitWays other;
    private final Ways ways;

    SuitPair(SuitWays one, SuitWays other) {
        this.one = one;
        this.other = other;
        this.ways = one.ways().and(other.ways());
    }

    Ways ways() {
        return ways;
    }

    /** Adds to hands the cards of one way, by its number among those of a share. */
    void deal(int share, long number, long[] hands) {
        Ways ones = one.ways();
        Ways others = other.ways();
        for (int place = 0; place < ones.size(); place++) {
            int part = ones.share(place);
            if (!ones.handCounts.isPart(part, share)) continue;
            long rest = others.of(share - part);
            long here = ones.of(part) * rest;
            if (number >= here) {
                number -= here;
                continue;
            }
            one.deal(part, number / rest, hands);
            other.deal(share - part, number % rest, hands);
            return;
        }
        throw new IllegalArgumentException("This share has no way of that number.");
    }
}
