package org.outwit.games.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;

/** Positions whose outcome is published, from the end-game set of Pascal Pons's solver, searched to the end. */
class ConnectFourSolvedTest {

    @ParameterizedTest
    @CsvSource({
        "2252576253462244111563365343671351441, -1",
        "3575316255751336464276636772271112, -1",
        "12514726155174536522772517671, -1",
        "7422341735647741166133573473242566, 1",
        "326615663752621323655335514271, 1",
        "74425337641465475671176741236615215533, 0",
        "34441157374153736716346556774311552222, 0",
        "23163416124767223154467471272416755633, 0",
        "7172212567451542223676134464437761515, 0"
    })
    void theMoverGetsWhatIsPublished(String played, int sign) {
        ConnectFour game = new ConnectFour();
        ConnectFourPosition position = game.notation().position(played);
        Result result = new AlphaBeta<>(game.evaluator("lines")).search(position, Limits.NONE);
        assertThat(result.value()).isEqualTo(sign * ConnectFour.WIN);
        assertThat(result.complete()).isTrue();
    }
}
