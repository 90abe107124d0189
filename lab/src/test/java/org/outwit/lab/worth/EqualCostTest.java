package org.outwit.lab.worth;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Result;
import org.outwit.core.search.Search;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;

class EqualCostTest {

    private long time;

    /** A search that does nothing but take its time, and twice as deep with four times the nodes. */
    private Search<ConnectFourPosition> slow(double nanosANode, double nanosAMove) {
        return (root, viewer, limits) -> {
            time += Math.round(limits.nodes() * nanosANode + nanosAMove);
            int depth = (int) Math.round(100 * Math.log(limits.nodes()) / Math.log(2));
            return Result.exact(0, List.of(), depth, false, Counts.ZERO);
        };
    }

    @Test
    void everybodyTakesTheSameTime() {
        ConnectFour game = new ConnectFour();
        List<ConnectFourPosition> positions = OpeningLines.random(game, 4).positions(new Random(1));
        EqualCost<ConnectFourPosition> cost = new EqualCost<>(List.of(positions, positions), () -> time);
        Map<String, PersonSeries.Entrant<ConnectFourPosition>> players = Map.of(
                "fast", told -> slow(200, 0), "slow", told -> slow(400, 0), "with a start", told -> slow(200, 1e6));
        Map<String, Long> nodes = cost.nodes(players, 5, 1_000);
        assertThat(nodes).containsEntry("fast", 25_000L).containsEntry("slow", 12_500L);
        cost.costs(players, nodes)
                .forEach((name, each) -> assertThat(each.millis()).as(name).isCloseTo(5, Percentage.withPercentage(5)));
    }

    @Test
    void aPlyMoreIsFoundByHowDepthGrows() {
        ConnectFour game = new ConnectFour();
        List<ConnectFourPosition> positions = OpeningLines.random(game, 4).positions(new Random(1));
        EqualCost<ConnectFourPosition> cost = new EqualCost<>(List.of(positions), () -> time);
        Search<ConnectFourPosition> doubling = (root, viewer, limits) ->
                Result.exact(0, List.of(), 63 - Long.numberOfLeadingZeros(limits.nodes()), false, Counts.ZERO);
        // From 8 to 24 nodes this looks a ply further, so that three times as many are taken for a ply.
        assertThat(cost.nodesOfAnotherPly(told -> doubling, 8)).isEqualTo(24);
    }
}
