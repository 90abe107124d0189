package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.games.chess.Chess;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.kalah.Kalah;
import org.outwit.games.othello.Othello;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.player.Pondering;
import org.outwit.play.resources.DataFolder;
import org.outwit.play.resources.Resources;

/** Two hundred people at a time in one program that has 1 GB, as a server has them. */
class ManySessionsTest {

    private static final int SESSIONS = 200;
    private static final int AT_A_TIME = 8;
    private static final List<Game<?>> GAMES =
            List.of(new Chess(), new ConnectFour(), new Kalah(), new Othello(), new Chess());

    private static long usedMegabytes() {
        Runtime java = Runtime.getRuntime();
        System.gc();
        return java.totalMemory() - java.freeMemory() >> 20;
    }

    private static long threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().startsWith("outwit-"))
                .count();
    }

    /** A person who plays the first legal move, against somebody with 64 MB; some are thought about on their time. */
    private static <P extends Position> GameSession<P> session(Resources resources, Game<P> game, boolean pondered) {
        PlayerSpec player = PlayerSpec.parse(game.defaultEvaluatorName());
        SessionPlan<P> plan =
                new SessionPlan<>(game, GameHistory.from(game.start()), 0, player, Limits.NONE.withNodes(500));
        PlayerSettings settings = PlayerSettings.USUAL.withTable(64).sharing(resources);
        Supplier<MoveChooser<P>> chooser = () -> Players.of(game, player, settings);
        IntFunction<MoveChooser<P>> opponents =
                seat -> pondered ? new Pondering<>(chooser.get(), resources.executor()) : chooser.get();
        return new GameSession<>(plan, opponents, chooser, event -> {});
    }

    private static <P extends Position> void play(GameSession<P> session, Game<P> game, int moves) {
        for (int i = 0; i < moves && !session.isOver(); i++) {
            P position = session.position();
            int[] legal = new int[position.mostMoves()];
            position.moves(legal, 0);
            session.execute(new SessionCommand.Move(game.notation().format(position, legal[0])));
        }
    }

    /** Runs them several at a time, as a server does with requests. */
    private static void all(Resources resources, List<Runnable> work) throws Exception {
        for (int from = 0; from < work.size(); from += AT_A_TIME) {
            List<FutureTask<Void>> running = new ArrayList<>();
            for (Runnable each : work.subList(from, Math.min(work.size(), from + AT_A_TIME))) {
                running.add(new FutureTask<>(each, null));
            }
            running.forEach(resources.executor()::execute);
            for (FutureTask<Void> each : running) each.get();
        }
    }

    @Test
    void twoHundredSessionsShareOneGigabyte() throws Exception {
        long before = usedMegabytes();
        playAll(before);
        assertThat(usedMegabytes() - before).as("megabytes that stay").isLessThan(20);
    }

    /** Measured on Java 17: 200 sessions take 12 MB besides 590 MB of tables, and 15 threads. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // each session is of the game that it is played with
    private static void playAll(long before) throws Exception {
        long threadsBefore = threads();
        try (Resources resources = Resources.ofProgram()) {
            List<Runnable> begin = new ArrayList<>();
            List<Runnable> goOn = new ArrayList<>();
            List<Runnable> close = new ArrayList<>();
            for (int i = 0; i < SESSIONS; i++) {
                Game game = GAMES.get(i % GAMES.size());
                GameSession session = session(resources, game, i % 50 == 0);
                begin.add(session::start);
                goOn.add(() -> play(session, game, 3));
                if (i % 10 == 0) goOn.add(() -> session.execute(new SessionCommand.Hint()));
                close.add(session::close);
            }
            all(resources, begin);
            assertThat(resources.tableBytesTaken())
                    .as("before anybody searches")
                    .isZero();
            all(resources, goOn);
            all(resources, goOn);
            long most = Runtime.getRuntime().maxMemory() * 5 / 8;
            assertThat(resources.tableBytesTaken()).isBetween(most / 2, most);
            long used = usedMegabytes() - before;
            assertThat(used - (resources.tableBytesTaken() >> 20))
                    .as("megabytes of 200 sessions besides their tables")
                    .isLessThan(50);
            assertThat(threads() - threadsBefore).isLessThanOrEqualTo(2 * AT_A_TIME);
            all(resources, close);
            try (GameSession<?> next = session(resources, new Chess(), false)) {
                next.start();
                play((GameSession) next, new Chess(), 1);
            }
        }
    }

    /** After every kind of end, the table of a game can be lent to the next. */
    @Test
    void tablesComeBackAfterAnException() {
        long memory = 8 << 20;
        try (Resources resources = new Resources(memory, DataFolder.ofUser())) {
            Game<?> game = new ConnectFour();
            for (int i = 0; i < 100; i++) { // more than there are tables
                assertThatThrownBy(() -> failing(resources, game)).hasMessage("The line is dead.");
            }
        }
    }

    private static <P extends Position> void failing(Resources resources, Game<P> game) {
        PlayerSpec player = PlayerSpec.parse(game.defaultEvaluatorName());
        SessionPlan<P> plan = new SessionPlan<>(game, GameHistory.from(game.start()), 0, player, Limits.depth(2));
        PlayerSettings settings = PlayerSettings.USUAL.withTable(1).sharing(resources);
        try (GameSession<P> session = new GameSession<>(
                plan, seat -> Players.of(game, player, settings), () -> Players.of(game, player, settings), event -> {
                    if (event instanceof SessionEvent.YourTurn) throw new IllegalStateException("The line is dead.");
                })) {
            session.start();
            session.execute(new SessionCommand.Hint());
            play(session, game, 1);
        }
    }
}
