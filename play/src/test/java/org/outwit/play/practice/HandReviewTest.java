package org.outwit.play.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.game.Bridge;
import org.outwit.games.bridge.game.BridgePosition;
import org.outwit.play.practice.ReviewedCard.Verdict;

/** South led the two of spades and West played the jack. Ace or queen from dummy? East has three cards and West two, so the king is more often with East. */
class HandReviewTest {

    private static final Bridge GAME = new Bridge();
    private static final String KING_WITH_EAST = "N:AQ.2.. K.AK.. 3.3.. .QJ.. 3N S S S2,SJ 7/3 -/-/-/-";
    private static final String KING_WITH_WEST = "N:AQ.2.. .AKQ.. 3.3.. K.J.. 3N S S S2,SJ 7/3 -/-/-/-";

    private final SingleDummy single = new SingleDummy();

    private static int card(BridgePosition at, String text) {
        return GAME.notation().parse(at, text);
    }

    private Verdict verdict(String position, String card) {
        BridgePosition at = GAME.notation().position(position);
        HandReview review = HandReview.of(at, List.of(card(at, card)), single);
        assertThat(review.cards()).hasSize(1);
        assertThat(review.trick(review.cards().get(0))).isEqualTo(1);
        return review.cards().get(0).verdict();
    }

    @Test
    void chancesAreCountedOverTheDealsThatFit() {
        BridgePosition at = GAME.notation().position(KING_WITH_WEST);
        Chances chances = single.chances(GAME.sight(at, 0), GAME.worlds(at, 0));
        assertThat(chances.deals()).isEqualTo(10);
        assertThat(chances.all()).isTrue();
        assertThat(chances.of(card(at, "SA")).made()).isEqualTo(6);
        assertThat(chances.of(card(at, "SQ")).made()).isEqualTo(4);
        assertThat(chances.best().card()).isEqualTo(card(at, "SA"));
        assertThat(chances.good()).hasSize(1);
    }

    @Test
    void whatCouldNotBeKnownIsNoError() {
        assertThat(verdict(KING_WITH_EAST, "SA")).isEqualTo(Verdict.GOOD);
        assertThat(verdict(KING_WITH_EAST, "SQ")).isEqualTo(Verdict.ERROR);
        assertThat(verdict(KING_WITH_WEST, "SA")).isEqualTo(Verdict.UNLUCKY);
        assertThat(verdict(KING_WITH_WEST, "SQ")).isEqualTo(Verdict.LUCKY);
    }

    /** The advice is the same wherever the king really is. */
    @Test
    void adviceDoesNotDependOnTheRealCards() {
        BridgePosition east = GAME.notation().position(KING_WITH_EAST);
        BridgePosition west = GAME.notation().position(KING_WITH_WEST);
        assertThat(single.chances(GAME.sight(east, 0), GAME.worlds(east, 0)))
                .isEqualTo(new SingleDummy().chances(GAME.sight(west, 0), GAME.worlds(west, 0)));
    }

    @Test
    void onlyDecisionsAreLookedAt() {
        BridgePosition at = GAME.notation().position("N:A... K... 3... Q... 3N S S - 8/4 -/-/-/-");
        HandReview review = HandReview.of(
                at, List.of(card(at, "S3"), card(at, "S3") + 9, card(at, "S3") + 11, card(at, "S3") + 10), single);
        assertThat(review.cards()).isEmpty();
        assertThat(review.bestTricks()).isEqualTo(9);
        assertThat(review.end().declarerWon()).isEqualTo(9);
    }
}
