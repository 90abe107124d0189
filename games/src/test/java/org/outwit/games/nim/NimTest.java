package org.outwit.games.nim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Perft;

class NimTest {

    private static NimPosition position(Nim game, String text) {
        return game.notation().position(text);
    }

    /** The ways to take stones, on a list of heaps. */
    private static long count(List<Integer> heaps, int depth) {
        if (depth == 0) return 1;
        long sum = 0;
        for (int heap = 0; heap < heaps.size(); heap++) {
            for (int left = 0; left < heaps.get(heap); left++) {
                List<Integer> next = new ArrayList<>(heaps);
                next.set(heap, left);
                sum += count(next, depth - 1);
            }
        }
        return sum;
    }

    @Test
    void perftIsThatOfTheNaiveRules() {
        for (int depth = 1; depth <= 5; depth++) {
            assertThat(Perft.count(new Nim().start(), depth)).isEqualTo(count(List.of(3, 5, 7), depth));
        }
    }

    /** Bouton 1901: between two who takes the last stone wins exactly if the nim-sum is not 0. In misère play the same, but with single stones. */
    @Test
    void betweenTwoTheNimSumDecides() {
        for (boolean misere : List.of(false, true)) {
            Nim game = new Nim(new NimRules(2, List.of(3, 4, 5), misere));
            for (int a = 0; a <= 3; a++) {
                for (int b = 0; b <= 4; b++) {
                    for (int c = 0; c <= 5; c++) {
                        NimPosition here = position(game, a + "," + b + "," + c + ";A");
                        boolean single = misere && Math.max(a, Math.max(b, c)) <= 1;
                        boolean wins = (a ^ b ^ c) != 0 != single;
                        assertThat(value(here, 0)).as(a + "," + b + "," + c).isEqualTo(wins ? Nim.WIN : -Nim.WIN);
                    }
                }
            }
        }
    }

    /** What a player of two gets when both play well. */
    private static int value(NimPosition position, int player) {
        if (position.isOver()) return position.payoff(player);
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        boolean own = position.mover() == player;
        int best = own ? -Nim.WIN : Nim.WIN;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            best = own ? Math.max(best, value(position, player)) : Math.min(best, value(position, player));
            position.undo();
        }
        return best;
    }

    @Test
    void whoTakesTheLastStoneWinsFromTheNext() {
        Nim game = new NimForFour();
        NimPosition position = position(game, "0,0,1;C");
        position.make(NimPosition.move(2, 1));
        assertThat(position.isOver()).isTrue();
        assertThat(List.of(position.payoff(0), position.payoff(1), position.payoff(2), position.payoff(3)))
                .containsExactly(0, 0, Nim.WIN, -Nim.WIN);
        NimPosition paid = position(new Nim(new NimRules(3, List.of(3, 5, 7), true)), "0,0,0;A");
        assertThat(List.of(paid.payoff(0), paid.payoff(1), paid.payoff(2))).containsExactly(Nim.WIN, 0, -Nim.WIN);
    }

    @Test
    void badInputGetsASentence() {
        assertThatThrownBy(() -> NimRules.of(7))
                .isInstanceOf(InputException.class)
                .hasMessage("Nim is for 2 to 6 players, not for 7.");
        assertThatThrownBy(() -> position(new NimForThree(), "3,5,7;D"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("the mover, one of ABC,");
        assertThatThrownBy(() -> position(new Nim(), "3,5,16;A"))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("Heap c has 16 stones; expected 0 to 15.");
    }
}
