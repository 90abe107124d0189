package org.outwit.lab.models;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.games.draughts.DraughtsPosition;

class SearchCostsTest {

    private static final int DEPTH = 4;

    @Test
    void leavesOfMStarAreAllThereAre() {
        SearchCosts costs = new SearchCosts(SamuelTerms.EXCHANGER, DEPTH);
        for (int pair = 0; pair < 10; pair++) {
            DraughtsPosition position = new CheckersTournament(1, 100).opening(pair);
            Map<String, Double> numbers = new HashMap<>();
            costs.into(numbers).accept(position);
            assertThat(numbers.get("moves")).isEqualTo(1);
            assertThat(numbers.get("m*")).isEqualTo(leaves(Position.copyOf(position), DEPTH));
            assertThat(numbers.get("alpha-beta*")).isBetween(numbers.get("alpha-beta"), numbers.get("m*"));
        }
    }

    private static double leaves(DraughtsPosition position, int depth) {
        if (depth == 0 || position.isOver()) return 1;
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        double sum = 0;
        for (int i = 0; i < end; i++) {
            position.make(moves[i]);
            sum += leaves(position, depth - 1);
            position.undo();
        }
        return sum;
    }
}
