package org.outwit.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;

/**
 * All contestants of one question taking turns, so that other work of the machine meets them alike. A turn is
 * searching again and again until the thread has used up its processor time; the time of other threads, such as aima's
 * garbage collection, is not charged.
 */
final class Race {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final RaceQuestion question;
    private final Lane outwit;
    private final List<Lane> aima = new ArrayList<>();

    Race(RaceQuestion question, int rounds) {
        question.check();
        this.question = question;
        this.outwit = new Lane(question.outwit(), rounds);
        question.aima().forEach(peer -> aima.add(new Lane(peer, rounds)));
    }

    /** One turn each. Rounds below 0 only warm up. */
    void round(int round, long turnNanos) {
        outwit.turn(round, turnNanos);
        aima.forEach(lane -> lane.turn(round, turnNanos));
    }

    RaceQuestion question() {
        return question;
    }

    Lane outwit() {
        return outwit;
    }

    List<Lane> aima() {
        return aima;
    }

    /** One contestant and what was measured of it. */
    static final class Lane {

        private final Contestant contestant;
        private final double[] rates;
        private long nodes;

        Lane(Contestant contestant, int rounds) {
            this.contestant = contestant;
            this.rates = new double[rounds];
        }

        private void turn(int round, long turnNanos) {
            long start = THREADS.getCurrentThreadCpuTime();
            long entered = 0;
            long spent;
            do {
                nodes = contestant.answer().nodes();
                entered += nodes;
                spent = THREADS.getCurrentThreadCpuTime() - start;
            } while (spent < turnNanos);
            if (round >= 0) rates[round] = entered * 1e3 / spent;
        }

        String name() {
            return contestant.name();
        }

        /** The nodes of one search. */
        long nodes() {
            return nodes;
        }

        /** Millions of nodes per second of processor time. */
        Measurements rate() {
            return Measurements.of(rates);
        }

        /** How many times faster this one is, round by round. */
        Measurements over(Lane other) {
            double[] ratios = new double[rates.length];
            for (int i = 0; i < ratios.length; i++) ratios[i] = rates[i] / other.rates[i];
            return Measurements.of(ratios);
        }
    }
}
