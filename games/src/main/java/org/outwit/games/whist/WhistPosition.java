package org.outwit.games.whist;

import java.util.Arrays;
import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.cards.Cards;

/** Hands, the trick on the table and the tricks won. While cards are dealt, chance moves and gives one to each seat in turn. */
public final class WhistPosition implements Position {

    /** What one trick counts; others' tricks are divided by up to three. */
    static final int TRICK = 600;

    public static final int NO_CARD = -1;

    private static final int SUITS = 4;

    private final int players;
    private final int handSize;
    private final long pack;
    private final long[] hands; // the last is what stays face down
    private final int[] won;
    private boolean dealing;
    private long unplayed; // cards of the pack that were not played yet, wherever they are
    private int turned = NO_CARD;
    private int leader;
    private int inTrick;
    private int voids; // four bits a seat: suits that it has shown to have no more of
    private int ply;
    private final int[] made; // the cards on the table are the last of these
    private final int[] leaders;
    private final int[] voidsBefore;

    private WhistPosition(int players, int handSize, long pack) {
        this.players = players;
        this.handSize = handSize;
        this.pack = pack;
        this.unplayed = pack;
        this.hands = new long[players + 1];
        this.won = new int[players];
        int most = 2 * Long.bitCount(pack) + players;
        this.made = new int[most];
        this.leaders = new int[most];
        this.voidsBefore = new int[most];
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
        position.leader = leader;
        position.hands[hands.length] = aside;
        position.unplayed = aside;
        for (int seat = 0; seat < hands.length; seat++) position.unplayed |= position.hands[seat] = hands[seat];
        return position;
    }

    /** Fills in what was read: a deal that is not finished. */
    WhistPosition dealtSoFar(long... some) {
        System.arraycopy(some, 0, hands, 0, players);
        return this;
    }

    /** Fills in what was read: cards on the table, tricks won and suits that seats have shown to have no more of. */
    WhistPosition with(int[] table, int[] tricks, int shown) {
        for (int card : table) made[ply++] = card;
        inTrick = table.length;
        System.arraycopy(tricks, 0, won, 0, players);
        voids = shown;
        return this;
    }

    /** What a seat sees, with the hands that others may have, and then what may lie face down; of the cards played before it has only what everybody remembers. */
    WhistPosition imagined(int seat, long[] others) {
        WhistPosition world = new WhistPosition(players, handSize, pack);
        world.unplayed = unplayed;
        world.turned = turned;
        world.leader = leader;
        for (int each = 0, other = 0; each < players; each++) {
            world.hands[each] = each == seat ? hands[seat] : others[other++];
        }
        if (others.length >= players) world.hands[players] = others[players - 1];
        int[] table = new int[inTrick];
        for (int i = 0; i < inTrick; i++) table[i] = table(i);
        return world.with(table, won, voids);
    }

    int players() {
        return players;
    }

    long pack() {
        return pack;
    }

    /** The cards that were not dealt and stay face down. */
    long aside() {
        return hands[players];
    }

    /** Cards that were not played yet. */
    long unplayed() {
        return unplayed;
    }

    long hand(int seat) {
        return hands[seat];
    }

    int won(int seat) {
        return won[seat];
    }

    boolean isDealing() {
        return dealing;
    }

    /** The card that made trumps, or {@link #NO_CARD}. */
    int turned() {
        return turned;
    }

    int leader() {
        return leader;
    }

    /** How many cards lie on the table. */
    int inTrick() {
        return inTrick;
    }

    /** A card on the table; the first is the leader's. */
    int table(int index) {
        return made[ply - inTrick + index];
    }

    int voids() {
        return voids;
    }

    /** Whether a seat has shown to have no card of a suit. */
    boolean isVoid(int seat, int suit) {
        return (voids >> SUITS * seat + suit & 1) != 0;
    }

    private int dealt() {
        int count = 0;
        for (long hand : hands) count += Long.bitCount(hand);
        return count;
    }

    private long undealt() {
        long left = pack;
        for (long hand : hands) left &= ~hand;
        return left;
    }

    @Override
    public int mover() {
        return dealing ? CHANCE : (leader + inTrick) % players;
    }

    private long choices() {
        if (dealing) return undealt();
        long hand = hands[mover()];
        if (inTrick == 0) return hand;
        long following = hand & suit(table(0) / Cards.LANE);
        return following != 0 ? following : hand;
    }

    private static long suit(int suit) {
        return Cards.of(Cards.SUIT, suit);
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
        leaders[ply] = leader;
        voidsBefore[ply] = voids;
        if (dealing) deal(move);
        else lay(move);
    }

    private void deal(int card) {
        hands[dealt() % players] |= 1L << card;
        made[ply++] = card;
        if (dealt() < players * handSize) return;
        hands[players] = undealt();
        dealing = false;
        turned = card;
    }

    private void lay(int card) {
        int seat = mover();
        int suit = card / Cards.LANE;
        if (inTrick > 0 && suit != table(0) / Cards.LANE) voids |= 1 << SUITS * seat + table(0) / Cards.LANE;
        hands[seat] &= ~(1L << card);
        unplayed &= ~(1L << card);
        made[ply++] = card;
        if (++inTrick < players) return;
        leader = winner();
        won[leader]++;
        inTrick = 0;
    }

    private int winner() {
        int best = 0;
        for (int i = 1; i < players; i++) {
            if (beats(table(i), table(best))) best = i;
        }
        return (leader + best) % players;
    }

    /** Whether a card that is played later beats one that is best so far. */
    private boolean beats(int later, int best) {
        int suit = later / Cards.LANE;
        if (suit == best / Cards.LANE) return later > best;
        return turned != NO_CARD && suit == turned / Cards.LANE;
    }

    @Override
    public void undo() {
        int card = made[--ply];
        boolean wasDeal = dealing || inTrick == 0 && unplayed == pack;
        if (wasDeal) {
            dealing = true;
            turned = NO_CARD;
            hands[players] = 0;
            for (int seat = 0; seat < players; seat++) hands[seat] &= ~(1L << card);
            return;
        }
        if (inTrick == 0) {
            won[leader]--;
            inTrick = players;
        }
        inTrick--;
        leader = leaders[ply];
        voids = voidsBefore[ply];
        hands[mover()] |= 1L << card;
        unplayed |= 1L << card;
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < ply ? made[ply - 1 - pliesAgo] : NO_MOVE;
    }

    @Override
    public boolean isOver() {
        return !dealing && inTrick == 0 && unplayed == hands[players];
    }

    /** How many tricks more a player has won than the others on average. */
    @Override
    public int payoff(int player) {
        int total = 0;
        for (int each : won) total += each;
        return TRICK * won[player] - TRICK / (players - 1) * (total - won[player]);
    }

    @Override
    public long key() {
        long key = sharedKey();
        for (long hand : hands) key = SplitMix64.next(key ^ hand);
        return key;
    }

    /** A key of what a seat sees: its hand and what lies or lay on the table. */
    long sightKey(int seat) {
        return SplitMix64.next(SplitMix64.next(sharedKey() ^ hands[seat]) + seat);
    }

    private long sharedKey() {
        long key = SplitMix64.next(pack & ~unplayed ^ (dealing ? dealt() : 0));
        key = SplitMix64.next(key + (dealing ? 1 : 2) + 4L * turned);
        key = SplitMix64.next(key + leader);
        for (int i = 0; i < inTrick; i++) key = SplitMix64.next(key + table(i));
        for (int each : won) key = SplitMix64.next(key + each);
        return SplitMix64.next(key + voids);
    }

    @Override
    public WhistPosition copy() {
        WhistPosition copy = new WhistPosition(players, handSize, pack);
        System.arraycopy(hands, 0, copy.hands, 0, players + 1);
        System.arraycopy(won, 0, copy.won, 0, players);
        System.arraycopy(made, 0, copy.made, 0, ply);
        System.arraycopy(leaders, 0, copy.leaders, 0, ply);
        System.arraycopy(voidsBefore, 0, copy.voidsBefore, 0, ply);
        copy.dealing = dealing;
        copy.unplayed = unplayed;
        copy.turned = turned;
        copy.leader = leader;
        copy.inTrick = inTrick;
        copy.voids = voids;
        copy.ply = ply;
        return copy;
    }

    @Override
    public String toString() {
        return "WhistPosition" + Arrays.toString(hands);
    }
}
