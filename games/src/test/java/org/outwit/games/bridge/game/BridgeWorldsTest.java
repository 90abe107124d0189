package org.outwit.games.bridge.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.outwit.core.catalogue.Algorithm;
import org.outwit.core.catalogue.Maker;
import org.outwit.core.game.Position;
import org.outwit.core.hidden.HiddenResult;
import org.outwit.core.search.Limits;
import org.outwit.games.bridge.Contract;
import org.outwit.games.bridge.Seat;
import org.outwit.games.cards.Cards;
import org.outwit.games.cards.DealtWorlds;

class BridgeWorldsTest {

    private static final Bridge GAME = new Bridge();

    /** South declares, West has shown out of hearts and leads. */
    private static final String ENDING = "N:AQ.3.2. 98.KQ.. 32.A.K. K7...53 3N S W - 6/3 -/-/-/H";

    private static BridgePosition ending() {
        return GAME.notation().position(ENDING);
    }

    @Test
    void whoSeesWhat() {
        BridgePosition ending = ending();
        assertThat(seen(ending, 0)).containsExactly(Seat.NORTH, Seat.SOUTH);
        assertThat(seen(ending, 1)).containsExactly(Seat.NORTH, Seat.WEST);
        assertThat(seen(ending, 2)).containsExactly(Seat.NORTH, Seat.EAST);
    }

    @Test
    void dummyIsSeenWhenTheFirstCardIsLed() {
        Contract contract = Contract.parse("1NT", Seat.EAST);
        BridgePosition deal = BridgePosition.of(BridgeEndings.deal(new Random(1), 13), contract, Seat.SOUTH, 0);
        assertThat(seen(deal, 0)).containsExactly(Seat.EAST);
        assertThat(seen(deal, 1)).containsExactly(Seat.SOUTH);
        assertThat(BridgeWorlds.of(deal, 1).count()).isEqualTo(84_478_098_072_866_400L);
        BridgeEndings.step(deal, new Random(1));
        assertThat(seen(deal, 0)).containsExactly(Seat.EAST, Seat.WEST);
        assertThat(seen(deal, 1)).containsExactly(Seat.SOUTH, Seat.WEST);
        assertThat(seen(deal, 2)).containsExactly(Seat.NORTH, Seat.WEST);
    }

    private static List<Seat> seen(BridgePosition position, int player) {
        return List.of(Seat.values()).stream()
                .filter(seat -> position.sees(player, seat.ordinal()))
                .toList();
    }

    @Test
    void samplesAreUniformOverTheDealsThatFit() {
        for (int player = 0; player < 3; player++) {
            DealtWorlds<BridgePosition> worlds = BridgeWorlds.of(ending(), player);
            List<BridgePosition> all = worlds.all(100_000).orElseThrow();
            int samples = 300 * all.size();
            Map<String, Integer> counts = new HashMap<>();
            Random random = new Random(5);
            for (int i = 0; i < samples; i++) counts.merge(worlds.sample(random).toString(), 1, Integer::sum);
            assertThat(counts).hasSize(all.size());
            double chiSquare = counts.values().stream()
                    .mapToDouble(count -> (count - 300.0) * (count - 300.0) / 300)
                    .sum();
            double freedom = all.size() - 1;
            // A chi-square of this number of degrees is nearly normal with this mean and deviation.
            assertThat((chiSquare - freedom) / Math.sqrt(2 * freedom)).isBetween(-4.0, 4.0);
        }
    }

    /** The definition: all ways to give West four of the eight cards that the declarer does not see. */
    @Test
    void theDeclarersWorldsAreAllWaysToDealWhatIsNotSeen() {
        BridgePosition real = ending();
        long unseen = real.hand(Seat.EAST) | real.hand(Seat.WEST);
        Set<Long> wests = new HashSet<>();
        for (long west = unseen; west != 0; west = west - 1 & unseen) {
            if (Long.bitCount(west) == 4 && Cards.ranks(west, 1) == 0) wests.add(west);
        }
        List<BridgePosition> all = BridgeWorlds.of(real, 0).all(1000).orElseThrow();
        assertThat(all).extracting(world -> world.hand(Seat.WEST)).containsExactlyInAnyOrderElementsOf(wests);
        assertThat(all).extracting(Object::toString).contains(real.toString());
    }

    @Test
    void inWholeGamesTheRealHandsAlwaysFitAndNothingDependsOnThem() {
        Random random = new Random(9);
        BridgePosition position = GAME.start();
        while (!position.isOver()) {
            for (int player = 0; player < 3 && position.mover() != Position.CHANCE; player++) {
                BridgePosition world = BridgeWorlds.of(position, player).sample(random);
                assertThat(GAME.sight(world, player)).isEqualTo(GAME.sight(position, player));
                assertThat(GAME.diagram(world, player)).isEqualTo(GAME.diagram(position, player));
                assertThat(GAME.notation().position(world.toString()).key()).isEqualTo(world.key());
                long seed = random.nextLong();
                assertThat(BridgeWorlds.of(world, player)
                                .sample(new Random(seed))
                                .key())
                        .isEqualTo(BridgeWorlds.of(position, player)
                                .sample(new Random(seed))
                                .key());
            }
            BridgeEndings.step(position, random);
        }
    }

    /** A search that could see the real cards would answer differently somewhere. */
    @Test
    void noSearchAnswersByTheRealCards() {
        BridgePosition real = ending();
        List<BridgePosition> all = BridgeWorlds.of(real, 1).all(100_000).orElseThrow();
        for (Algorithm algorithm : List.of(Algorithm.PIMC, Algorithm.IS_MCTS, Algorithm.ALPHA_MU)) {
            Set<HiddenResult> answers = new HashSet<>();
            for (int i = 0; i < all.size(); i += 1 + all.size() / 5) {
                BridgePosition world = all.get(i);
                answers.add(algorithm
                        .maker(Maker.Hidden.class)
                        .of(GAME, GAME.defaultEvaluator(), 3)
                        .search(GAME.sight(world, 1), GAME.worlds(world, 1), Limits.NONE.withNodes(20_000)));
            }
            assertThat(answers).as(algorithm.toString()).hasSize(1);
        }
    }
}
