package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.Saving;
import org.outwit.core.turn.Turn;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.record.Outcome;
import org.outwit.play.player.Forfeit;
import org.outwit.play.player.MoveChooser;

class RefereeTest {

    private static final ConnectFour GAME = new ConnectFour();

    private final AtomicLong now = new AtomicLong();

    /** Always plays this column, and takes so long. */
    private MoveChooser<ConnectFourPosition> column(int move, long millis) {
        return turn -> {
            now.addAndGet(Duration.ofMillis(millis).toNanos());
            turn.position().make(0); // a referee must not mind what is done to the position
            return Result.played(move, new Counts(3, 0, 0, 0));
        };
    }

    private GameReport play(
            MoveChooser<ConnectFourPosition> first,
            MoveChooser<ConnectFourPosition> second,
            int mostPlies,
            int... opening) {
        Clock clock = new Clock(TimeControl.perMove(Duration.ofMillis(100)), 2, now::get, new Reaction());
        return new Referee<>(GAME, mostPlies)
                .play(opening, List.of(first, second), Limits.NONE, clock, Dice.NONE, () -> false);
    }

    @Test
    void theRulesEndAGame() {
        GameReport report = play(column(0, 1), column(1, 1), 100);
        assertThat(report.moves()).containsExactly(0, 1, 0, 1, 0, 1, 0);
        assertThat(report.outcome()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(report.end()).isEqualTo(GameEnd.RULES);
        assertThat(report.nodes()).containsExactly(12L, 9L);
    }

    @Test
    void theOpeningBelongsToTheGame() {
        GameReport report = play(column(0, 1), column(1, 1), 100, 3, 1);
        assertThat(report.moves()).startsWith(3, 1, 0, 1, 0, 1, 0);
        assertThat(report.outcome()).isEqualTo(Outcome.SECOND_WINS);
        assertThatThrownBy(() -> play(column(0, 1), column(1, 1), 100, 9)).hasMessageContaining("not among");
    }

    /** Time for one move is lost if it is not spent; time for the game is not, and at the prompt somebody waits. */
    @Test
    void timeIsSavedWhereSomebodyHasAUseForIt() {
        Duration second = Duration.ofSeconds(1);
        Limits nodes = Limits.NONE.withNodes(1000);
        assertThat(saving(TimeControl.perMove(second), nodes)).containsOnly(Saving.NOTHING);
        assertThat(saving(TimeControl.perGame(second, Duration.ZERO), nodes)).containsOnly(Saving.CLEAR_MOVES);
        assertThat(saving(TimeControl.NONE, nodes)).containsOnly(Saving.NOTHING);
        assertThat(saving(TimeControl.NONE, Limits.time(second))).containsOnly(Saving.FORCED_MOVES);
    }

    private List<Saving> saving(TimeControl control, Limits limits) {
        List<Saving> asked = new ArrayList<>();
        MoveChooser<ConnectFourPosition> player = turn -> {
            asked.add(turn.saving());
            return Result.played(3, Counts.ZERO);
        };
        Clock clock = new Clock(control, 2, now::get, new Reaction());
        new Referee<>(GAME, 4).play(new int[0], List.of(player, player), limits, clock, Dice.NONE, () -> false);
        return asked;
    }

    /**
     * A program that answers 50 ms after it was told to does not make the machine slow: it is told sooner, and our player has the
     * same second as before.
     */
    @Test
    void theLatenessOfAnotherProgramIsItsOwn() {
        List<Duration> given = new ArrayList<>();
        MoveChooser<ConnectFourPosition> ours = turn -> {
            given.add(turn.limits().time());
            return column(3, turn.limits().time().toMillis()).choose(turn);
        };
        List<Duration> told = new ArrayList<>();
        MoveChooser<ConnectFourPosition> theirs = new MoveChooser<>() {
            @Override
            public Result choose(Turn<ConnectFourPosition> turn) {
                told.add(turn.limits().time());
                return column(1, turn.limits().time().toMillis() + 50).choose(turn);
            }

            @Override
            public boolean isForeign() {
                return true;
            }
        };
        Clock clock = new Clock(TimeControl.perMove(Duration.ofSeconds(1)), 2, now::get, new Reaction());
        new Referee<>(GAME, 6).play(new int[0], List.of(ours, theirs), Limits.NONE, clock, Dice.NONE, () -> false);
        assertThat(given).hasSize(3).containsOnly(Duration.ofMillis(910));
        assertThat(told).extracting(Duration::toMillis).containsExactly(910L, 850L, 850L);
    }

    @Test
    void anIllegalMoveLoses() {
        GameReport report = play(column(0, 1), column(77, 1), 100);
        assertThat(report.outcome()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(report.end()).isEqualTo(GameEnd.ILLEGAL_MOVE);
        assertThat(report.moves()).containsExactly(0);
    }

    @Test
    void oversteppingLosesWhateverTheMove() {
        GameReport report = play(column(0, 100), column(1, 101), 100);
        assertThat(report.outcome()).isEqualTo(Outcome.FIRST_WINS);
        assertThat(report.end()).isEqualTo(GameEnd.TIME);
        assertThat(play(column(0, 101), column(1, 1), 100).outcome()).isEqualTo(Outcome.SECOND_WINS);
    }

    @Test
    void whatWasSaidInTimeCountsWhereTheAnswerIsLate() {
        MoveChooser<ConnectFourPosition> slow = turn -> {
            turn.progress().accept(column(2, 60).choose(turn));
            Result late = column(3, 60).choose(turn);
            turn.progress().accept(late);
            return late;
        };
        GameReport report = play(slow, column(1, 1), 100);
        assertThat(report.moves()).containsExactly(2, 1, 2, 1, 2, 1, 2);
        assertThat(report.outcome()).isEqualTo(Outcome.FIRST_WINS);
    }

    @Test
    void whoSaidSomethingOnlyAfterTheFlagHasLost() {
        MoveChooser<ConnectFourPosition> silent = turn -> {
            Result late = column(3, 120).choose(turn);
            turn.progress().accept(late);
            return late;
        };
        GameReport report = play(silent, column(1, 1), 100);
        assertThat(report.plies()).isZero();
        assertThat(report.outcome()).isEqualTo(Outcome.SECOND_WINS);
        assertThat(report.end()).isEqualTo(GameEnd.TIME);
    }

    @Test
    void whoGivesUpLosesAndWhoFailsDoesNotCount() {
        for (Forfeit.Reason reason : Forfeit.Reason.values()) {
            MoveChooser<ConnectFourPosition> helpless = turn -> {
                throw new Forfeit(reason, "That is all.");
            };
            GameReport report = play(column(0, 1), helpless, 100);
            assertThat(report.moves()).containsExactly(0);
            // A program that fails has not lost: that would be a win against nobody.
            boolean failed = reason == Forfeit.Reason.FAILURE;
            assertThat(report.outcome()).isEqualTo(failed ? Outcome.UNKNOWN : Outcome.FIRST_WINS);
            assertThat(report.end()).isEqualTo(GameEnd.valueOf(reason.name()));
            assertThat(report.remark()).isEqualTo("That is all.");
        }
    }

    @Test
    void tooLongIsADraw() {
        GameReport report = play(column(0, 1), column(1, 1), 4);
        assertThat(report.plies()).isEqualTo(4);
        assertThat(report.outcome()).isEqualTo(Outcome.DRAW);
        assertThat(report.end()).isEqualTo(GameEnd.LENGTH);
    }

    @Test
    void whoIsAskedToStopsWithoutAResult() {
        AtomicInteger moves = new AtomicInteger();
        MoveChooser<ConnectFourPosition> counting = turn -> {
            moves.incrementAndGet();
            return column(0, 1).choose(turn);
        };
        GameReport report = new Referee<>(GAME, 100)
                .play(
                        new int[0],
                        List.of(counting, column(1, 1)),
                        Limits.NONE,
                        new Clock(TimeControl.NONE, 2),
                        Dice.NONE,
                        () -> moves.get() == 2);
        assertThat(report.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(report.end()).isEqualTo(GameEnd.ABANDONED);
        assertThat(report.plies()).isEqualTo(2);
    }
}
