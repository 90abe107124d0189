package org.outwit.lab.results;

import java.util.ArrayList;
import java.util.List;

/** Seeds in few letters: those that follow each other as "1..25", single ones as they are, in their order. */
final class SeedList {

    private SeedList() {}

    static String write(List<Long> seeds) {
        StringBuilder text = new StringBuilder();
        for (int from = 0, to; from < seeds.size(); from = to) {
            to = from + 1;
            while (to < seeds.size() && seeds.get(to) == seeds.get(to - 1) + 1) to++;
            if (from > 0) text.append(' ');
            text.append(seeds.get(from));
            if (to > from + 1) text.append("..").append(seeds.get(to - 1));
        }
        return text.toString();
    }

    static List<Long> read(String text) {
        List<Long> seeds = new ArrayList<>();
        for (String each : text.split(" ")) {
            int dots = each.indexOf("..");
            long first = Long.parseLong(dots < 0 ? each : each.substring(0, dots));
            long last = dots < 0 ? first : Long.parseLong(each.substring(dots + 2));
            for (long seed = first; seed <= last; seed++) seeds.add(seed);
        }
        return seeds;
    }
}
