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
import org.outwit.core.game.Evaluator;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.model.MStar;
import org.outwit.core.model.Player;
import org.outwit.core.search.Limits;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.learn.person.Person;
import org.outwit.learn.person.PersonDecisions;
import org.outwit.learn.population.Populations;

/** What is found out about somebody whom we know, held against the definitions. */
class AnalysisTest {

    private static final Effort LITTLE = new Effort(400, 120, 60, 500_000);

    private static final AlphaBeta<OthelloPosition> OURS = new AlphaBeta<>(Evening.GAME.defaultEvaluator());

    private static Study study;

    @BeforeAll
    static void study() {
        study = study(24, LITTLE, ProgressMonitor.NONE);
    }

    private static Study study(int games, Effort effort, ProgressMonitor monitor) {
        PersonDecisions<OthelloPosition> decisions = PersonDecisions.withOpponents(Evening.person(games));
        return new Analysis<>(decisions, Evening.gus(), Populations.SHIPPED, effort, Parallel.ALONE, monitor).study();
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

    /** Ties are shared out, since the model cannot know which of several equal moves he takes. */
    @Test
    void whoIsKnownIsPredicted() {
        Predictability known = study.predictability();
        assertThat(known.all().hits().of()).isEqualTo(120);
        assertThat(known.all().hits().share()).isGreaterThan(0.6);
        assertThat(known.all().hits().least()).isGreaterThan(known.all().chance());
        long phases =
                known.byPhase().stream().mapToLong(each -> each.hits().of()).sum();
        long sides = known.bySide().stream().mapToLong(each -> each.hits().of()).sum();
        assertThat(phases).isEqualTo(120);
        assertThat(sides).isEqualTo(120);
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

    /** M* is the definition: what he answers is what his own M* chooses, and the model knows it. */
    @Test
    void exploitsHoldAgainstTheListings() {
        assertThat(study.exploits().best()).isNotEmpty();
        Evaluator<OthelloPosition> theirs = Evening.theirs();
        MStar<OthelloPosition> gus = new MStar<>(new Player<>(theirs, Evening.THEIR_DEPTH, 0, null));
        for (Exploits.Exploit each : study.exploits().best()) {
            assertThat(reply(gus, each.position(), each.move())).isEqualTo(each.reply());
            int depth = Math.min(5, each.depth());
            String answer = reply(gus, each.position(), each.cautious());
            int exploiting = value(depth, each.side(), each.position(), each.move(), each.reply());
            int cautious = value(depth, each.side(), each.position(), each.cautious(), answer);
            if (depth == each.depth())
                assertThat(exploiting).as(each.position()).isGreaterThan(cautious);
            assertThat(each.gain()).isPositive();
            assertThat(each.risk()).isNotNegative();
            assertThat(each.profit()).isPositive();
            assertThat(each.likely()).isBetween(0.0, 1.0);
        }
    }

    private static String reply(MStar<OthelloPosition> gus, String position, String move) {
        OthelloPosition after = Evening.after(Evening.GAME, position, move);
        return Evening.GAME
                .notation()
                .format(
                        after,
                        gus.search(after, Limits.depth(Evening.THEIR_DEPTH)).move());
    }

    @Test
    void equalQuestionsGetEqualAnswers() {
        Effort tiny = new Effort(100, 20, 10, 50_000);
        assertThat(StudyText.of(study(4, tiny, ProgressMonitor.NONE)))
                .isEqualTo(StudyText.of(study(4, tiny, ProgressMonitor.NONE)));
    }

    @Test
    void fewGamesAreCalledFew() {
        Study little = study(3, new Effort(100, 20, 10, 50_000), ProgressMonitor.NONE);
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
