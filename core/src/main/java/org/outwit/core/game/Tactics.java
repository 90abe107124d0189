package org.outwit.core.game;

/**
 * What a game knows of its own tactics: which moves upset a judgement, and which are worth trying first. It is advice to
 * engines, which makes them faster and stronger; the rules are {@link Position}'s alone.
 */
public interface Tactics<P extends Position> {

    /** The {@link #winThreshold} of a game in which no value is so large that it could only be that of a game that is over. */
    int NEVER_WON = Integer.MAX_VALUE;

    int MOST_HUNCH = 4095;

    /**
     * Whether the mover has no free choice here, being in check or having to capture: then no static judgement is worth
     * anything, and engines look at every move.
     */
    boolean isForced(P position);

    /** Whether the other will have no free choice after this move, which is not made yet. */
    default boolean isForcing(P position, int move) {
        position.make(move);
        boolean forced = isForced(position);
        position.undo();
        return forced;
    }

    /**
     * Writes the moves after which a judgement may be very different, such as captures and promotions, as
     * {@link Position#moves} does and in an order of its own; where there are none the position is quiet.
     */
    int noisy(P position, int[] buffer, int from);

    /** How promising a move looks before it is searched: 0 for a quiet one, more for one that gains more. */
    int noisyScore(P position, int move);

    /**
     * How good a quiet move probably is, from 0 to {@value #MOST_HUNCH}: what a player tries first without being able to say
     * why. May cost something; engines ask only where a good order saves more.
     */
    default int quietScore(P position, int move) {
        return 0;
    }

    /**
     * Whether a move gains at least this, counted in what pieces are worth, once both sides have gone on taking where it
     * arrives as long as that pays (static exchange evaluation). True where a game cannot tell.
     */
    default boolean seeAtLeast(P position, int move, int least) {
        return true;
    }

    /**
     * Whether it makes sense to ask what happens if the mover does nothing. Not where passing might be an advantage
     * (zugzwang), where it is forbidden by the state of things (check), or where a game has no way to do it.
     */
    default boolean mayPass(P position) {
        return false;
    }

    /** Lets the mover do nothing; {@link Position#undo} takes it back. Only where {@link #mayPass}. */
    default void pass(P position) {
        throw new UnsupportedOperationException("Nobody passes in this game.");
    }

    /** Values of this size and beyond are games won or lost and not judgements. */
    default int winThreshold() {
        return NEVER_WON;
    }

    /**
     * By how much a quiet move changes a judgement at most, as a rule. Engines skip quiet moves that are further than this
     * from mattering; 0 says that nothing is known and nothing is to be skipped.
     */
    default int futilityMargin() {
        return 0;
    }

    /**
     * Whether a quiet move that was good some turns ago probably still is, so that a player's engine should remember it. Not where such a
     * move can wait: to prefer it among moves of equal value is to play too soon what nobody can take away.
     */
    default boolean isHistoryLasting() {
        return true;
    }

    /** The tactics of a game that says nothing: every position is quiet. */
    static <P extends Position> Tactics<P> none() {
        return ofWin(NEVER_WON);
    }

    /** The tactics of a game that says only what a won game is worth, which no judgement comes near. */
    static <P extends Position> Tactics<P> ofWin(int win) {
        return new Tactics<>() {
            @Override
            public boolean isForced(P position) {
                return false;
            }

            @Override
            public int noisy(P position, int[] buffer, int from) {
                return from;
            }

            @Override
            public int noisyScore(P position, int move) {
                return 0;
            }

            @Override
            public int winThreshold() {
                return win;
            }
        };
    }
}
