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
}
