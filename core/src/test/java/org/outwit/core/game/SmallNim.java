package org.outwit.core.game;

import java.util.ArrayList;
import java.util.List;

/** Nim as a beginner would write it: no way to read positions and no judgement of them. Who takes the last stone wins. */
final class SmallNim implements Rules<SmallNim.Heaps, SmallNim.Take> {

    record Heaps(List<Integer> sizes, int mover) {}

    record Take(int count, int heap) {
        @Override
        public String toString() {
            return count + " from " + heap;
        }
    }

    @Override
    public Heaps initial() {
        return new Heaps(List.of(2, 3, 4), 0);
    }

    @Override
    public int mover(Heaps heaps) {
        return heaps.mover();
    }

    @Override
    public List<Take> moves(Heaps heaps) {
        List<Take> moves = new ArrayList<>();
        for (int heap = 0; heap < heaps.sizes().size(); heap++) {
            for (int count = 1; count <= heaps.sizes().get(heap); count++) moves.add(new Take(count, heap));
        }
        return moves;
    }

    @Override
    public Heaps next(Heaps heaps, Take take) {
        List<Integer> sizes = new ArrayList<>(heaps.sizes());
        sizes.set(take.heap(), sizes.get(take.heap()) - take.count());
        return new Heaps(List.copyOf(sizes), 1 - heaps.mover());
    }

    @Override
    public int winner(Heaps heaps) {
        boolean gone = heaps.sizes().stream().allMatch(size -> size == 0);
        return gone ? 1 - heaps.mover() : NOBODY_YET;
    }
}
