package org.outwit.play.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.outwit.core.game.Position;
import org.outwit.play.player.Insight;
import org.outwit.play.player.LearnerSpec;
import org.outwit.play.session.SessionEvent.InsightGained;

/**
 * Tells what a player who learns knows: when somebody asks, and when it begins or ceases to play by that; or else whenever it may have
 * changed. What they expected after their moves is kept with the game.
 */
final class InsightNews<P extends Position> {

    private final SessionPlan<P> plan;
    private final Opponents<P> opponents;
    private final Consumer<SessionEvent<P>> events;
    private final NavigableMap<Integer, List<String>> foreseen = new TreeMap<>(); // after the move at a ply
    private boolean always;
    private boolean toldTrusted;

    InsightNews(SessionPlan<P> plan, Opponents<P> opponents, Consumer<SessionEvent<P>> events) {
        this.plan = plan;
        this.opponents = opponents;
        this.events = events;
    }

    /** From now on tells all changes, also where somebody watches. */
    void tellAlways() {
        always = true;
    }

    /** The player who has just answered at this ply may expect the game to go on by a line, which begins with their move. */
    void answered(int ply) {
        opponents
                .last()
                .ifPresent(answer -> answer.insight()
                        .flatMap(insight -> insight.line(answer.result().move()))
                        .filter(line -> line.moves().size() > 1)
                        .ifPresent(line -> foresaw(ply, texts(answer.position(), line.moves()))));
    }

    private List<String> texts(P before, List<Integer> line) {
        List<String> texts = new ArrayList<>();
        P position = Position.copyOf(before);
        for (int move : line) {
            texts.add(plan.game().notation().format(position, move));
            position.make(move);
        }
        return texts.subList(1, texts.size());
    }

    /** After the move at this ply the game was expected to go on so. */
    void foresaw(int ply, List<String> moves) {
        if (!moves.isEmpty()) foreseen.put(ply, moves);
    }

    /** How the game was expected to go on after the move at this ply. */
    List<String> foreseen(int ply) {
        return foreseen.getOrDefault(ply, List.of());
    }

    /** Moves from this ply on were taken back, so that other decisions count than before. */
    void tookBack(int ply) {
        foreseen.tailMap(ply, true).clear();
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
