package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelReader;
import org.outwit.learn.model.ModelText;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.people.OwnTaste;
import org.outwit.learn.people.Populations;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;

class PersonLearningTest {

    private static final Checkers GAME = new Checkers();

    private final List<OpponentModel> kept = new ArrayList<>();

    private PersonLearning<DraughtsPosition> learning(Optional<OpponentModel> known) {
        return new PersonLearning<>(GAME, Populations.SHIPPED, Runnable::run, known, kept::add);
    }

    private static List<Example<DraughtsPosition>> decisions(int count) {
        List<Example<DraughtsPosition>> decisions = new ArrayList<>();
        try (MoveChooser<DraughtsPosition> player =
                Players.of(GAME, PlayerSpec.parse("level:2"), PlayerSettings.USUAL.withTable(1))) {
            for (int game = 0; decisions.size() < count; game++) {
                DraughtsPosition position = GAME.start();
                for (int ply = 0; ply < 40 && !position.isOver(); ply++) {
                    int move = player.choose(position, Limits.NONE).move();
                    if (position.countMoves(new int[position.mostMoves()], 0) > 1) {
                        decisions.add(new Example<>(Position.copyOf(position), move, game, ply));
                    }
                    position.play(move);
                }
            }
        }
        return decisions.subList(0, count);
    }

    @Test
    void beginsWithPeopleAndGoesOnFromWhatWasKept() {
        try (PersonLearning<DraughtsPosition> first = learning(Optional.empty())) {
            first.resume(List.of());
            assertThat(kept).as("people are known before the first decision").hasSize(1);
            assertThat(first.learner().last().orElseThrow().examples()).isZero();
            assertThat(PersonNumbers.of(first.learner()).orElseThrow().tastes()).isEmpty();
        }
        List<Example<DraughtsPosition>> decisions = decisions(24);
        kept.clear();
        try (PersonLearning<DraughtsPosition> second = learning(Optional.empty())) {
            second.resume(decisions);
            assertThat(kept).hasSize(1);
        }
        OpponentModel stored = ModelReader.read(GAME, ModelText.of(kept.get(0)));
        kept.clear();
        try (PersonLearning<DraughtsPosition> third = learning(Optional.of(stored))) {
            third.resume(decisions);
            assertThat(kept).as("nothing is learned again").isEmpty();
            PersonNumbers numbers = PersonNumbers.of(third.learner()).orElseThrow();
            assertThat(numbers.learnedFrom()).isEqualTo(24);
            assertThat(numbers.depth()).isPositive();
            assertThat(numbers.tastes())
                    .hasSizeBetween(1, 5)
                    .isSortedAccordingTo((a, b) -> Double.compare(size(b), size(a)));
            assertThat(numbers.score().examples()).isEqualTo(6);
        }
    }

    private static double size(OwnTaste taste) {
        return Math.abs(taste.influence());
    }
}
