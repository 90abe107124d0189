package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.outwit.core.game.LinearEvaluator;
import org.outwit.core.game.Position;
import org.outwit.core.model.MovePredictor;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.work.Parallel;
import org.outwit.games.connect4.ConnectFour;
import org.outwit.games.connect4.ConnectFourPosition;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.learn.model.HoldOut;
import org.outwit.learn.online.OnlineLearner;
import org.outwit.learn.online.OnlineLesson;
import org.outwit.learn.people.PopulationPredictor;
import org.outwit.learn.people.Populations;
import org.outwit.play.player.MoveChooser;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.session.SessionEvent.Expected;
import org.outwit.play.session.SessionEvent.ExpectedMove;
import org.outwit.play.session.SessionEvent.LearnerState;
import org.outwit.play.session.SessionEvent.MovePlayed;

class ExpectationsTest {

    private static final Checkers CHECKERS = new Checkers();
    private static final ConnectFour FOUR = new ConnectFour();

    private final List<SessionEvent<DraughtsPosition>> events = new ArrayList<>();
    private final List<SessionEvent<ConnectFourPosition>> fours = new ArrayList<>();

    private GameSession<DraughtsPosition> checkers() {
        PlayerSpec who = PlayerSpec.parse("pieces");
        SessionPlan<DraughtsPosition> plan =
                new SessionPlan<>(CHECKERS, GameHistory.from(CHECKERS.start()), 0, who, Limits.depth(2));
        return new GameSession<>(
                plan, SessionState.beginning(1), seat -> first(), () -> first(), events::add, new FakeTime());
    }

    private static MoveChooser<DraughtsPosition> first() {
        return Players.of(
                CHECKERS,
                PlayerSpec.parse("random"),
                PlayerSettings.USUAL.withTable(1).seeded(5));
    }

    private static <P extends Position> List<Integer> legal(P position) {
        int[] moves = new int[position.mostMoves()];
        int count = position.moves(moves, 0);
        List<Integer> legal = new ArrayList<>();
        for (int i = 0; i < count; i++) legal.add(moves[i]);
        return legal;
    }

    private void playAtRandom(GameSession<DraughtsPosition> session, int moves) {
        SplittableRandom random = new SplittableRandom(8);
        for (int i = 0; i < moves && !session.isOver(); i++) {
            DraughtsPosition at = session.position();
            List<Integer> legal = legal(at);
            session.execute(
                    new SessionCommand.Move(CHECKERS.notation().format(at, legal.get(random.nextInt(legal.size())))));
        }
    }

    private List<Expected<DraughtsPosition>> expected() {
        List<Expected<DraughtsPosition>> all = new ArrayList<>();
        for (SessionEvent<DraughtsPosition> each : events) if (each instanceof Expected<DraughtsPosition> e) all.add(e);
        return all;
    }

    /** All that is told is what the predictor of people says at that position, counted anew. */
    @Test
    void peopleInGeneralAreExpectedWhereNobodyLearns() {
        try (GameSession<DraughtsPosition> session = checkers().expectingBy(Populations.SHIPPED)) {
            session.start();
            playAtRandom(session, 5);
            session.rest(); // and the same is expected afterwards
            playAtRandom(session, 25);
        }
        MovePredictor<DraughtsPosition> people = PopulationPredictor.of(
                CHECKERS, Populations.SHIPPED.of(CHECKERS).orElseThrow(), Double.NaN);
        List<Boolean> right = new ArrayList<>();
        assertThat(expected()).hasSizeGreaterThan(10);
        for (Expected<DraughtsPosition> each : expected()) {
            double[] row = people.probabilities(each.position());
            List<Integer> legal = legal(each.position());
            double played = row[legal.indexOf(each.move())];
            int better = 0;
            for (double p : row) if (p > played) better++;
            assertThat(each.legal()).isEqualTo(legal.size());
            assertThat(each.rank()).isGreaterThan(better);
            assertThat(each.surprise()).isCloseTo(-Math.log(played) / Math.log(2), within(1e-9));
            assertThat(each.own()).isFalse();
            for (ExpectedMove move : each.moves()) {
                assertThat(move.probability()).isEqualTo(row[legal.indexOf(move.move())]);
            }
            assertThat(each.moves()).extracting(ExpectedMove::move).contains(each.move());
            assertThat(each.moves())
                    .extracting(ExpectedMove::probability)
                    .isSortedAccordingTo((a, b) -> Double.compare(b, a));
            assertThat(each.moves()).hasSize(Math.min(legal.size(), each.rank() > 5 ? 6 : 5));
            right.add(each.rank() == 1);
            List<Boolean> last = right.subList(Math.max(0, right.size() - 20), right.size());
            assertThat(each.of()).isEqualTo(last.size());
            assertThat(each.predicted())
                    .isEqualTo((int) last.stream().filter(is -> is).count());
        }
    }

    @Test
    void opponentsPlayAsIfNobodyAsked() {
        try (GameSession<DraughtsPosition> session = checkers().expectingBy(Populations.SHIPPED)) {
            session.start();
            playAtRandom(session, 15);
        }
        List<Integer> asked = moves();
        events.clear();
        try (GameSession<DraughtsPosition> session = checkers()) {
            session.start();
            playAtRandom(session, 15);
        }
        assertThat(expected()).isEmpty();
        assertThat(moves()).isEqualTo(asked);
    }

    private List<Integer> moves() {
        return events.stream()
                .filter(MovePlayed.class::isInstance)
                .map(event -> ((MovePlayed<?>) event).move())
                .toList();
    }

    @Test
    void whatIsTakenBackDoesNotCountAndARestartForgetsNothing() {
        SessionState kept;
        try (GameSession<DraughtsPosition> session = checkers().expectingBy(Populations.SHIPPED)) {
            session.start();
            playAtRandom(session, 6);
            int of = expected().get(expected().size() - 1).of();
            session.execute(new SessionCommand.TakeBack());
            kept = session.state();
            assertThat(kept.moves().stream().filter(move -> move.predicted().isPresent()))
                    .hasSize(of - 1);
        }
        events.clear();
        SessionPlan<DraughtsPosition> plan = new SessionPlan<>(
                CHECKERS, GameHistory.from(CHECKERS.start()), 0, PlayerSpec.parse("pieces"), Limits.depth(2));
        try (var session = new GameSession<>(plan, kept, seat -> first(), () -> first(), events::add, new FakeTime())
                .expectingBy(Populations.SHIPPED)) {
            session.start();
            playAtRandom(session, 1);
            long before = kept.moves().stream()
                    .filter(move -> move.predicted().isPresent())
                    .count();
            assertThat(expected().get(0).of()).isEqualTo((int) before + 1);
        }
    }

    /** A lesson of its own is learned after some decisions, and all that comes later rests on it. */
    private OnlineLearner<ConnectFourPosition> learner() {
        return OnlineLearner.atOnce(
                (examples, monitor) -> {
                    LinearEvaluator<ConnectFourPosition> lines =
                            (LinearEvaluator<ConnectFourPosition>) FOUR.evaluator("lines");
                    HoldOut score = new HoldOut(examples.size(), 0.5, 0.2, Double.NaN);
                    return Optional.of(OnlineLesson.of(FOUR, lines, 1, score, examples)
                            .calibrated(examples, Parallel.ALONE, monitor));
                },
                2);
    }

    private GameSession<ConnectFourPosition> four() {
        SessionPlan<ConnectFourPosition> plan =
                new SessionPlan<>(FOUR, GameHistory.from(FOUR.start()), 0, PlayerSpec.parse("lines"), Limits.depth(1));
        MoveChooser<ConnectFourPosition> player =
                Players.of(FOUR, PlayerSpec.parse("lines"), PlayerSettings.USUAL.withTable(1));
        return new GameSession<>(
                plan, SessionState.beginning(1), seat -> player, () -> player, fours::add, new FakeTime());
    }

    @Test
    void aLearnerThatNoOpponentUsesSeesTheGameAndTellsItsLessons() {
        OnlineLearner<ConnectFourPosition> learner = learner();
        List<LearnerState<ConnectFourPosition>> lessons = new ArrayList<>();
        try (GameSession<ConnectFourPosition> session =
                four().watchedBy(learner).expectingBy(Populations.SHIPPED).tellingLessons(lessons::add)) {
            session.start();
            for (String move : List.of("4", "3", "5")) session.execute(new SessionCommand.Move(move));
            assertThat(learner.seen()).isEqualTo(3);
            assertThat(lessons).hasSize(1);
            assertThat(lessons.get(0).lesson().orElseThrow().examples()).isEqualTo(2);
            assertThat(lessons.get(0).learning()).isFalse();
            List<Boolean> own = new ArrayList<>();
            for (SessionEvent<ConnectFourPosition> each : fours) {
                if (each instanceof Expected<ConnectFourPosition> expected) own.add(expected.own());
            }
            assertThat(own)
                    .as("nothing is known of people in connect4 before the lesson")
                    .containsExactly(true);
            session.execute(new SessionCommand.TakeBack());
            assertThat(learner.seen()).isEqualTo(2);
            session.execute(new SessionCommand.ShowLearner());
            LearnerState<?> state = (LearnerState<?>) fours.get(fours.size() - 1);
            assertThat(state.of()).as("taken back").isZero();
        }
        learner.saw(learner.examples());
        assertThat(lessons).as("a closed session hears nothing").hasSize(1);
    }

    /** The learner sees what was played before a restart as decisions of this game, once. */
    @Test
    void aResumedGameIsLearnedOnce() {
        SessionState kept;
        try (GameSession<ConnectFourPosition> session = four()) {
            session.start();
            for (String move : List.of("4", "3", "5")) session.execute(new SessionCommand.Move(move));
            kept = session.state();
        }
        OnlineLearner<ConnectFourPosition> learner = learner();
        SessionPlan<ConnectFourPosition> plan =
                new SessionPlan<>(FOUR, GameHistory.from(FOUR.start()), 0, PlayerSpec.parse("lines"), Limits.depth(1));
        MoveChooser<ConnectFourPosition> player =
                Players.of(FOUR, PlayerSpec.parse("lines"), PlayerSettings.USUAL.withTable(1));
        try (var session = new GameSession<>(plan, kept, seat -> player, () -> player, fours::add, new FakeTime())
                .watchedBy(learner)) {
            session.start();
            assertThat(learner.examples()).extracting(each -> each.ply()).containsExactly(0, 2, 4);
            session.execute(new SessionCommand.TakeBack());
            assertThat(learner.seen()).isEqualTo(2);
        }
    }
}
