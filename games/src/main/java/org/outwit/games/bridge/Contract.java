package org.outwit.games.bridge;

import java.util.Locale;
import org.outwit.core.game.InputException;

/**
 * What a side has promised: a number of tricks above six in a strain.
 *
 * @param level from 1 to 7
 * @param doubled 0, 1 for doubled, 2 for redoubled
 */
public record Contract(int level, Strain strain, int doubled, Seat declarer) {

    /** How many bids there are. */
    public static final int BIDS = 35;

    private static final int BOOK = 6;

    public Contract {
        if (level < 1 || level > 7) throw new InputException("The level (" + level + ") of a contract is 1 to 7.");
        if (doubled < 0 || doubled > 2) {
            throw new InputException("A contract is doubled 0, 1, or 2 times, not " + doubled + ".");
        }
    }

    /** The contract of a bid, from 0 for one club to 34 for seven no trumps. */
    public static Contract bid(int bid, int doubled, Seat declarer) {
        int rank = bid % 5;
        return new Contract(bid / 5 + 1, rank == 4 ? Strain.NOTRUMP : Strain.at(3 - rank), doubled, declarer);
    }

    /** Reads {@code 4S}, {@code 3NTX}, {@code 6DXX}. */
    public static Contract parse(String text, Seat declarer) {
        String bid = text.toUpperCase(Locale.ROOT);
        int doubled = bid.endsWith("XX") ? 2 : bid.endsWith("X") ? 1 : 0;
        int number = bidOf(bid.substring(0, bid.length() - doubled));
        if (number < 0) {
            throw new InputException(
                    "'" + text + "' is no contract; expected a level from 1 to 7, a strain (C, D, H, S,"
                            + " or NT), and X or XX where it is doubled or redoubled, like 4S, 3NT, or 6DX.");
        }
        return bid(number, doubled, declarer);
    }

    /** The number of a bid such as {@code 3NT} or {@code 3N}; negative if it is none. */
    static int bidOf(String text) {
        String bid = text.toUpperCase(Locale.ROOT).replace("NT", "N");
        Strain strain = bid.length() == 2 ? Strain.of(bid.charAt(1)) : null;
        int level = strain == null ? 0 : bid.charAt(0) - '0';
        return level < 1 || level > 7 ? -1 : (level - 1) * 5 + strain.rank();
    }

    /** Its place in the auction, from 0 for one club to 34 for seven no trumps. */
    public int bid() {
        return (level - 1) * 5 + strain.rank();
    }

    /** How many tricks keep it. */
    public int needed() {
        return BOOK + level;
    }

    /** What the declarer's side scores with {@code tricks} in duplicate bridge. */
    public int score(int tricks, boolean vulnerable) {
        int over = tricks - needed();
        return over < 0 ? -penalty(-over, vulnerable) : made(over, vulnerable);
    }

    private int made(int over, boolean vulnerable) {
        int factor = 1 << doubled;
        int points = factor * (level * strain.trickPoints() + (strain == Strain.NOTRUMP ? 10 : 0));
        int bonus = points < 100 ? 50 : vulnerable ? 500 : 300;
        if (level == 6) bonus += vulnerable ? 750 : 500;
        if (level == 7) bonus += vulnerable ? 1500 : 1000;
        int overtrick = doubled == 0 ? strain.trickPoints() : (vulnerable ? 100 : 50) * factor;
        return points + bonus + 50 * doubled + over * overtrick;
    }

    private int penalty(int down, boolean vulnerable) {
        if (doubled == 0) return down * (vulnerable ? 100 : 50);
        int single = vulnerable ? 300 * down - 100 : down <= 3 ? 200 * down - 100 : 300 * down - 400;
        return single * doubled;
    }

    /** The bid, with x where it is doubled: {@code 4Sx}. */
    public String bidText() {
        return level + strain.letter() + "x".repeat(doubled);
    }

    @Override
    public String toString() {
        return bidText() + " by " + declarer;
    }
}
