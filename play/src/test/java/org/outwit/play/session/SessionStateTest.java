package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.outwit.core.Thoroughness;
import org.outwit.core.game.Game;
import org.outwit.core.game.Games;
import org.outwit.core.game.InputException;
import org.outwit.core.game.Position;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Counts;
import org.outwit.core.search.Limits;
import org.outwit.core.search.Result;
import org.outwit.core.turn.GameHistory;
import org.outwit.core.turn.Observation;
import org.outwit.core.turn.Turn;
import org.outwit.play.match.TimeControl;
import org.outwit.play.match.TinyGame;
import org.outwit.play.session.SessionEvent.ClockState;
import org.outwit.play.session.SessionEvent.GameOver;
import org.outwit.play.session.SessionEvent.HintFound;
import org.outwit.play.session.SessionEvent.MovePlayed;
import org.outwit.play.session.SessionEvent.TakenBack;
import org.outwit.play.session.SessionEvent.YourTurn;
import org.outwit.play.session.SessionState.KeptMove;

/** A session that is killed at any time goes on as if nothing had happened. */
class SessionStateTest {

    private static final int MOST_ACTIONS = 26;

    /** Where a session could be killed: what was kept, what the person did by then, and what was told. */
    private record Moment(SessionState state, int actions, int told, boolean waiting) {}

    /** A person and players whose moves and times follow from a seed and where the game is, and from nothing else. */
    private static final class Play<P extends Position> {

        final Game<P> game;
        final SessionPlan<P> plan;
        final long seed;
        final FakeTime time = new FakeTime();
        final List<String> told = new ArrayList<>();
        final List<Moment> moments = new ArrayList<>();
        final GameSession<P> session;
        final boolean resumed;
        int actions;

        Play(Game<P> game, long seed, boolean timed, SessionState state, int actions) {
            this.game = game;
            this.seed = seed;
            this.actions = actions;
            this.resumed = !state.moves().isEmpty();
            this.plan = plan(game, seed, timed);
            this.session = new GameSession<>(plan, state, seat -> this::choose, () -> this::choose, this::hear, time);
        }

        static <P extends Position> SessionPlan<P> plan(Game<P> game, long seed, boolean timed) {
            int seats = game.capabilities().players();
            List<PlayerSpec> others = Collections.nCopies(seats - 1, PlayerSpec.parse("somebody"));
            SessionPlan<P> plan = new SessionPlan<>(
                    game, GameHistory.from(game.start()), (int) (seed % seats), others, Limits.depth(1));
            return timed ? plan.timed(TimeControl.perGame(Duration.ofSeconds(30), Duration.ofMillis(300))) : plan;
        }

        private Result choose(Turn<P> turn) {
            SplittableRandom random =
                    new SplittableRandom(seed * 31 + session.position().key());
            time.pass(random.nextInt(1500));
            List<Integer> moves = turn.observation() instanceof Observation.Shown<P> shown
                    ? shown.sight().moves()
                    : legal(turn.position());
            int move = moves.get(random.nextInt(moves.size()));
            return Result.exact(0, List.of(move), 1, false, Counts.ZERO);
        }

        private static List<Integer> legal(Position position) {
            int[] moves = new int[position.mostMoves()];
            int end = position.moves(moves, 0);
            List<Integer> legal = new ArrayList<>();
            for (int i = 0; i < end; i++) legal.add(moves[i]);
            return legal;
        }

        private void hear(SessionEvent<P> event) {
            told.add(text(event));
            // Before the rest of a turn is told, a move of dice may be known already that the event of the move does
            // not have.
            if (!resumed && event instanceof MovePlayed<P> played && isLast(played)) keep(false);
        }

        private boolean isLast(MovePlayed<P> played) {
            P after = Position.copyOf(played.before());
            after.make(played.move());
            return after.key() == session.position().key();
        }

        private void keep(boolean waiting) {
            if (resumed && !moments.isEmpty()) return; // where it first waits is all that is asked of it
            moments.add(new Moment(session.state(), actions, told.size(), waiting));
        }

        /** Goes on until the script or the game is over; the person takes back, asks for hints and resigns now and then. */
        Play<P> toTheEnd() {
            session.start();
            while (actions < MOST_ACTIONS) {
                SplittableRandom random = new SplittableRandom(seed * 1_000 + actions);
                if (session.isOver() && random.nextInt(3) == 0) break;
                keep(true);
                time.pass(random.nextInt(1000));
                actions++;
                session.execute(command(random));
            }
            return this;
        }

        private SessionCommand command(SplittableRandom random) {
            int what = random.nextInt(12);
            if (session.isOver() || what == 0) return new SessionCommand.TakeBack();
            if (what == 1) return new SessionCommand.Hint();
            if (what == 2 && random.nextInt(4) == 0) return new SessionCommand.Resign();
            P position = session.position();
            List<Integer> moves = legal(position);
            return new SessionCommand.Move(game.notation().format(position, moves.get(random.nextInt(moves.size()))));
        }
    }

    private static String text(SessionEvent<?> event) {
        if (event instanceof MovePlayed<?> played) {
            return "played " + played.seat() + " " + played.move() + " at "
                    + played.before().key();
        }
        if (event instanceof YourTurn<?> turn)
            return "your turn at " + turn.position().key();
        if (event instanceof TakenBack<?> back)
            return "taken back to " + back.position().key();
        if (event instanceof HintFound<?> hint) return "hint " + hint.result().move();
        if (event instanceof ClockState<?> clocks) return clocks.toString();
        if (event instanceof GameOver<?> over) {
            return "over " + over.report().end() + over.report().payoffs()
                    + over.report().plies();
        }
        return event.getClass().getSimpleName();
    }

    private static <P extends Position> int checkAll(Game<P> game, long seed, boolean timed) {
        Play<P> whole = new Play<>(game, seed, timed, SessionState.beginning(seed), 0).toTheEnd();
        int step = Thoroughness.of(1, 3); // each of the moments, or every third one
        for (int i = (int) (seed % step); i < whole.moments.size(); i += step) {
            Moment moment = whole.moments.get(i);
            Play<P> rest = new Play<>(game, seed, timed, moment.state, moment.actions);
            assertThat(rest.session.state()).as("what is kept is kept again").isEqualTo(moment.state);
            rest.toTheEnd();
            List<String> expected = new ArrayList<>(whole.told.subList(moment.told, whole.told.size()));
            // A person who waits is told again that it is their turn, or that the game begins.
            int again = moment.waiting ? rest.moments.get(0).told : 0;
            assertThat(rest.told.subList(again, rest.told.size()))
                    .as(game.name() + ", seed " + seed + ", after ply "
                            + moment.state.moves().size())
                    .isEqualTo(expected);
            assertThat(rest.session.state()).isEqualTo(whole.session.state());
        }
        return whole.moments.size();
    }

    @ParameterizedTest
    @ValueSource(strings = {"connect4", "kalah", "othello", "checkers", "chess", "backgammon", "whist-2"})
    void everyMomentOfRandomGamesCanBeTheLast(String name) {
        Game<?> game = Games.named(name);
        int moments = 0;
        for (long seed = 1; seed <= 3; seed++) moments += checkAll(game, seed, seed % 2 == 0);
        assertThat(moments).isGreaterThan(50);
    }

    @Test
    void anyNumberOfSeatsGoesOnWithItsDice() {
        for (long seed = 1; seed <= 6; seed++) checkAll(new TinyGame(3, true, 30), seed, false);
    }

    @Test
    void aGameThatWasGivenUpCanStillBeReopened() {
        Game<?> game = Games.named("connect4");
        assertThat(reopened(game, new SessionCommand.Resign())).isFalse();
    }

    private static <P extends Position> boolean reopened(Game<P> game, SessionCommand end) {
        Play<P> first = new Play<>(game, 2, true, SessionState.beginning(1), 0);
        first.session.start();
        first.session.execute(end);
        SessionState kept = first.session.state();
        assertThat(kept.end()).isPresent();
        Play<P> second = new Play<>(game, 2, true, kept, 0);
        second.session.start();
        assertThat(second.told).as("its end is no news").isEmpty();
        assertThat(second.session.isOver()).isTrue();
        second.session.execute(new SessionCommand.TakeBack());
        assertThat(second.told).first().asString().startsWith("taken back");
        return second.session.isOver();
    }

    @Test
    void whoComesLaterIsToldEverything() {
        Game<?> game = Games.named("kalah");
        Play<?> play = new Play<>(game, 2, true, SessionState.beginning(2), 0).toTheEnd();
        List<String> again = new ArrayList<>();
        play.session.retell(event -> again.add(text(event)));
        int moves = play.session.state().moves().size();
        assertThat(again).hasSize(moves + 3).startsWith("GameStarted");
        assertThat(again.get(again.size() - 1)).matches("(over|your turn).*");
    }

    @Test
    void aStateOfAnotherGameIsRefusedWithItsPlace() {
        Game<?> game = Games.named("connect4");
        SessionState odd = new SessionState(
                List.of(
                        new KeptMove("4", Duration.ZERO, Optional.empty()),
                        new KeptMove("e4", Duration.ZERO, Optional.empty())),
                Duration.ZERO,
                1,
                Optional.empty());
        assertThatThrownBy(() -> new Play<>(game, 2, false, odd, 0))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("The kept game cannot go on at ply 2, 'e4': ");
    }
}
