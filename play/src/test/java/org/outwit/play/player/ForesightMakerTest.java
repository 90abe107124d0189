package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.outwit.play.player.WrittenPlayers.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.foresight.ForesightScore;

class ForesightMakerTest {

    private static final Checkers GAME = new Checkers();
    private static final PlayerSettings SMALL =
            PlayerSettings.USUAL.withTable(1).seeded(3);
    private static final int PLIES = 40;

    private final List<Result> answers = new ArrayList<>();
    private GameHistory<DraughtsPosition> history = GameHistory.from(GAME.start());

    /** A game in which the player has a seat, and the other moves as told. */
    private void play(
            MoveChooser<DraughtsPosition> player, int seat, Limits limits, Function<DraughtsPosition, Integer> other) {
        history = GameHistory.from(GAME.start());
        while (history.plies() < PLIES && !history.end().isOver()) {
            DraughtsPosition position = history.end();
            if (position.mover() == seat) {
                Result answer = player.choose(Turn.of(history, limits));
                answers.add(answer);
                history = history.then(answer.move());
            } else {
                history = history.then(other.apply(position));
            }
        }
        player.gameOver(history, seat);
    }

    private static Function<DraughtsPosition, Integer> random(int seed) {
        Random random = new Random(seed);
        return position -> {
            int[] moves = new int[position.mostMoves()];
            return moves[random.nextInt(position.moves(moves, 0))];
        };
    }

    /** An opponent who is foreseen: the learner's own function, two plies ahead. */
    private static int program(DraughtsPosition position) {
        return new AlphaBeta<>(GAME.evaluator("samuel"))
                .search(position, Limits.depth(2))
                .move();
    }

    private List<Integer> moves() {
        return answers.stream().map(Result::move).toList();
    }

    @Test
    void playsAsThePlainPlayerDoesAsLongAsNobodyIsForeseen() {
        for (int seat = 0; seat < 2; seat++) {
            answers.clear();
            MoveChooser<DraughtsPosition> learner = player(GAME, "learner:samuel@3", SMALL);
            play(learner, seat, Limits.NONE, random(5));
            assertThat(learner.insight().orElseThrow().trusted()).isFalse();
            assertThat(learner.insight().orElseThrow().lines()).isEmpty();
            List<Integer> learned = moves();
            answers.clear();
            play(player(GAME, "samuel@3", SMALL), seat, Limits.NONE, random(5));
            assertThat(learned).isEqualTo(moves()).hasSizeGreaterThan(15);
        }
    }

    @Test
    void goesOnLearningFromGameToGame() {
        PlayerSpec spec = PlayerSpec.parse("learner:samuel@3");
        PlayerFiles files = new PlayerFiles();
        try (KnownOpponent<DraughtsPosition> opponent =
                Players.opponentOf(GAME, spec, SMALL, files).orElseThrow()) {
            int decisions = 0;
            for (int game = 0; game < 3; game++) {
                try (MoveChooser<DraughtsPosition> learner = Players.of(GAME, spec, SMALL, files, opponent)) {
                    play(learner, game % 2, Limits.NONE, ForesightMakerTest::program);
                }
                decisions += decisions(game % 2);
                assertThat(opponent.score().decisions()).isEqualTo(decisions);
            }
            ForesightScore score = opponent.score();
            assertThat(opponent.isTrusted()).isTrue();
            assertThat(score.foreseen()).isGreaterThan(score.seen() * 3 / 4);
            try (SearchingChooser<DraughtsPosition> learner = Players.of(GAME, spec, SMALL, files, opponent)) {
                Result answer = learner.choose(Turn.at(GAME.start(), Limits.NONE));
                Insight<DraughtsPosition> insight = learner.insight().orElseThrow();
                assertThat(insight.trusted()).isTrue();
                assertThat(insight.line(answer.move()).orElseThrow().moves()).hasSizeGreaterThan(1);
            }
        }
    }

    /** Of the learner's opponent in the last game. */
    private int decisions(int seat) {
        int[] count = {0};
        history.forEach((before, move, ply) -> {
            if (before.mover() != seat && before.countMoves(new int[before.mostMoves()], 0) > 1) count[0]++;
        });
        return count[0];
    }

    @Test
    void equalGamesGiveEqualLearners() {
        List<List<Integer>> played = new ArrayList<>();
        for (int time = 0; time < 2; time++) {
            answers.clear();
            try (MoveChooser<DraughtsPosition> learner = player(GAME, "learner:samuel", SMALL)) {
                play(learner, 0, Limits.NONE.withEvaluations(300), ForesightMakerTest::program);
            }
            played.add(moves());
        }
        assertThat(played.get(0)).isEqualTo(played.get(1));
    }

    @Test
    void whatItSpendsOnTheOpponentCountsAndLimitsAreKept() {
        for (Limits limits : List.of(Limits.NONE.withEvaluations(5000), Limits.NONE.withNodes(8000))) {
            answers.clear();
            try (MoveChooser<DraughtsPosition> learner = player(GAME, "learner:samuel@3", SMALL)) {
                play(learner, 1, limits, ForesightMakerTest::program);
                assertThat(learner.insight().orElseThrow().trusted()).isTrue();
            }
            assertThat(answers).allMatch(each -> each.counts().evaluations() <= limits.evaluations());
            assertThat(answers).allMatch(each -> each.counts().nodes() <= limits.nodes());
        }
        long alone = player(GAME, "samuel@3", SMALL)
                .choose(Turn.of(history.upTo(1), Limits.NONE))
                .counts()
                .evaluations();
        Result first = player(GAME, "learner:samuel@3", SMALL).choose(Turn.of(history.upTo(1), Limits.NONE));
        assertThat(first.counts().evaluations()).isGreaterThan(alone);
    }

    @Test
    void movesHoweverLittleThereIsToSpend() {
        try (MoveChooser<DraughtsPosition> learner = player(GAME, "learner:samuel", SMALL)) {
            play(learner, 1, Limits.NONE.withEvaluations(1), ForesightMakerTest::program);
        }
        assertThat(moves()).doesNotContain(Position.NO_MOVE);
    }

    @Test
    void movesThatWereTakenBackAreForgottenAndAMissedReplyIsTold() {
        PlayerSpec spec = PlayerSpec.parse("learner:samuel@3");
        PlayerFiles files = new PlayerFiles();
        try (KnownOpponent<DraughtsPosition> opponent =
                Players.opponentOf(GAME, spec, SMALL, files).orElseThrow()) {
            for (int game = 0; game < 2; game++) {
                play(Players.of(GAME, spec, SMALL, files, opponent), 0, Limits.NONE, ForesightMakerTest::program);
            }
            int before = opponent.score().decisions();
            MoveChooser<DraughtsPosition> learner = Players.of(GAME, spec, SMALL, files, opponent);
            GameHistory<DraughtsPosition> start = GameHistory.from(GAME.start());
            int first = learner.choose(Turn.of(start, Limits.NONE)).move();
            int expected = learner.insight()
                    .orElseThrow()
                    .line(first)
                    .orElseThrow()
                    .moves()
                    .get(1);
            GameHistory<DraughtsPosition> asked = start.then(first);
            int other = other(asked.end(), expected);
            learner.choose(Turn.of(asked.then(other), Limits.NONE));
            Insight.Missed<DraughtsPosition> missed =
                    learner.insight().orElseThrow().missed().orElseThrow();
            assertThat(List.of(missed.expected(), missed.played())).containsExactly(expected, other);
            assertThat(missed.position().key()).isEqualTo(asked.end().key());
            assertThat(opponent.score().decisions()).isEqualTo(before + 1);
            learner.tookBack(asked);
            assertThat(opponent.score().decisions()).isEqualTo(before);
            learner.choose(Turn.of(asked.then(expected), Limits.NONE));
            assertThat(opponent.score().decisions()).isEqualTo(before + 1);
            assertThat(learner.insight().orElseThrow().missed()).isEmpty();
        }
    }

    private static int other(DraughtsPosition position, int expected) {
        int[] moves = new int[position.mostMoves()];
        position.moves(moves, 0);
        return moves[0] == expected ? moves[1] : moves[0];
    }
}
