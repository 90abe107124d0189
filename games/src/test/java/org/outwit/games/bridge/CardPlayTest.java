package org.outwit.games.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.games.cards.Cards;

class CardPlayTest {

    private static final Deal DEAL =
            Deal.parse("E:J63.KQJ852.53.J3 AKQT4.AT6.9.K976 752.74.KT764.AT8 98.93.AQJ82.Q542");

    /** Exercise 6.12: follow suit, the highest card of the suit led or the highest trump wins, and the winner leads. */
    @Test
    void everyTrickGoesWhereTheRulesSay() {
        Random random = new Random(7);
        for (int game = 0; game < 200; game++) {
            Strain strain = Strain.at(random.nextInt(5));
            CardPlay play = new CardPlay(DEAL, strain, Seat.at(random.nextInt(4)));
            int northSouth = 0;
            for (int trick = 0; trick < 13; trick++) {
                Seat leader = play.leader();
                assertThat(play.left()).isEqualTo(13 - trick);
                Deal before = play.beforeTrick();
                List<String> cards = new ArrayList<>();
                for (int i = 0; i < 4; i++) {
                    assertThat(play.beforeTrick()).isEqualTo(before);
                    long legal = play.legal();
                    long card = legal & -legal;
                    if (random.nextBoolean()) card = Long.highestOneBit(legal);
                    cards.add(Cards.name(card));
                    play.play(card);
                }
                Seat winner = Seat.at(leader.ordinal() + winner(cards, strain));
                assertThat(play.leader()).isEqualTo(winner);
                if (winner.isNorthSouth()) northSouth++;
                assertThat(play.tricks(Seat.SOUTH)).isEqualTo(northSouth);
                assertThat(play.tricks(Seat.EAST)).isEqualTo(trick + 1 - northSouth);
            }
            assertThat(play.left()).isZero();
        }
    }

    /** From the names of the cards: trumps count most, then the suit led, and nothing else counts. */
    private static int winner(List<String> cards, Strain strain) {
        int best = 0;
        int most = -1;
        for (int i = 0; i < 4; i++) {
            String suit = cards.get(i).substring(0, 1);
            boolean trump = suit.equals(strain.letter());
            boolean follows = suit.equals(cards.get(0).substring(0, 1));
            int worth = Cards.RANKS.indexOf(cards.get(i).charAt(1)) + (trump ? 100 : follows ? 50 : 0);
            if ((trump || follows) && worth > most) {
                most = worth;
                best = i;
            }
        }
        return best;
    }

    @Test
    void whatTheRulesForbidIsSaid() {
        CardPlay play = new CardPlay(DEAL, Strain.SPADES, Seat.NORTH);
        refused(play, Cards.card('S', 'A'), "North does not hold SA; left are 98.93.AQJ82.Q542.");
        play.play(Cards.card('D', 'A'));
        refused(play, Cards.card('S', 'J'), "East must follow to DA and cannot play SJ.");
        refused(play, 0, "This is not one card.");
        assertThat(play.next()).isEqualTo(Seat.EAST);
    }

    private static void refused(CardPlay play, long card, String sentence) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> play.play(card))
                .withMessage(sentence);
    }
}
