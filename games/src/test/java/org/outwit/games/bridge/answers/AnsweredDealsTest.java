package org.outwit.games.bridge.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.InputException;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Strain;
import org.outwit.games.bridge.Vulnerability;
import org.outwit.games.cards.Cards;
import org.outwit.games.record.RecordSource;

class AnsweredDealsTest {

    /** Everybody has a suit, so the hand with the trumps wins all tricks, and without trumps the leader's side. */
    private static final String PBN =
            "PBN 1 2 4 1 \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"\n";

    private static final String FUT = "FUT 1 1 14 16380 13\n";
    private static final String TABLE = "TABLE 13 0 13 0 0 13 0 13 13 0 13 0 0 13 0 13 0 0 0 0\n";
    private static final String PAR = "PAR \"NS 2210\" \"EW -2210\" \"NS:NS 7S\" \"EW:NS 7S\"\n";

    @Test
    void aListIsReadAndComparedWithWhatWeFind() throws IOException {
        List<AnsweredDeal> deals = read("NUMBER 2\n" + PBN + FUT + TABLE + PAR + "PAR2 \"x\"\n" + PBN + "TRACE 1 2\n");
        assertThat(deals).hasSize(2);
        AnsweredDeal deal = deals.get(0);
        assertThat(deal.vulnerable()).isEqualTo(Vulnerability.NORTH_SOUTH);
        assertThat(deal.strain()).isEqualTo(Strain.NOTRUMP);
        assertThat(deal.leader()).isEqualTo(Seat.EAST);
        assertThat(deal.firstCards().orElseThrow()).hasSize(13).containsEntry(Cards.card('H', '2'), 13);
        assertThat(deals.get(1).isAnswered()).isFalse();
        AnswerCheck check = new AnswerCheck();
        for (AnsweredDeal each : deals) {
            assertThat(check.firstCards(each)).isEmpty();
            assertThat(check.tableAndPar(each)).isEmpty();
        }
    }

    @Test
    void whatDiffersIsTold() throws IOException {
        AnswerCheck check = new AnswerCheck();
        AnsweredDeal wrong = read(PBN + "FUT 1 1 14 16376 12\n" + TABLE.replace("TABLE 13", "TABLE 12")
                        + PAR.replace("\"NS:NS 7S\"", "\"NS:N 67S,EW 7Hx\""))
                .get(0);
        List<Difference> cards = check.firstCards(wrong);
        assertThat(cards).hasSize(13);
        assertThat(cards.get(0)).hasToString("first card H2: listed none, found 13");
        assertThat(cards.get(1)).hasToString("first card H3: listed 12, found 13");
        assertThat(check.tableAndPar(wrong).stream().map(Difference::toString))
                .containsExactly(
                        "North in spades: listed 12, found 13",
                        "par if North and South bid first: listed 2210 (6S by North, 7Hx by East, 7Hx by West, 7S by North),"
                                + " found 2210 (7S by North, 7S by South)");
    }

    @Test
    void aFaultIsSaidWithItsPlace() {
        refused("", "list.txt has no deal; expected lines that begin with PBN.");
        refused("FUT 1", "list.txt, line 1, column 1: There is no deal yet to which this answers.");
        refused("PBN 0 4 0 0", "list.txt, line 1, column 7: Expected a number from 0 to 3, found '4'.");
        refused("PBN 0 0 0 0", "list.txt, line 1, column 12: The line PBN ends too early.");
        refused(
                "\n" + PBN.replace(".AKQJT98765432..", ".AKQJT98765432.2."),
                "list.txt, line 2, column 65: D2 is dealt twice, to East and to South.");
        refused(PBN + "FUT 2 1 1 14", "list.txt, line 2, column 13: The line FUT ends too early.");
        refused(PBN + "TABLE 13 x", "list.txt, line 2, column 10: Expected a number from 0 to 13, found 'x'.");
        refused(PBN + "PAR \"13\"", "list.txt, line 2, column 6: Expected a score such as 'NS 110', found '13'.");
        refused(
                PBN + "PAR \"NS 0\" \"EW 0\" \"NS:8S\" \"EW:\"",
                "list.txt, line 2, column 20: Expected a contract such as 'EW 4Sx' or 'W 45N', found '8S'.");
    }

    private static List<AnsweredDeal> read(String text) throws IOException {
        return AnsweredDeals.read(RecordSource.of("list.txt", text));
    }

    private static void refused(String text, String sentence) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read(text))
                .withMessage(sentence);
    }
}
