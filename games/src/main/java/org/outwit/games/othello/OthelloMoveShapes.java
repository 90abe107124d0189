package org.outwit.games.othello;

import org.outwit.core.game.MoveShapes;

/**
 * What a move of Othello looks like: the {@link OthelloSurroundings} that invite it and the {@link OthelloPatterns} that it leaves, each
 * in its stage of the game. Mirror images of a pattern are one, so that images of a position look the same.
 */
final class OthelloMoveShapes implements MoveShapes<OthelloPosition> {

    private static final int STAGES = 6;

    /** Kinds of numbers: surroundings first, then what is left. */
    private static final int LEFT = OthelloSurroundings.COUNT;

    private final int[] entries = new int[OthelloPatterns.SHAPES];
    private OthelloPosition position;
    private int stage;
    private int last;
    private int before;

    @Override
    public int most() {
        return OthelloSurroundings.COUNT + OthelloPatterns.SHAPES;
    }

    @Override
    public void look(OthelloPosition position) {
        this.position = position;
        stage = Math.min(STAGES - 1, (position.discs() - 4) * STAGES / 60);
        last = square(position.made(0));
        before = square(position.made(1));
    }

    private static int square(int move) {
        return move == OthelloPosition.NO_MOVE ? OthelloPosition.PASS : move;
    }

    @Override
    public int describe(int move, long[] into) {
        if (move == OthelloPosition.PASS) return 0; // nobody has a choice
        OthelloSurroundings.hashes(position, move, last, before, into);
        for (int i = 0; i < OthelloSurroundings.COUNT; i++) into[i] = MoveShapes.hash(stage, into[i]);
        int mover = position.mover();
        position.make(move);
        OthelloPatterns.entries(position, mover, entries);
        position.undo();
        for (int i = 0; i < entries.length; i++) {
            into[OthelloSurroundings.COUNT + i] = MoveShapes.hash(LEFT + stage, PatternEntries.standard(entries[i]));
        }
        return most();
    }
}
