package org.outwit.games.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;

class ChessHistoryTest {

    @Test
    void movesAreRememberedFromTheLastOneBack() {
        RandomChess random = new RandomChess(1);
        ChessPosition position = new Chess().start();
        List<Integer> made = new ArrayList<>();
        assertThat(position.made(0)).isEqualTo(Position.NO_MOVE);
        for (int ply = 0; ply < 200 && !position.isOver(); ply++) {
            int[] moves = new int[position.mostMoves()];
            random.makeAny(position);
            made.add(0, position.made(0));
            position.undo();
            int end = position.moves(moves, 0);
            assertThat(Arrays.copyOf(moves, end)).contains(made.get(0));
            position.make(made.get(0));
            for (int i = 0; i < made.size(); i++) assertThat(position.made(i)).isEqualTo(made.get(i));
            assertThat(position.made(made.size())).isEqualTo(Position.NO_MOVE);
            assertThat(position.copy().made(ply / 2)).isEqualTo(position.made(ply / 2));
        }
    }

    @Test
    void aPassIsNoMove() {
        ChessPosition position = new RandomChess(2).played(10);
        int last = position.made(0);
        position.pass();
        assertThat(position.made(0)).isEqualTo(Position.NO_MOVE);
        assertThat(position.made(1)).isEqualTo(last);
        position.undo();
        assertThat(position.made(0)).isEqualTo(last);
    }

    @Test
    void positionsThatCameAgainAreCounted() {
        Chess chess = new Chess();
        ChessPosition position = chess.start();
        int[] times = {0, 0, 0, 1, 1, 1, 1, 2};
        String[] moves = {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"};
        for (int i = 0; i < moves.length; i++) {
            position.make(chess.notation().parse(position, moves[i]));
            assertThat(position.timesBefore()).as(moves[i] + " " + i).isEqualTo(times[i]);
        }
        assertThat(chess.withoutDrawRules(position).timesBefore()).isZero();
    }

    @Test
    void rightsToCastleAreThoseOfTheRooks() {
        ChessPosition usual = new Chess().notation().position("r3k2r/8/8/8/8/8/8/R3K2R w Kq - 0 1");
        assertThat(usual.mayCastle(0, true)).isTrue();
        assertThat(usual.mayCastle(0, false)).isFalse();
        assertThat(usual.mayCastle(1, true)).isFalse();
        assertThat(usual.mayCastle(1, false)).isTrue();
    }
}
