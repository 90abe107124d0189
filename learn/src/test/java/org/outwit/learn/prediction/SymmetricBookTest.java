package org.outwit.learn.prediction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Symmetries;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;

class SymmetricBookTest {

    private static final Othello GAME = new Othello();
    private static final Symmetries<OthelloPosition> SYMMETRIES = GAME.symmetries();

    private static OthelloPosition after(String... moves) {
        OthelloPosition position = GAME.start();
        for (String move : moves) position.play(GAME.notation().parse(position, move));
        return position;
    }

    private static int move(OthelloPosition position, String text) {
        return GAME.notation().parse(position, text);
    }

    @Test
    void whoeverAnswersF5AnswersTheOtherOpeningsToo() {
        SymmetricBook<OthelloPosition> book = new SymmetricBook<>(SYMMETRIES);
        OthelloPosition position = after("f5");
        book.add(position, move(position, "d6"), 3);
        book.add(position, move(position, "f4"), 1);
        for (String[] opening :
                new String[][] {{"f5", "d6", "f4"}, {"d3", "c5", "e3"}, {"c4", "e3", "c5"}, {"e6", "f4", "d6"}}) {
            OthelloPosition image = after(opening[0]);
            assertThat(book.key(image)).isEqualTo(book.key(position));
            assertThat(book.count(image, move(image, opening[1])))
                    .as(opening[1])
                    .isEqualTo(3);
            assertThat(book.count(image, move(image, opening[2])))
                    .as(opening[2])
                    .isEqualTo(1);
        }
        assertThat(book.positions()).isEqualTo(1);
    }

    @Test
    void movesOfAPositionThatIsItsOwnImageStayDifferent() {
        SymmetricBook<OthelloPosition> book = new SymmetricBook<>(SYMMETRIES);
        OthelloPosition start = GAME.start();
        book.add(start, move(start, "f5"), 2);
        book.add(start, move(start, "d3"), 1);
        assertThat(book.count(start, move(start, "f5"))).isEqualTo(2);
        assertThat(book.count(start, move(start, "d3"))).isEqualTo(1);
        assertThat(book.count(start, move(start, "e6"))).isZero();
    }

    /** Against the definition: what was played in any image, turned to the position that is asked about. */
    @Test
    void countsAsTheSumOverAllImages() {
        Random random = new Random(5);
        SymmetricBook<OthelloPosition> book = new SymmetricBook<>(SYMMETRIES);
        Map<Long, Map<Integer, Double>> naive = new HashMap<>();
        for (int game = 0; game < 400; game++) {
            OthelloPosition position = GAME.start();
            for (int ply = 0; ply < 6; ply++) {
                int[] moves = new int[position.mostMoves()];
                int move = moves[random.nextInt(position.moves(moves, 0))];
                if (ply > 0) { // the start is its own image
                    book.add(position, move, 1);
                    naive.computeIfAbsent(position.key(), key -> new HashMap<>())
                            .merge(move, 1.0, Double::sum);
                }
                position.make(move);
            }
            check(book, naive, position);
            position.undo();
            check(book, naive, position);
        }
    }

    private static void check(
            SymmetricBook<OthelloPosition> book, Map<Long, Map<Integer, Double>> naive, OthelloPosition position) {
        int[] moves = new int[position.mostMoves()];
        int size = position.moves(moves, 0);
        double[] counts = new double[size];
        double sum = book.counts(position, moves, size, counts);
        double all = 0;
        for (int i = 0; i < size; i++) {
            double wanted = 0;
            for (int s = 0; s < SYMMETRIES.count(); s++) {
                Map<Integer, Double> played = naive.getOrDefault(SYMMETRIES.key(position, s), Map.of());
                wanted += played.getOrDefault(SYMMETRIES.move(moves[i], s), 0.0);
            }
            assertThat(counts[i]).isEqualTo(wanted);
            assertThat(book.count(position, moves[i])).isEqualTo(wanted);
            all += wanted;
        }
        assertThat(sum).isEqualTo(all);
    }
}
