package org.outwit.play.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;

class BackgammonDecisionsTest {

    private static final Backgammon GAME = new Backgammon();
    private static final String START = "4HPwATDgc/ABMA";

    private static List<String> drawn(long seed) {
        return new BackgammonDecisions(GAME, seed)
                .ofGames(5, GAME.evaluator("racer"), ProgressMonitor.NONE).stream()
                        .map(GAME.notation()::format)
                        .collect(Collectors.toList());
    }

    @Test
    void aSeedDrawsTheSameDecisions() {
        assertThat(drawn(1))
                .hasSize(5)
                .doesNotHaveDuplicates()
                .isEqualTo(drawn(1))
                .isNotEqualTo(drawn(2));
    }

    @Test
    void thereIsAChoiceEverywhere() {
        List<String> lines =
                java.util.Collections.nCopies(50, "AwAAgAEAAAAAAA"); // one checker each, which any roll moves
        List<BackgammonPosition> decisions = new BackgammonDecisions(GAME, 1).ofLines(lines, 50);
        assertThat(decisions).allSatisfy(position -> {
            assertThat(position.mover()).isNotEqualTo(Position.CHANCE);
            assertThat(position.countMoves(new int[position.mostMoves()], 0)).isGreaterThan(1);
        });
    }

    @Test
    void diceThatAreThrownStay() {
        List<BackgammonPosition> decisions =
                new BackgammonDecisions(GAME, 1).ofLines(List.of(START + ":MIEFAAAAAAAA", "", START), 9);
        assertThat(decisions).hasSize(2);
        assertThat(GAME.notation().format(decisions.get(0))).isEqualTo(START + ":MIEFAAAAAAAA");
        assertThat(new BackgammonDecisions(GAME, 1).ofLines(List.of(START, START, START), 2))
                .hasSize(2);
    }

    /** Of every game one position of contact, and one of the race if it came to that. */
    @Test
    void positionsBeforeRollsAreOfAllPhases() {
        List<BackgammonPosition> drawn =
                new BackgammonDecisions(GAME, 1).beforeRolls(6, GAME.evaluator("balanced"), ProgressMonitor.NONE);
        assertThat(drawn).allSatisfy(position -> assertThat(position.mover()).isEqualTo(Position.CHANCE));
        assertThat(drawn.stream().filter(each -> GAME.phases().of(each) == 0)).hasSize(6);
        assertThat(drawn.stream().filter(each -> GAME.phases().of(each) == 1)).isNotEmpty();
        BackgammonDecisions again = new BackgammonDecisions(GAME, 1);
        assertThat(again.beforeRolls(6, GAME.evaluator("balanced"), ProgressMonitor.NONE))
                .extracting(GAME.notation()::format)
                .isEqualTo(drawn.stream().map(GAME.notation()::format).toList());
        assertThat(new BackgammonDecisions(GAME, 1).beforeRollsOfLines(List.of(START, "", START, START), 2))
                .hasSize(2);
        assertThatThrownBy(() ->
                        new BackgammonDecisions(GAME, 1).beforeRollsOfLines(List.of(START, START + ":MIEFAAAAAAAA"), 9))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("Line 2: the dice have been thrown");
    }

    @Test
    void linesThatAreNoPositionsAreNamed() {
        assertThatThrownBy(() -> new BackgammonDecisions(GAME, 1).ofLines(List.of(START, "nonsense"), 9))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("Line 2: ");
        assertThatThrownBy(() -> new BackgammonDecisions(GAME, 1).ofLines(List.of("AAAAgAEAAAAAAA"), 9))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("Line 1: ");
    }
}
