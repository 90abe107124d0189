package org.outwit.learn.study;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

/**
 * Some of many decisions, evenly spread so that no year and no phase is favoured.
 *
 * @param picked the sample, in order
 * @param all how many decisions there were to pick from
 */
record Sample<P extends Position>(List<Example<P>> picked, long all) {

    static <P extends Position> Sample<P> of(List<Example<P>> decisions, int most) {
        long all = decisions.size();
        if (all <= most) return new Sample<>(decisions, all);
        List<Example<P>> picked = new ArrayList<>();
        for (long at = 0; at < all; at++) {
            if ((at + 1) * most / all > at * most / all) picked.add(decisions.get((int) at));
        }
        return new Sample<>(picked, all);
    }

    /** An order in which every beginning is spread over all of a list: the index read backwards in binary. */
    static <T> List<T> spreadOut(List<T> list) {
        List<T> order = new ArrayList<>();
        int size = Math.max(1, Integer.highestOneBit(Math.max(1, list.size() - 1)) * 2);
        int shift = Integer.numberOfLeadingZeros(size) + 1;
        for (int i = 0; i < size; i++) {
            int at = size == 1 ? 0 : Integer.reverse(i) >>> shift;
            if (at < list.size()) order.add(list.get(at));
        }
        return order;
    }
}
