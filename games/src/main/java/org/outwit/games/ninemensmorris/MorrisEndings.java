package org.outwit.games.ninemensmorris;

import java.util.ArrayList;
import java.util.List;
import org.outwit.core.game.Endings;
import org.outwit.core.game.Game;
import org.outwit.games.Combinations;

/**
 * Positions of nine men's morris after all men have been placed, with three or more on each side; {@code 4-3} is the
 * slice with four men against three. In a slice of unequal sides, positions in which the larger side moves come first.
 */
public final class MorrisEndings implements Endings<MorrisPosition> {

    private static final int LEAST_MEN = 3;

    /** With more, there are slices of more positions than an int can number. */
    private static final int MOST_PIECES = 10;

    private record Slice(int more, int fewer) {

        /** How many positions there are for either side to move. */
        int half() {
            return Combinations.choose(MorrisBoard.POINTS, more)
                    * Combinations.choose(MorrisBoard.POINTS - more, fewer);
        }

        int size() {
            return more == fewer ? half() : 2 * half();
        }
    }

    private final MorrisRules rules;
    private final NineMensMorris game;
    private final List<Slice> slices = new ArrayList<>();

    /** The number of the slice by the men of the one side and the other. */
    private final int[][] numbers = new int[MOST_PIECES][MOST_PIECES];

    /** How many positions of the slice there are for either side to move, in the same way. */
    private final int[][] halves = new int[MOST_PIECES][MOST_PIECES];

    public MorrisEndings() {
        this(MorrisRules.STANDARD);
    }

    public MorrisEndings(MorrisRules rules) {
        this.rules = rules;
        this.game = new NineMensMorris(rules);
        for (int pieces = leastPieces(); pieces <= mostPieces(); pieces++) {
            int fewest = Math.max(LEAST_MEN, pieces - rules.men());
            for (int fewer = fewest; 2 * fewer <= pieces; fewer++) add(new Slice(pieces - fewer, fewer));
        }
    }

    private void add(Slice slice) {
        numbers[slice.more][slice.fewer] = slices.size();
        numbers[slice.fewer][slice.more] = slices.size();
        halves[slice.more][slice.fewer] = slice.half();
        halves[slice.fewer][slice.more] = slice.half();
        slices.add(slice);
    }

    @Override
    public Game<MorrisPosition> game() {
        return game;
    }

    @Override
    public int leastPieces() {
        return 2 * LEAST_MEN;
    }

    @Override
    public int mostPieces() {
        return Math.min(MOST_PIECES, 2 * rules.men());
    }

    @Override
    public int slices(int pieces) {
        int count = 0;
        while (count < slices.size() && slices.get(count).more + slices.get(count).fewer <= pieces) count++;
        return count;
    }

    @Override
    public String name(int slice) {
        return slices.get(slice).more + "-" + slices.get(slice).fewer;
    }

    @Override
    public int size(int slice) {
        return slices.get(slice).size();
    }

    @Override
    public MorrisPosition position(MorrisPosition room, int slice, int index) {
        Slice men = slices.get(slice);
        int half = halves[men.more][men.fewer];
        int own = index < half ? men.more : men.fewer;
        int theirs = index < half ? men.fewer : men.more;
        int number = index < half ? index : index - half;
        int ways = Combinations.choose(MorrisBoard.POINTS - own, theirs);
        int ownMen = Combinations.choice(number / ways, own, MorrisBoard.ALL);
        int theirMen = Combinations.choice(number % ways, theirs, MorrisBoard.ALL & ~ownMen);
        return new MorrisPosition(rules, false, MorrisPosition.key(0, ownMen, theirMen, 0, 0), 0);
    }

    @Override
    public long place(MorrisPosition position) {
        if (position.hand(0) > 0 || position.hand(1) > 0) return NOWHERE;
        int mover = position.mover();
        int ownMen = position.men(mover);
        int theirMen = position.men(1 - mover);
        int own = Integer.bitCount(ownMen);
        int theirs = Integer.bitCount(theirMen);
        if (own < LEAST_MEN || theirs < LEAST_MEN || own + theirs > MOST_PIECES) return NOWHERE;
        return Endings.place(numbers[own][theirs], index(ownMen, theirMen, own, theirs));
    }

    private int index(int ownMen, int theirMen, int own, int theirs) {
        int number = Combinations.rank(ownMen, MorrisBoard.ALL) * Combinations.choose(MorrisBoard.POINTS - own, theirs)
                + Combinations.rank(theirMen, MorrisBoard.ALL & ~ownMen);
        return own < theirs ? halves[own][theirs] + number : number;
    }

    @Override
    public boolean stays(MorrisPosition position, int move) {
        return MorrisMove.removed(move) == MorrisMove.NOWHERE;
    }

    /** Three men that flew here, or nine that walked. */
    @Override
    public int mostPredecessors() {
        return LEAST_MEN * MorrisBoard.POINTS;
    }

    /** A move that closes a mill removes a man and leaves the slice, so only men outside mills have just moved. */
    @Override
    public int predecessors(MorrisPosition position, int[] buffer) {
        int mover = position.mover();
        int ownMen = position.men(mover);
        int theirMen = position.men(1 - mover);
        int own = Integer.bitCount(ownMen);
        int theirs = Integer.bitCount(theirMen);
        int empty = MorrisBoard.ALL & ~(ownMen | theirMen);
        boolean flies = rules.flying() && theirs == LEAST_MEN;
        int count = 0;
        for (int left = theirMen; left != 0; left &= left - 1) {
            int to = Integer.numberOfTrailingZeros(left);
            if (MorrisBoard.isMill(theirMen, to)) continue;
            for (int from = flies ? empty : empty & MorrisBoard.NEIGHBOURS[to]; from != 0; from &= from - 1) {
                int earlier = theirMen & ~(1 << to) | from & -from;
                buffer[count++] = index(earlier, ownMen, theirs, own);
            }
        }
        return count;
    }
}
