package org.outwit.lab.cards;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/**
 * An ending that is dealt by a number and played out. South declares and West leads. Half of them are without trumps; in the others the suit in which
 * North and South have most cards is trumps.
 *
 * @param seed which one it is; it also decides where defenders choose by chance
 */
record PlayedEnding(Deal deal, Strain strain, long seed) {

    static PlayedEnding of(long seed, int size) {
        Random random = new Random(seed * SplitMix64.GOLDEN_GAMMA);
        List<Long> pack = new ArrayList<>(Cards.sorted(Cards.PACK));
        Collections.shuffle(pack, random);
        long[] hands = new long[4];
        for (int i = 0; i < 4 * size; i++) hands[i % 4] |= pack.get(i);
        Deal deal = Deal.of(hands);
        return new PlayedEnding(deal, random.nextBoolean() ? Strain.NOTRUMP : longest(deal), seed);
    }

    private static Strain longest(Deal deal) {
        int best = 0;
        long ours = deal.north() | deal.south();
        for (int suit = 1; suit < 4; suit++) {
            if (Integer.bitCount(Cards.ranks(ours, suit)) > Integer.bitCount(Cards.ranks(ours, best))) best = suit;
        }
        return Strain.at(best);
    }

    /** How many tricks the declarer takes. */
    int tricks(ModelledPimc declarer, Defender defenders) {
        WatchedPlay play = new WatchedPlay(deal, strain, Seat.SOUTH, Seat.WEST);
        DeclarerSight sight = DeclarerSight.of(deal, strain, Seat.SOUTH, Seat.WEST);
        while (play.cards().left() > 0) {
            long card = play.isDefenders() ? defence(play, defenders) : card(play, sight, declarer);
            play.play(card);
            sight = sight.after(card);
        }
        return play.cards().tricks(Seat.SOUTH);
    }

    private static long card(WatchedPlay play, DeclarerSight sight, ModelledPimc declarer) {
        long legal = play.cards().legal();
        return Long.bitCount(legal) == 1 ? legal : declarer.choose(sight);
    }

    /** Players who see the same play the same in all cells. */
    private long defence(WatchedPlay play, Defender defenders) {
        var sight = play.sight();
        return defenders.play(sight, new Random(seed * 0xBF58476D1CE4E5B9L ^ sight.key()));
    }
}
