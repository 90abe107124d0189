package org.outwit.games.bridge.doubledummy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Deal;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.cards.Cards;
import org.outwit.games.record.SharedFolder;

class CardCostTest {

    private final DoubleDummySolver solver = new DoubleDummySolver(1 << 16);

    /** From the tricks there are before the first card, each cost leads to the tricks after it, and the last to those won. */
    @Test
    void costsAddUpToWhatWasWon() {
        Random random = new Random(4);
        for (int i = 0; i < 40; i++) {
            Deal deal = DoubleDummySolverTest.ending(random, 4);
            Strain strain = Strain.at(random.nextInt(5));
            Seat declarer = Seat.at(random.nextInt(4));
            CardPlay play = new CardPlay(deal, strain, declarer.next());
            List<Long> cards = new ArrayList<>();
            while (play.left() > 0) {
                List<Long> legal = Cards.sorted(play.legal());
                cards.add(legal.get(random.nextInt(legal.size())));
                play.play(cards.get(cards.size() - 1));
            }
            int tricks = solver.tricks(deal, strain, declarer);
            CardPlay start = new CardPlay(deal, strain, declarer.next());
            List<CardCost> costs = CardCost.of(start, strain, declarer, cards, solver);
            assertThat(costs).hasSize(16);
            for (CardCost each : costs) {
                assertThat(each.lost()).isNotNegative();
                assertThat((each.best() & each.card()) != 0).isEqualTo(each.lost() == 0);
                boolean ours = each.seat().isNorthSouth() == declarer.isNorthSouth();
                tricks += ours ? -each.lost() : each.lost();
                assertThat(each.declarerTricks()).isEqualTo(tricks);
            }
            assertThat(tricks).isEqualTo(play.tricks(declarer));
        }
    }

    /** The lists have what there was for the declarer before the first card and after each of most of them. */
    @Test
    void tracesAreThoseOfTheList() throws IOException {
        List<String> lines = Files.readAllLines(SharedFolder.path("bridge/list2.txt"));
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).startsWith("PBN")) continue;
            String[] words = lines.get(i).split(" ", 6);
            Deal deal = Deal.parse(words[5].replace("\"", "").strip());
            Strain strain = Strain.at(Integer.parseInt(words[3]));
            Seat leader = Seat.at(Integer.parseInt(words[4]));
            String played = lines.get(i + 5).split("\"")[1];
            List<Long> cards = new ArrayList<>();
            for (int at = 0; at < played.length(); at += 2) {
                cards.add(Cards.card(played.charAt(at), played.charAt(at + 1)));
            }
            String[] trace = lines.get(i + 6).strip().split(" ");
            List<CardCost> costs = CardCost.of(
                    new CardPlay(deal, strain, leader), strain, Seat.at(leader.ordinal() + 3), cards, solver);
            for (int at = 3; at < trace.length; at++) {
                assertThat(costs.get(at - 3).declarerTricks()).isEqualTo(Integer.parseInt(trace[at]));
            }
        }
    }
}
