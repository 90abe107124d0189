package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.play.player.WrittenPlayers.player;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;

/** Earlier decisions that are read while the game goes on; the test says when. */
class KnownOpponentTest {

    private static final Checkers GAME = new Checkers();
    private static final PlayerSpec LEARNER = PlayerSpec.parse("learner:samuel@3");
    private static final PlayerSettings SMALL = PlayerSettings.USUAL.withTable(1);
    private static final int SEAT = 0;

    private final PlayerFiles files = new PlayerFiles();
    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final KnownOpponent<DraughtsPosition> opponent =
            Players.opponentOf(GAME, LEARNER, SMALL, files).orElseThrow();

    private static int program(DraughtsPosition position) {
        return new AlphaBeta<>(GAME.evaluator("samuel"))
                .search(position, Limits.depth(2))
                .move();
    }

    private static GameHistory<DraughtsPosition> game(int plies) {
        GameHistory<DraughtsPosition> history = GameHistory.from(GAME.start());
        while (history.plies() < plies) history = history.then(program(history.end()));
        return history;
    }

    /** What the second player decided. */
    private static List<Example<DraughtsPosition>> decisions(GameHistory<DraughtsPosition> history) {
        List<Example<DraughtsPosition>> found = new ArrayList<>();
        history.forEach((before, move, ply) -> {
            boolean choice = before.countMoves(new int[before.mostMoves()], 0) > 1;
            if (before.mover() != SEAT && choice) found.add(new Example<>(Position.copyOf(before), move, 0, ply));
        });
        return found;
    }

    private void readAll() {
        while (!waiting.isEmpty()) waiting.remove().run();
    }

    /** Twelve of fourteen decisions are foreseen: enough for a learner with a depth, too few where lines cost depth. */
    @Test
    void onABudgetMoreHasToBeForeseen() {
        List<Example<DraughtsPosition>> decisions = new ArrayList<>(decisions(game(60)));
        for (int i = 0; i < 14; i++) decisions.set(i, i % 7 == 6 ? odd(decisions.get(i)) : decisions.get(i));
        for (String learner : List.of("learner:samuel@3", "learner:samuel")) {
            try (KnownOpponent<DraughtsPosition> known = Players.opponentOf(
                            GAME, PlayerSpec.parse(learner), SMALL, files)
                    .orElseThrow()) {
                known.within(Limits.NONE.withNodes(20_000));
                known.saw(decisions.subList(0, 14));
                assertThat(known.score().lowerEnd()).as(learner).isBetween(0.6, 0.85);
                assertThat(known.isTrusted()).isEqualTo(learner.endsWith("@3"));
            }
        }
    }

    /** The same position with another move. */
    private static Example<DraughtsPosition> odd(Example<DraughtsPosition> decision) {
        int[] moves = new int[decision.position().mostMoves()];
        decision.position().moves(moves, 0);
        int other = moves[0] == decision.move() ? moves[1] : moves[0];
        return new Example<>(decision.position(), other, decision.game(), decision.ply());
    }

    @Test
    void playsPlainUntilEverythingIsRead() {
        List<Example<DraughtsPosition>> earlier = decisions(game(60));
        GameHistory<DraughtsPosition> now = game(6);
        CompletableFuture<Void> read = opponent.read(earlier, now, SEAT, waiting::add);
        try (MoveChooser<DraughtsPosition> learner = Players.of(GAME, LEARNER, SMALL, files, opponent)) {
            waiting.remove().run();
            assertThat(learner.choose(Turn.of(now, Limits.NONE)))
                    .isEqualTo(player(GAME, "samuel@3", SMALL).choose(Turn.of(now, Limits.NONE)));
            assertThat(learner.insight()).isEmpty();
            assertThat(opponent.score().decisions()).isZero();
            readAll();
            assertThat(read).isCompleted();
            int seen = earlier.size() + decisions(now).size();
            assertThat(opponent.insight().score().decisions()).isEqualTo(seen);
            assertThat(opponent.isTrusted()).isTrue();
            GameHistory<DraughtsPosition> later = now.then(program(now.end()));
            later = later.then(program(later.end()));
            learner.choose(Turn.of(later, Limits.NONE));
            assertThat(learner.insight().orElseThrow().lines()).isNotEmpty();
            assertThat(opponent.score().decisions())
                    .isEqualTo(earlier.size() + decisions(later).size());
        }
    }

    @Test
    void whoIsClosedReadsNoFurther() {
        CompletableFuture<Void> read = opponent.read(decisions(game(60)), game(0), SEAT, waiting::add);
        waiting.remove().run();
        opponent.close();
        waiting.remove().run();
        assertThat(waiting).isEmpty();
        assertThat(read).isCompleted();
    }
}
