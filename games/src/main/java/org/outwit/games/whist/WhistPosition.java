package org.outwit.games.whist;

import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.cards.Cards;
import org.outwit.games.cards.TrickPlay;

/** Hands, the trick on the table and the tricks won. While cards are dealt, chance moves and gives one to each seat in turn. */
public final class WhistPosition implements Position {

    /** What one trick counts; others' tricks are divided by up to three. */
    static final int TRICK = 600;

    public static final int NO_CARD = -1;

    private final int players;
    private final int handSize;
    private final long pack;
    private final TrickPlay play;
    private long aside; // stays face down
    private boolean dealing;
    private int turned = NO_CARD;

    private WhistPosition(int players, int handSize, long pack) {
        this(handSize, pack, new TrickPlay(players, mostPlies(players, pack)));
    }

    private WhistPosition(int handSize, long pack, TrickPlay play) {
        this.players = play.seats();
        this.handSize = handSize;
        this.pack = pack;
        this.play = play;
    }

    private static int mostPlies(int players, long pack) {
        return 2 * Long.bitCount(pack) + players;
    }

    /** Before the first card is dealt. */
    static WhistPosition undealt(int players, int handSize, long pack) {
        WhistPosition position = new WhistPosition(players, handSize, pack);
        position.dealing = true;
        return position;
    }

    /**
     * Hands with nothing on the table yet. {@code turned} is the card that made trumps, or {@link #NO_CARD}, and {@code aside} are the cards that stay
     * face down. The pack is all of these, so it may be a few cards only, such as those of an ending in a book.
     */
    public static WhistPosition of(long pack, int turned, int leader, long aside, long... hands) {
        int size = (Long.bitCount(pack) - Long.bitCount(aside)) / hands.length;
        WhistPosition position = new WhistPosition(hands.length, size, pack);
        position.turned = turned;
        position.aside = aside;
        position.play.lead(leader);
        for (int seat = 0; seat < hands.length; seat++) position.play.hold(seat, hands[seat]);
        return position;
    }

    /** Fills in what was read: a deal that is not finished. */
    WhistPosition dealtSoFar(long... some) {
        for (int seat = 0; seat < players; seat++) play.hold(seat, some[seat]);
        return this;
    }

    /** Fills in what was read: cards on the table, tricks won and suits that seats have shown to have no more of. */
    WhistPosition with(int[] table, int[] tricks, int shown) {
        play.show(table, shown);
        for (int seat = 0; seat < players; seat++) play.win(seat, tricks[seat]);
        return this;
    }

    /** What a seat sees, with the hands that others may have, and then what may lie face down; of the cards played before it has only what everybody remembers. */
    WhistPosition imagined(int seat, long[] others) {
        WhistPosition world = new WhistPosition(players, handSize, pack);
        world.turned = turned;
        world.play.lead(play.leader());
        for (int each = 0, other = 0; each < players; each++) {
            world.play.hold(each, each == seat ? hand(seat) : others[other++]);
            world.play.win(each, won(each));
        }
        if (others.length >= players) world.aside = others[players - 1];
        world.play.show(play.table(), play.voids());
        return world;
    }

    /** The hands, the trick and the tricks won. */
    TrickPlay play() {
        return play;
    }

    int players() {
        return players;
    }

    long pack() {
        return pack;
    }

    /** The cards that were not dealt and stay face down. */
    long aside() {
        return aside;
    }

    /** Cards that were not played yet, wherever they are. */
    long unplayed() {
        return dealing ? pack : play.inHands() | aside;
    }

    long hand(int seat) {
        return play.hand(seat);
    }

    int won(int seat) {
        return play.won(seat);
    }

    boolean isDealing() {
        return dealing;
    }

    /** The card that made trumps, or {@link #NO_CARD}. */
    int turned() {
        return turned;
    }

    int leader() {
        return play.leader();
    }

    /** How many cards lie on the table. */
    int inTrick() {
        return play.inTrick();
    }

    /** A card on the table; the first is the leader's. */
    int table(int index) {
        return play.table(index);
    }

    /** Whether a seat has shown to have no card of a suit. */
    boolean isVoid(int seat, int suit) {
        return play.isVoid(seat, suit);
    }

    private long undealt() {
        return pack & ~play.inHands();
    }

    @Override
    public int mover() {
        return dealing ? CHANCE : play.next();
    }

    private long choices() {
        return dealing ? undealt() : play.choices();
    }

    @Override
    public int moves(int[] buffer, int from) {
        int end = from;
        for (long left = choices(); left != 0; left &= left - 1) buffer[end++] = Long.numberOfTrailingZeros(left);
        return end;
    }

    @Override
    public int countMoves(int[] buffer, int from) {
        return Long.bitCount(choices());
    }

    @Override
    public int mostMoves() {
        return Long.bitCount(pack);
    }

    @Override
    public double probability(int move) {
        if (!dealing) return Position.super.probability(move);
        return 1.0 / Long.bitCount(undealt());
    }

    @Override
    public void make(int move) {
        if (dealing) deal(move);
        else play.lay(move, turned == NO_CARD ? TrickPlay.NO_TRUMPS : turned / Cards.LANE);
    }

    private void deal(int card) {
        play.deal(card);
        if (Long.bitCount(play.inHands()) < players * handSize) return;
        aside = undealt();
        dealing = false;
        turned = card;
    }

    @Override
    public void undo() {
        if (play.isLastDealt()) {
            dealing = true;
            turned = NO_CARD;
            aside = 0;
        }
        play.takeBack();
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < play.plies() ? play.made(pliesAgo) : NO_MOVE;
    }

    @Override
    public boolean isOver() {
        return !dealing && play.isOver();
    }

    /** How many tricks more a player has won than the others on average. */
    @Override
    public int payoff(int player) {
        int total = 0;
        for (int seat = 0; seat < players; seat++) total += won(seat);
        return TRICK * won(player) - TRICK / (players - 1) * (total - won(player));
    }

    @Override
    public long key() {
        long key = sharedKey();
        for (int seat = 0; seat < players; seat++) key = SplitMix64.next(key ^ hand(seat));
        return SplitMix64.next(key ^ aside);
    }

    /** A key of what a seat sees: its hand and what lies or lay on the table. */
    long sightKey(int seat) {
        return SplitMix64.next(SplitMix64.next(sharedKey() ^ hand(seat)) + seat);
    }

    private long sharedKey() {
        long key = SplitMix64.next(pack & ~unplayed() ^ (dealing ? Long.bitCount(play.inHands()) : 0));
        key = SplitMix64.next(key + (dealing ? 1 : 2) + 4L * turned);
        key = SplitMix64.next(key + play.leader());
        for (int i = 0; i < inTrick(); i++) key = SplitMix64.next(key + table(i));
        for (int seat = 0; seat < players; seat++) key = SplitMix64.next(key + won(seat));
        return SplitMix64.next(key + play.voids());
    }

    @Override
    public WhistPosition copy() {
        WhistPosition copy = new WhistPosition(handSize, pack, play.copy(mostPlies(players, pack)));
        copy.aside = aside;
        copy.dealing = dealing;
        copy.turned = turned;
        return copy;
    }

    @Override
    public String toString() {
        return WhistNotation.text(this);
    }
}
