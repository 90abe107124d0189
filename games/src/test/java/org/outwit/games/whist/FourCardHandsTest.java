package org.outwit.games.whist;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Sight;
import org.outwit.core.game.Worlds;
import org.outwit.core.hidden.AlphaMu;
import org.outwit.core.hidden.HiddenResult;
import org.outwit.core.hidden.HiddenResult.MoveAverage;
import org.outwit.core.hidden.HiddenSearch;
import org.outwit.core.hidden.HiddenSetup;
import org.outwit.core.hidden.IsMcts;
import org.outwit.core.hidden.Pimc;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Setup;
import org.outwit.games.cards.Cards;

/**
 * The four-card hands of Russell and Norvig's section on card games. MAX has two red sixes and the nine and eight of clubs; MIN has the ten and the
 * five of clubs, the two of spades, and a red four of which MAX does not know the colour.
 */
class FourCardHandsTest {

    private static final int MAX = 0;
    private static final int TIED = 0;
    private static final int LOST_BY_TWO = -2 * WhistPosition.TRICK;
    private static final WhistForTwo GAME = new WhistForTwo();

    private static long cards(String names) {
        long cards = 0;
        for (String name : names.split(" ")) cards |= 1L << card(name);
        return cards;
    }

    private static int card(String name) {
        return Long.numberOfTrailingZeros(Cards.card(name.charAt(0), name.charAt(1)));
    }

    private static WhistPosition deal(String redFour) {
        long max = cards("H6 D6 C9 C8");
        long min = cards(redFour + " S2 CT C5");
        long aside = cards("H4 D4") & ~min;
        return WhistPosition.of(max | min | aside, WhistPosition.NO_CARD, MAX, aside, max, min);
    }

    private static List<WhistPosition> deals() {
        return List.of(deal("H4"), deal("D4"));
    }

    private static AlphaBeta<WhistPosition> clairvoyant() {
        return new AlphaBeta<>(Setup.of(GAME.evaluator("tricks")));
    }

    private static HiddenSetup<WhistPosition> setup() {
        return new HiddenSetup<>(GAME, clairvoyant(), GAME.evaluator("tricks"), 2, 1);
    }

    private static HiddenSearch<WhistPosition> beliefs() {
        return new AlphaMu<>(setup(), AlphaMu.ALL, AlphaMu.USUAL_FRONT);
    }

    private record Listed(List<WhistPosition> positions) implements Worlds<WhistPosition> {

        @Override
        public WhistPosition sample(RandomGenerator random) {
            return positions.get(random.nextInt(positions.size())).copy();
        }

        @Override
        public Optional<List<WhistPosition>> all(int most) {
            return Optional.of(positions.stream().map(WhistPosition::copy).toList());
        }
    }

    private static HiddenResult ask(HiddenSearch<WhistPosition> search, List<WhistPosition> worlds, String... only) {
        Sight sight = GAME.sight(worlds.get(0), MAX);
        List<Integer> moves = new ArrayList<>();
        for (String name : only) moves.add(card(name));
        if (only.length > 0) sight = new Sight(MAX, MAX, moves, sight.key());
        return search.search(sight, new Listed(worlds), Limits.NONE.withNodes(200_000));
    }

    /** Plays a game in one of the deals against players who see everything. MAX is told the first cards to play. */
    private static int played(HiddenSearch<WhistPosition> search, int real, String... first) {
        List<WhistPosition> worlds = new ArrayList<>(deals());
        WhistPosition position = worlds.get(real).copy();
        for (int own = 0; !position.isOver(); ) {
            int move;
            if (position.mover() != MAX)
                move = clairvoyant().search(position, Limits.NONE).move();
            else if (own++ < first.length) move = card(first[own - 1]);
            else move = ask(search, worlds).move();
            position.play(move);
            long seen = position.sightKey(MAX);
            List<WhistPosition> left = new ArrayList<>();
            for (WhistPosition world : worlds) {
                boolean has = (world.hand(world.mover()) & 1L << move) != 0;
                if (has) world.play(move);
                if (has && world.sightKey(MAX) == seen) left.add(world);
            }
            worlds = left;
        }
        return position.payoff(MAX);
    }

    @Test
    void theDealsLookTheSameToMax() {
        assertThat(GAME.sight(deal("H4"), MAX)).isEqualTo(GAME.sight(deal("D4"), MAX));
        assertThat(GAME.sightKey(deal("H4"), 1)).isNotEqualTo(GAME.sightKey(deal("D4"), 1));
    }

    @Test
    void withAllCardsSeenTheNineOfClubsIsAnOptimalLead() {
        for (WhistPosition deal : deals()) {
            assertThat(clairvoyant().search(deal, MAX, Limits.NONE).value()).isEqualTo(TIED);
            deal.play(card("C9"));
            assertThat(clairvoyant().search(deal, MAX, Limits.NONE).value()).isEqualTo(TIED);
        }
    }

    @Test
    void soAveragingCallsItOptimalToo() {
        HiddenResult result = ask(new Pimc<>(setup()), deals());
        assertThat(result.value()).isEqualTo(TIED);
        assertThat(result.moves()).contains(new MoveAverage(card("C9"), TIED));
        assertThat(result.complete()).isTrue();
    }

    @Test
    void butThenItHasToGuessAndTiesInOneOfTheTwoDeals() {
        List<Integer> results = List.of(played(new Pimc<>(setup()), 0, "C9"), played(new Pimc<>(setup()), 1, "C9"));
        assertThat(results).containsExactlyInAnyOrder(TIED, LOST_BY_TWO);
    }

    @Test
    void beliefsKnowThatTheNineOfClubsLosesHalfOfTheTime() {
        HiddenResult result = ask(beliefs(), deals(), "C9");
        assertThat(result.value()).isEqualTo((TIED + LOST_BY_TWO) / 2.0);
        assertThat(result.complete()).isTrue();
    }

    @Test
    void beliefsPlayARedSixFirstAndAreSureOfATie() {
        HiddenResult result = ask(beliefs(), deals());
        assertThat(result.move()).isIn(card("H6"), card("D6"));
        assertThat(result.value()).isEqualTo(TIED);
        assertThat(result.complete()).isTrue();
        assertThat(played(beliefs(), 0)).isEqualTo(TIED);
        assertThat(played(beliefs(), 1)).isEqualTo(TIED);
        assertThat(played(beliefs(), 0, "H6", "D6")).isEqualTo(TIED);
        assertThat(played(beliefs(), 1, "H6", "D6")).isEqualTo(TIED);
    }

    @Test
    void oneTreeForAllWorldsPlaysARedSixToo() {
        HiddenResult result = ask(new IsMcts<>(setup(), 2), deals());
        assertThat(result.move()).isIn(card("H6"), card("D6"));
    }
}
