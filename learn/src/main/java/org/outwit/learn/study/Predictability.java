package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;

/**
 * How often the model's first choice was what they played.
 *
 * @param sampled of how many decisions there were the sample was taken
 * @param all the whole sample
 * @param heldOut the same in games that the model had not been learned from when it was measured, with habits in the opening
 * @param amongThree how often the move was one of the model's first three
 * @param habit at positions they met again, how often they played what they had played most often there
 */
public record Predictability(
        long sampled,
        Group all,
        Group heldOut,
        Share amongThree,
        List<Group> byPhase,
        List<Group> bySide,
        Share habit) {

    /**
     * @param hits the model's first choice was played
     * @param chance the share that a random legal move would reach
     */
    public record Group(String name, Share hits, double chance) {}

    public Predictability {
        byPhase = List.copyOf(byPhase);
        bySide = List.copyOf(bySide);
    }

    /** Counts one group. */
    static final class Counter {

        private double hits;
        private double chance;
        private long of;

        void add(Prediction.Seen seen) {
            hits += seen.hit();
            chance += 1.0 / seen.outlook().alternatives();
            of++;
        }

        Group group(String name) {
            return new Group(name, new Share(Math.min(of, Math.round(hits)), of), of == 0 ? 0 : chance / of);
        }
    }

    static List<Group> groups(List<String> names, List<Counter> counters) {
        List<Group> groups = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) groups.add(counters.get(i).group(names.get(i)));
        return groups;
    }
}
