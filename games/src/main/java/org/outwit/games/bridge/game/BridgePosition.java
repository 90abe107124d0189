package org.outwit.games.bridge.game;

import org.outwit.core.game.Position;
import org.outwit.core.game.SplitMix64;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;
import org.outwit.games.cards.TrickPlay;

/**
 * Hands, the contract, the trick on the table and the tricks won. While cards are dealt, chance moves and gives one to each seat in turn.
 *
 * <p>Players are counted from the declarer: 0 is the declarer, with dummy's cards, too, 1 sits left of the declarer and 2 right.
 */
public final class BridgePosition implements Position {

    static final int PLAYERS = 3;
    static final int ALL_TRICKS = 13;

    private static final int PACK = 52;
    private static final int NO_BID = -1;

    private final TrickPlay play;
    private int bid = NO_BID; // while cards are dealt
    private int doubled;
    private int declarer;

    private BridgePosition(TrickPlay play) {
        this.play = play;
    }

    /** The whole pack, or what is left of it when these hands are there already. */
    static BridgePosition undealt(long[] some) {
        BridgePosition position = new BridgePosition(new TrickPlay(4, 2 * PACK));
        for (int seat = 0; seat < 4; seat++) position.play.hold(seat, some[seat]);
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
        int left = table.length;
        for (long hand : hands) left += Long.bitCount(hand);
        TrickPlay play = new TrickPlay(4, left);
        for (int seat = 0; seat < 4; seat++) play.hold(seat, hands[seat]);
        play.lead(leader);
        play.show(table, voids);
        BridgePosition position = new BridgePosition(play);
        position.bid = contract.bid();
        position.doubled = contract.doubled();
        position.declarer = contract.declarer().ordinal();
        // Who of a side won a trick is not told apart.
        play.win(position.declarer, won);
        play.win(position.declarer + 1 & 3, ALL_TRICKS - left / 4 - won);
        return position;
    }

    /** This position with other hands of the same sizes. It remembers no moves but those on the table. */
    BridgePosition with(long[] others) {
        return of(others, contract(), play.leader(), play.table(), declarerWon(), play.voids());
    }

    /** The hands, the trick and the tricks won. */
    TrickPlay play() {
        return play;
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
        return play.hand(seat);
    }

    /** What a seat holds. */
    public long hand(Seat seat) {
        return play.hand(seat.ordinal());
    }

    /** All cards in hands. */
    public long inHands() {
        return play.inHands();
    }

    /** How many cards lie on the table. */
    public int inTrick() {
        return play.inTrick();
    }

    /** A card on the table, by its bit; the first is the leader's. */
    public int table(int index) {
        return play.table(index);
    }

    /** Who leads to the trick, or has led. */
    public Seat leader() {
        return Seat.at(play.leader());
    }

    /** Whose card is played next. */
    public Seat next() {
        return Seat.at(play.next());
    }

    /** How many tricks the declarer's side has won, those before an ending included. */
    public int declarerWon() {
        return play.won(declarer) + play.won(declarer + 2 & 3);
    }

    /** How many tricks the defenders have won, those before an ending included. */
    public int defendersWon() {
        return play.won(declarer + 1 & 3) + play.won(declarer + 3 & 3);
    }

    /** How many tricks are not complete. */
    public int tricksLeft() {
        return ALL_TRICKS - declarerWon() - defendersWon();
    }

    /** Whether a seat has shown to have no card of a suit. */
    public boolean isVoid(Seat seat, int suit) {
        return play.isVoid(seat.ordinal(), suit);
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
        return !isDealing() && (inTrick() > 0 || inHands() != Cards.PACK);
    }

    /** Whether a player sees the cards of a seat. */
    boolean sees(int player, int seat) {
        return seat == seatOf(player).ordinal() || seat == (declarer + 2 & 3) && isDummySeen();
    }

    @Override
    public int mover() {
        return isDealing() ? CHANCE : player(play.next());
    }

    private int dealt() {
        return Long.bitCount(inHands());
    }

    private long choices() {
        return isDealing() ? Cards.PACK & ~inHands() : play.choices();
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
        if (isDealing()) deal(move);
        else play.lay(move, trumps());
    }

    private void deal(int card) {
        play.deal(card);
        if (inHands() != Cards.PACK) return;
        declarer = UsualContract.declarer(play);
        bid = UsualContract.bid(hand(declarer), hand(declarer + 2 & 3));
        play.lead(declarer + 1 & 3);
    }

    @Override
    public void undo() {
        if (play.isLastDealt()) {
            bid = NO_BID;
            declarer = 0;
        }
        play.takeBack();
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < play.plies() ? play.made(pliesAgo) : NO_MOVE;
    }

    @Override
    public boolean isOver() {
        return !isDealing() && play.isOver();
    }

    /** What the declarer scores with {@code tricks} in duplicate bridge, not vulnerable; the defenders lose as much each. */
    @Override
    public int payoff(int player) {
        return payoff(player, declarerWon());
    }

    /** What a player gets if the declarer comes to {@code tricks}. */
    int payoff(int player, int tricks) {
        int score = Scores.of(bid, doubled, tricks);
        return player == 0 ? score : -score;
    }

    @Override
    public long key() {
        long key = sharedKey();
        for (int seat = 0; seat < 4; seat++) key = SplitMix64.next(key ^ hand(seat));
        return key;
    }

    /** A key of what a player sees: own cards, dummy, and what lies or lay on the table. */
    long sightKey(int player) {
        long key = SplitMix64.next(sharedKey() + player);
        for (int seat = 0; seat < 4; seat++) if (sees(player, seat)) key = SplitMix64.next(key ^ hand(seat));
        return SplitMix64.next(key ^ (isDealing() ? dealt() : inHands()));
    }

    private long sharedKey() {
        long key = SplitMix64.next(bid + 64L * doubled + 256L * declarer);
        key = SplitMix64.next(key + play.leader() + 4L * declarerWon() + 64L * defendersWon());
        for (int i = 0; i < inTrick(); i++) key = SplitMix64.next(key + table(i));
        return SplitMix64.next(key + play.voids());
    }

    @Override
    public BridgePosition copy() {
        int left = isDealing() ? 2 * PACK - dealt() : dealt();
        BridgePosition copy = new BridgePosition(play.copy(play.plies() + left));
        copy.bid = bid;
        copy.doubled = doubled;
        copy.declarer = declarer;
        return copy;
    }

    @Override
    public String toString() {
        return BridgeNotation.text(this);
    }
}
