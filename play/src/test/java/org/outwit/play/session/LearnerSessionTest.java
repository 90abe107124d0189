package org.outwit.play.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.outwit.core.minimax.AlphaBeta;
import org.outwit.core.player.PlayerSpec;
import org.outwit.core.search.Limits;
import org.outwit.core.turn.GameHistory;
import org.outwit.games.draughts.Checkers;
import org.outwit.games.draughts.DraughtsPosition;
import org.outwit.play.player.PlayerSettings;
import org.outwit.play.player.Players;
import org.outwit.play.session.SessionEvent.InsightGained;
import org.outwit.play.session.SessionEvent.MoveExplained;
import org.outwit.play.words.SessionWords;

class LearnerSessionTest {

    private static final Checkers GAME = new Checkers();
    private static final PlayerSpec LEARNER = PlayerSpec.parse("learner:samuel@3");
    private static final PlayerSettings SMALL = PlayerSettings.USUAL.withTable(1);

    private final List<SessionEvent<DraughtsPosition>> events = new ArrayList<>();

    private GameSession<DraughtsPosition> session(String opponent) {
        PlayerSpec other = PlayerSpec.parse(opponent);
        SessionPlan<DraughtsPosition> plan =
                new SessionPlan<>(GAME, GameHistory.from(GAME.start()), 0, other, Limits.depth(3));
        return new GameSession<>(
                plan, seat -> Players.of(GAME, other, SMALL), () -> Players.of(GAME, other, SMALL), events::add);
    }

    private static GameSession<DraughtsPosition> resumed(SessionState state) {
        SessionPlan<DraughtsPosition> plan =
                new SessionPlan<>(GAME, GameHistory.from(GAME.start()), 0, LEARNER, Limits.depth(3));
        return new GameSession<>(plan, state, seat -> null, () -> null, event -> {}, System::nanoTime);
    }

    /** The person plays as the learner would with two plies. */
    private static SessionCommand foreseen(DraughtsPosition position) {
        int move = new AlphaBeta<>(GAME.evaluator("samuel"))
                .search(position, Limits.depth(2))
                .move();
        return new SessionCommand.Move(GAME.notation().format(position, move));
    }

    private List<InsightGained<DraughtsPosition>> gained() {
        return events.stream()
                .filter(InsightGained.class::isInstance)
                .map(event -> (InsightGained<DraughtsPosition>) event)
                .toList();
    }

    @Test
    void tellsWhenItBeginsToPlayForErrorsAndWhatItExpects() {
        try (GameSession<DraughtsPosition> session = session(LEARNER.toString())) {
            session.start();
            session.execute(new SessionCommand.ShowLearner());
            assertThat(gained())
                    .hasSize(1)
                    .allMatch(each -> each.insight().score().seen() == 0);
            for (int turn = 0; turn < 60 && gained().size() < 2 && !session.isOver(); turn++) {
                session.execute(foreseen(session.position()));
            }
            assertThat(gained()).hasSize(2);
            assertThat(gained().get(1).insight().trusted()).isTrue();
            session.execute(new SessionCommand.Explain());
            MoveExplained<DraughtsPosition> why = (MoveExplained<DraughtsPosition>) events.get(events.size() - 1);
            String words = new SessionWords<>(GAME, "Outwit").explanation(why);
            assertThat(words)
                    .startsWith("Outwit played ")
                    .contains("\nI foresaw ", "I now play for your next error. After ", " I expect ");
            List<ForeseenStretch> kept = ForeseenStretch.of(session.state().moves());
            session.execute(foreseen(session.position())); // the reply to what was just explained
            List<ForeseenStretch> more = ForeseenStretch.of(session.state().moves());
            assertThat(more).hasSizeGreaterThan(kept.size());
            assertThat(more.get(kept.size()).expected()).isNotEmpty();
            try (GameSession<DraughtsPosition> again = resumed(session.state())) {
                assertThat(again.state().moves()).isEqualTo(session.state().moves());
            }
            session.execute(new SessionCommand.TakeBack());
            assertThat(ForeseenStretch.of(session.state().moves())).isEqualTo(kept);
            int seen = gained().get(1).insight().score().decisions();
            session.execute(new SessionCommand.TakeBack());
            session.execute(new SessionCommand.ShowLearner());
            assertThat(gained().get(2).insight().score().decisions()).isLessThanOrEqualTo(seen);
        }
    }

    @Test
    void whoDoesNotLearnHasNothingToTell() {
        try (GameSession<DraughtsPosition> session = session("samuel@2")) {
            session.start();
            session.execute(new SessionCommand.ShowLearner());
            assertThat(gained()).isEmpty();
            assertThat(events.get(events.size() - 1)).isInstanceOf(SessionEvent.Refused.class);
        }
    }
}
