package org.outwit.app.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.outwit.app.Shell;

class PlayBridgeTest {

    /** South has led a spade to ace and queen, and West has played the jack; the king is with West. */
    private static final String KING_WITH_WEST = "N:AQ... .AK.. 3... K... 3N S S S2,SJ 7/4 -/-/-/-";

    private static Shell play(String input, String... more) {
        String[] args = new String[more.length + 4];
        args[0] = "play";
        args[1] = "bridge";
        args[2] = "--nodes";
        args[3] = "20000";
        System.arraycopy(more, 0, args, 4, more.length);
        return Shell.fed(input, args);
    }

    @Test
    void anUnluckyCardIsNoError() {
        Shell shell = play("SA\nquit\n", "--position", KING_WITH_WEST);
        assertThat(shell.status()).isZero();
        assertThat(shell.out())
                .contains("you are down 1, -50 points for you.")
                .contains("it cost a trick as the cards lie (SQ does not), but nobody could know: it makes the contract"
                        + " in 2 of the 3 deals that fit, and no card does in more.")
                .contains("By what you could know, none of your cards could have been better.");
    }

    @Test
    void aLuckyCardIsToldToBeOne() {
        Shell shell = play("SQ\nquit\n", "--position", KING_WITH_WEST);
        assertThat(shell.out())
                .contains("you made 3N exactly, 400 points for you.")
                .contains(
                        "SQ from North: as the cards lie it cost nothing, but SA makes the contract in 2 of the 3 deals"
                                + " that fit, SQ in 1.")
                .doesNotContain("none of your cards");
    }

    @Test
    void takingBackGoesToTheLastChoice() {
        Shell shell = play("SA\nundo\nSQ\nquit\n", "--position", KING_WITH_WEST);
        assertThat(shell.out()).contains("you are down 1").contains("you made 3N exactly");
    }

    /** What the person sees is the same wherever the hidden cards are. */
    @Test
    void hintsAndBoardsDoNotShowHiddenCards() {
        String west = play("hint\nboard\nquit\n", "--position", KING_WITH_WEST).out();
        String east = play("hint\nboard\nquit\n", "--position", "N:AQ... K.K.. 3... .A.. 3N S S S2,SJ 7/4 -/-/-/-")
                .out();
        assertThat(west).isEqualTo(east).contains("You could play SA: it makes the contract in 2 of 3 deals (67 %)");
    }

    @Test
    void explanationsTellWhatIsCertainAndWhy() {
        Shell shell = play("H2\nexplain\nquit\n", "--deal", "N:A32... .AK.Q. 4.2.3. KQJ...", "--contract", "3NT");
        assertThat(shell.out())
                .contains("West has no more hearts (trick 1: West played ")
                .contains("East must have HAK: line ")
                .contains(" of the proof of HA.");
    }

    @Test
    void anEndingIsDealtWithSeedAndContract() {
        String one = play("quit\n", "--ending", "3", "--seed", "5", "--contract", "6S")
                .out();
        assertThat(one)
                .contains("You are South and play 6S, with the cards of North, the dummy, too; West and East defend.")
                .contains("of the last 3; South to play")
                .isEqualTo(play("quit\n", "--ending", "3", "--seed", "5", "--contract", "6S")
                        .out());
    }

    @Test
    void defendersMayBePeopleToo() {
        Shell shell = play("quit\n", "--ending", "3", "--seed", "5", "--you", "second");
        assertThat(shell.out()).contains("You are West and defend against").contains("South plays ");
    }

    @Test
    void badInputGetsASentence() {
        refuses("An ending has 3 to 13 cards in each hand, found 14.", "--ending", "14");
        refuses("'8S' is no contract; expected a level from 1 to 7", "--contract", "8S");
        refuses(
                "--deal: East holds 14 cards and North 13; all hands must have as many.",
                "--deal",
                "N:AKQJT98765432... .AKQJT98765432.2. ..AKQJT9876543. ...AKQJT98765432");
        refuses("--deal: SA is dealt twice, to North and to East.", "--deal", "N:A... A... 2... 3...");
        refuses(
                "--deal says how many cards there are; leave --ending out.",
                "--deal",
                "N:A... K... 2... 3...",
                "--ending",
                "4");
        refuses("do not go together with --position", "--position", KING_WITH_WEST, "--ending", "4");
        refuses(
                "--position: The card SA is there twice.",
                "--position",
                "N:AA... .AK.. 3... K... 3N S S S2 7/4 -/-/-/-");
        assertThat(Shell.run("play", "chess", "--ending", "5").err())
                .contains("--ending, --contract and --deal are for bridge, not for chess.");
    }

    private static void refuses(String sentence, String... args) {
        Shell shell = play("quit\n", args);
        assertThat(shell.status()).isEqualTo(2);
        assertThat(shell.err()).contains(sentence);
    }
}
