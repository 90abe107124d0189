package org.outwit.games.bridge.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Call;
import org.outwit.games.bridge.CardPlay;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Vulnerability;
import org.outwit.games.cards.Cards;
import org.outwit.games.record.RecordSource;
import org.outwit.games.record.SharedFolder;

class LinTest {

    private static final String HANDS = "SQT942HA85D732CA2,SK6HKQJ6DQ65CKT83,S875H74DJT98CQJ75,SAJ3HT932DAK4C964";

    @Test
    void everyBoardOfRealEventsIsReadAndReplayed() {
        ReadBoards found = ReadBoards.of(Lin::read, RecordSource.of(SharedFolder.path("bridge/vugraph.lin")));
        assertThat(found.rejections).isEmpty();
        assertThat(found.boards).hasSize(4000);
        int playedOut = 0;
        for (BridgeBoard board : found.boards) {
            if (board.play().size() != 52) continue;
            playedOut++;
            Seat declarer = board.contract().orElseThrow().declarer();
            assertThat(board.replayed().tricks(declarer))
                    .isEqualTo(board.tricks().orElseThrow());
        }
        assertThat(playedOut).isPositive();
        ReadBoards again = ReadBoards.pbn(Pbn.text(found.boards));
        assertThat(again.rejections).isEmpty();
        for (int i = 0; i < 4000; i++) PbnTest.same(again.boards.get(i), found.boards.get(i));
    }

    @Test
    void whatABoardSays() {
        ReadBoards found = ReadBoards.lin("vg|Cup,Final,I,1,16,A,0,B,0|\npn|s,w,n,e,S,W,N,E|qx|c7|st||md|2" + HANDS
                + "|sv|n|mb|1N!|an|15-17|mb|p|mb|3N|mb|p|mb|p|mb|p|\npc|dJ|pc|d4|pc|d2|pc|dQ|pg||mc|9|zz|?|");
        assertThat(found.rejections).isEmpty();
        BridgeBoard board = found.boards.get(0);
        assertThat(board.tags())
                .containsEntry("Event", "Cup")
                .containsEntry("Session", "Final")
                .containsEntry("Scoring", "IMP")
                .containsEntry("Room", "Closed")
                .containsEntry("Board", "7")
                .containsEntry("South", "S")
                .containsEntry("East", "E");
        assertThat(board.dealer()).isEqualTo(Seat.WEST);
        assertThat(board.vulnerable()).isEqualTo(Vulnerability.NORTH_SOUTH);
        assertThat(board.contract().orElseThrow()).hasToString("3N by West");
        assertThat(board.auction()).hasSize(6);
        assertThat(board.play().stream().map(Cards::name)).containsExactly("DJ", "D4", "D2", "DQ");
        assertThat(board.tricks()).hasValue(9);
        CardPlay play = board.replayed();
        assertThat(play.next()).isEqualTo(Seat.WEST);
        assertThat(play.left()).isEqualTo(12);
    }

    @Test
    void theLastHandMayBeLeftOutAndBoardsFollowWithoutRooms() {
        String three = HANDS.substring(0, HANDS.lastIndexOf(','));
        String board = "md|1" + three + "|ah|Board 5|sv|0|mb|p|mb|p|mb|p|mb|p|\n";
        ReadBoards found = ReadBoards.lin(board + board + "md|3" + three + ",|rh||sv|b|mb|p|");
        assertThat(found.rejections).isEmpty();
        assertThat(found.boards).hasSize(3);
        assertThat(found.boards.get(1).passedOut()).isTrue();
        assertThat(found.boards.get(1).tag("Board")).isEqualTo("5");
        assertThat(found.boards.get(2).passedOut()).isFalse();
        assertThat(Cards.hand(found.boards.get(2).deal().east())).isEqualTo("AJ3.T932.AK4.964");
    }

    @Test
    void randomBoardsAreReadBack() {
        Random random = new Random(5);
        for (int i = 1; i <= 200; i++) {
            BridgeBoard board = RandomBoards.board(random, i);
            ReadBoards found = ReadBoards.lin(text(board));
            assertThat(found.rejections).isEmpty();
            BridgeBoard read = found.boards.get(0);
            assertThat(read.deal()).isEqualTo(board.deal());
            assertThat(read.auction()).isEqualTo(board.auction());
            assertThat(read.contract()).isEqualTo(board.contract());
            assertThat(read.play()).isEqualTo(board.play());
            assertThat(read.tricks()).isEqualTo(board.tricks());
        }
    }

    private static String text(BridgeBoard board) {
        StringBuilder text = new StringBuilder("qx|o" + board.number() + "|md|");
        text.append((board.dealer().ordinal() + 2 & 3) + 1);
        for (Seat seat : List.of(Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)) {
            String[] suits = Cards.hand(board.deal().hand(seat)).split("\\.", -1);
            for (int suit = 0; suit < 4; suit++)
                text.append("SHDC".charAt(suit)).append(suits[suit]);
            text.append(',');
        }
        text.append("|sv|o|");
        for (Call call : board.auction()) {
            String word =
                    call.toString().replace("Pass", "p").replace("XX", "r").replace("X", "d");
            text.append("mb|").append(word.replace("NT", "N")).append('|');
        }
        for (long card : board.play()) {
            String name = Cards.name(card);
            text.append("pc|")
                    .append(name.substring(0, 1).toLowerCase(Locale.ROOT))
                    .append(name.charAt(1))
                    .append("|");
        }
        board.tricks().ifPresent(tricks -> text.append("mc|").append(tricks).append('|'));
        return text.toString();
    }

    @Test
    void whatIsWrongIsSaidWithItsPlaceAndTheRestIsRead() {
        String good = "\nqx|o2|md|2" + HANDS + "|sv|o|mb|p|mb|p|mb|p|mb|p|\n";
        refused(
                "qx|o1|md|5" + HANDS + "|" + good,
                "line 1, column 10, game 1: Expected a dealer from 1 to 4, found 5.");
        refused("qx|o1|md|2SAA|" + good, "line 1, column 13, game 1: SA is dealt twice.");
        refused(
                "qx|o1|md|2" + HANDS.replace("SK6", "SK") + "|" + good,
                "line 1, column 10, game 1: West holds 12 cards and North 13; all hands must have as many.");
        refused(
                "qx|o1|md|2" + HANDS + "|sv|q|" + good,
                "line 1, column 86, game 1: Expected o, n, e, or b after sv, found 'q'.");
        refused("qx|o1|md|2" + HANDS + "|mb|1C|mb|1C|" + good, "line 1, column 92, game 1: 1C is not higher than 1C.");
        refused(
                "qx|o1|md|2" + HANDS + "|mb|1",
                "line 1, column 86, game 1: The value of 'mb' is not closed by '|'.",
                0);
        refused(
                "qx|o1|md|2" + HANDS + "|mb|1" + good,
                "line 1, column 86, game 1: The value of 'mb' is not closed by '|'.");
        String one = "qx|o1|md|2" + HANDS + "|mb|1C|mb|p|mb|p|mb|p|";
        refused(
                one + "pc|dA|" + good,
                "line 1, column 107, game 1: North does not hold DA; left are 875.74.JT98.QJ75.");
        refused(one + "pc|dJ|pc|c4|" + good, "line 1, column 113, game 1: East must follow to DJ and cannot play C4.");
        refused(
                one + "mc|14|" + good,
                "line 1, column 107, game 1: The declarer is said to have won '14' tricks, where 0 to 13 are possible.");
    }

    private static void refused(String text, String sentence) {
        refused(text, sentence, 1);
    }

    private static void refused(String text, String sentence, int others) {
        ReadBoards found = ReadBoards.lin(text);
        assertThat(found.rejections).containsExactly(sentence);
        assertThat(found.boards).hasSize(others);
    }
}
