package org.outwit.learn.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.outwit.games.othello.OthelloPosition;

class FairSharesTest {

    /** The owner of the records plays in most games, against people who come once; others play among themselves. */
    private static List<ArchivedGame<OthelloPosition>> games(int owners, int others) {
        List<ArchivedGame<OthelloPosition>> games = new ArrayList<>();
        for (int i = 0; i < owners + others; i++) {
            String[] players = {i < owners ? "Owner" : "a" + i, "b" + i};
            if (i % 2 == 0) players = new String[] {players[1], players[0]};
            games.add(new ArchivedGame<>(Crowd.OTHELLO.start(), 0, new int[] {1}, players, new double[2], 0));
        }
        return games;
    }

    private static Map<String, Integer> heard(List<ArchivedGame<OthelloPosition>> games) {
        Map<String, Integer> heard = new TreeMap<>();
        for (ArchivedGame<OthelloPosition> each : games) {
            for (int side = 0; side < 2; side++) {
                if ((each.muted() >>> side & 1) == 0) heard.merge(each.players()[side], 1, Integer::sum);
            }
        }
        return heard;
    }

    @Test
    void nobodyIsMoreThanOneInFifty() {
        Map<String, Integer> heard = heard(FairShares.of(games(20_000, 15_000), new Random(1)));
        int all = heard.values().stream().mapToInt(Integer::intValue).sum();
        int owner = heard.remove("Owner");
        assertThat(owner / (double) all).isBetween(0.0199, 0.02);
        assertThat(heard.values()).containsOnly(1);
        assertThat(heard).hasSize(20_000 + 2 * 15_000);
    }

    @Test
    void whoeverIsMutedIsMutedByLotOverAllGames() {
        List<ArchivedGame<OthelloPosition>> games = FairShares.of(games(20_000, 15_000), new Random(1));
        Map<String, Integer> early = heard(games.subList(0, 10_000));
        Map<String, Integer> late = heard(games.subList(10_000, 20_000));
        assertThat(early.get("Owner")).isCloseTo(late.get("Owner"), org.assertj.core.api.Assertions.within(120));
    }

    @Test
    void inASmallArchiveEverybodyIsHeard() {
        assertThat(FairShares.of(games(400, 0), new Random(1)))
                .allSatisfy(each -> assertThat(each.muted()).isZero());
        assertThat(FairShares.of(List.<ArchivedGame<OthelloPosition>>of(), new Random(1)))
                .isEmpty();
    }

    @Test
    void theNamelessAreManyPeople() {
        List<ArchivedGame<OthelloPosition>> games = new ArrayList<>();
        for (int i = 0; i < 2_000; i++) {
            games.add(new ArchivedGame<>(
                    Crowd.OTHELLO.start(), 0, new int[] {1}, new String[] {"", "?"}, new double[2], 0));
        }
        assertThat(FairShares.of(games, new Random(1)))
                .allSatisfy(each -> assertThat(each.muted()).isZero());
    }
}
