package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.ExpectedReplyEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Turn;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.online.Teacher;
import org.outwit.play.resources.Resources;

class LearningChooserTest {

    private static final Checkers GAME = new Checkers();
    private static final Limits LIMITS = Limits.NONE.withEvaluations(500);

    private final Evaluator<DraughtsPosition> own = GAME.evaluator("cautious");
    private final Evaluator<DraughtsPosition> theirs = GAME.evaluator("material");

    /** However little the model predicts: it says itself how likely each move is. */
    @ParameterizedTest
    @ValueSource(doubles = {0.4, 0.96})
    void playsLikeThePlainEngineUntilItKnowsTheOtherAndThenReckonsWithTheirReplies(double agreement) {
        HoldOut score = new HoldOut(50, agreement, 0.2, Double.NaN);
        OnlineLesson<DraughtsPosition> known =
                OnlineLesson.of(GAME, (LinearEvaluator<DraughtsPosition>) theirs, 2, score, List.of());
        Teacher<DraughtsPosition> teacher =
                (examples, stop) -> examples.size() < 8 ? Optional.empty() : Optional.of(known);
        TranspositionTable table = TranspositionTable.ofMegabytes(1);
        List<Integer> expected = new ArrayList<>();
        List<Integer> played = new ArrayList<>();
        List<Example<DraughtsPosition>> decisions = new ArrayList<>();
        try (OnlineLearner<DraughtsPosition> learner = OnlineLearner.atOnce(teacher, 4)) {
            LearningChooser<DraughtsPosition> chooser =
                    new LearningChooser<>(GAME, own, Resources.ALONE.table(1), learner, 300);
            for (int game = 0; game < 2; game++) {
                GameHistory<DraughtsPosition> history = GameHistory.from(GAME.start());
                for (int ply = 0; ply < 24; ply++) {
                    DraughtsPosition position = history.end();
                    int move;
                    if (ply % 2 == game) {
                        move = chooser.choose(Turn.of(history, LIMITS)).move();
                        played.add(move);
                        Search<DraughtsPosition> search = decisions.size() < 8
                                ? new Engine<>(GAME, own, table)
                                : new ExpectedReplyEngine<>(GAME, own, known.predictor(), 300, table).swing(3000);
                        expected.add(search.search(position, LIMITS).move());
                    } else {
                        move = new AlphaBeta<>(theirs)
                                .search(position, Limits.depth(2))
                                .move();
                        boolean watched = ply < 23 && position.moves(new int[position.mostMoves()], 0) > 1;
                        if (watched) decisions.add(new Example<>(position.copy(), move));
                    }
                    history = history.then(move);
                }
            }
            assertThat(learner.seen()).isEqualTo(decisions.size()).isGreaterThan(12);
            assertThat(learner.examples().stream()
                            .map(LearningChooserTest::text)
                            .toList())
                    .isEqualTo(decisions.stream().map(LearningChooserTest::text).toList());
        }
        assertThat(played).isEqualTo(expected);
    }

    /** Games of two, whether or not sides alternate. */
    @ParameterizedTest
    @ValueSource(strings = {"checkers", "othello", "kalah", "connect4", "chess"})
    void everyDecisionOfTheOpponentIsReadFromTheHistory(String name) {
        Game<?> game = Games.all().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
        for (int seed = 0; seed < 10; seed++) watch(game, new Random(seed), seed % 2);
    }

    private static <P extends Position> void watch(Game<P> game, Random random, int us) {
        List<String> decided = new ArrayList<>();
        List<String> since = new ArrayList<>();
        try (OnlineLearner<P> learner = OnlineLearner.atOnce((examples, stop) -> Optional.empty(), 4)) {
            LearningChooser<P> chooser = new LearningChooser<>(
                    game, game.evaluators().values().iterator().next(), Resources.ALONE.table(1), learner, 0);
            GameHistory<P> history = opening(game, random);
            for (int ply = 0; ply < 100 && !history.end().isOver(); ply++) {
                P position = history.end();
                int[] moves = new int[position.mostMoves()];
                int move = moves[random.nextInt(position.moves(moves, 0))];
                if (position.mover() == us) {
                    chooser.choose(Turn.of(history, Limits.NONE.withNodes(1)));
                    decided.addAll(since);
                    since.clear();
                } else if (position.countMoves(moves, 0) > 1) {
                    since.add(position.key() + " " + move);
                }
                history = history.then(move);
            }
            assertThat(learner.examples().stream()
                            .map(example -> example.position().key() + " " + example.move())
                            .toList())
                    .as(game.name())
                    .isEqualTo(decided)
                    .isNotEmpty();
        }
    }

    /** Moves that somebody set up, from which nothing can be learned. */
    private static <P extends Position> GameHistory<P> opening(Game<P> game, Random random) {
        P position = game.start();
        int[] opening = new int[3];
        for (int ply = 0; ply < opening.length; ply++) {
            int[] moves = new int[position.mostMoves()];
            opening[ply] = moves[random.nextInt(position.moves(moves, 0))];
            position.make(opening[ply]);
        }
        return GameHistory.from(game.start(), opening);
    }

    @Test
    void aMoveThatReplacesOneTakenBackIsSeenInsteadOfItAndNothingIsSeenTwice() {
        try (OnlineLearner<DraughtsPosition> learner = OnlineLearner.atOnce((examples, stop) -> Optional.empty(), 4)) {
            LearningChooser<DraughtsPosition> chooser =
                    new LearningChooser<>(GAME, own, Resources.ALONE.table(1), learner, 300);
            GameHistory<DraughtsPosition> first = GameHistory.from(GAME.start());
            for (String move : List.of("11-15", "23-19", "8-11"))
                first = first.then(GAME.notation().parse(first.end(), move));
            chooser.choose(Turn.of(first, LIMITS));
            GameHistory<DraughtsPosition> other = first.upTo(2);
            chooser.choose(Turn.of(other.then(GAME.notation().parse(other.end(), "9-14")), LIMITS));
            assertThat(learner.examples().stream().map(Example::ply).toList()).containsExactly(0, 2);
            assertThat(GAME.notation()
                            .format(other.end(), learner.examples().get(1).move()))
                    .isEqualTo("9-14");
            chooser.choose(Turn.of(GameHistory.from(GAME.start(), first.moves()), LIMITS));
            assertThat(learner.seen()).isEqualTo(2);
        }
    }

    private static String text(Example<DraughtsPosition> example) {
        return example.position().key() + " " + example.move();
    }
}
