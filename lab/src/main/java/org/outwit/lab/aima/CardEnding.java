package org.outwit.lab.aima;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Sight;
import org.outwit.core.game.Worlds;
import org.outwit.core.hidden.AlphaMu;
import org.outwit.core.hidden.HiddenResult;
import org.outwit.core.hidden.HiddenSetup;
import org.outwit.core.hidden.IsMcts;
import org.outwit.core.hidden.Pimc;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Setup;
import org.outwit.games.cards.Cards;
import org.outwit.games.whist.WhistForTwo;
import org.outwit.games.whist.WhistPosition;

/**
 * An ending of two hands without trumps: seat 0 leads and does not see the other hand.
 *
 * @param worlds the deals that seat 0 thinks possible, which all look the same to them
 */
record CardEnding(List<WhistPosition> worlds) implements Worlds<WhistPosition> {

    static final WhistForTwo GAME = new WhistForTwo();
    static final int TRICK = GAME.scale().unit();

    private static final int SEAT = 0;
    private static final int SUITS = 3;
    private static final long PLAYOUT_NODES = 20_000;

    /** The chapter's hands: two red sixes and two clubs against a red four whose colour is not known, a spade and two clubs. */
    static CardEnding ofTheChapter() {
        return new CardEnding(List.of(chapter("H4", "D4"), chapter("D4", "H4")));
    }

    private static WhistPosition chapter(String red, String aside) {
        return deal(cards("H6", "D6", "C9", "C8"), cards(red, "S2", "CT", "C5"), cards(aside));
    }

    /** An ending with {@code each} cards in each hand and as many face down, from the lowest ranks of three suits; all deals of the unseen cards are possible. */
    static CardEnding random(long seed, int each) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Long> pack = new ArrayList<>();
        for (int card = 0; card < 3 * each; card++) pack.add(Cards.card(card % SUITS, card / SUITS));
        long[] hands = new long[3];
        for (int left = pack.size(); left > 0; left--) hands[left % 3] |= pack.remove(random.nextInt(left));
        WhistPosition real = deal(hands[0], hands[1], hands[2]);
        return new CardEnding(GAME.worlds(real, SEAT).all(Integer.MAX_VALUE).orElseThrow());
    }

    private static WhistPosition deal(long own, long other, long aside) {
        return WhistPosition.of(own | other | aside, WhistPosition.NO_CARD, SEAT, aside, own, other);
    }

    static long cards(String... names) {
        long cards = 0;
        for (String name : names) cards |= Cards.card(name.charAt(0), name.charAt(1));
        return cards;
    }

    /** The move that plays a card. */
    static int move(String name) {
        return Long.numberOfTrailingZeros(cards(name));
    }

    Sight sight() {
        return GAME.sight(worlds.get(0), SEAT);
    }

    /** Averaging over clairvoyance. */
    HiddenResult averaged() {
        return new Pimc<>(setup()).search(sight(), this, Limits.NONE);
    }

    /** One tree for all worlds. */
    HiddenResult sampled() {
        return new IsMcts<>(setup(), 2).search(sight(), this, Limits.NONE.withNodes(PLAYOUT_NODES));
    }

    /** What a lead is worth, in tricks, to a player who searches beliefs to the end against an opponent who sees everything. */
    double believed(int move) {
        Sight only = new Sight(SEAT, SEAT, List.of(move), sight().key());
        HiddenResult result = new AlphaMu<>(setup(), AlphaMu.ALL, Integer.MAX_VALUE).search(only, this, Limits.NONE);
        if (!result.complete())
            throw new IllegalStateException("The beliefs of " + move + " were not searched to the end.");
        return result.value() / TRICK;
    }

    private HiddenSetup<WhistPosition> setup() {
        Evaluator<WhistPosition> tricks = GAME.evaluator("tricks");
        return new HiddenSetup<>(GAME, new AlphaBeta<>(Setup.of(tricks)), tricks, worlds.size(), 1);
    }

    @Override
    public WhistPosition sample(RandomGenerator random) {
        return worlds.get(random.nextInt(worlds.size())).copy();
    }

    @Override
    public Optional<List<WhistPosition>> all(int most) {
        return Optional.of(worlds.stream().map(WhistPosition::copy).toList());
    }
}
