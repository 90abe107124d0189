import java.util.List;
import java.util.stream.IntStream;
import org.outwit.core.game.Rules;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;

/** Take one, two or three matches; the player who takes the last one wins. */
class Nim implements Rules<Nim.Heap, Integer> {

    record Heap(int matches, int mover) {}

    public Heap initial() {
        return new Heap(10, 0);
    }

    public int mover(Heap heap) {
        return heap.mover();
    }

    public List<Integer> moves(Heap heap) {
        return IntStream.rangeClosed(1, Math.min(3, heap.matches())).boxed().toList();
    }

    public Heap next(Heap heap, Integer taken) {
        return new Heap(heap.matches() - taken, 1 - heap.mover());
    }

    public int winner(Heap heap) {
        return heap.matches() > 0 ? NOBODY_YET : 1 - heap.mover();
    }

    public static void main(String[] args) {
        var game = new Nim().asGame("nim");
        var player = new AlphaBeta<>(game.evaluator("guess"));
        for (var position = game.start(); !position.isOver(); ) {
            var found = player.search(position, Limits.NONE);
            String taken = game.notation().format(position, found.move());
            System.out.println("player " + position.mover() + " takes " + taken + " and expects " + found.value());
            position.make(found.move());
        }
    }
}
