package examples;

import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Game;
import org.outwit.core.game.Rules;
import org.outwit.core.game.RulesPosition;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.search.Setup;

/** A game of one's own: take one, two or three matches from a heap; whoever takes the last one wins. */
final class NimInThirtyLines implements Rules<NimInThirtyLines.Heap, Integer> {

    record Heap(int matches, int mover) {}

    @Override
    public Heap initial() {
        return new Heap(21, 0);
    }

    @Override
    public int mover(Heap heap) {
        return heap.mover();
    }

    @Override
    public List<Integer> moves(Heap heap) {
        return IntStream.rangeClosed(1, Math.min(3, heap.matches())).boxed().toList();
    }

    @Override
    public Heap next(Heap heap, Integer taken) {
        return new Heap(heap.matches() - taken, 1 - heap.mover());
    }

    @Override
    public int winner(Heap heap) {
        return heap.matches() > 0 ? NOBODY_YET : 1 - heap.mover();
    }

    /** What to take from the start, and whether that wins. */
    static String advice() {
        Game<RulesPosition<Heap, Integer>> game = new NimInThirtyLines().asGame("nim");
        RulesPosition<Heap, Integer> start = game.start();
        Result result = new AlphaBeta<>(Setup.of(game.evaluator("guess"))).search(start, Limits.NONE);
        return "take " + game.notation().format(start, result.move()) + ", worth " + result.value();
    }
}
