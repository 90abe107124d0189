package org.outwit.learn.person;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.outwit.core.file.ReplaceRule;
import org.outwit.core.game.InputException;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.ModelReader;
import org.outwit.learn.model.ModelText;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Weight;
import org.outwit.learn.people.Populations;

class LearnerTest {

    @TempDir
    private Path folder;

    private static LearningPlan<OthelloPosition> plan(Method method, int depth) {
        return new LearningPlan<>(
                Optional.ofNullable(method),
                Club.features("mobility", "corners", "x-squares", "stable"),
                depth,
                400,
                1);
    }

    private Notebook notebook() {
        return new Notebook(folder.resolve("anna.json.progress"), false);
    }

    private LearningResult<OthelloPosition> learned(Person<OthelloPosition> person, LearningPlan<OthelloPosition> plan)
            throws IOException {
        try (Notebook notebook = notebook()) {
            LearningResult<OthelloPosition> result =
                    learner(person, plan, ProgressMonitor.NONE).learn(notebook);
            if (!notebook.write(result, folder.resolve("anna.json"), ReplaceRule.anything()))
                throw new AssertionError();
            Files.delete(folder.resolve("anna.json"));
            return result;
        }
    }

    private static Learner<OthelloPosition> learner(
            Person<OthelloPosition> person, LearningPlan<OthelloPosition> plan, ProgressMonitor monitor) {
        return new Learner<>(
                PersonDecisions.of(person), plan, List.of("club.ggf"), Populations.SHIPPED, Parallel.ALONE, monitor);
    }

    /** Hears what is done, and stops when something was finished. */
    private static final class Impatient implements ProgressMonitor {

        private final List<String> heard = new ArrayList<>();
        private final boolean stops;
        private volatile boolean stopped;

        Impatient(boolean stops) {
            this.stops = stops;
        }

        @Override
        public void progress(String activity, long done, long total) {
            heard.add(activity);
            if (stops && activity.contains("log-loss")) stopped = true;
        }

        @Override
        public boolean isStopped() {
            return stopped;
        }
    }

    @Test
    void findsHowDeepAPlayerLooksAndWhatHeValues() throws IOException {
        LearningResult<OthelloPosition> lesson = learned(
                Club.anna(16, "positional", 2),
                new LearningPlan<>(
                        Optional.of(Method.RANKING),
                        Club.features("corners", "x-squares", "c-squares", "edges", "centre"),
                        2,
                        400,
                        1));
        OpponentModel model = lesson.model();
        assertThat(lesson.complete()).isTrue();
        assertThat(model.depth()).isEqualTo(2);
        assertThat(model.evidence().depths()).hasSize(2);
        assertThat(model.holdOut().agreement())
                .isGreaterThan(2.5 * model.holdOut().chance());
        assertThat(model.holdOut().isBetterThanChance()).isTrue();
        assertThat(model.origin().games()).isEqualTo(16);
        assertThat(model.origin().files()).containsExactly("club.ggf");
        Map<String, Weight> middle = model.weights().get("middle");
        assertThat(middle.get("corners").least()).isPositive();
        assertThat(middle.get("x-squares").most()).isNegative();
        assertThat(middle.get("corners").value())
                .isGreaterThan(4 * middle.get("edges").value());
        assertThat(model.judgement().error()).isPresent();
        assertThat(model.temperature()).isPresent();
        assertThat(ModelReader.read(Club.OTHELLO, ModelText.of(model)).weights().keySet())
                .isEqualTo(model.weights().keySet());
        assertThat(folder).isEmptyDirectory(); // the notebook is gone
        assertThat(lesson.heldOut().orElseThrow().phases()).hasSize(3);
    }

    @Test
    void programsAreLearnedByLinearProgramming() throws IOException {
        LearningResult<OthelloPosition> lesson = learned(
                Club.anna(12, "greedy", 1),
                new LearningPlan<>(Optional.empty(), Club.features("discs", "corners", "mobility"), 1, 400, 1));
        assertThat(lesson.tried()).extracting(Candidate::method).containsExactly(Method.RANKING, Method.PROGRAM);
        assertThat(lesson.model().depth()).isOne();
        LearningResult<OthelloPosition> program = learned(
                Club.anna(12, "greedy", 1),
                new LearningPlan<>(
                        Optional.of(Method.PROGRAM), Club.features("discs", "corners", "mobility"), 1, 400, 1));
        assertThat(program.method()).isEqualTo(Method.PROGRAM);
        assertThat(program.model().weights()).containsOnlyKeys("game");
        Map<String, Weight> weights = program.model().weights().get("game");
        assertThat(weights.get("discs").value()).isPositive();
        assertThat(Math.abs(weights.get("corners").value()))
                .isLessThan(weights.get("discs").value());
        assertThat(program.model().holdOut().agreement()).isGreaterThan(0.6);
    }

    @Test
    void goesOnWhereItWasStopped() throws IOException {
        Person<OthelloPosition> anna = Club.anna(8, "corners", 1);
        LearningPlan<OthelloPosition> plan = plan(Method.RANKING, 2);
        String whole = ModelText.of(learned(anna, plan).model());
        Impatient first = new Impatient(true);
        Notebook notebook = notebook();
        LearningResult<OthelloPosition> half = learner(anna, plan, first).learn(notebook);
        // A worse model never takes the place of a finished one, and a rough one only that of its own kind.
        Path model = Files.writeString(folder.resolve("anna.json"), "finished");
        assertThat(notebook.write(half, model, ReplaceRule.anything())).isFalse();
        assertThat(model).hasContent("finished");
        Files.delete(model);
        notebook.close();
        assertThat(half.complete()).isFalse();
        assertThat(half.model().depth()).isOne();
        assertThat(first.heard).hasSize(2);
        assertThat(half.model().weights().get("middle").get("corners").least())
                .isEqualTo(half.model().weights().get("middle").get("corners").most());
        assertThat(Files.readAllLines(folder.resolve("anna.json.progress"))).hasSize(2);
        Files.writeString(
                folder.resolve("anna.json.progress"),
                Files.readString(folder.resolve("anna.json.progress")) + "{\"method\":\"rank");
        Impatient second = new Impatient(false);
        LearningResult<OthelloPosition> rest = learner(anna, plan, second).learn(notebook());
        assertThat(second.heard).first().isEqualTo("ranking, depth 2");
        assertThat(second.heard.get(1))
                .startsWith("ranking, depth 2: ")
                .contains(" of later moves predicted, log-loss ");
        assertThat(rest.remarks()).contains("Went on from 1 depth that an interrupted run had finished.");
        assertThat(ModelText.of(rest.model())).isEqualTo(whole);
    }

    @Test
    void aRoughModelIsReplacedByItsOwnLesson() throws IOException {
        Path model = folder.resolve("anna.json");
        for (int run = 0; run < 2; run++) {
            try (Notebook notebook = notebook()) {
                LearningResult<OthelloPosition> half = learner(
                                Club.anna(8, "corners", 1), plan(Method.RANKING, 3), new Impatient(true))
                        .learn(notebook);
                assertThat(half.complete()).isFalse();
                assertThat(notebook.write(half, model, ReplaceRule.anything())).isTrue();
            }
        }
        assertThat(folder.resolve("anna.json.progress")).exists();
    }

    /** Weights and intervals change no prediction, so nobody should wait for them. */
    @Test
    void whatPredictsIsThereFirst() throws IOException {
        Person<OthelloPosition> anna = Club.anna(2, "positional", 2); // no later games that tell her from people
        List<OpponentModel> early = new ArrayList<>();
        Impatient listener = new Impatient(false);
        LearningResult<OthelloPosition> whole;
        try (Notebook notebook = notebook()) {
            whole = learner(anna, plan(null, 1), listener).learn(notebook, model -> {
                assertThat(listener.heard).noneMatch(each -> each.contains("depth"));
                early.add(model);
                Path file = folder.resolve("anna.json");
                assertThat(notebook.writeUnfinished(model, file, ReplaceRule.anything()))
                        .isTrue();
                assertThat(ModelReader.read(Club.OTHELLO, Files.readString(file))
                                .isValuesKnown())
                        .isFalse();
            });
            assertThat(notebook.write(whole, folder.resolve("anna.json"), ReplaceRule.anything()))
                    .isTrue();
        }
        OpponentModel first = early.get(0);
        assertThat(first.who()).isEqualTo(whole.model().who());
        assertThat(first.isValuesKnown()).isFalse();
        assertThat(whole.model().isValuesKnown()).isTrue();
        assertThat(whole.model().personal()).isPresent();
        assertThat(first.personal().orElseThrow().rating())
                .isEqualTo(whole.model().personal().orElseThrow().rating());
        double[] before = new double[64];
        double[] after = new double[64];
        OthelloPosition start = Club.OTHELLO.start();
        ModelPredictor.of(Club.OTHELLO, first).predict(start, before);
        ModelPredictor.of(Club.OTHELLO, whole.model()).predict(start, after);
        assertThat(before).isEqualTo(after);
    }

    @Test
    void whoIsStoppedAfterThatKeepsIt() throws IOException {
        boolean[] stopped = new boolean[1];
        Path file = folder.resolve("anna.json");
        try (Notebook notebook = notebook()) {
            LearningResult<OthelloPosition> half = learner(
                            Club.anna(3, "positional", 2), plan(null, 2), ProgressMonitor.stoppedBy(() -> stopped[0]))
                    .learn(notebook, model -> {
                        notebook.writeUnfinished(model, file, ReplaceRule.anything());
                        stopped[0] = true;
                    });
            assertThat(half.complete()).isFalse();
            assertThat(half.tried()).isEmpty();
            assertThat(notebook.write(half, file, ReplaceRule.anything())).isTrue();
        }
        OpponentModel kept = ModelReader.read(Club.OTHELLO, Files.readString(file));
        assertThat(kept.personal()).isPresent();
        assertThat(kept.book().isEmpty()).isFalse();
    }

    /** Progress is work, and a file that only has its name is somebody else's: both were emptied. */
    @Test
    void anotherLessonIsLeftAlone() throws IOException {
        Path file = folder.resolve("anna.json.progress");
        Person<OthelloPosition> anna = Club.anna(3, "corners", 1);
        for (String before : List.of("{\"lesson\":\"chess\"}\n{}\n", "not ours", "neither\n")) {
            Files.writeString(file, before);
            assertThatThrownBy(() -> learned(anna, plan(Method.RANKING, 1)))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("other games or options");
            assertThat(file).hasContent(before);
        }
        try (Notebook forced = new Notebook(file, true)) {
            Learner<OthelloPosition> learner = learner(anna, plan(Method.RANKING, 1), ProgressMonitor.NONE);
            assertThat(learner.learn(forced).complete()).isTrue();
            assertThat(file).exists(); // until the model is written
        }
    }

    @Test
    void whoIsStoppedAtOnceHasNothing() {
        Learner<OthelloPosition> learner =
                learner(Club.anna(3, "corners", 1), plan(Method.RANKING, 1), ProgressMonitor.stoppedBy(() -> true));
        assertThatThrownBy(() -> learner.learn(notebook())).isInstanceOf(CancellationException.class);
    }

    @Test
    void fewGamesGiveAWarningAndWideIntervals() throws IOException {
        for (int games = 1; games <= 2; games++) {
            LearningResult<OthelloPosition> lesson = learned(Club.anna(games, "corners", 1), plan(Method.RANKING, 1));
            assertThat(lesson.remarks()).anyMatch(remark -> remark.contains(" are few: expect wide intervals"));
            assertThat(lesson.heldOut().isPresent()).isEqualTo(games > 1);
            assertThat(lesson.model().holdOut().examples() > 0).isEqualTo(games > 1);
        }
        Weight few = learned(Club.anna(3, "corners", 1), plan(Method.RANKING, 1))
                .model()
                .weights()
                .get("middle")
                .get("corners");
        Weight many = learned(Club.anna(14, "corners", 1), plan(Method.RANKING, 1))
                .model()
                .weights()
                .get("middle")
                .get("corners");
        assertThat((few.most() - few.least()) / few.value()).isGreaterThan((many.most() - many.least()) / many.value());
    }

    /** One or two games are all learned from: what fits them best is no reason to believe in it. */
    @Test
    void withoutOtherGamesToChooseByTheSimplestIsTaken() throws IOException {
        for (int games = 1; games <= 2; games++) {
            LearningResult<OthelloPosition> lesson = learned(Club.anna(games, "corners", 2), plan(null, 3));
            assertThat(lesson.tried()).hasSize(1);
            assertThat(lesson.model().depth()).isEqualTo(1);
            assertThat(lesson.method()).isEqualTo(Method.RANKING);
            assertThat(lesson.model().personal()).isPresent();
            assertThat(lesson.remarks()).anyMatch(remark -> remark.endsWith("was learned from, so it is 1."));
        }
        LearningResult<OthelloPosition> three = learned(Club.anna(3, "corners", 2), plan(null, 2));
        assertThat(three.tried()).hasSizeGreaterThan(1);
        assertThat(three.remarks()).noneMatch(remark -> remark.contains("so it is 1"));
    }

    @Test
    void whoNeverHadAChoiceCannotBeLearned() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> learned(Club.person(List.of(Club.forced())), plan(Method.RANKING, 1)))
                .withMessage(
                        "Anna never had a choice: each of 1 moves was the only one, which says nothing about anybody.");
        PlayedGame<OthelloPosition> nothing = Club.played(Club.OTHELLO.start(), List.of(), "Anna", "Bob");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> learned(Club.person(List.of(nothing)), plan(Method.RANKING, 1)))
                .withMessage("Anna did not move in any of 1 games.");
    }

    @Test
    void contradictionsLeaveNothingToKnow() throws IOException {
        List<PlayedGame<OthelloPosition>> games = new ArrayList<>();
        int[] moves = new int[Club.OTHELLO.start().mostMoves()];
        int count = Club.OTHELLO.start().moves(moves, 0);
        for (int i = 0; i < 3 * count; i++) {
            games.add(Club.played(Club.OTHELLO.start(), List.of(moves[i % count]), "Anna", "Bob"));
        }
        for (Method method : Method.values()) {
            LearningResult<OthelloPosition> lesson = learned(Club.person(games), plan(method, 1));
            assertThat(lesson.model().holdOut().isBetterThanChance()).isFalse();
        }
        LearningResult<OthelloPosition> random = learned(Club.anna(8, "corners", 0), plan(Method.RANKING, 1));
        assertThat(random.model().holdOut().agreement())
                .isBetween(
                        0.5 * random.model().holdOut().chance(),
                        2 * random.model().holdOut().chance());
    }

    @Test
    void samplesAreSaid() throws IOException {
        LearningPlan<OthelloPosition> small =
                new LearningPlan<>(Optional.of(Method.RANKING), Club.features("corners"), 1, 40, 1);
        assertThat(learned(Club.anna(8, "corners", 1), small).remarks())
                .anyMatch(remark -> remark.startsWith("A sample of 40 decisions stands for all "));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new LearningPlan<>(Optional.empty(), Club.features(), 1, 40, 1))
                .withMessage("There are no features to learn weights for.");
    }

    @Test
    void theNumberOfThreadsDoesNotMatter() throws IOException {
        Person<OthelloPosition> anna = Club.anna(8, "corners", 1);
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            for (Method method : Method.values()) {
                String alone = ModelText.of(learned(anna, plan(method, 2)).model());
                Parallel four = new Parallel(pool, 4);
                Learner<OthelloPosition> learner = new Learner<>(
                        PersonDecisions.of(anna),
                        plan(method, 2),
                        List.of("club.ggf"),
                        Populations.SHIPPED,
                        four,
                        ProgressMonitor.NONE);
                try (Notebook notebook = notebook()) {
                    LearningResult<OthelloPosition> together = learner.learn(notebook);
                    assertThat(ModelText.of(together.model())).isEqualTo(alone);
                    notebook.write(together, folder.resolve("anna.json"), ReplaceRule.anything());
                }
            }
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void widePeopleAreLearnedFromLess() {
        LearningPlan<OthelloPosition> usual =
                LearningPlan.usual(Club.OTHELLO, PersonDecisions.of(Club.anna(2, "corners", 1)), false);
        assertThat(usual.mostDepth()).isEqualTo(3);
        assertThat(usual.mostExamples()).isEqualTo(2000);
        assertThat(usual.method()).isEmpty();
        assertThat(usual.features()).isEqualTo(Club.OTHELLO.features());
    }
}
