package org.outwit.games.ninemensmorris;

import org.outwit.core.game.Symmetries;
import org.outwit.games.Turns;

/**
 * The eight symmetries of the square, and again with the outer ring and the inner one exchanged, which changes no line: sixteen.
 * Bit 3 of a symmetry is that exchange, which does not mind what comes before or after it.
 */
final class MorrisSymmetries implements Symmetries<MorrisPosition> {

    private static final Turns TURNS = new Turns(MorrisBoard.SIDE, MorrisBoard.SIDE);
    private static final int INSIDE_OUT = TURNS.count();
    private static final int COUNT = 2 * INSIDE_OUT;

    /** Where each symmetry brings each point. */
    private static final int[][] POINTS = new int[COUNT][MorrisBoard.POINTS];

    static {
        int[] numbers = new int[MorrisBoard.SIDE * MorrisBoard.SIDE];
        for (int point = 0; point < MorrisBoard.POINTS; point++) numbers[square(point, false)] = point;
        for (int symmetry = 0; symmetry < COUNT; symmetry++) {
            for (int point = 0; point < MorrisBoard.POINTS; point++) {
                int square = square(point, (symmetry & INSIDE_OUT) != 0);
                POINTS[symmetry][point] = numbers[TURNS.square(square, symmetry & INSIDE_OUT - 1)];
            }
        }
    }

    /** The place of a point among seven by seven squares, or of the one that it is exchanged with. */
    private static int square(int point, boolean insideOut) {
        int middle = MorrisBoard.SIDE / 2;
        int across = MorrisBoard.file(point) - middle;
        int up = MorrisBoard.rank(point) - middle;
        int ring = Math.max(Math.abs(across), Math.abs(up));
        int wanted = insideOut ? middle + 1 - ring : ring;
        return (up / ring * wanted + middle) * MorrisBoard.SIDE + across / ring * wanted + middle;
    }

    @Override
    public int count() {
        return COUNT;
    }

    @Override
    public int inverse(int symmetry) {
        return symmetry & INSIDE_OUT | TURNS.inverse(symmetry & INSIDE_OUT - 1);
    }

    @Override
    public MorrisPosition image(MorrisPosition position, int symmetry) {
        return position.standing(men(position.men(0), symmetry), men(position.men(1), symmetry));
    }

    @Override
    public long key(MorrisPosition position, int symmetry) {
        return MorrisPosition.key(
                position.mover(),
                men(position.men(0), symmetry),
                men(position.men(1), symmetry),
                position.hand(0),
                position.hand(1));
    }

    private static int men(int men, int symmetry) {
        int image = 0;
        for (int left = men; left != 0; left &= left - 1) {
            image |= 1 << POINTS[symmetry][Integer.numberOfTrailingZeros(left)];
        }
        return image;
    }

    @Override
    public int move(int move, int symmetry) {
        return MorrisMove.of(
                point(MorrisMove.from(move), symmetry),
                point(MorrisMove.to(move), symmetry),
                point(MorrisMove.removed(move), symmetry));
    }

    private static int point(int point, int symmetry) {
        return point == MorrisMove.NOWHERE ? point : POINTS[symmetry][point];
    }
}
