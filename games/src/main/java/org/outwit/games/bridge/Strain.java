package org.outwit.games.bridge;

import java.util.Locale;
import org.outwit.games.cards.TrickPlay;

/** What a contract is played in: a trump suit, or no trumps. Suits come first, in the order in which hands are written. */
public enum Strain {
    SPADES("S", 30),
    HEARTS("H", 30),
    DIAMONDS("D", 20),
    CLUBS("C", 20),
    NOTRUMP("N", 30);

    private static final Strain[] ALL = values();

    private final String letter;
    private final int trickPoints;

    Strain(String letter, int trickPoints) {
        this.letter = letter;
        this.trickPoints = trickPoints;
    }

    /** The strain of a number: a suit as it is numbered in hands, or 4. */
    public static Strain at(int number) {
        return ALL[number];
    }

    /** The strain of a letter, or null. */
    public static Strain of(char letter) {
        for (Strain strain : ALL) if (strain.letter.charAt(0) == letter) return strain;
        return null;
    }

    /** S, H, D, C, or N. */
    public String letter() {
        return letter;
    }

    /** Where it stands in the auction: clubs are 0, no trumps 4. */
    public int rank() {
        return this == NOTRUMP ? 4 : 3 - ordinal();
    }

    /** Whether a later card takes the trick from one that was winning it. */
    public boolean beats(long card, long winning) {
        return TrickPlay.beats(Long.numberOfTrailingZeros(card), Long.numberOfTrailingZeros(winning), ordinal());
    }

    /** What a trick above six is worth; the first in no trumps ten more. */
    int trickPoints() {
        return trickPoints;
    }

    @Override
    public String toString() {
        return this == NOTRUMP ? "no trumps" : name().toLowerCase(Locale.ROOT);
    }
}
