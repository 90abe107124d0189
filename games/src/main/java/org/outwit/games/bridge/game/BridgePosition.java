package org.outwit.games.bridge.game;

import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;

/**
 * Hands, the contract, the trick on the table and the tricks won. While cards are dealt, chance moves and gives one to each seat in turn.
 *
 * <p>Players are counted from the declarer: 0 is the declarer, with dummy's cards, too, 1 sits left of the declarer and 2 right.
 */
public final class BridgePosition implements Position {

    static final int PLAYERS = 3;
    static final int ALL_TRICKS = 13;

    private static final int PACK = 52;
    private static final int SUITS = 4;
    private static final int NO_BID = -1;

    private final long[] hands = new long[4];
    private int bid = NO_BID; // while cards are dealt
    private int doubled;
    private int declarer;
    private int leader;
    private int inTrick;
    private int declarerWon;
    private int defendersWon;
    private int voids; // four bits a seat: suits that it has shown to have no more of
    private int ply;
    private int dealtHere; // the first of the plies, in which cards were dealt
    private final byte[] made; // the cards on the table are the last of these
    private final byte[] leaders;
    private final short[] voidsBefore;

    private BridgePosition(int mostPlies) {
        this.made = new byte[mostPlies];
        this.leaders = new byte[mostPlies];
        this.voidsBefore = new short[mostPlies];
    }

    /** The whole pack, or what is left of it when these hands are there already. */
    static BridgePosition undealt(long[] some) {
        BridgePosition position = new BridgePosition(2 * PACK);
        System.arraycopy(some, 0, position.hands, 0, 4);
        return position;
    }

    /**
     * A deal of which nothing is played yet, or an ending.
     *
     * @param leader who leads to the first trick of it
     * @param won how many of the tricks before it the declarer's side has won; the others went to the defenders
     */
    public static BridgePosition of(Deal deal, Contract contract, Seat leader, int won) {
        return of(deal.hands(), contract, leader.ordinal(), new int[0], won, 0);
    }

    /** Anything that can come about; {@code table} are the cards of the trick in play, which are in no hand any more. */
    static BridgePosition of(long[] hands, Contract contract, int leader, int[] table, int won, int voids) {
        int left = 0;
        for (long hand : hands) left += Long.bitCount(hand);
        BridgePosition position = new BridgePosition(left + table.length);
        System.arraycopy(hands, 0, position.hands, 0, 4);
        position.bid = contract.bid();
        position.doubled = contract.doubled();
        position.declarer = contract.declarer().ordinal();
        position.leader = leader;
        for (int card : table) position.made[position.ply++] = (byte) card;
        position.inTrick = table.length;
        position.declarerWon = won;
        position.defendersWon = ALL_TRICKS - (left + table.length) / 4 - won;
        position.voids = voids;
        return position;
    }

    /** This position with other hands of the same sizes. It remembers no moves but those on the table. */
    BridgePosition with(long[] others) {
        int[] table = new int[inTrick];
        for (int i = 0; i < inTrick; i++) table[i] = table(i);
        return of(others, contract(), leader, table, declarerWon, voids);
    }

    boolean isDealing() {
        return bid == NO_BID;
    }

    /** Not to be asked while cards are dealt. */
    public Contract contract() {
        return Contract.bid(bid, doubled, Seat.at(declarer));
    }

    /** What wins tricks besides the suit led; 4 for nothing. */
    int trumps() {
        if (isDealing()) return Strain.NOTRUMP.ordinal();
        int rank = bid % 5;
        return rank == Strain.NOTRUMP.rank() ? Strain.NOTRUMP.ordinal() : 3 - rank;
    }

    /** What a seat holds, North's from 0. */
    long hand(int seat) {
        return hands[seat];
    }

    /** What a seat holds. */
    public long hand(Seat seat) {
        return hands[seat.ordinal()];
    }

    /** All cards in hands. */
    public long inHands() {
        return hands[0] | hands[1] | hands[2] | hands[3];
    }

    /** How many cards lie on the table. */
    public int inTrick() {
        return inTrick;
    }

    /** A card on the table, by its bit; the first is the leader's. */
    public int table(int index) {
        return made[ply - inTrick + index];
    }

    /** Who leads to the trick, or has led. */
    public Seat leader() {
        return Seat.at(leader);
    }

    /** Whose card is played next. */
    public Seat next() {
        return Seat.at(leader + inTrick);
    }

    /** How many tricks the declarer's side has won, those before an ending included. */
    public int declarerWon() {
        return declarerWon;
    }

    /** How many tricks the defenders have won, those before an ending included. */
    public int defendersWon() {
        return defendersWon;
    }

    /** How many tricks are not complete. */
    public int tricksLeft() {
        return ALL_TRICKS - declarerWon - defendersWon;
    }

    int voids() {
        return voids;
    }

    /** Whether a seat has shown to have no card of a suit. */
    public boolean isVoid(Seat seat, int suit) {
        return (voids >> SUITS * seat.ordinal() + suit & 1) != 0;
    }

    /** The player who decides about a seat's cards. */
    int player(int seat) {
        return switch (seat - declarer & 3) {
            case 1 -> 1;
            case 3 -> 2;
            default -> 0;
        };
    }

    /** Where a player sits; the declarer at the declarer's own place. */
    public Seat seatOf(int player) {
        return Seat.at(declarer + (player == 2 ? 3 : player));
    }

    /** Dummy lies on the table once the first card is led. */
    boolean isDummySeen() {
        return !isDealing() && (inTrick > 0 || inHands() != Cards.PACK);
    }

    /** Whether a player sees the cards of a seat. */
    boolean sees(int player, int seat) {
        return seat == seatOf(player).ordinal() || seat == (declarer + 2 & 3) && isDummySeen();
    }

    @Override
    public int mover() {
        return isDealing() ? CHANCE : player(leader + inTrick & 3);
    }

    private int dealt() {
        return Long.bitCount(inHands());
    }

    private long choices() {
        if (isDealing()) return Cards.PACK & ~inHands();
        long hand = hands[leader + inTrick & 3];
        if (inTrick == 0) return hand;
        long following = hand & Cards.of(Cards.SUIT, table(0) / Cards.LANE);
        return following != 0 ? following : hand;
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
        return isDealing() ? PACK : ALL_TRICKS;
    }

    @Override
    public double probability(int move) {
        if (!isDealing()) return Position.super.probability(move);
        return 1.0 / (PACK - dealt());
    }

    @Override
    public void make(int move) {
        leaders[ply] = (byte) leader;
        voidsBefore[ply] = (short) voids;
        made[ply] = (byte) move;
        if (isDealing()) deal(1L << move);
        else lay(move);
    }

    private void deal(long card) {
        int dealt = dealt();
        hands[dealt & 3] |= card;
        ply++;
        dealtHere++;
        if (dealt + 1 < PACK) return;
        declarer = UsualContract.declarer(hands);
        bid = UsualContract.bid(hands[declarer], hands[declarer + 2 & 3]);
        leader = declarer + 1 & 3;
    }

    private void lay(int card) {
        int seat = leader + inTrick & 3;
        int led = inTrick == 0 ? card / Cards.LANE : table(0) / Cards.LANE;
        if (card / Cards.LANE != led) voids |= 1 << SUITS * seat + led;
        hands[seat] &= ~(1L << card);
        ply++;
        if (++inTrick < 4) return;
        leader = winner();
        if ((leader - declarer & 1) == 0) declarerWon++;
        else defendersWon++;
        inTrick = 0;
    }

    private int winner() {
        int best = 0;
        for (int i = 1; i < 4; i++) if (beats(table(i), table(best))) best = i;
        return leader + best & 3;
    }

    private boolean beats(int later, int best) {
        int suit = later / Cards.LANE;
        return suit == best / Cards.LANE ? later > best : suit == trumps();
    }

    @Override
    public void undo() {
        int card = made[--ply];
        if (ply < dealtHere) {
            dealtHere--;
            bid = NO_BID;
            declarer = 0;
            leader = 0;
            for (int seat = 0; seat < 4; seat++) hands[seat] &= ~(1L << card);
            return;
        }
        if (inTrick == 0) {
            if ((leader - declarer & 1) == 0) declarerWon--;
            else defendersWon--;
            inTrick = 4;
        }
        inTrick--;
        leader = leaders[ply];
        voids = voidsBefore[ply] & 0xffff;
        hands[leader + inTrick & 3] |= 1L << card;
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < ply ? made[ply - 1 - pliesAgo] : NO_MOVE;
    }

    @Override
    public boolean isOver() {
        return !isDealing() && inTrick == 0 && inHands() == 0;
    }

    /** What the declarer scores with so many tricks in duplicate bridge, not vulnerable; the defenders lose as much each. */
    @Override
    public int payoff(int player) {
        return payoff(player, declarerWon);
    }

    /** What a player gets if the declarer comes to so many tricks. */
    int payoff(int player, int tricks) {
        int score = Scores.of(bid, doubled, tricks);
        return player == 0 ? score : -score;
    }

    @Override
    public long key() {
        long key = sharedKey();
        for (long hand : hands) key = SplitMix64.next(key ^ hand);
        return key;
    }

    /** A key of what a player sees: own cards, dummy, and what lies or lay on the table. */
    long sightKey(int player) {
        long key = SplitMix64.next(sharedKey() + player);
        for (int seat = 0; seat < 4; seat++) if (sees(player, seat)) key = SplitMix64.next(key ^ hands[seat]);
        return SplitMix64.next(key ^ (isDealing() ? dealt() : inHands()));
    }

    private long sharedKey() {
        long key = SplitMix64.next(bid + 64L * doubled + 256L * declarer);
        key = SplitMix64.next(key + leader + 4L * declarerWon + 64L * defendersWon);
        for (int i = 0; i < inTrick; i++) key = SplitMix64.next(key + table(i));
        return SplitMix64.next(key + voids);
    }

    @Override
    public BridgePosition copy() {
        int left = isDealing() ? 2 * PACK - dealt() : dealt();
        BridgePosition copy = new BridgePosition(ply + left);
        System.arraycopy(hands, 0, copy.hands, 0, 4);
        System.arraycopy(made, 0, copy.made, 0, ply);
        System.arraycopy(leaders, 0, copy.leaders, 0, ply);
        System.arraycopy(voidsBefore, 0, copy.voidsBefore, 0, ply);
        copy.bid = bid;
        copy.doubled = doubled;
        copy.declarer = declarer;
        copy.leader = leader;
        copy.inTrick = inTrick;
        copy.declarerWon = declarerWon;
        copy.defendersWon = defendersWon;
        copy.voids = voids;
        copy.ply = ply;
        copy.dealtHere = dealtHere;
        return copy;
    }

    @Override
    public String toString() {
        return BridgeNotation.text(this);
    }
}
