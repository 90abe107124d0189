package org.outwit.games.staghunt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.game.NotationException;
import org.outwit.core.game.Perft;

class StagHuntTest {

    private final StagHunt game = new StagHunt();

    /** The rules once more, on names of squares: {@code hunters} with "-" for home. */
    private record Hunt(List<String> hunters, Set<String> hares, int mover, int left) {

        boolean isOver() {
            return left <= 0
                    || hunters.stream().allMatch("-"::equals)
                    || hunters.stream().allMatch(Hunt::isBeside);
        }

        static boolean isBeside(String square) {
            return List.of("b2", "d2", "c1", "c3").contains(square);
        }

        List<Hunt> next() {
            List<Hunt> all = new ArrayList<>();
            String own = hunters.get(mover);
            for (char column = 'a'; column <= 'e'; column++) {
                for (char row = '1'; row <= '3'; row++) {
                    String to = column + String.valueOf(row);
                    int steps = Math.abs(column - own.charAt(0)) + Math.abs(row - own.charAt(1));
                    if (steps > 1 || to.equals("c2") || to.equals(hunters.get(1 - mover))) continue;
                    all.add(after(to));
                }
            }
            return all;
        }

        private Hunt after(String to) {
            List<String> now = new ArrayList<>(hunters);
            Set<String> left = new TreeSet<>(hares);
            now.set(mover, left.remove(to) ? "-" : to);
            boolean alone = hunters.get(1 - mover).equals("-");
            return new Hunt(now, left, alone ? mover : 1 - mover, this.left - (alone ? 2 : 1));
        }
    }

    private static long count(Hunt hunt, int depth) {
        if (depth == 0) return 1;
        if (hunt.isOver()) return 0;
        return hunt.next().stream().mapToLong(next -> count(next, depth - 1)).sum();
    }

    @Test
    void perftIsThatOfTheNaiveRules() {
        Hunt start = new Hunt(List.of("a1", "e3"), Set.of("a3", "e1"), 0, 10);
        for (int depth = 1; depth <= 8; depth++) {
            assertThat(Perft.count(game.start(), depth)).as("depth " + depth).isEqualTo(count(start, depth));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "b2 d2 a3,e1 A 5 | 3000 | 3000",
                "b2 e3 a3,e1 A 0 | 0 | 0",
                "- e3 e1 B 0 | 1000 | 0",
                "- - - A 3 | 1000 | 1000"
            })
    void payoffs(String text, int first, int second) {
        StagHuntPosition position = game.notation().position(text);
        assertThat(position.isOver()).isTrue();
        assertThat(List.of(position.payoff(0), position.payoff(1))).containsExactly(first, second);
    }

    @Test
    void whoIsAloneMovesOnUntilDusk() {
        StagHuntPosition position = game.notation().position("a2 e3 a3,e1 A 4");
        position.make(game.notation().parse(position, "a3"));
        assertThat(game.notation().format(position)).isEqualTo("- e3 e1 B 3");
        position.make(game.notation().parse(position, "stay"));
        assertThat(game.notation().format(position)).isEqualTo("- e3 e1 B 1");
        position.make(game.notation().parse(position, "e2"));
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(0)).isEqualTo(1000);
        assertThat(position.payoff(1)).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a1 a1 a3,e1 A 10 | Both hunters stand on a1.",
                "c2 e3 a3,e1 A 10 | The stag stands on c2",
                "a1 e3 e1 A 10 | Hunters at home: 0, hares caught: 1",
                "a3 e3 a3,e1 A 10 | both on a3",
                "a1 e3 a3,e1 A 11 | expected 0 to 10",
                "- e3 a3 A 5 | A is at home and cannot be to move",
                "a1 e3 a3,e1 C 10 | Expected the mover",
                "a1 e3 b3 A 10 | is not expected here"
            })
    void badPositions(String text, String message) {
        assertThatThrownBy(() -> game.notation().position(text))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }
}
