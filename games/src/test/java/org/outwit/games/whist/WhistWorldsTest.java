package org.outwit.games.whist;

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
import org.outwit.core.hidden.HiddenSearch;
import org.outwit.core.search.Limits;
import org.outwit.games.cards.DealtWorlds;

class WhistWorldsTest {

    private static final Whist WHIST = new Whist();

    /** Three cards each. Player 2 has shown to have no more spades; the two of clubs was turned up and is still in the last hand. */
    private static final String ENDING = "0 A2...3/.AK.2./KQJ.../..98.2 C2 - 4/3/2/1 -/S/-/-";

    private static WhistPosition ending() {
        return WHIST.notation().position(ENDING);
    }

    @Test
    void samplesAreUniformOverTheDealsThatFit() {
        DealtWorlds<WhistPosition> worlds = WhistWorlds.of(ending(), 0);
        List<WhistPosition> all = worlds.all(100_000).orElseThrow();
        int samples = 200 * all.size();
        Map<String, Integer> counts = new HashMap<>();
        Random random = new Random(5);
        for (int i = 0; i < samples; i++) {
            counts.merge(WHIST.notation().format(worlds.sample(random)), 1, Integer::sum);
        }
        assertThat(counts).hasSize(all.size());
        double expected = (double) samples / all.size();
        double chiSquare = counts.values().stream()
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
        double freedom = all.size() - 1;
        // A chi-square of this number of degrees is nearly normal with this mean and deviation.
        assertThat((chiSquare - freedom) / Math.sqrt(2 * freedom)).isBetween(-4.0, 4.0);
    }

    @Test
    void everyWorldFitsWhatWasSeenAndTheRealOneIsAmongThem() {
        WhistPosition real = ending();
        Set<String> texts = new HashSet<>();
        for (WhistPosition world : WhistWorlds.of(real, 0).all(100_000).orElseThrow()) {
            assertThat(world.hand(0)).isEqualTo(real.hand(0));
            assertThat(world.sightKey(0)).isEqualTo(real.sightKey(0));
            assertThat(world.hand(1) & 0xffff).as("spades").isZero();
            assertThat(world.hand(3) & 1L << world.turned()).isNotZero();
            texts.add(WHIST.notation().format(world));
        }
        assertThat(texts).contains(WHIST.notation().format(real));
    }

    /** Two games that look the same give the same worlds in the same order, so nobody learns which one is played. */
    @Test
    void nothingDependsOnWhichWorldIsReal() {
        WhistPosition real = ending();
        List<WhistPosition> all = WhistWorlds.of(real, 0).all(100_000).orElseThrow();
        WhistPosition other = all.get(all.size() / 2);
        assertThat(other.key()).isNotEqualTo(real.key());
        assertThat(WHIST.sight(other, 0)).isEqualTo(WHIST.sight(real, 0));
        assertThat(WHIST.diagram(other, 0)).isEqualTo(WHIST.diagram(real, 0));
        DealtWorlds<WhistPosition> ofReal = WhistWorlds.of(real, 0);
        DealtWorlds<WhistPosition> ofOther = WhistWorlds.of(other, 0);
        Random one = new Random(3);
        Random two = new Random(3);
        for (int i = 0; i < 50; i++)
            assertThat(ofOther.sample(two).key()).isEqualTo(ofReal.sample(one).key());
    }

    @Test
    void inWholeGamesTheRealHandsAlwaysFit() {
        Random random = new Random(9);
        for (WhistGame game : List.of(new Whist(), new WhistForThree(), new WhistForTwo())) {
            WhistPosition position = game.start();
            int[] moves = new int[position.mostMoves()];
            while (!position.isOver()) {
                if (!position.isDealing()) {
                    DealtWorlds<WhistPosition> worlds = WhistWorlds.of(position, position.mover());
                    assertThat(worlds.count()).isPositive();
                    WhistPosition world = worlds.sample(random);
                    assertThat(world.sightKey(position.mover())).isEqualTo(position.sightKey(position.mover()));
                    assertThat(game.notation()
                                    .position(game.notation().format(world))
                                    .key())
                            .isEqualTo(world.key());
                }
                position.make(moves[random.nextInt(position.moves(moves, 0))]);
            }
            assertThat(position.mover()).isNotEqualTo(Position.CHANCE);
        }
    }

    /** A search that could see the real cards would answer differently somewhere. */
    @Test
    void noSearchAnswersByTheRealCards() {
        List<WhistPosition> all = WhistWorlds.of(ending(), 0).all(100_000).orElseThrow();
        for (Algorithm algorithm : List.of(Algorithm.PIMC, Algorithm.IS_MCTS, Algorithm.ALPHA_MU)) {
            Set<HiddenResult> answers = new HashSet<>();
            for (int i = 0; i < all.size(); i += 1 + all.size() / 5) {
                HiddenSearch<WhistPosition> search =
                        algorithm.maker(Maker.Hidden.class).of(WHIST, WHIST.defaultEvaluator(), 4, 3);
                answers.add(search.search(
                        WHIST.sight(all.get(i), 0),
                        WHIST.worlds(all.get(i), 0),
                        Limits.depth(4).withNodes(5_000)));
            }
            assertThat(answers).as(algorithm.toString()).hasSize(1);
        }
    }
}
