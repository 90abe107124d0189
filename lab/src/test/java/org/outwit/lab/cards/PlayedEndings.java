package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/** What declarers see in endings that were begun by chance, where it is their turn. */
final class PlayedEndings {

    private PlayedEndings() {}

    static DeclarerSight any(Random random, int size, CardRule rule) {
        while (true) {
            List<Long> pack = new ArrayList<>(Cards.sorted(Cards.PACK));
            Collections.shuffle(pack, random);
            long[] hands = new long[4];
            for (int i = 0; i < 4 * size; i++) hands[i % 4] |= pack.get(i);
            Deal deal = Deal.of(hands);
            Strain strain = Strain.at(random.nextInt(5));
            Seat declarer = Seat.at(random.nextInt(4));
            WatchedPlay play = new WatchedPlay(deal, strain, declarer, declarer.next());
            DeclarerSight sight = DeclarerSight.of(deal, strain, declarer, declarer.next());
            Defender defender = new Defender(List.of(rule), 0.3);
            for (int n = 1 + random.nextInt(2 * size); n > 0; n--) {
                List<Long> legal = Cards.sorted(play.cards().legal());
                long card = play.isDefenders()
                        ? defender.play(play.sight(), random)
                        : legal.get(random.nextInt(legal.size()));
                play.play(card);
                sight = sight.after(card);
            }
            if (!play.isDefenders()) return sight;
        }
    }
}
