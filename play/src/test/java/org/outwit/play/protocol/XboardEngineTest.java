package org.outwit.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.chess.Chess;
import org.outwit.games.chess.ChessPosition;
import org.outwit.games.chess.SquareMoves;
import org.outwit.play.player.Forfeit;

/** Against a small program that speaks the protocol, well and badly. */
@Timeout(300)
class XboardEngineTest {

    private static final Chess CHESS = new Chess();
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration SHORT = Duration.ofMillis(300);
    private static final Limits SECOND = Limits.time(Duration.ofSeconds(1));

    /** Nothing that works is late, however busy the machine is. */
    private static final Patience LONG = new Patience(MINUTE, MINUTE, MINUTE, MINUTE, MINUTE);

    @TempDir
    private Path folder;

    private Patience patience = LONG;

    /** A program that plays by a script, see {@link FakeEngine}. */
    private XboardEngine<ChessPosition> scripted(String... script) throws IOException {
        return new XboardEngine<>(
                "xboard:fake", FakeEngine.command(folder, script), CHESS, SquareMoves::format, patience);
    }

    /** A modern one; these are what it does when it is to move. */
    private XboardEngine<ChessPosition> engine(String... goes) throws IOException {
        List<String> script = new ArrayList<>();
        script.add("hello feature ping=1 setboard=1 usermove=1 myname=\"Fake, the engine\" done=1");
        for (String go : goes) script.add("go " + go);
        return scripted(script.toArray(String[]::new));
    }

    private List<String> heard() throws IOException {
        return Files.readAllLines(FakeEngine.heard(folder));
    }

    private static ChessPosition after(String... moves) {
        ChessPosition position = CHESS.start();
        for (String move : moves) position.make(CHESS.notation().parse(position, move));
        return position;
    }

    private static String text(ChessPosition position, Result result) {
        return CHESS.notation().format(position, result.move());
    }

    private static void assertGone(long pid) {
        assertThat(ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false))
                .as("process " + pid + " lives")
                .isFalse();
    }

    private void gone(XboardEngine<ChessPosition> engine) {
        long pid = engine.pid();
        engine.close();
        await(() -> ProcessHandle.of(pid).isEmpty());
        assertGone(pid);
        await(() -> listening().isEmpty());
        assertThat(listening()).isEmpty();
    }

    private static List<String> listening() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(Thread::isAlive)
                .map(Thread::getName)
                .filter(name -> name.startsWith("outwit-engine-"))
                .toList();
    }

    /** Until it is so, or for a minute. */
    private static void await(BooleanSupplier so) {
        long begin = System.nanoTime();
        while (!so.getAsBoolean() && System.nanoTime() - begin < MINUTE.toNanos()) {
            LockSupport.parkNanos(Duration.ofMillis(5).toNanos());
        }
    }

    @Test
    void followsAGameMoveByMove() throws IOException {
        XboardEngine<ChessPosition> engine = engine("move e7e5", "noise|move Nc6");
        assertThat(engine.broken()).isNull();
        ChessPosition first = after("e4");
        GameHistory<ChessPosition> game = GameHistory.from(first);
        assertThat(text(first, engine.choose(Turn.of(game, SECOND)))).isEqualTo("e5");
        ChessPosition second = after("e4", "e5", "Nf3");
        GameHistory<ChessPosition> later = game.then(CHESS.notation().parse(first, "e5"));
        later = later.then(CHESS.notation().parse(later.end(), "Nf3"));
        assertThat(text(second, engine.choose(Turn.of(later, SECOND.withDepth(7)))))
                .isEqualTo("Nc6");
        gone(engine);
        assertThat(heard())
                .containsSubsequence("xboard", "protover 2", "accepted ping", "rejected myname", "new", "force", "easy")
                .containsSubsequence(
                        "force",
                        "setboard " + CHESS.notation().format(first),
                        "st 1",
                        "go",
                        "force",
                        "usermove g1f3",
                        "sd 7",
                        "go",
                        "quit");
    }

    @Test
    void aPositionThatDoesNotFollowIsSetUpAnew() throws IOException {
        XboardEngine<ChessPosition> engine = engine("move e7e5");
        engine.choose(after("e4"), SECOND);
        engine.choose(after("d4"), SECOND);
        gone(engine);
        assertThat(heard())
                .contains("setboard " + CHESS.notation().format(after("d4")))
                .noneMatch(line -> line.startsWith("usermove"));
    }

    @Test
    void whoTakesTooLongIsToldToMove() throws IOException {
        XboardEngine<ChessPosition> engine = scripted("hello feature ping=1 setboard=1 done=1", "? move e2e4");
        Result result = engine.choose(CHESS.start(), Limits.time(Duration.ofMillis(50)));
        assertThat(text(CHESS.start(), result)).isEqualTo("e4");
        gone(engine);
        assertThat(heard()).containsSubsequence("go", "?").noneMatch(line -> line.startsWith("setboard"));
    }

    @Test
    void whoIsStoppedIsToldToMove() throws IOException {
        XboardEngine<ChessPosition> engine = scripted("hello feature ping=1 setboard=1 done=1", "? move e2e4");
        engine.choose(CHESS.start(), Limits.time(Duration.ofMinutes(5)).stoppedBy(() -> true));
        gone(engine);
    }

    @Test
    void aProgramThatHangsFailsAndIsEnded() throws IOException {
        patience = LONG.answering(SHORT);
        fails(engine("HANG"), Forfeit.Reason.FAILURE, "xboard:fake does not answer.");
    }

    @Test
    void aProgramThatDiesFails() throws IOException {
        String sentence = "xboard:fake ended with status 7 in the middle of the game.";
        fails(engine("EXIT 7"), Forfeit.Reason.FAILURE, sentence);
    }

    @Test
    void anIllegalMoveIsToldAsOne() throws IOException {
        fails(engine("move e2e5"), Forfeit.Reason.ILLEGAL_MOVE, "xboard:fake played 'e2e5': ");
        fails(engine("move rubbish"), Forfeit.Reason.ILLEGAL_MOVE, "xboard:fake played 'rubbish': ");
    }

    @Test
    void resigningIsPossibleInTwoWays() throws IOException {
        fails(engine("resign"), Forfeit.Reason.RESIGNATION, "xboard:fake resigns.");
        fails(engine("0-1 {White resigns}"), Forfeit.Reason.RESIGNATION, "xboard:fake resigns.");
    }

    @Test
    void whoDoesNotAcceptAMoveFails() throws IOException {
        XboardEngine<ChessPosition> engine = engine("move e7e5", "Illegal move: ?|Illegal move (why): g1f3");
        engine.choose(Turn.of(game("e4"), SECOND));
        assertThatThrownBy(() -> engine.choose(Turn.of(game("e4", "e5", "Nf3"), SECOND)))
                .hasMessage("xboard:fake does not accept what was played: \"Illegal move (why): g1f3\".");
        gone(engine);
    }

    @Test
    void theCommandToMoveIsRepeated() throws IOException {
        XboardEngine<ChessPosition> engine = scripted("hello feature ping=1 done=1", "? ", "? ", "? move e2e4");
        Result result = engine.choose(CHESS.start(), Limits.time(Duration.ofMillis(20)));
        assertThat(text(CHESS.start(), result)).isEqualTo("e4");
        gone(engine);
        assertThat(heard()).containsSubsequence("go", "?", "?", "?");
    }

    private void fails(XboardEngine<ChessPosition> engine, Forfeit.Reason reason, String sentence) {
        assertThatThrownBy(() -> engine.choose(CHESS.start(), Limits.time(SHORT)))
                .isInstanceOfSatisfying(
                        Forfeit.class, forfeit -> assertThat(forfeit.reason()).isEqualTo(reason))
                .hasMessageStartingWith(sentence);
        if (reason == Forfeit.Reason.FAILURE) {
            assertThatThrownBy(() -> engine.choose(CHESS.start(), SECOND)).hasMessageStartingWith(sentence);
        }
        gone(engine);
    }

    @Test
    void aProgramThatTalksWithoutEndAndNeverReadsFails() throws IOException {
        patience = LONG.leaving(SHORT);
        XboardEngine<ChessPosition> engine = scripted("hello FLOOD");
        assertThat(engine.broken()).hasMessage("xboard:fake does not read what it is told before the game.");
        gone(engine);
    }

    @Test
    void programsThatCannotBeStartedOrAreGoneAtOnceSaySo() throws IOException {
        XboardEngine<ChessPosition> nothing =
                new XboardEngine<>("xboard:nothing", List.of("/no/such/program"), CHESS, SquareMoves::format, LONG);
        assertThat(nothing.broken()).hasMessageContaining("there is no program '/no/such/program'");
        nothing.close();
        XboardEngine<ChessPosition> gone = scripted("hello EXIT 3");
        assertThat(gone.broken()).hasMessage("xboard:fake ended with status 3 before the game.");
        gone(gone);
    }

    private static GameHistory<ChessPosition> game(String... moves) {
        GameHistory<ChessPosition> history = GameHistory.from(CHESS.start());
        for (String move : moves) history = history.then(CHESS.notation().parse(history.end(), move));
        return history;
    }

    @Test
    void everyMoveSinceTheStartIsTold() throws IOException {
        XboardEngine<ChessPosition> engine = engine("move e7e5", "move d7d5", "move Nf6");
        engine.choose(Turn.of(game("e4"), SECOND));
        engine.choose(Turn.of(game("e4", "e5", "d4"), SECOND));
        engine.choose(Turn.of(game("e4", "e5", "d4", "d5", "Nf3"), SECOND));
        gone(engine);
        assertThat(heard())
                .containsSubsequence("usermove e2e4", "go", "usermove d2d4", "go", "usermove g1f3", "go")
                .doesNotContain("usermove e7e5")
                .noneMatch(line -> line.startsWith("setboard"));
    }

    @Test
    void programsThatCannotSetUpPositionsAreFedTheMovesFromTheStart() throws IOException {
        XboardEngine<ChessPosition> engine = scripted("hello feature colors=0 done=1", "go move g1f3", "go move d2d4");
        GameHistory<ChessPosition> opening =
                GameHistory.from(CHESS.start(), game("e4", "e5").moves());
        assertThat(text(opening.end(), engine.choose(Turn.of(opening, SECOND)))).isEqualTo("Nf3");
        assertThat(heard()).containsSubsequence("new", "force", "e2e4", "e7e5", "go");
        engine.choose(
                Turn.of(game("d4", "d5", "c4", "e6", "Nc3", "c5", "e3", "Nf6").upTo(0), SECOND));
        gone(engine);
    }

    @Test
    void theOlderWayToSayAMoveIsUnderstood() throws IOException {
        XboardEngine<ChessPosition> engine = engine("1. e2e4|My move is : e2e4");
        assertThat(text(CHESS.start(), engine.choose(CHESS.start(), SECOND))).isEqualTo("e4");
        gone(engine);
    }

    @Test
    void aGameFromAPositionNeedsAProgramThatCanSetItUp() throws IOException {
        XboardEngine<ChessPosition> engine = scripted("hello feature colors=0 done=1", "go move e2e4");
        assertThat(text(CHESS.start(), engine.choose(CHESS.start(), SECOND))).isEqualTo("e4");
        assertThatThrownBy(() -> engine.choose(after("d4", "d5"), SECOND))
                .hasMessageContaining("cannot set up positions");
        gone(engine);
    }

    /** So that the clock does not take its lateness for ours. */
    @Test
    void itIsTheProgramOfSomebodyElse() throws IOException {
        XboardEngine<ChessPosition> engine = engine("move e2e4");
        boolean foreign = engine.isForeign();
        gone(engine);
        assertThat(foreign).isTrue();
    }

    @Test
    void timeHasToBeGiven() throws IOException {
        XboardEngine<ChessPosition> engine = engine("move e2e4");
        assertThatThrownBy(() -> engine.choose(CHESS.start(), Limits.depth(3)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("how much time");
        gone(engine);
        assertThat(String.join(" ", heard()).toLowerCase(Locale.ROOT)).doesNotContain("go");
    }
}
