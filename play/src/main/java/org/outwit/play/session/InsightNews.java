package org.outwit.play.session;

import java.util.Map;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.play.player.Insight;
import org.outwit.play.player.LearnerSpec;
import org.outwit.play.session.SessionEvent.InsightGained;

/**
 * Tells what a player who learns knows: when somebody asks, and when it begins or ceases to play by that; or else whenever it may have
 * changed.
 */
final class InsightNews<P extends Position> {

    private final SessionPlan<P> plan;
    private final Opponents<P> opponents;
    private final Consumer<SessionEvent<P>> events;
    private boolean always;
    private boolean toldTrusted;

    InsightNews(SessionPlan<P> plan, Opponents<P> opponents, Consumer<SessionEvent<P>> events) {
        this.plan = plan;
        this.opponents = opponents;
        this.events = events;
    }

    /** From now on tells whatever changes, also where somebody watches. */
    void tellAlways() {
        always = true;
    }

    /** A player has moved. */
    void turned(int seat) {
        Insight<P> insight = opponents.insights().get(seat);
        if (insight == null) return;
        if (always || !plan.isWatched() && insight.trusted() != toldTrusted) tell(seat, insight);
    }

    /** The game is over or went back, so that other decisions count than before. */
    void recounted() {
        if (always) opponents.insights().forEach(this::tell);
    }

    /** Tells the person what is known; false if no opponent learns. */
    boolean tell() {
        if (plan.isWatched()) return false;
        boolean learns =
                plan.seats() == 2 && LearnerSpec.isLearner(plan.opponents().get(0));
        if (learns) opponents.at(1 - plan.you()); // who may not have been asked for a move yet
        Map<Integer, Insight<P>> known = opponents.insights();
        known.forEach(this::tell);
        return !known.isEmpty();
    }

    private void tell(int seat, Insight<P> insight) {
        toldTrusted = insight.trusted();
        events.accept(new InsightGained<>(seat, insight));
    }
}
