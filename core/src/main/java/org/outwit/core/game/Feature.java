package org.outwit.core.game;

/** A named number that can be read off a position, such as a lead in men. Evaluators are made of these. */
public interface Feature<P extends Position> {

    /** How the views of different players are related; sum-bounds of two evaluators rest on it. */
    enum Sides {
        /** Two players, and one side's lead is the other's lag: the sign changes with the side. */
        OPPOSED,
        /** Everybody sees the same number, such as the count of all pieces. */
        COMMON,
        /** Each player has a number of its own. */
        OWN
    }

    /** How a feature changes along play; from it and the root follows what a search below can meet. */
    enum Trend {
        /** No move ever makes more of it, such as the count of all pieces in draughts. */
        FALLS,
        /** No move ever makes less of it, such as the count of all discs in Othello. */
        RISES,
        VARIES
    }

    /** A short lower-case name; model files keep weights under it. */
    String name();

    /** What is measured, in one sentence for people. */
    String meaning();

    /** No position has less of it. */
    int least();

    /** No position has more of it. */
    int most();

    Sides sides();

    /** How moves change the feature, in every player's view of it. */
    default Trend trend() {
        return Trend.VARIES;
    }

    /**
     * By how much the feature can be different at most after up to {@code plies} from this position, if the game goes on so
     * long. Says the whole range where nothing better is known; asked at inner nodes of searches, so it must be cheap.
     */
    default int change(P position, int plies) {
        return plies == 0 ? 0 : most() - least();
    }

    /** The feature as {@code player} sees it. */
    int value(P position, int player);
}
