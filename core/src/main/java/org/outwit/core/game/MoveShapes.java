package org.outwit.core.game;

/**
 * What moves look like at first sight, before anything is searched: the squares around a move, the piece that makes it, what it
 * attacks, how the last moves touched it. Each thing that can be seen is a number, a hash with well mixed bits, and a learner
 * gives every number a weight, from played games. A game describes its moves once, in a few lines; everything that predicts
 * people reads them.
 *
 * <p>Describe what a person would notice, from the general to the special: a number that is rare teaches little, and one that all
 * moves share says nothing. Images of a position should look the same where the game has {@link Symmetries}. A describer remembers the
 * position it looks at, so it is for one thread; it allocates nothing.
 */
public interface MoveShapes<P extends Position> {

    /** How many numbers a move gets at most. */
    int most();

    /** Looks at a position whose moves are described next; it must stay as it is until then. */
    void look(P position);

    /** Writes the numbers of a legal move to the beginning of the row and returns how many there are. */
    int describe(int move, long[] into);

    /** A number with well mixed bits for what is seen, and which kind of thing it is. */
    static long hash(int kind, long seen) {
        long mixed = (seen + (kind + 1) * SplitMix64.GOLDEN_GAMMA) * 0xBF58476D1CE4E5B9L;
        mixed ^= mixed >>> 32;
        mixed *= 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 29;
    }
}
