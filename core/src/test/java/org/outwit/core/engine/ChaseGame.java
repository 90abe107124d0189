package org.outwit.core.engine;

import java.util.Random;
import org.outwit.core.game.Capabilities;

/**
 * Two tokens on a small board with walls. A player wins by stepping on the other's token, or by reaching the corner where
 * the other began. Nothing is ever used up, so the same positions come back again and again.
 */
final class ChaseGame extends TacticalGame<ChasePosition> {

    static final int SIDE = 4;
    static final int SQUARES = SIDE * SIDE;

    private final boolean[] walls = new boolean[SQUARES];

    /** With walls by this seed; 0 stands for none. */
    ChaseGame(long seed) {
        super("chase " + seed, (position, player) -> position.value(player));
        Random random = new Random(seed);
        for (int i = 0; i < 3 && seed != 0; i++) walls[1 + random.nextInt(SQUARES - 2)] = true;
    }

    boolean isWall(int square) {
        return walls[square];
    }

    static int distance(int from, int to) {
        return Math.abs(from % SIDE - to % SIDE) + Math.abs(from / SIDE - to / SIDE);
    }

    @Override
    public Capabilities capabilities() {
        return Capabilities.TWO_PLAYER.withLoops();
    }

    @Override
    public ChasePosition start() {
        return new ChasePosition(this, 0, SQUARES - 1, 0);
    }

    /** The other is about to win. */
    @Override
    public boolean isForced(ChasePosition position) {
        int other = 1 - position.mover();
        return !position.isOver() && distance(position.square(other), ChasePosition.goal(other)) == 1;
    }

    @Override
    public int noisyScore(ChasePosition position, int move) {
        int mover = position.mover();
        if (move == position.square(1 - mover) || move == ChasePosition.goal(mover)) return 2;
        return distance(move, ChasePosition.goal(mover)) == 1 ? 1 : 0;
    }

    @Override
    public boolean mayPass(ChasePosition position) {
        return !position.isOver() && !isForced(position) && distance(position.square(0), position.square(1)) > 2;
    }

    @Override
    public void pass(ChasePosition position) {
        position.make(position.square(position.mover()));
    }
}
