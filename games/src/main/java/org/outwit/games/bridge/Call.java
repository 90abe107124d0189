package org.outwit.games.bridge;

import java.util.Locale;
import org.outwit.core.game.InputException;

/**
 * What somebody says in the auction.
 *
 * @param number a bid from 0 for one club to 34 for seven no trumps, or one of the three after it
 */
public record Call(int number) {

    public static final Call PASS = new Call(Contract.BIDS);
    public static final Call DOUBLE = new Call(Contract.BIDS + 1);
    public static final Call REDOUBLE = new Call(Contract.BIDS + 2);

    public Call {
        if (number < 0 || number > Contract.BIDS + 2) throw new InputException("There is no call " + number + ".");
    }

    /** Reads {@code Pass}, {@code X}, {@code XX}, {@code 3NT}, and the single letters that LIN has. */
    public static Call parse(String text) {
        switch (text.toUpperCase(Locale.ROOT)) {
            case "PASS", "P":
                return PASS;
            case "X", "D", "DBL":
                return DOUBLE;
            case "XX", "R", "RDBL":
                return REDOUBLE;
            default:
                break;
        }
        int bid = Contract.bidOf(text);
        if (bid < 0) {
            throw new InputException("'" + text
                    + "' is no call; expected a bid from 1C to 7NT, Pass, X for a double, or XX for a redouble.");
        }
        return new Call(bid);
    }

    public boolean isBid() {
        return number < Contract.BIDS;
    }

    /** As PBN writes it. */
    @Override
    public String toString() {
        if (equals(PASS)) return "Pass";
        if (equals(DOUBLE)) return "X";
        if (equals(REDOUBLE)) return "XX";
        Contract contract = Contract.bid(number, 0, Seat.NORTH);
        return contract.level()
                + (contract.strain() == Strain.NOTRUMP
                        ? "NT"
                        : contract.strain().letter());
    }
}
