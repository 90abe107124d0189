package org.outwit.core.turn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.IllegalMoveException;
import org.outwit.core.game.Sight;
import org.outwit.core.game.Worlds;
import org.outwit.core.search.Limits;
import org.outwit.core.tree.TreePosition;
import org.outwit.core.tree.TreeText;

class TurnTest {

    private static final TreePosition ROOT =
            TreeText.parse("A(I(A(1 2) A(3 4)) I(5 A(6 7)))").start();

    @Test
    void aHistoryKnowsWhereTheGameIsAndNobodyCanChangeIt() {
        GameHistory<TreePosition> game = GameHistory.from(ROOT).then(1).then(1);
        TreePosition end = game.end();
        assertThat(end.mover()).isZero();
        end.make(0);
        assertThat(game.end().isOver()).isFalse();
        game.moves()[0] = 7;
        assertThat(game.moves()).containsExactly(1, 1);
        assertThat(game.start().key()).isEqualTo(ROOT.key());
        assertThat(game.given()).isZero();
    }

    @Test
    void illegalMovesAreRefused() {
        GameHistory<TreePosition> game = GameHistory.from(ROOT);
        assertThatThrownBy(() -> game.then(2)).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> GameHistory.from(ROOT, 0, 5)).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> game.upTo(1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void itSaysWhichMovesWereGivenAndGoesBack() {
        GameHistory<TreePosition> game = GameHistory.from(ROOT, 0).then(1).then(0);
        assertThat(game.given()).isEqualTo(1);
        assertThat(game.upTo(2).moves()).containsExactly(0, 1);
        assertThat(game.upTo(2).end().key())
                .isEqualTo(GameHistory.from(ROOT).then(0).then(1).end().key());
        assertThat(game.upTo(0).given()).isZero();
    }

    @Test
    void itSaysHowFarTwoGamesAreTheSame() {
        GameHistory<TreePosition> one = GameHistory.from(ROOT).then(0).then(1);
        GameHistory<TreePosition> other = GameHistory.from(ROOT).then(0).then(0);
        assertThat(one.sharedWith(other)).isEqualTo(1);
        assertThat(one.sharedWith(one)).isEqualTo(2);
        assertThat(one.then(1).continues(one)).isTrue();
        assertThat(one.continues(other)).isFalse();
        assertThat(one.isSameGameAs(one.upTo(1).then(0))).isTrue();
        assertThat(one.isSameGameAs(other)).isFalse();
        assertThat(one.sharedWith(GameHistory.from(one.end()))).isEqualTo(-1);
    }

    @Test
    void movesAreVisitedWithTheirPositions() {
        List<String> seen = new ArrayList<>();
        GameHistory<TreePosition> game = GameHistory.from(ROOT).then(0).then(1).then(0);
        game.forEach((before, move, ply) -> seen.add(ply + ": " + before.mover() + " plays " + move));
        assertThat(seen).containsExactly("0: 0 plays 0", "1: 1 plays 1", "2: 0 plays 0");
    }

    @Test
    void aTurnBelongsToWhoeverMoves() {
        Turn<TreePosition> turn = Turn.of(GameHistory.from(ROOT).then(1), Limits.depth(3));
        assertThat(turn.seat()).isEqualTo(1);
        assertThat(turn.position().key())
                .isEqualTo(GameHistory.from(ROOT).then(1).end().key());
        assertThat(turn.within(Limits.depth(1)).limits().depth()).isEqualTo(1);
        GameHistory<TreePosition> over = GameHistory.from(ROOT).then(1).then(0);
        assertThatThrownBy(() -> Turn.of(over, Limits.NONE)).hasMessageContaining("over");
    }

    /** A player who tries to peek finds no position in what they are given. */
    @Test
    void aPlayerWhoDoesNotSeeEverythingCannotComeToThePosition() {
        Observation<TreePosition> shown = new Observation.Shown<>(new Sight(1, 1, List.of(4, 7), 9), new NoWorlds());
        Turn<TreePosition> turn = new Turn<>(shown, 1, Limits.NONE, result -> {}, Saving.NOTHING);
        assertThat(turn.anyMove()).isEqualTo(4);
        assertThatThrownBy(turn::position).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(turn::history)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("Seat 1 does not see the whole game.");
        assertThat(Arrays.stream(Sight.class.getRecordComponents()).map(RecordComponent::getName))
                .containsExactly("seat", "mover", "moves", "key");
        assertThat(Arrays.stream(Worlds.class.getMethods()).map(Method::getName))
                .containsExactlyInAnyOrder("sample", "all");
    }

    private record NoWorlds() implements Worlds<TreePosition> {

        @Override
        public TreePosition sample(RandomGenerator random) {
            throw new AssertionError("nobody asked");
        }

        @Override
        public Optional<List<TreePosition>> all(int most) {
            return Optional.empty();
        }
    }
}
