package org.outwit.learn.training;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.outwit.core.game.Position;

/**
 * Mutes part of the games of whoever plays in very many, drawn by lot, so that no person is more than one in fifty of those who teach how
 * everybody plays. Otherwise a club whose owner kept the records would teach how its owner plays.
 */
final class FairShares {

    private static final double MOST = 0.02;

    /** Whoever has no more games than this is muted nowhere: small archives have few people. */
    private static final int FREE = 400;

    private FairShares() {}

    static <P extends Position> List<ArchivedGame<P>> of(List<ArchivedGame<P>> games, Random random) {
        Map<String, Integer> counts = new HashMap<>();
        for (ArchivedGame<P> each : games) {
            for (String name : each.players()) if (isKnown(name)) counts.merge(name, 1, Integer::sum);
        }
        int most = most(counts.values().stream().mapToInt(Integer::intValue).toArray(), 2 * games.size());
        Map<String, Integer> wanted = new HashMap<>();
        counts.forEach((name, count) -> {
            if (count > most) wanted.put(name, most);
        });
        List<ArchivedGame<P>> fair = new ArrayList<>(games.size());
        for (ArchivedGame<P> each : games) {
            ArchivedGame<P> heard = each;
            for (int side = 0; side < each.players().length; side++) {
                String name = each.players()[side];
                Integer places = wanted.get(name);
                if (places == null) continue;
                int left = counts.merge(name, -1, Integer::sum) + 1;
                // As many places as are left for as many games as are left: each game is as likely as any other.
                if (random.nextInt(left) < places) wanted.put(name, places - 1);
                else heard = heard.mute(side);
            }
            fair.add(heard);
        }
        return fair;
    }

    /** The largest number of sides that nobody exceeds by more than the share; the nameless count as many people. */
    static int most(int[] counts, int sides) {
        int most = Integer.MAX_VALUE;
        double all = sides;
        for (int next = (int) (MOST * all); next < most && most > FREE; next = (int) (MOST * all)) {
            most = Math.max(FREE, next);
            all = sides;
            for (int count : counts) all -= Math.max(0, count - most);
        }
        return most;
    }

    private static boolean isKnown(String name) {
        return !name.isBlank() && !name.equals("?");
    }
}
