package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.nim.NimForFour;
import org.outwit.games.nim.NimPosition;
import org.outwit.play.player.PlayerSettings;

class DealingsTest {

    private static final NimForFour NIM = new NimForFour();

    private static <P extends Position> MatchPlan<P> plan(Game<P> game, int openingPlies) {
        int players = game.capabilities().players();
        return new MatchPlan<>(
                game,
                Collections.nCopies(players, PlayerSpec.parse("random")),
                Collections.nCopies(players, PlayerSettings.USUAL.withTable(1)),
                8,
                1,
                Limits.NONE,
                TimeControl.NONE,
                openingPlies,
                100);
    }

    private static int[] moves(String... written) {
        NimPosition position = NIM.start();
        int[] moves = new int[written.length];
        for (int i = 0; i < moves.length; i++) {
            moves[i] = NIM.notation().parse(position, written[i]);
            position.make(moves[i]);
        }
        assertThat(position.isOver()).isTrue();
        return moves;
    }

    /** With 0, 1 and 2 stones A gets nothing anyway and decides: if b1 is taken B wins from C, if c1 is taken C wins from D. */
    @Test
    void whoIsIndifferentDecidesBetweenTheOthersForNothing() {
        NimPosition position = NIM.notation().position("0,1,2;A");
        EffectJudge<NimPosition> judge = new EffectJudge<>(NIM.defaultEvaluator(), 4, 4);
        assertThat(judge.effects(position, NIM.notation().parse(position, "b1")))
                .containsExactly(0, 0, 0, 0);
        assertThat(judge.effects(position, NIM.notation().parse(position, "c1")))
                .containsExactly(0, -1000, 2000, -1000);
        assertThat(NIM.notation().format(position)).isEqualTo("0,1,2;A");
    }

    /** The last stone is there to be won, and the one before it to be left to others. */
    @Test
    void whatIsGivenUpCountsByPlayerAndNotBySeat() {
        Dealings<NimPosition> dealings = new Dealings<>(plan(NIM, 4), 2);
        // Seat 0 could take both stones of the last heap and win; it takes one, and seat 1 wins from seat 2.
        int[] game = moves("a3", "b5", "c4", "c1", "c1", "c1");
        dealings.add(new MatchGame(1, new GameReport(game, List.of(0, 1000, -1000, 0), GameEnd.RULES, zeros(), "")));
        List<Dealings.Row> rows = dealings.rows();
        // In game 1 the seats belong to players 1, 2, 0 and 3 of the match.
        assertThat(rows.get(1).gaveUp()).isEqualTo(1);
        assertThat(rows.get(1).help()).containsExactly(0.0, 0.0, 2.0, 0.0);
        assertThat(rows.get(1).harm()).containsExactly(1.0, 0.0, 0.0, 0.0);
        assertThat(rows.get(2).gaveUp()).isZero();
        // A game that counts for nobody changes nothing.
        dealings.add(new MatchGame(2, new GameReport(game, List.of(), GameEnd.ABANDONED, zeros(), "")));
        assertThat(dealings.rows()).isEqualTo(rows);
    }

    private static List<Long> zeros() {
        return Collections.nCopies(4, 0L);
    }

    @Test
    void alliancesFormAndBreak() {
        Alliances alliances = new Alliances(3);
        alliances.moved(0, new int[] {-1, 2, 0});
        assertThat(alliances.formed(0, 1)).isZero();
        alliances.moved(1, new int[] {3, -1, 0});
        assertThat(alliances.formed(1, 0)).isEqualTo(1);
        alliances.moved(2, new int[] {-5, -5, 0});
        for (int i = 0; i < Alliances.MEMORY; i++) alliances.moved(0, new int[] {0, i == 0 ? -1 : 0, 0});
        assertThat(alliances.broken(0, 1)).isEqualTo(1);
        assertThat(alliances.broken(1, 0)).isZero();
        assertThat(alliances.formed(2, 0) + alliances.formed(2, 1)).isZero();
    }

    @Test
    void refusedWhereThereIsNothingToMeasure() {
        assertThatThrownBy(() -> new Dealings<>(plan(new ConnectFour(), 0), 1))
                .hasMessageContaining("whatever helps one harms the other");
        assertThatThrownBy(() -> new Dealings<>(plan(NIM, 0), 0)).hasMessageContaining("must be 1 or more");
    }
}
