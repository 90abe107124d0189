package org.outwit.games.backgammon;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules that are easy to get wrong, one position each, and what wins count. */
class BackgammonRulesTest {

    private static final BackgammonNotation NOTATION = new BackgammonNotation();

    /** Pairs of place and number, for the mover (player 0) and for the other, each as its owner counts. */
    private static BackgammonPosition position(int[] own, int... theirs) {
        return BackgammonPosition.before(Board.of(places(own), places(theirs)), MatchTerms.PLAIN, 0);
    }

    private static int[] places(int... pairs) {
        int[] places = new int[Board.BAR + 1];
        for (int i = 0; i < pairs.length; i += 2) places[pairs[i]] = pairs[i + 1];
        return places;
    }

    private static List<String> plays(BackgammonPosition position, int one, int other) {
        position.make(Roll.of(one, other));
        int[] moves = new int[position.mostMoves()];
        int end = position.moves(moves, 0);
        List<String> plays = new ArrayList<>();
        for (int i = 0; i < end; i++) plays.add(NOTATION.format(position, moves[i]));
        position.undo();
        return plays;
    }

    @Test
    void whoeverIsOnTheBarEntersFirst() {
        BackgammonPosition position = position(new int[] {25, 1, 6, 2}, 6, 2, 1, 1);
        assertThat(plays(position, 6, 1)).containsExactly("bar/24*/18");
        BackgammonPosition closed = position(new int[] {25, 1, 6, 2}, 1, 2, 2, 2, 3, 2, 4, 2, 5, 2, 6, 2);
        assertThat(plays(closed, 6, 1)).containsExactly("pass");
    }

    @Test
    void bothDiceArePlayedIfTheyCanBe() {
        // The 6 alone could be played from 24 and from 9, but only after 24/18 is there a 5.
        BackgammonPosition position = position(new int[] {24, 1, 9, 1, 1, 1}, 6, 2, 21, 2, 15, 2);
        assertThat(plays(position, 6, 5)).containsExactly("24/13");
    }

    @Test
    void ifOnlyOneDieCanBePlayedItIsTheLarger() {
        // 24/18 and 24/22 are open, but from neither does the other die go on.
        BackgammonPosition position = position(new int[] {24, 1}, 9, 2, 20, 2);
        assertThat(plays(position, 6, 2)).containsExactly("24/18");
        BackgammonPosition blocked = position(new int[] {24, 1}, 9, 2, 7, 2);
        assertThat(plays(blocked, 6, 2)).as("the larger cannot be").containsExactly("24/22");
    }

    @Test
    void fourStepsOfADoubleOrAsManyAsCanBeMade() {
        BackgammonPosition position = position(new int[] {24, 2, 13, 1}, 24, 2);
        assertThat(plays(position, 5, 5))
                .containsExactly(
                        "24/14(2)",
                        "24/9 24/19",
                        "24/14 24/19 13/8",
                        "24/19(2) 13/3",
                        "24/9 13/8",
                        "24/4",
                        "24/14 13/3");
        BackgammonPosition stuck = position(new int[] {24, 2}, 7, 2);
        assertThat(plays(stuck, 3, 3)).containsExactly("24/21(2)");
    }

    @Test
    void checkersAreBorneOffFromHomeOnly() {
        BackgammonPosition position = position(new int[] {7, 1, 6, 1, 2, 2}, 1, 1);
        assertThat(plays(position, 6, 1)).containsExactly("7/1 6/5", "7/1 2/1", "7/off");
    }

    @Test
    void aLargerDieBearsOffTheLastCheckerOnly() {
        assertThat(plays(position(new int[] {4, 1, 3, 1}, 1, 1), 6, 5)).containsExactly("4/off 3/off");
        assertThat(plays(position(new int[] {6, 1, 3, 2}, 1, 1), 5, 4)).containsExactly("6/1 3/off", "6/2 3/off");
    }

    private static BackgammonPosition won(int... loser) {
        BackgammonPosition position = position(new int[] {1, 1}, loser);
        position.make(Roll.of(2, 1));
        position.make(NOTATION.parse(position, "1/off"));
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(1)).isEqualTo(-position.payoff(0));
        return position;
    }

    @Test
    void gammonsCountTwiceAndBackgammonsThreeTimes() {
        assertThat(won(6, 14).payoff(0)).isEqualTo(1000);
        assertThat(won(6, 15).payoff(0)).isEqualTo(2000);
        assertThat(won(6, 14, 18, 1).payoff(0)).isEqualTo(2000);
        assertThat(won(6, 14, 19, 1).payoff(0)).isEqualTo(3000);
        assertThat(won(6, 14, 25, 1).payoff(0)).isEqualTo(3000);
        assertThat(won(6, 13, 25, 1).payoff(0)).isEqualTo(1000);
    }

    @Test
    void whoeverTakesOwnsTheCube() {
        BackgammonPosition position = BackgammonPosition.before(Board.start(), MatchTerms.MONEY, 0);
        assertThat(position.mover()).isZero();
        position.make(BackgammonPosition.DOUBLE);
        assertThat(position.mover()).isEqualTo(1);
        position.make(BackgammonPosition.TAKE);
        assertThat(position.stake()).isEqualTo(2);
        assertThat(position.mover()).as("the dice").isEqualTo(-1);
        position.make(Roll.of(3, 1));
        position.make(NOTATION.parse(position, "8/5 6/5"));
        assertThat(position.stage()).isEqualTo(Stage.DECIDING);
        position.make(BackgammonPosition.DOUBLE);
        position.make(BackgammonPosition.DROP);
        assertThat(position.isOver()).isTrue();
        assertThat(position.payoff(1)).isEqualTo(2000);
    }

    @Test
    void nobodyDoublesInCrawfordsGameAndPointsBeyondTheMatchCountNothing() {
        MatchTerms crawford = new MatchTerms(true, 5, 4, 2, true);
        assertThat(BackgammonPosition.before(Board.start(), crawford, 1).mover())
                .isEqualTo(-1);
        MatchTerms later = new MatchTerms(true, 5, 4, 2, false);
        assertThat(BackgammonPosition.before(Board.start(), later, 1).mover()).isEqualTo(1);
        BackgammonPosition last = BackgammonPosition.before(
                Board.of(places(1, 1), places(6, 15)), new MatchTerms(true, 5, 4, 2, true), 0);
        last.make(Roll.of(2, 1));
        last.make(NOTATION.parse(last, "1/off"));
        assertThat(last.points()).isEqualTo(2);
        assertThat(last.payoff(0)).isEqualTo(1000);
    }
}
