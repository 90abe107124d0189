package org.outwit.play.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.games.chess.Chess;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.othello.Othello;
import org.outwit.play.session.SessionEvent.HintFound;

class HintWordsTest {

    private static final Chess CHESS = new Chess();

    /** The hint at a position where a line is best and worth so much. */
    private static <P extends Position> String hint(Game<P> game, String position, int value, String... line) {
        P root = position.isEmpty() ? game.start() : game.notation().position(position);
        P at = Position.copyOf(root);
        List<Integer> moves = new ArrayList<>();
        for (String each : line) {
            int move = game.notation().parse(at, each);
            moves.add(move);
            at.make(move);
        }
        Result result = Result.exact(value, moves, 6, false, Counts.ZERO);
        return new SessionWords<>(game, "Ada").hint(new HintFound<>(root, result, Optional.empty()));
    }

    @Test
    void aCaptureSaysWhatItWins() {
        String position = "4k3/8/8/4p3/3P4/8/8/4K3 w - - 0 1";
        assertThat(hint(CHESS, position, 2500, "dxe5", "Kd7"))
                .isEqualTo("I would take on e5 with dxe5: it wins a pawn. I expect Kd7 next.");
        assertThat(hint(CHESS, position, 2500, "dxe5")).isEqualTo("I would take on e5 with dxe5: it wins a pawn.");
    }

    @Test
    void whatTheValueDeniesIsNotWon() {
        String position = "4k3/8/3p4/4p3/3P4/8/8/4K3 w - - 0 1"; // the line ends before the pawn is taken back
        assertThat(hint(CHESS, position, -900, "dxe5"))
                .isEqualTo("I would take on e5 with dxe5: you are about 1 pawn behind then.");
    }

    @Test
    void quietMovesSayHowOneStands() {
        assertThat(hint(CHESS, "", 120, "e4", "e5", "Nf3", "Nc6"))
                .isEqualTo("I would play e4: you are about level then. I expect e5 next.");
        assertThat(hint(CHESS, "", 600, "e4")).isEqualTo("I would play e4: you are a little ahead then.");
        assertThat(hint(CHESS, "", -2100, "e4")).isEqualTo("I would play e4: you are about 2 pawns behind then.");
        assertThat(hint(new Checkers(), "", 40, "11-15")).isEqualTo("I would play 11-15: you are about level then.");
        Othello othello = new Othello();
        assertThat(hint(othello, "", othello.scale().value(3), "f5"))
                .isEqualTo("I would play f5: you are about 3 discs ahead then.");
    }

    @Test
    void gamesThatAreOnlyWonHaveNoNumbers() {
        ConnectFour game = new ConnectFour();
        assertThat(hint(game, "", game.scale().value(0.001), "4")).contains("you are about level then");
        assertThat(hint(game, "", game.scale().value(0.1), "4")).contains("you are a little ahead then");
        assertThat(hint(game, "", game.scale().value(-0.4), "4")).contains("you are clearly behind then");
    }

    @Test
    void anEndIsCounted() {
        assertThat(hint(new ConnectFour(), "", 999_995, "4")).isEqualTo("I would play 4: it wins in 5 plies.");
    }
}
