package org.outwit.learn.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.Position;
import org.outwit.learn.example.Example;

class WatchingTest {

    /** Games of two, whether or not sides alternate. */
    static Stream<String> games() {
        return Stream.of("checkers", "othello", "kalah", "connect4", "chess");
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyDecisionOfTheOpponentIsFoundOut(String name) {
        watch(Games.all().stream()
                .filter(game -> game.name().equals(name))
                .findFirst()
                .orElseThrow());
    }

    private static <P extends Position> void watch(Game<P> game) {
        for (int seed = 0; seed < 20; seed++) {
            Random random = new Random(seed);
            int us = seed % 2;
            List<String> played = new ArrayList<>();
            List<String> found = new ArrayList<>();
            Watching<P> watching = new Watching<>(example -> found.add(text(example)));
            watching.newGame();
            P position = game.start();
            boolean begun = false;
            List<String> since = new ArrayList<>();
            for (int ply = 0; ply < 120 && !position.isOver(); ply++) {
                int[] moves = new int[position.mostMoves()];
                int count = position.moves(moves, 0);
                int move = moves[random.nextInt(count)];
                if (position.mover() == us) {
                    assertThat(watching.turn(position)).isEqualTo(begun);
                    played.addAll(since);
                    since.clear();
                    watching.played(position, move);
                    begun = true;
                } else if (begun && count > 1) {
                    since.add(text(new Example<>(Position.copyOf(position), move)));
                }
                position.make(move);
            }
            assertThat(found)
                    .as(game.name() + ", seed " + seed)
                    .isEqualTo(played)
                    .isNotEmpty();
        }
    }

    private static String text(Example<?> example) {
        return example.position().key() + " " + example.move();
    }
}
