package org.outwit.learn.people;

/** What is known of the moves of one decision before anybody says who decides; moves are numbered in the order of the game. */
public interface Alternatives {

    int count();

    /** The phase of the game. */
    int phase();

    /** The logit of move i at first sight. */
    double looks(int i);

    /** What a leaning adds to that for one unit of its number, see {@link Looks}. */
    double lean(int leaning, int i);

    /** How much less move i is worth than the best by a search of {@code plies}, from 1 on, in ints of the game's scale. */
    int value(int plies, int i);

    /** A feature of the position after move i, as the mover sees it. */
    int feature(int f, int i);

    /** Whether a network was asked. */
    boolean isHeard();

    /** The logarithm of the probability of move i by the network that was asked. */
    double heard(int i);

    /** Where the weights of what is seen in each move are: those of move i from {@code ends()[i]} to {@code ends()[i + 1]}. */
    int[] places();

    /** How many bits a place has. */
    int bits();

    int[] ends();

    /** What books know the position by: the key of the image that stands for all, and in {@link #images} the moves there. */
    long key();

    int[] images();
}
