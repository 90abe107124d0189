package examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.GameContract;
import org.outwit.core.game.RulesPosition;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** The example runs, keeps the contract, and finds what theory says: leave a multiple of four. */
class NimInThirtyLinesTest extends GameContract<RulesPosition<NimInThirtyLines.Heap, Integer>> {

    private final Game<RulesPosition<NimInThirtyLines.Heap, Integer>> game = new NimInThirtyLines().asGame("nim");

    @Override
    protected Game<RulesPosition<NimInThirtyLines.Heap, Integer>> game() {
        return game;
    }

    @Override
    protected boolean readsPositions() {
        return false;
    }

    @Override
    protected boolean allocatesNothing() {
        return false;
    }

    @Test
    void theAdviceIsSound() {
        assertThat(NimInThirtyLines.advice()).isEqualTo("take 1, worth 1000");
    }

    @Test
    void multiplesOfFourAreLost() {
        AlphaBeta<RulesPosition<NimInThirtyLines.Heap, Integer>> search = new AlphaBeta<>(game.evaluator("guess"));
        RulesPosition<NimInThirtyLines.Heap, Integer> position = game.start();
        while (!position.isOver()) {
            int matches = position.state().matches();
            Result result = search.search(position, Limits.NONE);
            assertThat(result.value()).isEqualTo(matches % 4 == 0 ? -1000 : 1000);
            position.make(matches % 4 == 0 ? 0 : result.move());
        }
    }
}
