package org.outwit.learn.study;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.LikelyReplies;
import org.outwit.core.search.Limits;
import org.outwit.core.statistics.ConfidenceInterval;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.example.Example;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.people.Populations;
import org.outwit.learn.person.KnownGames;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.person.Predictions;

/** What is found out about somebody whom we know, held against the definitions. */
class AnalysisTest {

    private static final Effort LITTLE = new Effort(400, 120, 300, 120, 120, 500_000);

    private static final AlphaBeta<OthelloPosition> OURS = new AlphaBeta<>(Evening.GAME.defaultEvaluator());

    /** So little that the engine does not look deep: reductions may change values from seven plies on. */
    private static final Effort SHALLOW = new Effort(40, 120, 300, 120, 120, 500_000);

    private static Study study;
    private static Study shallow;

    @BeforeAll
    static void study() {
        study = study(24, LITTLE, ProgressMonitor.NONE);
        shallow = study(24, SHALLOW, ProgressMonitor.NONE);
    }

    private static Study study(int games, Effort effort, ProgressMonitor monitor) {
        return analysis(Evening.person(games), effort, monitor).study();
    }

    private static Analysis<OthelloPosition> analysis(
            Person<OthelloPosition> person, Effort effort, ProgressMonitor monitor) {
        OpponentModel model = Evening.gus();
        return new Analysis<>(
                PersonDecisions.withOpponents(person),
                KnownGames.of(model, person, List.of("games/evening.ggf", "morning.ggf")),
                model,
                Populations.SHIPPED,
                effort,
                Parallel.ALONE,
                monitor);
    }

    @Test
    void resultsAreCountedBySide() {
        Career career = study.career();
        assertThat(career.games()).isEqualTo(24);
        assertThat(career.bySide().get(0).games()).isEqualTo(12);
        assertThat(career.all().games()).isEqualTo(24);
        assertThat(career.firstYear()).isEqualTo(1990);
        assertThat(career.lastYear()).isEqualTo(1992);
        assertThat(career.opponents()).extracting(Career.Rival::name).containsExactly("Ann");
        assertThat(study.sides()).containsExactly("Black", "White");
    }

    /** One place computes them, so that a study says what {@code outwit predict} says. */
    @Test
    void predictabilityIsWhatPredictSays() {
        List<Example<OthelloPosition>> all =
                PersonDecisions.of(Evening.person(24)).since(0);
        Predictions measured = Predictions.of(
                ModelPredictor.of(Evening.GAME, Evening.gus()),
                Person.sample(all, LITTLE.predicted(), 1),
                true,
                Parallel.ALONE,
                ProgressMonitor.NONE);
        Predictability known = study.predictability();
        assertThat(known.decisions()).isEqualTo(all.size());
        assertThat(known.here()).isEqualTo(Predictability.of(Evening.GAME, study.sides(), measured));
        assertThat(known.here().all().decisions()).isEqualTo(120);
        assertThat(known.here().all().agreement()).isGreaterThan(0.6);
        assertThat(known.here().bySide()).extracting(Predictability.Group::name).containsExactly("Black", "White");
        assertThat(known.learned()).isTrue();
        assertThat(known.tested()).as("Nothing was held out").isEmpty();
    }

    @Test
    void theFilesAreThoseThatWereRead() {
        assertThat(study.files()).containsExactly("evening.ggf", "morning.ggf");
        assertThat(study.notes()).anyMatch(note -> note.startsWith("The model was learned from evening.ggf, so"));
    }

    @Test
    void allHeValuesIsDiscs() {
        for (Values.Phase phase : study.values().phases()) {
            Values.Influence discs = phase.influences().stream()
                    .filter(each -> each.feature().equals("discs"))
                    .findFirst()
                    .orElseThrow();
            assertThat(discs.share()).isCloseTo(1, within(1e-9));
        }
    }

    @Test
    void errorsAreErrors() {
        assertThat(study.errors().worst()).isNotEmpty();
        for (Errors.Slip slip : study.errors().worst()) {
            int depth = Math.min(5, slip.depth());
            assertThat(value(depth, slip.side(), slip.position(), slip.better()))
                    .as(slip.position())
                    .isGreaterThan(value(depth, slip.side(), slip.position(), slip.played()));
            OthelloPosition root = Evening.after(Evening.GAME, slip.position());
            assertThat(root.mover()).isEqualTo(slip.side());
            int played = Evening.GAME.notation().parse(root, slip.played());
            assertThat(new AlphaBeta<>(Evening.theirs())
                            .search(root, Limits.depth(Evening.THEIR_DEPTH))
                            .move())
                    .as("what Gus plays")
                    .isEqualTo(played);
        }
        assertThat(study.errors().kinds().stream().mapToLong(Errors.Kind::count).sum())
                .isEqualTo(study.errors().all().errors().hits());
    }

    private static int value(int depth, int viewer, String position, String... moves) {
        OthelloPosition after = Evening.after(Evening.GAME, position, moves);
        return OURS.search(after, viewer, Limits.depth(Math.max(1, depth - moves.length)))
                .value();
    }

    /** "Play Rde1 and expect Bc6" was said of the best reply. */
    @Test
    void whatIsExpectedIsAnErrorByTheDeeperSearch() {
        assertThat(shallow.exploits().best()).isNotEmpty();
        for (Exploits.Exploit each : shallow.exploits().best()) {
            assertThat(each.depth()).isLessThan(7);
            String reply = each.replies().get(0).move();
            assertThat(reply).as(each.position()).isNotEqualTo(each.refutation());
            int best = value(each.depth(), each.side(), each.position(), each.move());
            int expected = value(each.depth(), each.side(), each.position(), each.move(), reply);
            assertThat(Evening.GAME.scale().units(expected - best))
                    .as(each.position() + " " + each.move() + " " + reply)
                    .isGreaterThanOrEqualTo(Evening.GAME.errorSize());
        }
    }

    /** By the definition: averages over the likely replies, and what minimax makes of both moves. */
    @Test
    void exploitsHoldByTheDefinition() {
        assertThat(shallow.exploits().best()).isNotEmpty();
        ModelPredictor<OthelloPosition> gus =
                ModelPredictor.of(Evening.GAME, Evening.gus()).claiming();
        ClaimCheck claims = shallow.claims();
        int compared = 0;
        for (Exploits.Exploit each : shallow.exploits().best()) {
            assertThat(each.depth()).isGreaterThanOrEqualTo(gus.depth() + 3);
            assertThat(each.move()).isNotEqualTo(each.cautious());
            assertThat(each.risk()).isBetween(0.0, Evening.GAME.usualMargin());
            assertThat(each.gainLeast()).isPositive();
            assertThat(each.gain()).isBetween(each.gainLeast(), each.gainMost());
            assertThat(each.claimed()).isGreaterThanOrEqualTo(each.gain());
            assertThat(claims.left(each.claimed(), each.risk()))
                    .isEqualTo(new ConfidenceInterval(each.gain(), each.gainLeast(), each.gainMost()));
            compared++;
            double exploiting = average(gus, each, each.move());
            double cautious = average(gus, each, each.cautious());
            assertThat(exploiting - cautious).as(each.position()).isCloseTo(each.claimed(), within(0.01));
        }
        assertThat(compared).isPositive();
    }

    /** What a move brings on average, where no reply counts as more than eight discs better or worse than the best we can have. */
    private static double average(ModelPredictor<OthelloPosition> gus, Exploits.Exploit each, String move) {
        double level = Evening.GAME.scale().units(value(each.depth(), each.side(), each.position(), each.cautious()));
        OthelloPosition after = Evening.after(Evening.GAME, each.position(), move);
        int[] moves = new int[after.mostMoves()];
        double[] chances = new double[moves.length];
        after.moves(moves, 0);
        LikelyReplies replies = LikelyReplies.of(moves, chances, gus.predict(after, chances));
        double average = 0;
        for (int i = 0; i < replies.size(); i++) {
            String reply = Evening.GAME.notation().format(after, replies.move(i));
            double value = Evening.GAME.scale().units(value(each.depth(), each.side(), each.position(), move, reply));
            average += replies.weight(i) * Math.max(level - 8, Math.min(level + 8, value));
        }
        return average;
    }

    /** A person who is taken for Gus and is not: the model claims errors that never come, so nothing can be exploited. */
    @Test
    void falseClaimsExploitNothing() {
        Person<OthelloPosition> games = Evening.person(24);
        Person<OthelloPosition> ann = new Person<>(Evening.GAME, "Ann", Set.of("Ann"), games.games());
        Study taken = analysis(ann, LITTLE, ProgressMonitor.NONE).study();
        assertThat(taken.claims().kept()).isLessThan(study.claims().kept());
        assertThat(taken.claims().expectedLoss())
                .isGreaterThan(1.2 * taken.claims().realLoss());
        for (Exploits.Exploit each : taken.exploits().best())
            assertThat(each.gainLeast()).isPositive();
        assertThat(taken.exploits().best().size())
                .isLessThan(study.exploits().best().size());
    }

    @Test
    void quickStudiesDoNotAlwaysFindTooLittle() {
        Study quick = study(24, new Effort(100, Effort.QUICK.decisions(), 10, 20, 20, 50_000), ProgressMonitor.NONE);
        assertThat(quick.values().people()).isTrue();
        assertThat(quick.notes()).noneMatch(note -> note.contains("too few"));
        assertThat(Effort.QUICK.judged()).isGreaterThanOrEqualTo(ClaimCheck.LEAST_DECISIONS);
    }

    @Test
    void whatWasFoundComesBackAsItWas() {
        assertThat(StudyText.read(StudyText.of(study))).isEqualTo(study);
        RecordFacts facts =
                analysis(Evening.person(4), LITTLE, ProgressMonitor.NONE).facts();
        assertThat(StudyText.readFacts(StudyText.of(facts))).isEqualTo(facts);
    }

    @Test
    void equalQuestionsGetEqualAnswers() {
        Effort tiny = new Effort(100, 20, 10, 20, 20, 50_000);
        assertThat(StudyText.of(study(4, tiny, ProgressMonitor.NONE)))
                .isEqualTo(StudyText.of(study(4, tiny, ProgressMonitor.NONE)));
    }

    @Test
    void fewGamesAreCalledFew() {
        Study little = study(3, new Effort(100, 20, 10, 20, 20, 50_000), ProgressMonitor.NONE);
        assertThat(little.notes()).anyMatch(note -> note.startsWith("There are only 3 games"));
        assertThat(little.notes()).anyMatch(note -> note.contains("decisions to learn from"));
        assertThat(little.plan()).noneMatch(advice -> advice.what().contains("head for"));
    }

    @Test
    void whoLosesPatienceGetsNothing() {
        List<String> told = new ArrayList<>();
        ProgressMonitor impatient = new ProgressMonitor() {
            @Override
            public void progress(String activity, long done, long total) {
                told.add(activity);
            }

            @Override
            public boolean isStopped() {
                return told.size() >= 5;
            }
        };
        assertThatThrownBy(() -> study(4, LITTLE, impatient)).isInstanceOf(CancellationException.class);
        assertThat(told).hasSize(5);
    }

    @Test
    void gamesAgainstOneselfAreLeftOut() {
        Person<OthelloPosition> gus = Evening.person(2);
        Person<OthelloPosition> both = new Person<>(Evening.GAME, "Gus", Set.of("Gus", "Ann"), gus.games());
        assertThat(PersonGames.of(gus).games()).hasSize(2);
        assertThat(PersonGames.of(both).games()).isEmpty();
    }
}
