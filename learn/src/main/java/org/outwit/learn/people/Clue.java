package org.outwit.learn.people;

/** What tells whose decisions these are. Each clue is a number for each person, which is larger where it speaks for them. */
public enum Clue {
    /** The logarithm of how likely the move is for somebody whose moves look like theirs, without a book. */
    TASTE(1),

    /** What their own book adds to that. */
    BOOK(1),

    /** In how many of the positions they have been before, whatever they played: people come back to their openings. */
    BEEN(0.2),

    /** How much oftener than in anybody's moves what is seen in this one is seen in theirs; it is seen many times over. */
    LOOKS(0.02);

    private final double usual;

    Clue(double usual) {
        this.usual = usual;
    }

    /** How much it counts where nothing says otherwise, chosen on forty people of Othello. */
    public double usual() {
        return usual;
    }

    /** A row for each clue, with a place for each person. */
    public static double[][] rows(int people) {
        return new double[values().length][people];
    }
}
