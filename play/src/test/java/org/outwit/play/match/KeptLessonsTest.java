package org.outwit.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.game.InputException;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.model.ModelReader;
import org.outwit.learn.model.ModelText;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.online.Teacher;
import org.outwit.learn.people.Populations;

class KeptLessonsTest {

    private static final ConnectFour GAME = new ConnectFour();

    @TempDir
    private Path folder;

    private int lessons;

    private final Teacher<ConnectFourPosition> teacher = (examples, monitor) -> {
        lessons++;
        LinearEvaluator<ConnectFourPosition> function = (LinearEvaluator<ConnectFourPosition>) GAME.evaluator("lines");
        HoldOut score = new HoldOut(examples.size(), 0.8, 0.2, Double.NaN);
        return Optional.of(
                OnlineLesson.of(GAME, function, 2, score, examples).calibrated(examples, Parallel.ALONE, monitor));
    };

    private static List<Example<ConnectFourPosition>> decisions(int count) {
        List<Example<ConnectFourPosition>> decisions = new ArrayList<>();
        ConnectFourPosition position = GAME.start();
        for (int i = 0; i < count; i++) {
            int[] moves = new int[position.mostMoves()];
            position.moves(moves, 0);
            decisions.add(new Example<>(Position.copyOf(position), moves[i % 3], 0, i));
        }
        return decisions;
    }

    private LessonFile file() throws IOException {
        return new LessonFile(GAME, folder.resolve("mine.txt"));
    }

    private KeptLessons<ConnectFourPosition> kept() throws IOException {
        return in(file());
    }

    private KeptLessons<ConnectFourPosition> in(LessonFile file) {
        return new KeptLessons<>(GAME, teacher, Populations.SHIPPED, file.read(), file::keep);
    }

    /** A program that keeps lessons in a database needs no file. */
    @Test
    void lessonsCanBeKeptAnywhere() {
        List<OpponentModel> stored = new ArrayList<>();
        OnlineLearner.atOnce(new KeptLessons<>(GAME, teacher, Populations.SHIPPED, Optional.empty(), stored::add), 10)
                .saw(decisions(30));
        assertThat(stored).hasSize(1);
        OpponentModel read = ModelReader.read(GAME, ModelText.of(stored.get(0)));
        KeptLessons<ConnectFourPosition> next =
                new KeptLessons<>(GAME, teacher, Populations.SHIPPED, Optional.of(read), stored::add);
        assertThat(next.last().orElseThrow().examples()).isEqualTo(30);
    }

    @Test
    void theNextSessionGoesOnWithoutLearningAgain() throws IOException {
        KeptLessons<ConnectFourPosition> first = kept();
        assertThat(first.last()).isEmpty();
        OnlineLearner.atOnce(first, 10).saw(decisions(30));
        assertThat(lessons).isEqualTo(1);

        KeptLessons<ConnectFourPosition> second = kept();
        OnlineLesson<ConnectFourPosition> known = second.last().orElseThrow();
        assertThat(known.examples()).isEqualTo(30);
        OnlineLearner<ConnectFourPosition> learner =
                OnlineLearner.atOnce(second, 10).resume(known, decisions(30));
        assertThat(learner.last()).contains(known);
        assertThat(lessons).isEqualTo(1);
        learner.saw(decisions(10));
        assertThat(lessons).isEqualTo(2);
        assertThat(kept().last().orElseThrow().examples()).isEqualTo(40);
    }

    /** An earlier version was believed from 70 % on and then for certain; what it kept says nothing of how likely moves are. */
    @Test
    void aLessonThatDoesNotSayHowSureItIsIsLearnedAgain() throws IOException {
        LinearEvaluator<ConnectFourPosition> function = (LinearEvaluator<ConnectFourPosition>) GAME.evaluator("lines");
        HoldOut score = new HoldOut(30, 0.8, 0.2, Double.NaN);
        OnlineLesson<ConnectFourPosition> old = OnlineLesson.of(GAME, function, 2, score, decisions(30));
        Files.writeString(folder.resolve("mine.txt.model.json"), ModelText.of(old.model()));
        assertThat(kept().last()).isEmpty();
    }

    @Test
    void aFileThatIsNotOursIsLeftAloneAndNamedAtOnce() throws IOException {
        Path there = folder.resolve("mine.txt.model.json");
        Files.writeString(there, "my shopping list");
        assertThatThrownBy(this::kept).isInstanceOf(InputException.class).hasMessageContaining("mine.txt.model.json");
        assertThat(there).hasContent("my shopping list");
    }

    @Test
    void aLessonThatCannotBeKeptIsStillALesson() throws IOException {
        LessonFile file = file();
        KeptLessons<ConnectFourPosition> kept = in(file);
        Files.writeString(folder.resolve("mine.txt.model.json"), "came later");
        OnlineLearner<ConnectFourPosition> learner = OnlineLearner.atOnce(kept, 10);
        learner.saw(decisions(30));
        assertThat(learner.last()).isPresent();
        assertThat(file.failure()).isPresent();
        assertThat(folder.resolve("mine.txt.model.json")).hasContent("came later");
    }
}
