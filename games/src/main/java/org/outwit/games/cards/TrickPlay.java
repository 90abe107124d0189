package org.outwit.games.cards;

/**
 * Hands, the trick on the table and the tricks won. Cards may be dealt first, one to each seat in turn; then they are played: players follow suit if they can, and
 * the highest trump, or else the highest card of the suit that was led, takes the trick and leads to the next. Everything can be taken back.
 *
 * <p>A card is the number of its bit, and seats are numbered from 0. Nothing but {@link #copy} allocates.
 */
public final class TrickPlay {

    /** In place of a suit where there are no trumps. */
    public static final int NO_TRUMPS = 4;

    private static final int SUITS = 4;

    private final int seats;
    private final long[] hands;
    private final int[] won;
    private int leader;
    private int inTrick;
    private int voids; // four bits a seat: suits that it has shown to have no more of
    private int ply;
    private int dealtHere; // the first of the plies, in which cards were dealt
    private final byte[] made; // the cards on the table are the last of these
    private final byte[] leaders;
    private final short[] voidsBefore;

    /** Empty hands; {@code mostPlies} is how many cards will be dealt and played at most, those on the table included. */
    public TrickPlay(int seats, int mostPlies) {
        this.seats = seats;
        this.hands = new long[seats];
        this.won = new int[seats];
        this.made = new byte[mostPlies];
        this.leaders = new byte[mostPlies];
        this.voidsBefore = new short[mostPlies];
    }

    /** Gives a seat these cards instead of those it has. */
    public void hold(int seat, long hand) {
        hands[seat] = hand;
    }

    /** Says how many tricks a seat has won. */
    public void win(int seat, int tricks) {
        won[seat] = tricks;
    }

    /** Says who leads to the trick, or has led. */
    public void lead(int seat) {
        leader = seat;
    }

    /** Lays cards on the table, which are in no hand, and says which suits seats have no more of, as {@link #voids} does. */
    public void show(int[] table, int shown) {
        for (int card : table) made[ply++] = (byte) card;
        inTrick = table.length;
        voids = shown;
    }

    /** The same play with room for {@code mostPlies}, which goes on by itself. */
    public TrickPlay copy(int mostPlies) {
        TrickPlay copy = new TrickPlay(seats, mostPlies);
        System.arraycopy(hands, 0, copy.hands, 0, seats);
        System.arraycopy(won, 0, copy.won, 0, seats);
        System.arraycopy(made, 0, copy.made, 0, ply);
        System.arraycopy(leaders, 0, copy.leaders, 0, ply);
        System.arraycopy(voidsBefore, 0, copy.voidsBefore, 0, ply);
        copy.leader = leader;
        copy.inTrick = inTrick;
        copy.voids = voids;
        copy.ply = ply;
        copy.dealtHere = dealtHere;
        return copy;
    }

    public int seats() {
        return seats;
    }

    public long hand(int seat) {
        return hands[seat];
    }

    /** All cards in hands. */
    public long inHands() {
        long all = 0;
        for (long hand : hands) all |= hand;
        return all;
    }

    public int won(int seat) {
        return won[seat];
    }

    /** Who leads to the trick, or has led. */
    public int leader() {
        return leader;
    }

    /** Whose card is played next. */
    public int next() {
        return after(inTrick);
    }

    private int after(int steps) {
        int seat = leader + steps;
        return seat < seats ? seat : seat - seats;
    }

    /** How many cards lie on the table. */
    public int inTrick() {
        return inTrick;
    }

    /** A card on the table; the first is the leader's. */
    public int table(int index) {
        return made[ply - inTrick + index];
    }

    /** All cards on the table, in a new array. */
    public int[] table() {
        int[] table = new int[inTrick];
        for (int i = 0; i < inTrick; i++) table[i] = table(i);
        return table;
    }

    /** The suits that seats have shown to have no more of: four bits a seat. */
    public int voids() {
        return voids;
    }

    /** Whether a seat has shown to have no card of a suit. */
    public boolean isVoid(int seat, int suit) {
        return (voids >> SUITS * seat + suit & 1) != 0;
    }

    /** How many cards were dealt and played here. */
    public int plies() {
        return ply;
    }

    /** The card that was dealt or played {@code pliesAgo}; there must be one. */
    public int made(int pliesAgo) {
        return made[ply - 1 - pliesAgo];
    }

    /** The cards that may be played next. */
    public long choices() {
        long hand = hands[next()];
        if (inTrick == 0) return hand;
        long following = hand & Cards.of(Cards.SUIT, table(0) / Cards.LANE);
        return following != 0 ? following : hand;
    }

    /** Whether nothing is left to play. Between tricks all hands have as many cards, so one of them tells. */
    public boolean isOver() {
        return inTrick == 0 && hands[leader] == 0;
    }

    /** Gives a card to the seat whose turn it is to get one. */
    public void deal(int card) {
        remember(card);
        hands[Long.bitCount(inHands()) % seats] |= 1L << card;
        dealtHere++;
    }

    /** Plays a card of the seat whose turn it is. */
    public void lay(int card, int trumps) {
        int seat = next();
        int led = inTrick == 0 ? card / Cards.LANE : table(0) / Cards.LANE;
        remember(card);
        if (card / Cards.LANE != led) voids |= 1 << SUITS * seat + led;
        hands[seat] &= ~(1L << card);
        if (++inTrick < seats) return;
        leader = winner(trumps);
        won[leader]++;
        inTrick = 0;
    }

    private void remember(int card) {
        leaders[ply] = (byte) leader;
        voidsBefore[ply] = (short) voids;
        made[ply++] = (byte) card;
    }

    private int winner(int trumps) {
        int best = 0;
        for (int i = 1; i < seats; i++) if (beats(table(i), table(best), trumps)) best = i;
        return after(best);
    }

    /** Whether a card that is played later takes the trick from one that was winning it. */
    public static boolean beats(int later, int best, int trumps) {
        int suit = later / Cards.LANE;
        return suit == best / Cards.LANE ? later > best : suit == trumps;
    }

    /** Whether the last card was dealt, not played. */
    public boolean isLastDealt() {
        return ply == dealtHere;
    }

    /** Takes the last card back, out of the hand that it was dealt to or into the one that it was played from. */
    public void takeBack() {
        int card = made[--ply];
        if (ply < dealtHere) {
            dealtHere--;
            for (int seat = 0; seat < seats; seat++) hands[seat] &= ~(1L << card);
            leader = leaders[ply];
            return;
        }
        if (inTrick == 0) {
            won[leader]--;
            inTrick = seats;
        }
        inTrick--;
        leader = leaders[ply];
        voids = voidsBefore[ply] & 0xffff;
        hands[next()] |= 1L << card;
    }
}
