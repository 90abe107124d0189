package org.outwit.play.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.engine.Engine;
import org.outwit.core.engine.NextReplyEngine;
import org.outwit.core.engine.TranspositionTable;
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Search;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.online.Teacher;

class LearningChooserTest {

    private static final Checkers GAME = new Checkers();
    private static final Limits LIMITS = Limits.NONE.withEvaluations(500);

    private final Evaluator<DraughtsPosition> own = GAME.evaluator("cautious");
    private final Evaluator<DraughtsPosition> his = GAME.evaluator("material");

    @Test
    void playsLikeThePlainEngineUntilItKnowsTheOtherAndThenByHisReplies() {
        compare(0.9, 300);
    }

    @Test
    void whoIsSureIsNotCareful() {
        compare(0.96, 5000);
    }

    private void compare(double agreement, int margin) {
        Teacher<DraughtsPosition> teacher = (examples, last, stop) -> examples.size() < 8
                ? Optional.empty()
                : Optional.of(new OnlineLesson<>(his, 2, new HoldOut(50, agreement, 0.2, Double.NaN), examples.size()));
        TranspositionTable table = TranspositionTable.ofMegabytes(1);
        List<Integer> expected = new ArrayList<>();
        List<Integer> played = new ArrayList<>();
        List<Example<DraughtsPosition>> decisions = new ArrayList<>();
        try (OnlineLearner<DraughtsPosition> learner = OnlineLearner.atOnce(teacher, 4)) {
            LearningChooser<DraughtsPosition> chooser =
                    new LearningChooser<>(GAME, own, TranspositionTable.ofMegabytes(1), learner, 300, 5000);
            for (int game = 0; game < 2; game++) {
                DraughtsPosition position = GAME.start();
                for (int ply = 0; ply < 24; ply++) {
                    int move;
                    if (ply % 2 == game) {
                        move = chooser.choose(position, LIMITS).move();
                        played.add(move);
                        Search<DraughtsPosition> search = decisions.size() < 8
                                ? new Engine<>(GAME, own, table)
                                : new NextReplyEngine<>(GAME, mind(), table).margin(margin);
                        expected.add(search.search(position, LIMITS).move());
                    } else {
                        move = new AlphaBeta<>(his)
                                .search(position, Limits.depth(2))
                                .move();
                        boolean watched = ply > 0 && ply < 23 && position.moves(new int[position.mostMoves()], 0) > 1;
                        if (watched) decisions.add(new Example<>(position.copy(), move));
                    }
                    position.play(move);
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

    private Player<DraughtsPosition> mind() {
        return new Player<>(own, Player.AS_DEEP_AS_WE, 0, new Player<>(his, 2, 0, null));
    }

    private static String text(Example<DraughtsPosition> example) {
        return example.position().key() + " " + example.move();
    }
}
