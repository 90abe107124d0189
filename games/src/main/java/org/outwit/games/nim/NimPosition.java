package org.outwit.games.nim;

import java.util.Arrays;
import org.outwit.core.game.Position;

/** Heaps of stones, four bits each in one long, and who moves. A move is the heap times 16 plus how many stones it takes. */
public final class NimPosition implements Position {

    private static final int BITS = 4;
    private static final int MASK = (1 << BITS) - 1;
    private static final int MOVER_SHIFT = BITS * NimRules.MOST_HEAPS;

    private final NimRules rules;
    private final int players;
    private final int heapCount;
    private long heaps;
    private int mover;
    private int[] history = new int[64];
    private int made;

    NimPosition(NimRules rules, int[] stones, int mover) {
        this.rules = rules;
        this.players = rules.players();
        this.heapCount = stones.length;
        this.mover = mover;
        for (int heap = 0; heap < stones.length; heap++) heaps |= (long) stones[heap] << BITS * heap;
    }

    /** The stones of a heap. */
    int stones(int heap) {
        return (int) (heaps >>> BITS * heap) & MASK;
    }

    int heapCount() {
        return heapCount;
    }

    int allStones() {
        int sum = 0;
        for (int heap = 0; heap < heapCount; heap++) sum += stones(heap);
        return sum;
    }

    /** Bouton's sum without carries, which is 0 exactly where the mover of two loses. */
    int nimSum() {
        int sum = 0;
        for (int heap = 0; heap < heapCount; heap++) sum ^= stones(heap);
        return sum;
    }

    static int move(int heap, int taken) {
        return heap << BITS | taken;
    }

    static int heap(int move) {
        return move >>> BITS;
    }

    static int taken(int move) {
        return move & MASK;
    }

    @Override
    public int mover() {
        return mover;
    }

    @Override
    public int moves(int[] buffer, int from) {
        int end = from;
        for (int heap = 0; heap < heapCount; heap++) {
            int stones = stones(heap);
            for (int taken = 1; taken <= stones; taken++) buffer[end++] = move(heap, taken);
        }
        return end;
    }

    @Override
    public int countMoves(int[] buffer, int from) {
        return allStones();
    }

    @Override
    public int mostMoves() {
        return heapCount * NimRules.MOST_STONES;
    }

    @Override
    public void make(int move) {
        assert taken(move) > 0 && taken(move) <= stones(heap(move)) : move;
        if (made == history.length) history = Arrays.copyOf(history, 2 * made);
        history[made++] = move;
        heaps -= (long) taken(move) << BITS * heap(move);
        mover = mover + 1 == players ? 0 : mover + 1;
    }

    @Override
    public void undo() {
        assert made > 0 : "There is no move to take back.";
        int move = history[--made];
        heaps += (long) taken(move) << BITS * heap(move);
        mover = mover == 0 ? players - 1 : mover - 1;
    }

    @Override
    public int made(int pliesAgo) {
        return pliesAgo < made ? history[made - 1 - pliesAgo] : NO_MOVE;
    }

    @Override
    public long key() {
        return (heaps | (long) mover << MOVER_SHIFT) + 1;
    }

    @Override
    public boolean isOver() {
        return heaps == 0;
    }

    /** The one who is next finds nothing left, and the one before has taken the last stone. */
    @Override
    public int payoff(int player) {
        int last = mover == 0 ? players - 1 : mover - 1;
        int sign = rules.misere() ? -Nim.WIN : Nim.WIN;
        return player == last ? sign : player == mover ? -sign : 0;
    }

    @Override
    public NimPosition copy() {
        NimPosition copy = new NimPosition(rules, new int[heapCount], mover);
        copy.heaps = heaps;
        copy.history = history.clone();
        copy.made = made;
        return copy;
    }
}
