package org.outwit.learn.prepare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.Game;
import org.outwit.core.game.Position;
import org.outwit.core.work.Parallel;
import org.outwit.core.work.ProgressMonitor;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.othello.Othello;
import org.outwit.games.othello.OthelloPosition;
import org.outwit.games.record.Outcome;
import org.outwit.games.record.Place;
import org.outwit.games.record.PlayedGame;
import org.outwit.learn.model.Evidence;
import org.outwit.learn.model.HabitBook;
import org.outwit.learn.model.Judgement;
import org.outwit.learn.model.ModelPredictor;
import org.outwit.learn.model.OpponentModel;
import org.outwit.learn.model.Weight;
import org.outwit.learn.person.Person;
import org.outwit.learn.prepare.PreparedOpenings.Opening;
import org.outwit.learn.study.PersonGames;

class PreparerTest {

    private static final Othello OTHELLO = new Othello();
    private static final PreparationPlan PLAN = new PreparationPlan(5, 24, 2, 0.8, 2, 2);

    private static <P extends Position> PlayedGame<P> played(
            Game<P> game, String first, String second, Outcome outcome, String... moves) {
        P position = game.start();
        int[] made = new int[moves.length];
        for (int i = 0; i < made.length; i++) {
            made[i] = game.notation().parse(position, moves[i]);
            position.make(made[i]);
        }
        return new PlayedGame<>(1, new Place(1, 1), Map.of(), List.of(first, second), game.start(), made, outcome);
    }

    private static Person<OthelloPosition> anna() {
        return new Person<>(
                OTHELLO,
                "Anna",
                Set.of("Anna"),
                List.of(
                        played(OTHELLO, "Bob", "Anna", Outcome.SECOND_WINS, "f5", "d6", "c3"),
                        played(OTHELLO, "Bob", "Anna", Outcome.FIRST_WINS, "d3", "c5", "e6"), // an image of f5 f4 c3
                        played(OTHELLO, "Anna", "Bob", Outcome.DRAW, "f5", "f6")));
    }

    private static <P extends Position> ModelPredictor<P> predictor(Game<P> game, String feature) {
        return ModelPredictor.of(
                game,
                new OpponentModel(
                        "Anna",
                        new Judgement(Map.of("game", Map.of(feature, Weight.of(1))), 1)
                                .withTemperature(OptionalDouble.of(3)),
                        Evidence.NONE,
                        new HabitBook<>(game)));
    }

    private static Preparation prepared(Parallel parallel, ProgressMonitor monitor) {
        return new Preparer<>(anna(), predictor(OTHELLO, "discs"), PLAN, parallel, monitor)
                .prepare(List.of(0, 1), Optional.empty(), List.of("club.ggf"));
    }

    @Test
    void everyLineCanBePlayedAndTheNumbersFit() {
        Preparation preparation = prepared(Parallel.ALONE, ProgressMonitor.NONE);
        assertThat(preparation.complete()).isTrue();
        assertThat(preparation.chapters()).extracting(PreparedChapter::you).containsExactly(0, 1);
        for (PreparedChapter chapter : preparation.chapters()) {
            assertThat(chapter.root().reach()).isEqualTo(1);
            assertThat(chapter.lines()).isNotEmpty();
            for (PreparedChapter.Line line : chapter.lines()) {
                OthelloPosition position = OTHELLO.start();
                for (int i = 0; i < line.moves().size(); i++) {
                    PreparedTurn turn = line.turns().get(i);
                    assertThat(turn.position()).isEqualTo(OTHELLO.notation().format(position));
                    assertThat(turn.yours()).isEqualTo(position.mover() == chapter.you());
                    position.make(
                            OTHELLO.notation().parse(position, line.moves().get(i)));
                }
                assertThat(line.moves()).hasSizeLessThanOrEqualTo(PLAN.plies() + 1);
            }
        }
    }

    @Test
    void repliesAreLikelyAndOurMovesAreWithinTheMargin() {
        for (PreparedChapter chapter :
                prepared(Parallel.ALONE, ProgressMonitor.NONE).chapters()) {
            List<PreparedTurn> turns = new ArrayList<>();
            chapter.lines().forEach(line -> turns.addAll(line.turns()));
            for (PreparedTurn turn : turns) {
                if (!turn.goesOn()) continue;
                if (turn.yours()) {
                    PreparedTurn.Move yours = turn.yourMove().orElseThrow();
                    assertThat(yours.value()).isGreaterThanOrEqualTo(turn.value() - PLAN.margin() - 1e-9);
                    assertThat(yours.expected()).isCloseTo(turn.expected(), within(1e-9));
                } else {
                    double sum = turn.moves().stream()
                            .mapToDouble(PreparedTurn.Move::likely)
                            .sum();
                    assertThat(sum).isLessThanOrEqualTo(1 + 1e-9);
                    assertThat(turn.moves()).allMatch(each -> each.value() >= turn.value() - 1e-9);
                }
            }
        }
    }

    /** What a page says must not contradict its own table. */
    @Test
    void adviceIsWhatTheTableSays() {
        for (PreparedChapter chapter :
                prepared(Parallel.ALONE, ProgressMonitor.NONE).chapters()) {
            if (chapter.errors().isEmpty())
                assertThat(chapter.root().expected()).isCloseTo(chapter.root().value(), within(0.05));
            for (LikelyError each : chapter.errors()) {
                assertThat(each.loss()).isGreaterThanOrEqualTo(OTHELLO.errorSize());
                assertThat(each.move()).isNotEqualTo(each.better());
            }
            for (PreparedChapter.Line line : chapter.lines()) {
                for (PreparedTurn turn : line.turns()) {
                    if (!turn.yours() || !turn.goesOn()) continue;
                    PreparedTurn.Move yours = turn.yourMove().orElseThrow();
                    for (PreparedTurn.Move each : turn.moves()) {
                        boolean within = each.value() >= turn.value() - PLAN.margin();
                        if (within) assertThat(yours.expected()).isGreaterThanOrEqualTo(each.expected() - 1e-9);
                    }
                }
            }
        }
    }

    @Test
    void threadsChangeNothingNorDoesWritingItDown() {
        ExecutorService threads = Executors.newFixedThreadPool(3);
        try {
            Preparation prepared = prepared(Parallel.ALONE, ProgressMonitor.NONE);
            String alone = PreparationText.of(prepared);
            assertThat(PreparationText.read(alone)).isEqualTo(prepared);
            assertThat(PreparationText.of(prepared(new Parallel(threads, 4), ProgressMonitor.NONE)))
                    .isEqualTo(alone);
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void whoeverStopsGetsWhatWasFound() {
        assertThatThrownBy(() -> prepared(Parallel.ALONE, ProgressMonitor.stoppedBy(() -> true)))
                .isInstanceOf(CancellationException.class);
        AtomicInteger asked = new AtomicInteger();
        Preparation some = prepared(Parallel.ALONE, ProgressMonitor.stoppedBy(() -> asked.incrementAndGet() > 12));
        assertThat(some.complete()).isFalse();
        assertThat(some.chapters()).isNotEmpty();
    }

    @Test
    void gamesAreCountedWhereverTheBoardIsTurned() {
        PersonVisits<OthelloPosition> second = new PersonVisits<>(OTHELLO, PersonGames.of(anna()), 1);
        OthelloPosition position = OTHELLO.start();
        assertThat(second.at(position).games()).isEqualTo(2);
        int move = OTHELLO.notation().parse(position, "c4");
        assertThat(second.after(position, move).games()).isEqualTo(2);
        position.make(move);
        int[] moves = new int[64];
        int count = position.moves(moves, 0);
        int played = 0;
        double[] likely = new double[64];
        for (int i = 0; i < count; i++) {
            played += second.after(position, moves[i]).games();
            likely[i] = 1.0 / count;
        }
        assertThat(played).isEqualTo(2);
        second.allow(position, moves, likely, count);
        double sum = 0;
        for (int i = 0; i < count; i++) sum += likely[i];
        assertThat(sum).isCloseTo(1, within(1e-12));
        assertThat(new PersonVisits<>(OTHELLO, PersonGames.of(anna()), 0)
                        .at(OTHELLO.start())
                        .draws())
                .isEqualTo(1);
    }

    @Test
    void whatTheyAlwaysPlayedIsLikely() {
        List<PlayedGame<OthelloPosition>> games = new ArrayList<>();
        for (int i = 0; i < 40; i++) games.add(played(OTHELLO, "Bob", "Anna", Outcome.UNKNOWN, "f5", "d6"));
        Person<OthelloPosition> anna = new Person<>(OTHELLO, "Anna", Set.of("Anna"), games);
        PersonVisits<OthelloPosition> visits = new PersonVisits<>(OTHELLO, PersonGames.of(anna), 1);
        OthelloPosition position = OTHELLO.start();
        position.make(OTHELLO.notation().parse(position, "f5"));
        int[] moves = new int[64];
        int count = position.moves(moves, 0);
        double[] likely = new double[64];
        for (int i = 0; i < count; i++) likely[i] = 1.0 / count;
        visits.allow(position, moves, likely, count);
        for (int i = 0; i < count; i++) {
            if (OTHELLO.notation().format(position, moves[i]).equals("d6")) {
                assertThat(likely[i]).isGreaterThan(0.8);
            } else {
                assertThat(likely[i]).isLessThan(0.1);
            }
        }
    }

    @Test
    void whereOpeningsAreDrawnItBeginsBehindThem() {
        checkers(new Checkers());
    }

    private static <P extends Position> void checkers(Game<P> game) {
        String[] often = {"11-15", "23-19", "8-11", "22-17"};
        String[] once = {"9-13", "22-18", "6-9", "25-22"};
        Person<P> person = new Person<>(
                game,
                "Anna",
                Set.of("Anna"),
                List.of(
                        played(game, "Bob", "Anna", Outcome.DRAW, once),
                        played(game, "Bob", "Anna", Outcome.DRAW, often),
                        played(game, "Bob", "Anna", Outcome.DRAW, often)));
        List<Opening<P>> found = new PreparedOpenings<>(game, 1).of(PersonGames.of(person), 1);
        assertThat(found).hasSize(1);
        assertThat(found.get(0).moves()).containsExactly("11-15", "23-19", "8-11");
        // Where they never had this side there is nothing to go by.
        assertThat(new PreparedOpenings<>(game, 1)
                        .of(PersonGames.of(person), 0)
                        .get(0)
                        .moves())
                .isEmpty();
    }
}
