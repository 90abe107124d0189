package org.outwit.core.game;

import java.util.List;

/**
 * Moves of a game that says nothing about their looks: which move it is, by the phase of the game and after which moves, whether it is
 * noisy, whether it ends the game or lets the opponent end it, and what it does to each feature. Where the board can be turned, a
 * move stands for its images.
 */
final class PlainMoveShapes<P extends Position> implements MoveShapes<P> {

    private static final int OWN_KINDS = 7;

    /** Moves of other kinds may be any int, but pairs of them have to be told apart. */
    private static final long PAIR = SplitMix64.GOLDEN_GAMMA;

    /** Where there are more replies, nobody looks whether one of them wins. */
    private static final int FEW_REPLIES = 32;

    private final Phases<P> phases;
    private final Tactics<P> tactics;
    private final Symmetries<P> symmetries;
    private final List<Feature<P>> features;
    private final int[] before;
    private final int[] replies = new int[FEW_REPLIES];
    private P position;
    private int player;
    private int phase;
    private int last;
    private int earlier;

    PlainMoveShapes(Game<P> game) {
        this.phases = game.phases();
        this.tactics = game.tactics();
        this.symmetries = game.symmetries();
        this.features = game.features();
        this.before = new int[features.size()];
    }

    @Override
    public int most() {
        return OWN_KINDS + features.size();
    }

    @Override
    public void look(P position) {
        this.position = position;
        phase = phases.of(position);
        player = position.mover();
        last = position.made(0);
        earlier = position.made(1);
        for (int i = 0; i < before.length; i++) before[i] = features.get(i).value(position, player);
    }

    @Override
    public int describe(int move, long[] into) {
        long which = together(move, Position.NO_MOVE);
        int noise = step(tactics.noisyScore(position, move));
        into[0] = MoveShapes.hash(0, which);
        into[1] = MoveShapes.hash(1, which * 64 + phase);
        into[2] = MoveShapes.hash(2, together(move, last));
        into[3] = MoveShapes.hash(3, together(move, earlier));
        into[4] = MoveShapes.hash(4, noise);
        into[5] = MoveShapes.hash(5, noise * 64L + phase);
        position.make(move);
        boolean over = position.isOver();
        into[6] = MoveShapes.hash(6, over ? Integer.signum(position.payoff(player)) : 2 + losingReplies());
        for (int i = 0; i < before.length; i++) {
            int change = over ? 0 : features.get(i).value(position, player) - before[i];
            into[OWN_KINDS + i] = MoveShapes.hash(OWN_KINDS + i, step(change) * 64L + phase);
        }
        position.undo();
        return most();
    }

    /** The least of the images of a move with another: the same for all of them. */
    private long together(int move, int other) {
        long least = Long.MAX_VALUE;
        for (int symmetry = 0; symmetry < symmetries.count(); symmetry++) {
            long image = symmetries.move(move, symmetry);
            if (other != Position.NO_MOVE) image += (symmetries.move(other, symmetry) + 1) * PAIR;
            least = Math.min(least, image);
        }
        return least;
    }

    /** Whether the opponent can win at once: 0 for no, 1 for one way, 2 for several, 3 where there are too many replies to look. */
    private int losingReplies() {
        if (position.mover() == player || position.mover() == Position.CHANCE) return 0;
        if (position.mostMoves() > FEW_REPLIES) return 3;
        int end = position.moves(replies, 0);
        int losing = 0;
        for (int i = 0; i < end && losing < 2; i++) {
            position.make(replies[i]);
            if (position.isOver() && position.payoff(player) < 0) losing++;
            position.undo();
        }
        return losing;
    }

    /** A number as one of a few steps: its sign, and how many bits it has. */
    private static int step(int number) {
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(Math.abs(number));
        return number < 0 ? -bits : bits;
    }
}
