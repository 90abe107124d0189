package org.outwit.games.bridge.inference;

import java.util.Arrays;

/** How many ways there are for each share, and the handCounts that have any, group by group. */
final class Ways {

    final HandCounts handCounts;
    private final long[] ways;
    private final int[] some; // handCounts with ways, ascending
    private final int[] groupStart;

    /** @param ways by the number of the share; kept */
    Ways(HandCounts handCounts, long[] ways) {
        this.handCounts = handCounts;
        this.ways = ways;
        int[] found = new int[ways.length];
        groupStart = new int[handCounts.groups() + 1];
        int count = 0;
        for (int group = 0; group < handCounts.groups(); group++) {
            groupStart[group] = count;
            for (int i = group * handCounts.block(); i < (group + 1) * handCounts.block(); i++) {
                if (ways[i] != 0) found[count++] = i;
            }
        }
        groupStart[handCounts.groups()] = count;
        some = Arrays.copyOf(found, count);
    }

    /** The ways of a share; none for a number that is not one. */
    long of(int share) {
        return share < 0 || share >= ways.length ? 0 : ways[share];
    }

    /** How many handCounts have ways. */
    int size() {
        return some.length;
    }

    /** A share that has ways, by its place. */
    int share(int place) {
        return some[place];
    }

    /** The first place of a group; the group after it begins where it ends. */
    int start(int group) {
        return groupStart[group];
    }

    /** The ways to deal both: every way of the one with every way of the other. */
    Ways and(Ways other) {
        long[] both = new long[ways.length];
        for (int one = 0; one < handCounts.groups(); one++) {
            if (start(one) == start(one + 1)) continue;
            for (int two = 0; two < handCounts.groups(); two++) {
                if (other.start(two) == other.start(two + 1) || !handCounts.haveRoom(one, two)) continue;
                multiply(one, other, two, both);
            }
        }
        return new Ways(handCounts, both);
    }

    private void multiply(int group, Ways other, int otherGroup, long[] both) {
        int from = other.start(otherGroup);
        int to = other.start(otherGroup + 1);
        for (int i = start(group); i < start(group + 1); i++) {
            int share = some[i];
            long count = ways[share];
            for (int j = from; j < to; j++) both[share + other.some[j]] += count * other.ways[other.some[j]];
        }
    }
}
