package org.outwit.learn.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.InputException;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.people.MovePredictorContract;
import org.outwit.learn.people.PersonalDifference;
import org.outwit.learn.people.PersonalLayer;
import org.outwit.learn.people.PopulationFile;
import org.outwit.learn.people.PopulationModel;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.people.Populations;
import org.outwit.learn.training.Crowd;
import org.outwit.learn.training.PersonalLearner;

/** {@link ModelPredictor} of a person who was learned as one of the people, by way of a model file. */
class PeopleModelTest {

    private static PersonalLayer<OthelloPosition> greta;

    @TempDir
    private Path folder;

    private Populations populations;

    @BeforeEach
    void keepTheCrowd() throws IOException {
        PopulationFile.write(Crowd.population(), Populations.file(folder, Crowd.OTHELLO), ReplaceRule.nothing());
        populations = Populations.in(folder);
    }

    private static synchronized PersonalLayer<OthelloPosition> greta() {
        if (greta == null) {
            PopulationModel population = Crowd.population();
            greta = new PersonalLearner<>(
                            Crowd.OTHELLO, population, population.personal(), Parallel.ALONE, ProgressMonitor.NONE)
                    .learn(decisions(), Double.NaN, 500);
        }
        return greta;
    }

    private static List<Example<OthelloPosition>> decisions() {
        return Crowd.decisions("greedy", 12, 1);
    }

    private static OpponentModel model(PersonalDifference data) {
        HabitBook<OthelloPosition> habits = new HabitBook<>(Crowd.OTHELLO);
        decisions().stream().filter(each -> each.ply() < 20).forEach(habits::add);
        OpponentModel values = new OpponentModel(
                "Greta",
                new Judgement(Map.of("game", Map.of("discs", Weight.of(1))), 1).withTemperature(OptionalDouble.of(1)),
                Evidence.NONE,
                new HabitBook<>(Crowd.OTHELLO));
        return values.with(data, values.holdOut(), habits);
    }

    private ModelPredictor<OthelloPosition> predictor() {
        OpponentModel model = model(greta().difference().rounded());
        return ModelPredictor.of(Crowd.OTHELLO, ModelReader.read(Crowd.OTHELLO, ModelText.of(model)), populations);
    }

    @Test
    void itPredictsAsEverybodyHasTo() {
        MovePredictorContract.check(predictor());
        MovePredictorContract.check(predictor().forAnotherThread());
        MovePredictorContract.check(predictor().choosing(0.5));
    }

    /** Threads share what is known of a person, and nothing that is written while they ask. */
    @Test
    void copiesOnOtherThreadsSayTheSame() {
        ModelPredictor<OthelloPosition> one = predictor();
        List<OthelloPosition> positions = Crowd.positions(2_000, 3);
        List<double[]> expected = positions.stream().map(one::probabilities).toList();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            List<double[]> found = new Parallel(pool, 4)
                    .map(positions, ProgressMonitor.NONE, one::forAnotherThread, ModelPredictor::probabilities);
            for (int i = 0; i < expected.size(); i++) assertThat(found.get(i)).isEqualTo(expected.get(i));
        } finally {
            pool.shutdown();
        }
    }

    /** What a file keeps is rounded: biases to bytes, weights to six decimals. */
    @Test
    void theFileSaysWhatWasLearned() {
        PopulationPredictor<OthelloPosition> before =
                PopulationPredictor.of(Crowd.OTHELLO, Crowd.population(), 0).of(greta());
        ModelPredictor<OthelloPosition> after = predictor();
        assertThat(after.isOneOfPeople()).isTrue();
        assertThat(after.depth()).isEqualTo(1);
        for (OthelloPosition position : Crowd.positions(60, 9)) {
            assertThat(after.probabilities(position)).containsExactly(before.probabilities(position), within(0.02));
        }
    }

    @Test
    void aModelIsWrittenAndReadBack() {
        OpponentModel model = model(greta().difference().rounded());
        String text = ModelText.of(model);
        OpponentModel read = ModelReader.read(Crowd.OTHELLO, text);
        PersonalDifference personal = read.personal().orElseThrow();
        assertThat(personal.bias().units())
                .isEqualTo(model.personal().orElseThrow().bias().units());
        assertThat(personal.people()).isEqualTo(Crowd.population().mark());
        assertThat(personal.rating().orElseThrow()).isEqualTo(greta().rating(), within(0.5));
        for (int p = 0; p < greta().weights().length; p++) {
            assertThat(personal.weights()[p]).containsExactly(greta().weights()[p], within(1e-6));
        }
        assertThat(ModelText.of(read)).isEqualTo(text);
    }

    @Test
    void whoeverWasLearnedWithOtherPeopleIsRefused() {
        PersonalDifference data = greta().difference().rounded();
        refused(
                new PersonalDifference(
                        "00000000", data.rating(), data.pool(), data.depth(), data.weights(), 0, data.bias()),
                "The model of Greta was learned with other people than those that are here now (160 games). Learn it again,"
                        + " or bring back the file of people that was there then.");
        refused(
                new PersonalDifference(data.people(), data.rating(), data.pool(), 9, data.weights(), 0, data.bias()),
                "The model of Greta has weights that do not fit the people of its game.");
        refused(
                new PersonalDifference(
                        data.people(), data.rating(), data.pool(), 1, Arrays.copyOf(data.weights(), 2), 0, data.bias()),
                "The model of Greta has weights that do not fit the people of its game.");
        double[][] ragged = data.weights().clone();
        ragged[1] = new double[] {1.0};
        refused(
                new PersonalDifference(data.people(), data.rating(), data.pool(), 1, ragged, 0, data.bias()),
                "The model of Greta has rows of weights of different lengths.");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> new PersonalDifference(
                        data.people(), data.rating(), data.pool(), 1, data.weights(), 21, data.bias()))
                .withMessage("The tilt (21.0) must be from -20.0 to 20.0.");
        OpponentModel model = model(data);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> ModelPredictor.of(Crowd.OTHELLO, model, Populations.in(folder.resolve("none"))))
                .withMessageStartingWith("The model of Greta was learned with ");
    }

    private void refused(PersonalDifference data, String sentence) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> ModelPredictor.of(Crowd.OTHELLO, model(data), populations))
                .withMessage(sentence);
    }

    /** Older files have no personal part and are played by their function, as before. */
    @Test
    void oldFilesStillLoad() {
        OpponentModel with = model(greta().difference().rounded());
        String text = ModelText.of(with).replaceFirst("(?s)  \"personal\" : \\{.*?\\n  \\},\n", "");
        OpponentModel old = ModelReader.read(Crowd.OTHELLO, text);
        assertThat(old.personal()).isEqualTo(Optional.empty());
        ModelPredictor<OthelloPosition> predictor = ModelPredictor.of(Crowd.OTHELLO, old, populations);
        assertThat(predictor.isOneOfPeople()).isFalse();
        MovePredictorContract.check(predictor);
    }
}
