package org.outwit.games.bridge.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.outwit.games.bridge.Seat;
import org.outwit.games.bridge.Vulnerability;
import org.outwit.games.cards.Cards;

class PbnTest {

    private static final String DEAL =
            "[Deal \"E:J63.KQJ852.53.J3 AKQT4.AT6.9.K976 752.74.KT764.AT8 98.93.AQJ82.Q542\"]\n";

    @Test
    void whatIsWrittenIsReadBack() {
        Random random = new Random(3);
        List<BridgeBoard> boards = new ArrayList<>();
        for (int i = 1; i <= 300; i++) boards.add(RandomBoards.board(random, i));
        ReadBoards found = ReadBoards.pbn(Pbn.text(boards));
        assertThat(found.rejections).isEmpty();
        assertThat(found.boards).hasSameSizeAs(boards);
        for (int i = 0; i < boards.size(); i++) same(found.boards.get(i), boards.get(i));
    }

    /** Equal in all that a file can say. */
    static void same(BridgeBoard found, BridgeBoard board) {
        assertThat(found.tags()).containsAllEntriesOf(board.tags());
        assertThat(found.dealer()).isEqualTo(board.dealer());
        assertThat(found.vulnerable()).isEqualTo(board.vulnerable());
        assertThat(found.deal()).isEqualTo(board.deal());
        assertThat(found.contract()).isEqualTo(board.contract());
        assertThat(found.passedOut()).isEqualTo(board.passedOut());
        assertThat(found.auction()).isEqualTo(board.auction());
        assertThat(found.play()).isEqualTo(board.play());
        assertThat(found.tricks()).isEqualTo(board.tricks());
    }

    @Test
    void tablesHaveTheLeadersColumnFirst() {
        ReadBoards found = ReadBoards.pbn("""
                % PBN 2.1
                [Event "Club; night"] ; a comment
                [Board "3"]
                {over two
                lines} [Dealer "S"]
                """ + DEAL + """
                [Result "EW 11"]
                [Auction "S"]
                1C =1= 2S! $2 Pass 4S
                X XX AP
                [Note "1:two or more"]
                [Play "N"]
                D8 D5 D9 DK
                S8 S3 ST S5 =1=
                -  -  SA +
                *
                [OptimumScore "EW 450"]
                [OptimumResultTable "Declarer;Denomination\\\\2R;Result\\\\2R"]
                N NT 5
                """);
        assertThat(found.rejections).isEmpty();
        BridgeBoard board = found.boards.get(0);
        assertThat(board.tags())
                .containsOnlyKeys("Event", "Board", "OptimumScore")
                .containsEntry("Event", "Club; night");
        assertThat(board.contract().orElseThrow()).hasToString("4Sxx by West");
        assertThat(board.vulnerable()).isEqualTo(Vulnerability.EAST_WEST);
        assertThat(board.play().stream().map(Cards::name))
                .containsExactly("D8", "D5", "D9", "DK", "S5", "S8", "S3", "ST", "SA");
        assertThat(board.tricks()).hasValue(11);
    }

    @Test
    void tagsAreInheritedAndTheFirstOfTwoCounts() {
        ReadBoards found = ReadBoards.pbn("[Event \"##Cup\"]\n[Event \"other\"]\n[Site \"Ghent\"]\n[Date \"?\"]\n"
                + DEAL + "\n[Site \"#\"]\n[Board \"2\"]\n" + DEAL + "\n\n[Event \"Ours\"]\n[Contract \"Pass\"]" + DEAL);
        assertThat(found.rejections).isEmpty();
        assertThat(found.boards.get(0).tags()).containsOnlyKeys("Event", "Site");
        assertThat(found.boards.get(1).tag("Event")).isEqualTo("Cup");
        assertThat(found.boards.get(1).tag("Site")).isEqualTo("Ghent");
        assertThat(found.boards.get(1).dealer()).isEqualTo(Seat.EAST);
        assertThat(found.boards.get(2).tag("Event")).isEqualTo("Ours");
        assertThat(found.boards.get(2).tag("Site")).isEmpty();
        assertThat(found.boards.get(2).passedOut()).isTrue();
    }

    @Test
    void whatIsWrongIsSaidWithItsPlaceAndTheRestIsRead() {
        refused("[Dealer \"X\"]\n" + DEAL, "line 1, column 10, game 1: Expected N, E, S, or W, found 'X'.");
        refused("[Dealer \"N\"]\n", "line 1, column 1, game 1: This board has no deal.");
        refused(
                DEAL.replace("J63.", "J6."),
                "line 1, column 8, game 1: East holds 12 cards and North 13; all hands must have as many.");
        refused(DEAL.replace("J63.", "J632."), "line 1, column 47, game 1: S2 is dealt twice, to East and to West.");
        refused(DEAL.replace("J63.", "JJ6."), "line 1, column 11, game 1: East holds SJ twice.");
        refused(
                DEAL.replace("98.93.AQJ82.Q542", "-"),
                "line 1, column 8, game 1: A hand of this deal is unknown; expected the cards of all four.");
        refused(
                DEAL.substring(0, 30),
                "line 1, column 1, game 1: Expected a whole tag such as [Dealer \"N\"], found '" + DEAL.substring(0, 30)
                        + "'.");
        refused(
                DEAL + "[Declarer \"N\"]\n[Contract \"8S\"]",
                "line 3, column 12, game 1: '8S' is no contract; expected a level from 1 to 7, a strain (C, D, H, S, or"
                        + " NT), and X or XX where it is doubled or redoubled, like 4S, 3NT, or 6DX.");
        refused(DEAL + "[Contract \"4S\"]", "line 2, column 12, game 1: Nobody is named as the declarer.");
        refused(
                DEAL + "[Declarer \"N\"]\n[Contract \"4S\"]\n[Auction \"N\"]\n1NT AP",
                "line 3, column 12, game 1: The auction ends in 1N by North, where the contract is said to be 4S by"
                        + " North.");
        refused(DEAL + "[Auction \"N\"]\n1NT 1C", "line 3, column 5, game 1: 1C is not higher than 1NT.");
        refused(DEAL + "[Play \"N\"]\nD8", "line 3, column 1, game 1: There is no contract to play D8 in.");
        String played = DEAL + "[Declarer \"W\"]\n[Contract \"4S\"]\n[Play \"N\"]\n";
        refused(played + "D8 D5 D9 C8", "line 5, column 10, game 1: West must follow to D8 and cannot play C8.");
        refused(
                played + "D8 D5 D9 D1",
                "line 5, column 10, game 1: 'D1' is no card; expected a suit and a rank like SA or HT.");
        refused(played + "D8 - D9 DK", "line 5, column 6, game 1: A card before D9 is missing.");
        refused(played + "D8 * D5", "line 5, column 6, game 1: Expected nothing more in this table, found 'D5'.");
        refused(
                played + "*\n[Result \"14\"]",
                "line 6, column 10, game 1: The declarer is said to have won '14' tricks, where 0 to 13 are possible.");
        refused("what", "line 1, column 1, game 1: Expected a tag such as [Dealer \"N\"], found 'what'.");
    }

    @Test
    void aCommentThatNeverEndsIsAFault() {
        ReadBoards found = ReadBoards.pbn(DEAL + "\n" + DEAL + "{ and so\n\n" + DEAL);
        assertThat(found.rejections)
                .containsExactly("line 4, column 1, game 2: The comment that begins here is not closed by '}'.");
        assertThat(found.boards).hasSize(1);
    }

    private static void refused(String text, String sentence) {
        ReadBoards found = ReadBoards.pbn(text + "\n\n" + DEAL);
        assertThat(found.rejections).containsExactly(sentence);
        assertThat(found.boards).hasSize(1);
    }
}
