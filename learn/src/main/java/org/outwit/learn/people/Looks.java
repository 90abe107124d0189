package org.outwit.learn.people;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Checksum;

/**
 * What moves look like: a weight for everything that is seen in them, and how far that weight is another for other people. A leaning is as
 * many weights that are multiplied by a number of whoever decides ({@link Standing#leaning}), so that what weak players see may be nothing to
 * strong ones, and what is played in a hurry nothing to those who have time.
 *
 * @param weights everybody's
 * @param leanings tables of no more places than that; a place there is the first bits of the place here
 */
public record Looks(HashedWeights weights, List<HashedWeights> leanings) {

    public Looks {
        leanings = List.copyOf(leanings);
        if (leanings.size() > Standing.LEANINGS)
            throw new IllegalArgumentException("it has " + leanings.size() + " leanings");
        for (HashedWeights each : leanings) {
            if (each.bits() > weights.bits()) throw new IllegalArgumentException("it leans on more than it sees");
        }
    }

    /** The same for everybody. */
    public static Looks of(HashedWeights weights) {
        return new Looks(weights, List.of());
    }

    /** The logit of a move with these places, for everybody. */
    double sum(int[] places, int from, int end) {
        return weights.sum(places, from, end);
    }

    /** What a leaning adds to it, for one unit of its number. */
    double lean(int leaning, int[] places, int from, int end) {
        HashedWeights table = leanings.get(leaning);
        return table.sum(places, from, end, weights.bits() - table.bits());
    }

    void addTo(Checksum sum) {
        weights.addTo(sum);
        for (HashedWeights each : leanings) each.addTo(sum);
    }

    void writeLeanings(DataOutputStream to) throws IOException {
        to.writeByte(leanings.size());
        for (HashedWeights each : leanings) each.write(to);
    }

    static Looks readLeanings(HashedWeights weights, DataInputStream from) throws IOException {
        int count = from.readUnsignedByte();
        List<HashedWeights> leanings = new ArrayList<>();
        for (int i = 0; i < count && i <= Standing.LEANINGS; i++) leanings.add(HashedWeights.read(from));
        return new Looks(weights, leanings);
    }
}
