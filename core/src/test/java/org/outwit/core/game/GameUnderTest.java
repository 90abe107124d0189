package org.outwit.core.game;

/** What a contract is told about the game that it checks: only {@link #game} is needed, the rest can be adjusted. */
abstract class GameUnderTest<P extends Position> {

    /** The game; it may be made anew for every call or be the same object. */
    protected abstract Game<P> game();

    /** How many random games are played for each check. */
    protected int playouts() {
        return 20;
    }

    /** Where random games that do not end are broken off. */
    protected int mostPlies() {
        return 300;
    }

    /** The seed of the first random game. */
    protected long seed() {
        return 1;
    }

    /** Whether make, undo, the questions of a position and looks of moves leave the heap alone; adapters may say no. */
    protected boolean allocatesNothing() {
        return true;
    }

    final RandomGames<P> games() {
        return new RandomGames<>(game(), seed(), playouts(), mostPlies());
    }

    final Snapshot snapshot(P position) {
        return Snapshot.of(game(), position);
    }

    /** What the position shows once its history is forgotten. */
    final Snapshot timeless(P position) {
        return snapshot(game().withoutDrawRules(position));
    }

    final String text(P position) {
        return game().notation().format(position);
    }
}
