package org.outwit.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.games.backgammon.Backgammon;
import org.outwit.games.backgammon.BackgammonPosition;

/** Against a small program that talks like GNU Backgammon, well and badly; and with {@code -Plong} against the real one. */
@Timeout(300)
class GnubgJudgeTest {

    private static final Backgammon GAME = new Backgammon();
    private static final Duration PATIENCE = Duration.ofSeconds(60); // for a program to start on a busy machine

    @TempDir
    private Path folder;

    private final BackgammonPosition position = GAME.notation().position(FakeGnubg.POSITION);

    private List<JudgedMove> judged(Duration patience, String... lines) throws IOException {
        try (GnubgJudge judge = new GnubgJudge(FakeGnubg.command(folder, lines), 0, PATIENCE, patience)) {
            return judge.judge(position);
        }
    }

    private void refused(String sentence, String... lines) {
        assertThatThrownBy(() -> judged(PATIENCE, lines))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(sentence);
    }

    private String text(JudgedMove move) {
        return GAME.notation().format(position, move.move()) + " " + move.equity();
    }

    @Test
    void everyPlayHasItsEquity() throws IOException {
        List<JudgedMove> moves = judged(PATIENCE, FakeGnubg.BETTER, FakeGnubg.DETAILS, FakeGnubg.WORSE);
        assertThat(moves).extracting(this::text).containsExactly("bar/22* 3/2 -0.25256", "bar/22* 2/1 -0.6929");
    }

    @Test
    void twoQuestionsHaveTwoAnswers() throws IOException {
        List<String> command = FakeGnubg.command(folder, FakeGnubg.BETTER, FakeGnubg.WORSE);
        try (GnubgJudge judge = new GnubgJudge(command, 0, PATIENCE)) {
            assertThat(judge.judge(position)).hasSize(2).isEqualTo(judge.judge(position));
        }
    }

    private double equity(int plies, String... lines) throws IOException {
        try (GnubgJudge judge = new GnubgJudge(FakeGnubg.command(folder, lines), plies, PATIENCE)) {
            return judge.equity(GAME.notation().position(FakeGnubg.UNROLLED));
        }
    }

    /** As deep as plays are looked at, and without the cube. */
    @Test
    void positionsHaveEquitiesBeforeTheRoll() throws IOException {
        String head = "        Win     W(g)    W(bg)   L(g)    L(bg)   Equity    Cubeful";
        assertThat(equity(0, head, FakeGnubg.AT_ONCE, FakeGnubg.ONE_PLY)).isEqualTo(0.09149);
        assertThat(equity(1, head, FakeGnubg.AT_ONCE, FakeGnubg.ONE_PLY)).isEqualTo(0.05926);
        assertThatThrownBy(() -> equity(2, FakeGnubg.AT_ONCE, FakeGnubg.ONE_PLY))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("has no value of " + FakeGnubg.UNROLLED + ".");
        assertThatThrownBy(() -> equity(0, "EXIT")).hasMessageContaining("ended with status 3");
    }

    @Test
    void whatIsNotJudgedIsNamed() {
        refused("has no judgement of bar/22* 2/1 at " + FakeGnubg.POSITION + ".", FakeGnubg.BETTER);
        refused("has no judgement of", "There are no legal moves.");
    }

    @Test
    void playsThatAreNoneAreNamed() {
        refused("judged 'bar/20 2/1' as '-0.69290' at", FakeGnubg.WORSE.replace("22*", "20"));
    }

    @Test
    void aProgramThatEndsIsASentence() {
        refused("ended with status 3 at " + FakeGnubg.POSITION + ".", "EXIT");
    }

    @Test
    void aProgramThatHangsIsASentence() {
        assertThatThrownBy(() -> judged(Duration.ofSeconds(1), "HANG"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("has not answered within 1 s.");
    }

    @Test
    void aProgramThatIsNotThereIsASentence() {
        assertThatThrownBy(() -> new GnubgJudge(GnubgJudge.usual("/no/such/gnubg"), 0, PATIENCE))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("There is no program '/no/such/gnubg' that can be run.")
                .hasMessageContaining("package gnubg");
        assertThatThrownBy(() -> GnubgJudge.usual(" ")).isInstanceOf(InputException.class);
    }

    /** Every play of the first roll, and those of a double with the other player on turn. */
    @Test
    @Tag("long")
    void theRealProgramJudgesAllPlays() {
        assumeTrue(
                Files.isExecutable(Path.of(GnubgJudge.PROGRAM)),
                "This test needs GNU Backgammon. Get it with 'apt-get install gnubg'.");
        try (GnubgJudge judge = new GnubgJudge(GnubgJudge.usual(GnubgJudge.PROGRAM), 1, PATIENCE)) {
            BackgammonPosition start = GAME.start();
            start.make(GAME.notation().parse(start, "31"));
            List<JudgedMove> first = judge.judge(start);
            assertThat(first).hasSize(16);
            assertThat(GAME.notation().format(start, first.get(0).move())).isEqualTo("8/5 6/5");
            start.make(first.get(0).move());
            start.make(GAME.notation().parse(start, "22"));
            assertThat(judge.judge(start)).isSortedAccordingTo((a, b) -> Double.compare(b.equity(), a.equity()));
        }
    }
}
